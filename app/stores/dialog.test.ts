import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Receipt } from "#app/domain/bets/receipt.ts";
import { closeDialog, NEXT_DIALOG_MS, showDialog, useDialog } from "./dialog.ts";
import { dropMemberDialogs, receiptOf } from "./receipts.ts";

const app = testApp();

const receipt = (ref: string, proof: Receipt["proof"] = "looking"): Receipt => ({
  ref,
  kind: "single",
  betIds: [`bet of ${ref}`],
  proof,
  status: "waiting",
  combCount: 1,
  legs: [],
  stake: 100,
  payment: 100,
  back: 195,
  currency: "USD",
  balance: 900,
  placedAt: 0,
});
const placed = (ref: string, proof?: Receipt["proof"]) =>
  ({ kind: "betPlaced", receipt: receipt(ref, proof) }) as const;

const shown = () => useDialog.of(app).getState().content;

beforeEach(() => {
  vi.useFakeTimers();
  useDialog.of(app).setState({ content: undefined, waiting: [] });
});

afterEach(() => vi.useRealTimers());

test("two outcomes that arrive together are read one after the other", () => {
  showDialog(app, placed("r1"));
  showDialog(app, placed("r2"));
  expect(shown()).toMatchObject({ receipt: { ref: "r1" } });
  closeDialog(app);
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toMatchObject({ receipt: { ref: "r2" } });
  closeDialog(app);
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toBeUndefined();
});

test("a double tap that closes one does not close the next unread", () => {
  showDialog(app, placed("r1"));
  showDialog(app, placed("r2"));
  closeDialog(app);
  closeDialog(app);
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toMatchObject({ receipt: { ref: "r2" } });
});

test("news of the same bet take its place, on show or waiting", () => {
  showDialog(app, placed("r1"));
  showDialog(app, placed("r2"));
  showDialog(app, placed("r1", "found"));
  showDialog(app, placed("r2", "missing"));
  expect(shown()).toMatchObject({ receipt: { ref: "r1", proof: "found" } });
  expect(receiptOf(app, "r2")).toMatchObject({ proof: "missing" });
  showDialog(app, { kind: "betTwice", ref: "r1", betIds: ["a", "b"], alike: false });
  expect(shown()).toMatchObject({ kind: "betTwice" });
  expect(receiptOf(app, "r1")).toBeUndefined();
});

test("what speaks of a member's money goes with the member, a prompt of anybody's stays", () => {
  showDialog(app, { kind: "realityCheck", minutes: 60, spent: 300 });
  dropMemberDialogs(app);
  expect(shown()).toBeUndefined();
  showDialog(app, { kind: "deposit", said: "", lacks: 55 });
  dropMemberDialogs(app);
  expect(shown()).toBeUndefined();
  showDialog(app, placed("r1"));
  showDialog(app, { kind: "realityCheck", minutes: 60, spent: 300 });
  dropMemberDialogs(app);
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toBeUndefined();
  showDialog(app, { kind: "sessionEnded" });
  dropMemberDialogs(app);
  expect(shown()).toEqual({ kind: "sessionEnded" });
});

test("a prompt gives way to an outcome, and waits for one that was not read", () => {
  showDialog(app, { kind: "bonus", matchId: 501 });
  showDialog(app, placed("r1"));
  expect(shown()).toMatchObject({ kind: "betPlaced" });
  showDialog(app, { kind: "realityCheck", minutes: 60, spent: 10 });
  showDialog(app, { kind: "realityCheck", minutes: 120, spent: 10 });
  expect(shown()).toMatchObject({ kind: "betPlaced" });
  closeDialog(app);
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toMatchObject({ kind: "realityCheck", minutes: 120 });
  closeDialog(app);
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toBeUndefined();
});

test("who comes after the member reads nothing of their bets, but what is said to all", () => {
  showDialog(app, placed("r1"));
  showDialog(app, placed("r2"));
  showDialog(app, { kind: "sessionEnded" });
  dropMemberDialogs(app);
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toEqual({ kind: "sessionEnded" });
  expect(useDialog.of(app).getState().waiting).toEqual([]);
});
