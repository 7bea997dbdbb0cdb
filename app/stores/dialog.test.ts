import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Receipt } from "#app/domain/bets/receipt.ts";
import { closeDialog, dropMemberDialogs, NEXT_DIALOG_MS, receiptOf, showDialog, useDialog } from "./dialog.ts";

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

const shown = () => useDialog.getState().content;

beforeEach(() => {
  vi.useFakeTimers();
  useDialog.setState({ content: undefined, waiting: [] });
});

afterEach(() => vi.useRealTimers());

test("two outcomes that arrive together are read one after the other", () => {
  showDialog(placed("r1"));
  showDialog(placed("r2"));
  expect(shown()).toMatchObject({ receipt: { ref: "r1" } });
  closeDialog();
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toMatchObject({ receipt: { ref: "r2" } });
  closeDialog();
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toBeUndefined();
});

test("a double tap that closes one does not close the next unread", () => {
  showDialog(placed("r1"));
  showDialog(placed("r2"));
  closeDialog();
  closeDialog();
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toMatchObject({ receipt: { ref: "r2" } });
});

test("news of the same bet take its place, on show or waiting", () => {
  showDialog(placed("r1"));
  showDialog(placed("r2"));
  showDialog(placed("r1", "found"));
  showDialog(placed("r2", "missing"));
  expect(shown()).toMatchObject({ receipt: { ref: "r1", proof: "found" } });
  expect(receiptOf("r2")).toMatchObject({ proof: "missing" });
  showDialog({ kind: "betTwice", ref: "r1", betIds: ["a", "b"], alike: false });
  expect(shown()).toMatchObject({ kind: "betTwice" });
  expect(receiptOf("r1")).toBeUndefined();
});

test("what speaks of a member's money goes with the member, a prompt of anybody's stays", () => {
  showDialog({ kind: "realityCheck", minutes: 60, spent: 300 });
  dropMemberDialogs();
  expect(shown()).toBeUndefined();
  showDialog({ kind: "deposit", said: "", lacks: 55 });
  dropMemberDialogs();
  expect(shown()).toBeUndefined();
  showDialog(placed("r1"));
  showDialog({ kind: "realityCheck", minutes: 60, spent: 300 });
  dropMemberDialogs();
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toBeUndefined();
  showDialog({ kind: "sessionEnded" });
  dropMemberDialogs();
  expect(shown()).toEqual({ kind: "sessionEnded" });
});

test("a prompt gives way to an outcome, and waits for one that was not read", () => {
  showDialog({ kind: "bonus", matchId: 501 });
  showDialog(placed("r1"));
  expect(shown()).toMatchObject({ kind: "betPlaced" });
  showDialog({ kind: "realityCheck", minutes: 60, spent: 10 });
  showDialog({ kind: "realityCheck", minutes: 120, spent: 10 });
  expect(shown()).toMatchObject({ kind: "betPlaced" });
  closeDialog();
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toMatchObject({ kind: "realityCheck", minutes: 120 });
  closeDialog();
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toBeUndefined();
});

test("who comes after the member reads nothing of their bets, but what is said to all", () => {
  showDialog(placed("r1"));
  showDialog(placed("r2"));
  showDialog({ kind: "sessionEnded" });
  dropMemberDialogs();
  vi.advanceTimersByTime(NEXT_DIALOG_MS);
  expect(shown()).toEqual({ kind: "sessionEnded" });
  expect(useDialog.getState().waiting).toEqual([]);
});
