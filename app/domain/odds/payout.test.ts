import Big from "big.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "./moneyText.ts";
import { type OddsStyle } from "./odds.ts";
import { netOf, payout, restOfNet } from "./payout.ts";
import vectors from "#app/domain/vectors/payout.json" with { type: "json" };
import { netByResult, type ResultCode } from "#app/domain/vectors/reference.ts";

test.each(vectors.rows)("$id $rule agrees", (row) => {
  const bet = { stake: row.stake, odds: row.odds, style: row.style as OddsStyle, marketId: row.marketId };
  const paid = payout(bet)!;
  expect(paid).toEqual({ payment: row.payment, back: row.back, win: row.win });
  expect(formatMoney(paid.back, 2)).toBe(row.backText);
  expect(formatMoney(paid.payment, 2)).toBe(row.paymentText);
  for (const [result, net] of Object.entries(row.netByResult ?? {})) {
    expect(netByResult(bet, Number(result) as ResultCode)).toBe(net);
  }
});

test("without a price or with an impossible stake there is no payout", () => {
  expect(payout({ stake: 10, odds: 0, style: 3, marketId: 1 })).toBeUndefined();
  expect(payout({ stake: 10, odds: 1.5, style: 1, marketId: 1 })).toBeUndefined();
  expect(payout({ stake: 10, odds: 0.9, style: 1, marketId: 5 })).toBeUndefined();
  expect(payout({ stake: -1, odds: 0.9, style: 1, marketId: 1 })).toBeUndefined();
  expect(payout({ stake: Number.NaN, odds: 0.9, style: 1, marketId: 1 })).toBeUndefined();
  expect(netOf({ stake: 10, odds: 0, style: 3, marketId: 1 }, 1)).toBeUndefined();
  for (const part of [Number.NaN, Infinity, -Infinity])
    expect(netOf({ stake: 10, odds: 0.9, style: 3, marketId: 1 }, part)).toBeUndefined();
});

test("what is left of a net after a cash-out of nothing, of half, and of a bet that nothing was deducted for", () => {
  expect(restOfNet(Big("10.005"), { payment: 100, sold: 0 })).toBe(10.01);
  expect(restOfNet(Big("10.01"), { payment: 100, sold: 50 })).toBe(5.01);
  expect(restOfNet(Big(10), { payment: 0, sold: 5 })).toBe(10);
});

test("a part of a Burmese line wins its part of the price", () => {
  const bet = { stake: 100, odds: 0.95, style: 6, marketId: 1 } as const;
  expect(netOf(bet, 0.2)).toBe(19);
  expect(netOf(bet, -0.2)).toBe(-20);
  expect(Object.is(netOf(bet, 0), 0)).toBe(true);
});

const half = (thousandths: bigint): number => Number((thousandths + 5n) / 10n) / 100;

test("a Malay payout equals whole-number arithmetic on thousandths", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: -1000, max: 1000 }), (stake, odds) => {
      fc.pre(odds !== 0);
      const size = BigInt(stake) * BigInt(Math.abs(odds));
      const paid = payout({ stake, odds: odds / 1000, style: 1, marketId: 3 })!;
      expect(paid.back).toBe(half(size + BigInt(stake) * 1000n));
      expect(paid.payment).toBe(odds < 0 ? half(size) : stake);
      expect(paid.win).toBe(odds < 0 ? stake : half(size));
    }),
  );
});

test("a decimal payout equals whole-number arithmetic in every style of a market without style", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 1001, max: 500_000 }),
      fc.constantFrom<OddsStyle>(1, 2, 3, 4, 5, 6),
      (stake, odds, style) => {
        const paid = payout({ stake, odds: odds / 1000, style, marketId: 16 })!;
        expect(paid).toEqual({
          payment: stake,
          back: half(BigInt(stake) * BigInt(odds)),
          win: half(BigInt(stake) * BigInt(odds - 1000)),
        });
      },
    ),
  );
});
