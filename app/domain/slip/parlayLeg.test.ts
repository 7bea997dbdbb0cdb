import { expect, test } from "vitest";
import { line, match } from "#app/domain/watches/testing/watched.ts";
import { isDeadLeg, isShutInList, legState } from "./parlayLeg.ts";

const pick = { minParlay: 2 };
const ticket = { odds: 1.9, status: 3, minParlay: 2 };

test("a leg is what its fresh price says", () => {
  expect(legState(pick, ticket, true)).toBe("open");
  expect(legState(pick, { ...ticket, status: 7 }, true)).toBe("updating");
  expect(legState(pick, { ...ticket, status: 0 }, true)).toBe("closed");
  expect(legState(pick, { ...ticket, odds: 0 }, true)).toBe("closed");
  expect(legState(pick, { ...ticket, minParlay: 0 }, true)).toBe("notForParlay");
});

test("a match that may also be bet on alone is for parlays", () => {
  expect(legState({ minParlay: 1 }, undefined, false)).toBe("open");
  expect(legState(pick, { ...ticket, minParlay: 1 }, true)).toBe("open");
});

test("a leg that the answer leaves out is closed; without an answer it waits", () => {
  expect(legState(pick, undefined, true)).toBe("closed");
  expect(legState(pick, undefined, false)).toBe("open");
  expect(legState({ minParlay: 0 }, undefined, false)).toBe("notForParlay");
});

test("only closed legs and those not for parlays have to go", () => {
  expect(["open", "updating", "closed", "notForParlay"].map((state) => isDeadLeg(state as "open"))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("BAR-02: a leg is shut in a list that leaves its match out, halts it, or has its line without a price", () => {
  const picked = { marketId: 3, couId: 11, betPos: 2 };
  const listed = (change: Parameters<typeof line>[0]) => match({ markets: { 3: [line(change)] } });
  expect(isShutInList(picked, listed({}))).toBe(false);
  expect(isShutInList(picked, undefined)).toBe(true);
  expect(isShutInList(picked, match({ ...listed({}), state: "postponed" }))).toBe(true);
  expect(isShutInList(picked, listed({ status: 7 }))).toBe(true);
  expect(isShutInList(picked, listed({ odds: [2.04, 0] }))).toBe(true);
  expect(isShutInList(picked, listed({ odds: [2.04] }))).toBe(true);
  // its own state may come later than the end of the match that it belongs to
  expect(isShutInList(picked, listed({}), match({ state: "running" }))).toBe(false);
  expect(isShutInList(picked, listed({}), match({ state: "ended" }))).toBe(true);
  // only the match page has this line
  expect(isShutInList(picked, listed({ couId: 12 }))).toBe(false);
});
