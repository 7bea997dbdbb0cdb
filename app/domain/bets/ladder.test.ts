import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { payLadder } from "./ladder.ts";

const pick = {
  sportId: 1,
  stage: "today",
  marketId: 1,
  betPos: 1,
  hdp: "0.25",
  outLevel: 0,
  oddsStyle: 2,
} as const;

const price = { stake: 100, odds: 1.9, style: 2, marketId: 1 } as const;

describe("a handicap", () => {
  test("on the giver of a quarter wins, loses half at a draw, loses", () => {
    expect(payLadder(pick, price)).toEqual([
      { scores: { by: "margin", from: 1, to: undefined }, fraction: 1, net: 90 },
      { scores: { by: "margin", from: 0, to: 0 }, fraction: -0.5, net: -50 },
      { scores: { by: "margin", from: undefined, to: -1 }, fraction: -1, net: -100 },
    ]);
  });
  test("on the receiver is its mirror image, by the margin of the receiver", () => {
    expect(payLadder({ ...pick, betPos: 2 }, price)).toEqual([
      { scores: { by: "margin", from: 1, to: undefined }, fraction: 1, net: 90 },
      { scores: { by: "margin", from: 0, to: 0 }, fraction: 0.5, net: 45 },
      { scores: { by: "margin", from: undefined, to: -1 }, fraction: -1, net: -100 },
    ]);
  });
  test("live in soccer counts from the score of now", () => {
    const live = payLadder({ ...pick, stage: "live", hdp: "0.5", score: [2, 0] }, price);
    expect(live?.map(({ scores }) => scores)).toEqual([
      { by: "margin", from: 3, to: undefined },
      { by: "margin", from: undefined, to: 2 },
    ]);
  });
  test("of another sport counts the whole score, live too", () => {
    const live = payLadder({ ...pick, sportId: 2, stage: "live", hdp: "0.5", score: [2, 0] }, price);
    expect(live?.[0]?.scores).toEqual({ by: "margin", from: 1, to: undefined });
  });
  test("of the second half counts from what fell in it, and says nothing where that is not known", () => {
    const half = { ...pick, marketId: 53, stage: "live", hdp: "0.5" } as const;
    const wins = (bet: Parameters<typeof payLadder>[0]) => payLadder(bet, price)?.[0]?.scores;
    expect(wins({ ...half, score: [3, 1], half: [2, 1] })).toEqual({ by: "margin", from: 2, to: undefined });
    expect(wins({ ...half, score: [1, 0], half: [2, 1] })).toEqual({ by: "margin", from: 1, to: undefined });
    expect(wins({ ...half, score: [0, 0] })).toEqual({ by: "margin", from: 1, to: undefined });
    expect(wins({ ...half, score: [1, 0] })).toBeUndefined();
    expect(wins({ ...half, stage: "today" })).toEqual({ by: "margin", from: 1, to: undefined });
  });
  test("live in soccer without the score at the bet says nothing", () => {
    expect(payLadder({ ...pick, stage: "live" }, price)).toBeUndefined();
    expect(payLadder({ ...pick, stage: "live", marketId: 3, hdp: "2.5" }, price)).toHaveLength(2);
  });
  test("in Burmese takes the score off in soccer alone: basketball at 50-40, home gives 3-20", () => {
    const burmese = { ...pick, stage: "live", hdp: "3", outLevel: -20, oddsStyle: 6, score: [50, 40] } as const;
    const staked = { ...price, odds: 0.9, style: 6 } as const;
    expect(payLadder({ ...burmese, sportId: 2 }, staked)?.map(({ scores, net }) => [scores, net])).toEqual([
      [{ by: "margin", from: 4, to: undefined }, 90],
      [{ by: "margin", from: 3, to: 3 }, -20],
      [{ by: "margin", from: undefined, to: 2 }, -100],
    ]);
    expect(payLadder({ ...burmese, score: [1, 0] }, staked)?.[0]?.scores).toEqual({
      by: "margin",
      from: 5,
      to: undefined,
    });
  });
  test("in Burmese live in soccer at 2-1 counts from there, for either side: home gives 3-20", () => {
    const burmese = { ...pick, stage: "live", hdp: "3", outLevel: -20, oddsStyle: 6, score: [2, 1] } as const;
    const staked = { ...price, odds: 0.9, style: 6 } as const;
    const margins = (betPos: 1 | 2) =>
      payLadder({ ...burmese, betPos }, staked)?.map(({ scores, net }) => [
        "from" in scores ? [scores.from, scores.to] : [],
        net,
      ]);
    expect(margins(1)).toEqual([
      [[5, undefined], 90],
      [[4, 4], -20],
      [[undefined, 3], -100],
    ]);
    expect(margins(2)).toEqual([
      [[-3, undefined], 90],
      [[-4, -4], 18],
      [[undefined, -5], -100],
    ]);
  });
  test("in Burmese that the away side gives: by a goal and 20, for either side", () => {
    const burmese = { ...pick, hdp: "-1", outLevel: 20, oddsStyle: 6 } as const;
    const staked = { ...price, odds: 0.9, style: 6 } as const;
    const margins = (betPos: 1 | 2) =>
      payLadder({ ...burmese, betPos }, staked)?.map(({ scores, fraction }) => [
        "from" in scores ? [scores.from, scores.to] : [],
        fraction,
      ]);
    expect(margins(2)).toEqual([
      [[2, undefined], 1],
      [[1, 1], 0.2],
      [[undefined, 0], -1],
    ]);
    expect(margins(1)).toEqual([
      [[0, undefined], 1],
      [[-1, -1], -0.2],
      [[undefined, -2], -1],
    ]);
  });
  test("and a total without a line, or with one below 0, say nothing; a total of 0 does", () => {
    for (const [marketId, hdp] of [
      [1, ""],
      [3, ""],
      [3, "-2.5"],
    ] as const)
      expect(payLadder({ ...pick, marketId, hdp }, { ...price, marketId })).toBeUndefined();
    expect(payLadder({ ...pick, marketId: 3, hdp: "0" }, { ...price, marketId: 3 })).toHaveLength(2);
  });
  test("in Burmese style on a quarter is an ordinary line", () => {
    const staked = { ...price, odds: 0.9, style: 6 } as const;
    expect(payLadder({ ...pick, oddsStyle: 6 }, staked)?.map(({ net }) => net)).toEqual([90, -50, -100]);
  });
  test("gives the stake back at a whole line", () => {
    const whole = payLadder({ ...pick, hdp: "1" }, price);
    expect(whole?.map(({ net }) => net)).toEqual([90, 0, -100]);
    expect(whole?.[1]?.scores).toEqual({ by: "margin", from: 1, to: 1 });
  });
  test("in Burmese wins a percent where the goals are met", () => {
    const burmese = payLadder({ ...pick, hdp: "1", outLevel: 50, oddsStyle: 6 }, { ...price, odds: 0.9, style: 6 });
    expect(burmese?.map(({ fraction, net }) => [fraction, net])).toEqual([
      [1, 90],
      [0.5, 45],
      [-1, -100],
    ]);
  });
  test("with a negative price wins the typed amount and loses what was deducted", () => {
    const malay = payLadder({ ...pick, hdp: "0.5", oddsStyle: 1 }, { ...price, odds: -0.8, style: 1 });
    expect(malay?.map(({ net }) => net)).toEqual([100, -80]);
  });
});

describe("a total", () => {
  test("over a quarter line", () => {
    expect(payLadder({ ...pick, marketId: 3, hdp: "2.25" }, { ...price, marketId: 3 })).toEqual([
      { scores: { by: "total", from: 3, to: undefined }, fraction: 1, net: 90 },
      { scores: { by: "total", from: 2, to: 2 }, fraction: -0.5, net: -50 },
      { scores: { by: "total", from: 0, to: 1 }, fraction: -1, net: -100 },
    ]);
  });
});

test("1X2 pays at one outcome", () => {
  const ladder = payLadder({ ...pick, marketId: 5, betPos: 2, hdp: "" }, { ...price, odds: 3.4, marketId: 5 });
  expect(ladder?.map(({ scores, net }) => [scores, net])).toEqual([
    [{ by: "outcome", outcome: "draw" }, 240],
    [{ by: "outcome", outcome: "home" }, -100],
    [{ by: "outcome", outcome: "away" }, -100],
  ]);
});

test("other markets and impossible prices have no ladder", () => {
  expect(payLadder({ ...pick, marketId: 7, hdp: "" }, { ...price, marketId: 7 })).toBeUndefined();
  expect(payLadder(pick, { ...price, odds: 0 })).toBeUndefined();
  expect(payLadder({ ...pick, hdp: "" }, price)).toBeUndefined();
});

test("for any line the steps cover every score once, from best to worst, never above the win or below the deduction", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -12, max: 12 }),
      fc.constantFrom(1 as const, 2 as const),
      fc.constantFrom("today" as const, "live" as const),
      fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
      (quarters, betPos, stage, score) => {
        const ladder = payLadder({ ...pick, betPos, stage, hdp: String(quarters / 4), score }, price) ?? [];
        expect(ladder.length).toBeGreaterThan(1);
        expect(ladder.map(({ fraction }) => fraction)).toEqual(
          ladder.map(({ fraction }) => fraction).toSorted((a, b) => b - a),
        );
        for (let margin = -9; margin <= 9; margin++) {
          const at = ladder.filter(
            ({ scores }) => scores.by === "margin" && (scores.from ?? -99) <= margin && margin <= (scores.to ?? 99),
          );
          expect(at).toHaveLength(1);
        }
        expect(ladder.every(({ net }) => net <= 90 && net >= -100)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
