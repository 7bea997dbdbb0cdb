import Big from "big.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMBINATIONS } from "./combinations.ts";
import { parlayPreview, symmetricSums } from "./parlay.ts";
import vectors from "#app/domain/vectors/parlay.json" with { type: "json" };
import { settleParlay, type LegResult } from "#app/domain/vectors/reference.ts";

interface ParlayRow {
  id: string;
  type: string;
  odds: number[];
  betCount: number;
  unitStake: number;
  totalStake: number;
  sumOfProducts: number;
  totalOddsText: string;
  back: number;
}

interface SettledRow extends ParlayRow {
  results: LegResult[];
  factors: number[];
  returned: number;
  net: number;
}

const rows = vectors.rows.filter(({ rule }) => rule !== "PARLAY-LIST") as unknown as ParlayRow[];
const settled = rows.filter((row) => "results" in row) as SettledRow[];
const typeOf = (name: string) => COMBINATIONS.find((type) => type.name === name)!;

test("the vector rows are read whole, with those of the slip", () => {
  expect(rows.length + vectors.rows.filter(({ rule }) => rule === "PARLAY-LIST").length).toBe(vectors.rows.length);
});

test.each(rows)("$id $type of $odds pays back $back", (row) => {
  const preview = parlayPreview(typeOf(row.type), row.odds, row.unitStake)!;
  expect(typeOf(row.type).combCount).toBe(row.betCount);
  expect(preview.totalStake).toBe(row.totalStake);
  expect(preview.totalOdds.toNumber()).toBeCloseTo(row.sumOfProducts, 6);
  expect(preview.totalOddsText).toBe(row.totalOddsText);
  expect(preview.back).toBe(row.back);
});

test.each(settled)("$id $type with $results returns $returned", (row) => {
  const paid = settleParlay(typeOf(row.type), row.odds, row.results, row.unitStake);
  expect(paid).toEqual({ returned: row.returned, net: row.net, factors: row.factors });
});

test("a parlay with a missing price, another number of legs or an impossible stake has no sums", () => {
  const type = typeOf("2 X 1");
  expect(parlayPreview(type, [1.9, 0], 10)).toBeUndefined();
  expect(parlayPreview(type, [1.9, 1], 10)).toBeUndefined();
  expect(parlayPreview(type, [1.9], 10)).toBeUndefined();
  expect(parlayPreview(type, [1.9, 1.9], Number.NaN)).toBeUndefined();
  expect(parlayPreview(type, [1.9, 1.9], -1)).toBeUndefined();
  expect(parlayPreview(type, [1.9, 1.9, 1.9], 10)).toBeUndefined();
  expect(settleParlay(type, [1.9, 1.9], ["win"], 10)).toBeUndefined();
});

test("before an amount is typed the odds are known, and the sums are nothing", () => {
  const preview = parlayPreview(typeOf("2 X 1"), [1.9, 2], 0);
  expect(preview).toMatchObject({ totalStake: 0, back: 0, win: 0, totalOddsText: "3.80" });
  expect(parlayPreview(typeOf("2 X 1"), [1.9, 2], 10)).toMatchObject({ totalStake: 10, back: 38, win: 28 });
});

test("when every leg is void the stake comes back", () => {
  for (const type of COMBINATIONS) {
    const odds = Array.from({ length: type.matchCount }, () => 1.9);
    const voids = odds.map((): LegResult => "void");
    expect(settleParlay(type, odds, voids, 7)).toMatchObject({ returned: 7 * type.combCount, net: 0 });
  }
});

describe("against every subset by hand", () => {
  const thousandths = fc.integer({ min: 1001, max: 20_000 });
  const type = fc.constantFrom(...COMBINATIONS);

  /** The sum of products over all subsets of the played sizes, in whole thousandths to the power of the size. */
  const bruteForce = (prices: readonly number[], bySize: readonly number[]): Big => {
    let total = 0n;
    const legs = prices.length;
    for (let mask = 1; mask < 1 << legs; mask++) {
      const chosen = prices.filter((_, index) => mask & (1 << index));
      if ((bySize[chosen.length - 2] ?? 0) === 0) continue;
      const product = chosen.reduce((value, price) => value * BigInt(price), 1n);
      total += product * 1000n ** BigInt(legs - chosen.length);
    }
    return Big(total.toString()).times(Big(`1e-${3 * legs}`));
  };

  test("the preview is exact", () => {
    const cases = type.chain((one) =>
      fc.tuple(fc.constant(one), fc.array(thousandths, { minLength: one.matchCount, maxLength: one.matchCount })),
    );
    fc.assert(
      fc.property(cases, ([one, prices]) => {
        const preview = parlayPreview(
          one,
          prices.map((price) => price / 1000),
          1,
        )!;
        expect(preview.totalOdds.eq(bruteForce(prices, one.bySize))).toBe(true);
      }),
    );
  });

  test("the sums of products have the binomial counts at price 1", () => {
    const sums = symmetricSums(Array.from({ length: 10 }, () => Big(1))).map((value) => value.toNumber());
    expect(sums).toEqual([1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1]);
  });
});
