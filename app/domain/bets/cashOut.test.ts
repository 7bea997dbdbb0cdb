import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideCashOut, netOfRest, saleRate } from "#app/domain/vectors/saleReference.ts";
import { rateText, saleBack, saleRefusal, unsold } from "./cashOut.ts";

import vectors from "#app/domain/vectors/sellback.json" with { type: "json" };

test.each(vectors.rows)("$id $rule ends with code $code", (row) => {
  const answer = decideCashOut({ ...row, quotedRate: row.quotedRate ?? undefined });
  expect(answer.code).toBe(row.code);
  expect(answer.remaining).toBe(row.remaining);
  // The file has rates with four decimals, the wire has six.
  expect(answer.rate === undefined).toBe(row.rate === null);
  expect(Math.abs((answer.rate ?? 0) - (row.rate ?? 0))).toBeLessThanOrEqual(0.000051);
  expect(answer.back).toBe(row.back);
  expect(answer.remainingAfter).toBe(row.remainingAfter);
  expect(row.win ?? 0).toBeCloseTo((answer.back ?? row.amount) - row.amount, 6);
});

describe("the amount of a sale", () => {
  const range = { payment: 80.5, sold: 0 };
  test.each([
    [0, "empty"],
    [-1, "empty"],
    [Number.NaN, "empty"],
    [1, undefined],
    [80, undefined],
    [80.5, undefined],
    [80.25, "notWhole"],
    [81, "aboveUnsold"],
  ])("%d of 80.50 is refused: %s", (amount, refusal) => {
    expect(saleRefusal(amount, range)).toBe(refusal);
  });
  test("keeps to the server's bounds", () => {
    expect(saleRefusal(19, { ...range, min: 20 })).toBe("belowMinimum");
    expect(saleRefusal(20, { ...range, min: 20 })).toBeUndefined();
    expect(saleRefusal(60, { ...range, max: 50 })).toBe("aboveUnsold");
  });
  test("of what is left counts the cents", () => {
    expect(unsold(80.3, 80.1)).toBe(0.2);
    expect(unsold(80, 100)).toBe(0);
    expect(saleRefusal(0.2, { payment: 80.3, sold: 80.1 })).toBeUndefined();
  });
});

test("a bet is worth no more than its odds, and nothing without a price now", () => {
  expect(saleRate({ oddsThen: 6, oddsNow: 1.01, margin: 0 })).toBe(5.940594);
  expect(saleRate({ oddsThen: 2, oddsNow: 1.001, margin: 0 })).toBe(1.998001);
  expect(saleRate({ oddsThen: 2, oddsNow: 1, margin: 0.05 })).toBeUndefined();
  expect(saleRate({ oddsThen: Number.NaN, oddsNow: 2, margin: 0.05 })).toBeUndefined();
  expect(saleRate({ oddsThen: 2, oddsNow: 2, margin: 1.5 })).toBeUndefined();
});

test("bonus bets and a line that is gone are not sold", () => {
  const bet = {
    payment: 100,
    sold: 0,
    oddsThen: 1.95,
    oddsNow: 1.5,
    margin: 0.05,
    amount: 100,
    betStatus: 1,
    parlay: false,
    marketOpen: true,
    sameLine: true,
  };
  expect(decideCashOut({ ...bet, excluded: true }).code).toBe(2);
  expect(decideCashOut({ ...bet, sameLine: false }).code).toBe(4);
  expect(decideCashOut({ ...bet, quotedRate: 1.2351 }).code).toBe(3);
  expect(decideCashOut({ ...bet, quotedRate: 1.235 }).code).toBe(0);
});

test("the rest of a half-sold bet wins half", () => {
  expect(netOfRest(95, { payment: 100, sold: 50 })).toBe(47.5);
  expect(netOfRest(-80, { payment: 80, sold: 60 })).toBe(-20);
  expect(netOfRest(95, { payment: 0, sold: 0 })).toBe(0);
});

test("a rate on the screen has two decimals where that is all of it, else at most four, never rounded up", () => {
  expect([0.95, 1, 0.9512, 0.951299, 0.95, 0.8, 0.915, 1.23999, 0.9999999].map(rateText)).toEqual([
    "0.95",
    "1.00",
    "0.9512",
    "0.9512",
    "0.95",
    "0.80",
    "0.915",
    "1.2399",
    "0.9999",
  ]);
});

test("the sale agrees with whole-number arithmetic and never pays more than the rate", () => {
  const odds = fc.integer({ min: 101, max: 5000 });
  fc.assert(
    fc.property(odds, odds, fc.integer({ min: 1, max: 1_000_000 }), (then, now, amount) => {
      const rate = saleRate({ oddsThen: then / 100, oddsNow: now / 100, margin: 0.05 })!;
      const millionths = Math.min(Math.floor((then * 950_000) / now), then * 10_000);
      expect(Math.round(rate * 1e6)).toBe(millionths);
      expect(saleBack(amount, rate)).toBe(Number((BigInt(amount) * BigInt(millionths)) / 10_000n) / 100);
    }),
  );
});
