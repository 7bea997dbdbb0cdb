import { describe, expect, test } from "vitest";
import { attemptAfter, type JournalEntry, READY } from "./attempt.ts";
import { type Quote } from "./quote.ts";
import { type Selection } from "./selection.ts";
import { isLiftedByPrice, shutsKeypad, slipArea } from "./slipArea.ts";

const pick: Selection = {
  sportId: 1,
  leagueId: 1,
  leagueName: "League",
  matchId: 5,
  mainId: 5,
  home: "Home",
  away: "Away",
  startsAt: "2026-11-21T12:00:00Z",
  stage: "today",
  marketId: 1,
  couId: 10,
  betPos: 1,
  hdp: "0.5",
  outLevel: 0,
  odds: 1.9,
  oddsStyle: 2,
  gameId: 1,
  bonus: false,
  minParlay: 2,
};

const quote: Quote = { ...pick, ticketId: "t", at: 1_000 };

const entry: JournalEntry = {
  ref: "r1",
  account: "a",
  kind: "single",
  quotes: [quote],
  stake: 100,
  payment: 100,
  combCount: 1,
  at: 2_000,
  knownIds: [],
};

const lost = attemptAfter(READY, { type: "resume", entry, at: 3_000 });
const open = { picks: [pick], attempts: [READY], paused: false, code: 0, state: "open" } as const;

describe("what stands in place of the keypad", () => {
  test.each([
    [0, "keypad"],
    [1, "closed"],
    [2, "closed"],
    [7, "recharge"],
    [8, "blockedCountry"],
    [9, "recharge"],
    [13, "recharge"],
    [15, "notAllowed"],
    [18, "updating"],
    [19, "forbidden"],
    [99, "keypad"],
  ] as const)("code %i: %s", (code, area) => {
    expect(slipArea({ ...open, code })).toBe(area);
  });
  test("a member who is paused, before anything of the market", () => {
    expect(slipArea({ ...open, paused: true, code: 18 })).toBe("notAllowed");
  });
  test("a bet in doubt on the selection, before everything", () => {
    expect(slipArea({ ...open, attempts: [READY, lost], paused: true })).toBe("checking");
    expect(slipArea({ ...open, picks: [{ ...pick, betPos: 2 }], attempts: [READY, lost] })).toBe("keypad");
  });
  test("a bet in doubt on one selection of several", () => {
    expect(slipArea({ ...open, picks: [{ ...pick, matchId: 6, mainId: 6, couId: 11 }, pick], attempts: [lost] })).toBe(
      "checking",
    );
  });
  test("a bet that was not found, until it is dismissed", () => {
    const once = attemptAfter(lost, { type: "lookUp", ref: "r1", at: 60_000 });
    const failed = attemptAfter(once, { type: "lookFailed", ref: "r1", at: 60_000 });
    const looking = attemptAfter(failed, { type: "lookUp", ref: "r1", at: 130_000 });
    const gone = attemptAfter(looking, {
      type: "looked",
      ref: "r1",
      match: { found: "none" },
      at: 130_100,
      readAt: 130_100,
    });
    expect(slipArea({ ...open, attempts: [gone] })).toBe("notFound");
    expect(slipArea({ ...open, attempts: [attemptAfter(gone, { type: "dismiss", ref: "r1" })] })).toBe("keypad");
  });
  test("the state of the price", () => {
    expect(slipArea({ ...open, state: "updating" })).toBe("updating");
    expect(slipArea({ ...open, state: "closed" })).toBe("closed");
  });
});

test("a good price lifts what was about the market and nothing about the member", () => {
  expect([1, 2, 18, 19].every(isLiftedByPrice)).toBe(true);
  expect([7, 8, 9, 13, 15].some(isLiftedByPrice)).toBe(false);
  expect([0, 3, 4, 5, 12].some(shutsKeypad)).toBe(false);
});
