import fc from "fast-check";
import { expect, test } from "vitest";
import { netOf } from "#app/domain/odds/payout.ts";
import { settleBurmese, settleHandicap, settleTotal, type ScorePair } from "./settlement.ts";
import vectors from "#app/domain/vectors/handicap-settlement.json" with { type: "json" };
import { STAGE } from "#app/domain/boards/match.ts";
import { resultCode } from "#app/domain/vectors/reference.ts";

interface LineRow {
  kind: string;
  sportId: number;
  stage: number;
  hdp: number;
  line: number;
  betPos: number;
  betScore: ScorePair;
  final: ScorePair;
  fraction: number;
  result: number;
}

interface BurmeseRow {
  goals: number;
  outLevel: number;
  side: string;
  margin?: number;
  total?: number;
  price: number;
  stake: number;
  fraction: number;
  result: number;
  net: number;
}

const rows = vectors.rows as unknown as (LineRow & BurmeseRow)[];
const handicaps: LineRow[] = rows.filter(({ kind }) => kind === "HDP");
const totals: LineRow[] = rows.filter(({ kind }) => kind === "OU");
const burmese: BurmeseRow[] = rows.filter(({ kind }) => kind.startsWith("BU"));

test("money back is 0 for either side of a Burmese line, never a 0 below 0", () => {
  for (const givingSide of [true, false]) expect(settleBurmese({ goals: 1, percent: 0, givingSide }, 1)).toBe(0);
});

test("the vector rows are read whole", () => {
  expect(handicaps.length + totals.length + burmese.length).toBe(140);
});

test.each(handicaps)("$id $side $lineText at $final is $resultName", (row) => {
  const fraction = settleHandicap({ ...row, stage: STAGE.of(row.stage)! });
  expect(fraction).toBe(row.fraction);
  expect(resultCode(fraction)).toBe(row.result);
});

test.each(totals)("$id $side $lineText at $final is $resultName", ({ line, betPos, final, fraction, result }) => {
  const settled = settleTotal(line, betPos, final[0] + final[1]);
  expect(settled).toBe(fraction);
  expect(resultCode(settled)).toBe(result);
});

test.each(burmese)("$id $side $lineText is $resultName", (row) => {
  const { goals, outLevel: percent, side, stake, price } = row;
  const bet = { goals, percent, givingSide: side === "giver" || side === "over" };
  const fraction = settleBurmese(bet, (row.margin ?? row.total)!);
  expect(fraction).toBeCloseTo(row.fraction, 12);
  expect(resultCode(fraction)).toBe(row.result);
  expect(netOf({ stake, odds: price, style: 6, marketId: 1 }, fraction)).toBe(row.net);
});

test.each([
  [0, [-1, 0, 1, 1, 1]],
  [0.25, [-1, -0.5, 1, 1, 1]],
  [0.5, [-1, -1, 1, 1, 1]],
  [0.75, [-1, -1, 0.5, 1, 1]],
  [1, [-1, -1, 0, 1, 1]],
  [1.25, [-1, -1, -0.5, 1, 1]],
  [1.5, [-1, -1, -1, 1, 1]],
  [1.75, [-1, -1, -1, 0.5, 1]],
  [2, [-1, -1, -1, 0, 1]],
])("a giver of %d settles by the table", (hdp, fractions) => {
  const scores: ScorePair[] = [
    [0, 1],
    [1, 1],
    [1, 0],
    [2, 0],
    [3, 0],
  ];
  const settled = scores.map((final) =>
    settleHandicap({ sportId: 1, stage: "today", hdp, betPos: 1, betScore: [0, 0], final }),
  );
  expect(settled).toEqual(fractions);
});

const goals = fc.integer({ min: 0, max: 9 });

test("one side wins what the other loses, and a quarter line is the middle of its neighbours", () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 20 }), goals, goals, (quarters, home, away) => {
      const settle = (line: number, betPos: number) =>
        settleHandicap({ sportId: 1, stage: "early", hdp: line / 4, betPos, betScore: [0, 0], final: [home, away] });
      expect(settle(quarters, 1) + settle(quarters, 2)).toBe(0);
      const neighbours = (settle(quarters - 1, 1) + settle(quarters + 1, 1)) / 2;
      expect(quarters % 2 === 0 || settle(quarters, 1) === neighbours).toBe(true);
    }),
  );
});

test("a live handicap in soccer starts at nil-nil, in basketball the whole score counts", () => {
  const bet = { stage: "live" as const, hdp: 0, betPos: 1, betScore: [1, 0] as const, final: [1, 0] as const };
  expect([1, 15, 16, 2, 5].map((sportId) => settleHandicap({ ...bet, sportId }))).toEqual([0, 0, 0, 1, 1]);
});
