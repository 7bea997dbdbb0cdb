import { describe, expect, test } from "vitest";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import handicaps from "#app/domain/vectors/handicap-settlement.json" with { type: "json" };
import { gradeBurmese, gradeHandicap, gradeTotal, wins } from "./grade.ts";

/** The fields of the shared vectors that these tests read. */
interface Row {
  readonly kind: string;
  readonly betPos: number;
  readonly hdp: number;
  readonly line: number;
  readonly final: readonly [number, number];
  readonly betScore: readonly [number, number];
  readonly stage: number;
  readonly sportId: number;
  readonly fraction: number;
  readonly side: string;
  readonly goals: number;
  readonly outLevel: number;
  readonly margin: number;
}

describe("handicaps and totals end as domain B2 says", () => {
  test.each([
    { name: "home gives 0/0.5 and draws", pos: 1, hdp: 0.25, score: [1, 1], part: -0.5 },
    { name: "away receives 0/0.5 and draws", pos: 2, hdp: 0.25, score: [1, 1], part: 0.5 },
    { name: "home gives 0.5/1 and wins by one", pos: 1, hdp: 0.75, score: [2, 1], part: 0.5 },
    { name: "home gives 1 and wins by one", pos: 1, hdp: 1, score: [2, 1], part: 0 },
    { name: "away gives 1/1.5 and wins by one", pos: 2, hdp: -1.25, score: [0, 1], part: -0.5 },
    { name: "level and lost", pos: 1, hdp: 0, score: [0, 2], part: -1 },
  ] as const)("$name", ({ pos, hdp, score, part }) => {
    expect(gradeHandicap(pos, hdp, score[0], score[1])).toBe(part);
  });

  test.each([
    { pos: 1, line: 2.25, total: 2, part: -0.5 },
    { pos: 2, line: 2.25, total: 2, part: 0.5 },
    { pos: 1, line: 2.75, total: 3, part: 0.5 },
    { pos: 1, line: 3, total: 3, part: 0 },
    { pos: 2, line: 2.5, total: 3, part: -1 },
  ])("position $pos on $line goals with $total", ({ pos, line, total, part }) => {
    expect(gradeTotal(pos, line, total)).toBe(part);
  });

  const rows = handicaps.rows as unknown as readonly Row[];
  const scoreSince = ({ stage, sportId, betScore, final }: Row) => {
    const [h0 = 0, a0 = 0] = stage === 3 && [1, 15, 16].includes(sportId) ? betScore : [];
    return [final[0] - h0, final[1] - a0] as const;
  };

  test.each(rows.filter(({ kind }) => kind === "HDP"))("shared vector $id", (row) => {
    expect(gradeHandicap(row.betPos, row.hdp, ...scoreSince(row))).toBe(row.fraction);
  });

  test.each(rows.filter(({ kind }) => kind === "OU"))("shared vector $id", (row) => {
    expect(gradeTotal(row.betPos, row.line, row.final[0] + row.final[1])).toBe(row.fraction);
  });

  test.each(rows.filter(({ kind }) => kind === "BU-HDP"))("shared vector $id", (row) => {
    const giver = row.side === "giver";
    expect(gradeBurmese(giver ? 1 : 2, row.goals, row.outLevel, row.margin)).toBe(row.fraction);
  });
});

describe("Burmese lines end as domain A11 says", () => {
  test.each([
    { text: "=", goals: 0, percent: 0, margin: 0, giver: 0 },
    { text: "=+20", goals: 0, percent: 20, margin: 0, giver: 0.2 },
    { text: "=-20", goals: 0, percent: -20, margin: 0, giver: -0.2 },
    { text: "1-50", goals: 1, percent: -50, margin: 1, giver: -0.5 },
    { text: "1+50", goals: 1, percent: 50, margin: 1, giver: 0.5 },
    { text: "2+80", goals: 2, percent: 80, margin: 2, giver: 0.8 },
    { text: "2+80", goals: 2, percent: 80, margin: 3, giver: 1 },
    { text: "2+80", goals: 2, percent: 80, margin: 1, giver: -1 },
  ])("$text with a margin of $margin", ({ goals, percent, margin, giver }) => {
    expect(gradeBurmese(1, goals, percent, margin)).toBe(giver);
    expect(gradeBurmese(2, goals, percent, margin)).toBe(giver === 0 ? 0 : -giver);
    // at no goals there is no giver: the percentage is the home side's
    expect(goals === 0 || gradeBurmese(2, -goals, percent, -margin) === giver).toBe(true);
  });
});

describe("markets without a line", () => {
  test.each([
    { market: 25, table: "doubleChance", key: "homeOrDraw", home: 1, away: 1, won: true },
    { market: 22, table: "yesNo", key: "yes", home: 2, away: 1, won: false },
    { market: 22, table: "yesNo", key: "no", home: 2, away: 1, won: true },
    { market: 24, table: "yesNo", key: "yes", home: 2, away: 1, won: true },
    { market: 19, table: "margin", key: "home:3+", home: 5, away: 1, won: true },
    { market: 19, table: "margin", key: "drawWithGoals", home: 0, away: 0, won: false },
    { market: 11, table: "totalGoals", key: "range:4-6", home: 3, away: 3, won: true },
    { market: 7, table: "oddEven", key: "even", home: 0, away: 0, won: true },
    { market: 68, table: "digits", key: "digit:3", home: 101, away: 92, won: true },
  ] as const)("market $market $key at $home-$away: $won", ({ market, table, key, home, away, won }) => {
    expect(wins(market, table, key, [key], { home, away, count: home + away })).toBe(won);
  });

  test("a yes or no that nobody has defined is not graded as another", () => {
    const grade = (id: number) => wins(id, "yesNo", "yes", ["yes", "no"], { home: 1, away: 1, count: 2 });
    for (const { id } of MARKET_TABLE.filter(({ table }) => table === "yesNo")) expect(grade(id)).toBeTypeOf("boolean");
    expect(() => grade(999)).toThrow("market 999");
  });

  test("half time and full time, their parity and the better half", () => {
    const facts = { home: 2, away: 3, count: 5, first: [2, 1], second: [0, 2] } as const;
    expect(wins(15, "halfFull", "home/away", [], facts)).toBe(true);
    expect(wins(34, "halfFullParity", "odd/odd", [], facts)).toBe(true);
    expect(wins(33, "halves", "firstHalf", [], facts)).toBe(true);
  });

  test("any other score wins only when no listed score did", () => {
    const keys = ["1-0", "0-0", "aos"] as const;
    expect(wins(9, "score4", "aos", keys, { home: 5, away: 1, count: 6 })).toBe(true);
    expect(wins(9, "score4", "aos", keys, { home: 1, away: 0, count: 1 })).toBe(false);
  });
});
