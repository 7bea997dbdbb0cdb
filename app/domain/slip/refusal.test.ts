import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BET_REMEDY,
  betOutcome,
  betRefusal,
  cashOutOutcome,
  generalRefusal,
  isDoubtfulBet,
  isDoubtfulCall,
  isSureFailure,
  isUnknownCode,
  sellRefusal,
} from "./refusal.ts";

describe("the same number by context", () => {
  test.each([
    [0, "success", "success", "success"],
    [1, { unknown: 1 }, "marketClosed", "failed"],
    [2, "parameterError", "marketChanged", "notForSale"],
    [3, "loggedOut", "oddsChanged", "oddsChanged"],
    [4, "busy", "belowMinimum", "saleClosed"],
    [5, "reload", "aboveMaximum", { unknown: 5 }],
    [6, "oddsUpdating", { unknown: 6 }, { unknown: 6 }],
    [7, { unknown: 7 }, "insufficientBalance", { unknown: 7 }],
    [8, "blockedCountry", "blockedCountry", { unknown: 8 }],
    [9, "recharge", "recharge", { unknown: 9 }],
    [10, { unknown: 10 }, "dayLimit", { unknown: 10 }],
    [11, { unknown: 11 }, "loginNeeded", { unknown: 11 }],
    [12, { unknown: 12 }, "tooOften", { unknown: 12 }],
    [13, { unknown: 13 }, "deductionFailed", { unknown: 13 }],
    [14, { unknown: 14 }, "matchLimit", { unknown: 14 }],
    [15, { unknown: 15 }, "memberProhibited", { unknown: 15 }],
    [16, { unknown: 16 }, { unknown: 16 }, { unknown: 16 }],
    [18, { unknown: 18 }, "oddsUpdating", { unknown: 18 }],
    [19, { unknown: 19 }, "betForbidden", { unknown: 19 }],
    [-1, "systemError", { unknown: -1 }, { unknown: -1 }],
    [-2, "timedOut", { unknown: -2 }, { unknown: -2 }],
    [-400, "badRequest", { unknown: -400 }, { unknown: -400 }],
    [-401, "unauthorized", { unknown: -401 }, { unknown: -401 }],
    [-403, "accessDenied", { unknown: -403 }, { unknown: -403 }],
    [-404, "notFound", { unknown: -404 }, { unknown: -404 }],
    [-500, "serverError", { unknown: -500 }, { unknown: -500 }],
    [-503, "serverBusy", { unknown: -503 }, { unknown: -503 }],
    [-502, { unknown: -502 }, { unknown: -502 }, { unknown: -502 }],
  ])("%d reads its own table", (code, general, bet, sell) => {
    expect(generalRefusal(code)).toEqual(general);
    expect(betRefusal(code)).toEqual(bet);
    expect(sellRefusal(code)).toEqual(sell);
  });
});

test("only zero is a success", () => {
  fc.assert(
    fc.property(fc.anything(), (code) => {
      fc.pre(code !== 0);
      for (const read of [generalRefusal, betRefusal, sellRefusal]) {
        expect(read(code)).not.toBe("success");
      }
    }),
  );
});

test.each([undefined, null, "0", 0.5, Number.NaN, {}])("%s is an unknown code without a number", (code) => {
  expect(betRefusal(code)).toEqual({ unknown: Number.NaN });
  expect(isUnknownCode(betRefusal(code))).toBe(true);
});

test("a bet is in doubt after code 13, an unknown result, a lost answer or a broken server", () => {
  expect(isDoubtfulBet(betRefusal(13))).toBe(true);
  expect(isDoubtfulBet(betRefusal(77))).toBe(true);
  expect(isDoubtfulBet(betRefusal(undefined))).toBe(true);
  expect(isDoubtfulBet(betRefusal(4))).toBe(false);
  expect([-2, -1, -500, -502, -503, -504, 77, undefined].map(isDoubtfulCall)).toEqual(Array(8).fill(true));
  expect([2, 3, 4, 5, 6, 8, 9, -400, -401, -403, -404, -429].map(isDoubtfulCall)).toEqual(Array(12).fill(false));
});

test("each refusal of a bet has its next step; code 13 leads to the bet list before the recharge prompt", () => {
  expect(BET_REMEDY).toEqual({
    marketClosed: "clear",
    marketChanged: "reprice",
    oddsChanged: "reprice",
    belowMinimum: "changeStake",
    aboveMaximum: "changeStake",
    insufficientBalance: "recharge",
    blockedCountry: "tell",
    recharge: "recharge",
    dayLimit: "tell",
    loginNeeded: "login",
    tooOften: "wait",
    deductionFailed: "checkBets",
    matchLimit: "tell",
    memberProhibited: "tell",
    oddsUpdating: "wait",
    betForbidden: "tell",
  });
});

test.each([
  ["envelope", 4, true],
  ["http", -404, true],
  ["http", -450, true],
  ["http", -399, false],
  ["http", -502, false],
  ["envelope", -1, false],
  ["envelope", 77, false],
  ["network", 4, false],
  ["timeout", -2, false],
])("a call that failed as %s %d has surely booked nothing: %s", (kind, code, isSure) => {
  expect(isSureFailure({ kind, code })).toBe(isSure);
});

test.each([
  [0, true, "taken"],
  [0, false, "taken"],
  [13, true, "doubt"],
  [77, true, "doubt"],
  [3, true, "repriced"],
  [2, true, "repriced"],
  [3, false, "refused"],
  [4, true, "refused"],
  [4, false, "refused"],
])("the result %d of a bet, with a new price: %s, says %s", (result, isRepriced, outcome) => {
  expect(betOutcome(result, isRepriced)).toBe(outcome);
});

test.each([
  [0, 0.9, "taken"],
  [0, undefined, "taken"],
  [77, 0.9, "doubt"],
  [3, 0.9, "repriced"],
  [3, 0, "refused"],
  [3, undefined, "refused"],
  [1, 0.9, "refused"],
  [4, 2, "refused"],
])("the result %d of a cash-out, with the rate %s, says %s", (result, rate, outcome) => {
  expect(cashOutOutcome(result, rate)).toBe(outcome);
});
