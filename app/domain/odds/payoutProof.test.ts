import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMBINATIONS } from "#app/domain/slip/combinations.ts";
import { ODDS_STYLE, type OddsStyle } from "./odds.ts";
import { parlayPreview } from "#app/domain/slip/parlay.ts";
import { payout } from "./payout.ts";

/**
 * Whole cents as the nearest number of major units: parsed from text, because beyond 2^53 cents a division rounds
 * twice.
 */
const major = (cents: bigint): number => {
  const digits = String(cents).padStart(3, "0");
  return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
};

/** A second formula, in whole thousandths and whole cents: no decimal library, no floating point. */
const cents = (thousandthsOfCents: bigint): number => {
  const size = thousandthsOfCents < 0n ? -thousandthsOfCents : thousandthsOfCents;
  const rounded = major((size + 500n) / 1000n);
  return thousandthsOfCents < 0n ? -rounded : rounded;
};

/** What a price in thousandths deducts and wins per unit, in thousandths (domain A8). */
function reference(stake: number, thousandths: number, style: OddsStyle) {
  const amount = BigInt(stake) * 100n;
  const price = BigInt(thousandths);
  const perUnit = style === ODDS_STYLE.EU ? price - 1000n : style === ODDS_STYLE.US ? price / 100n : price;
  const payment = amount * (perUnit < 0n ? -perUnit : 1000n);
  const win = amount * (perUnit < 0n ? 1000n : perUnit);
  return { payment: cents(payment), win: cents(win), back: cents(payment + win) };
}

const priced: fc.Arbitrary<{ style: OddsStyle; thousandths: number }> = fc.oneof(
  fc.record({ style: fc.constant(ODDS_STYLE.EU), thousandths: fc.integer({ min: 1001, max: 100_000 }) }),
  fc.record({
    style: fc.constantFrom(ODDS_STYLE.HK, ODDS_STYLE.BU),
    thousandths: fc.integer({ min: 1, max: 100_000 }),
  }),
  fc.record({
    style: fc.constant(ODDS_STYLE.MY),
    thousandths: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: -999, max: -1 })),
  }),
  fc.record({
    style: fc.constant(ODDS_STYLE.ID),
    thousandths: fc.oneof(fc.integer({ min: 1000, max: 100_000 }), fc.integer({ min: -100_000, max: -1001 })),
  }),
  fc.record({
    style: fc.constant(ODDS_STYLE.US),
    // whole numbers of 100 and more
    thousandths: fc
      .oneof(fc.integer({ min: 100, max: 10_000 }), fc.integer({ min: -10_000, max: -101 }))
      .map((whole) => whole * 1000),
  }),
);

describe("BET-25: payout to the cent", () => {
  test("a single in every style agrees with a second formula in whole numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), priced, (stake, { style, thousandths }) => {
        const found = payout({ stake, odds: thousandths / 1000, style, marketId: 1 });
        expect(found).toEqual(reference(stake, thousandths, style));
      }),
      { numRuns: 5000 },
    );
  });

  test("a parlay of every type agrees with the products of all its combinations, one by one", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COMBINATIONS),
        fc.array(fc.integer({ min: 1001, max: 9_999 }), { minLength: 10, maxLength: 10 }),
        fc.integer({ min: 1, max: 100_000 }),
        (type, prices, stake) => {
          const legs = prices.slice(0, type.matchCount);
          const scale = 1000n ** BigInt(legs.length);
          let sum = 0n;
          for (let set = 1; set < 1 << legs.length; set++) {
            const chosen = legs.filter((_, at) => set & (1 << at));
            if ((type.bySize[chosen.length - 2] ?? 0) === 0 || chosen.length < 2) continue;
            const product = chosen.reduce((total, price) => total * BigInt(price), 1n);
            sum += product * 1000n ** BigInt(legs.length - chosen.length);
          }
          const back = (sum * BigInt(stake) * 100n * 2n + scale) / (scale * 2n);
          const preview = parlayPreview(
            type,
            legs.map((price) => price / 1000),
            stake,
          );
          expect(preview?.back).toBe(major(back));
          expect(preview?.totalStake).toBe(stake * type.combCount);
        },
      ),
      {
        numRuns: 2000,
        // a return beyond 2^53 cents
        examples: [
          [
            COMBINATIONS.find(({ name }) => name === "10 X 1") ?? COMBINATIONS[0],
            [5078, 9678, 8871, 7817, 9256, 6232, 6704, 9991, 7406, 9805],
            94_207,
          ],
        ],
      },
    );
  });
});
