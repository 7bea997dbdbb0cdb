import fc from "fast-check";
import { expect, test } from "vitest";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import vectors from "#app/domain/vectors/figures.json" with { type: "json" };
import { recordOf, type WireRecord } from "#app/domain/vectors/wireRecords.ts";
import { DIMENSIONS } from "./breakdowns.ts";
import { type SeenBet } from "./choices.ts";
import { type FigureQuery, type Figures, figuresOf } from "./figures.ts";

type Row = (typeof vectors.rows)[number];

const queryOf = ({ days, from, to, ...rest }: Row): FigureQuery => ({
  days: (days as unknown as { Date: string; Bets: WireRecord[] }[]).map(({ Date: day, Bets }) => ({
    day,
    bets: Bets.map(recordOf),
  })),
  from,
  to,
  journal: ((rest as { journal?: readonly SeenBet[] }).journal ?? []).map((line) => ({
    ...line,
    quotes: line.quotes.map((quote) => ({ ...quote, oddsStyle: quote.oddsStyle as OddsStyle })),
  })),
});

/** Figures as the tables write them. */
function written({ total, rows, sales, autoAccept: { singles: _singles, unknown: _unknown, ...autoAccept } }: Figures) {
  const plain = DIMENSIONS.map((dimension) => [dimension, rows[dimension].map(({ behind: _behind, ...row }) => row)]);
  return { total, ...Object.fromEntries(plain), sales, autoAccept };
}

// FIG-02 VOID, UNKNOWN, TIME; FIG-03 TOTAL, BONUS; FIG-04 STYLE, KIND; FIG-05, FIG-07 SOLD; FIG-06 BAND, GROUP; FIG-08 AUTO; LEDGER all
test.each(vectors.rows)("$id $rule agrees", (row) => {
  expect(written(figuresOf(queryOf(row)))).toEqual(row.expect);
});

test("FIG-02: of a bet settled twice the later time counts, on its own day, also where that lies outside", () => {
  const bet = (SettleTime: string, WinLose: number) => {
    const wire = (vectors.rows[1]!.days as unknown as { Bets: WireRecord[] }[]).flatMap(({ Bets }) => Bets)[0]!;
    return recordOf({ ...wire, BetID: "1", Status: 2, WinLose, SettleTime });
  };
  const first = bet("2026-11-02T10:00:00Z", -100);
  const sameSecond = bet("2026-11-02T10:00:00.500Z", 50);
  const nextDay = bet("2026-11-03T10:00:00Z", 90);
  const totalOf = (...days: FigureQuery["days"]) =>
    figuresOf({ days, from: "2026-11-02", to: "2026-11-02", journal: [] }).total;
  expect(totalOf({ day: "2026-11-02", bets: [sameSecond, first] })).toMatchObject({ bets: 1, net: 50 });
  expect(totalOf({ day: "2026-11-02", bets: [first] }, { day: "2026-11-03", bets: [nextDay] }).bets).toBe(0);
});

const queries = vectors.rows.map(queryOf);
const everyBet = queries.flatMap(({ days }) => days.flatMap(({ bets }) => bets));

test("FIG-06: each breakdown adds up to the total to the cent, and each settled bet stands in one row", () => {
  fc.assert(
    fc.property(fc.subarray(everyBet), (bets) => {
      const { total, rows } = figuresOf({
        days: [{ day: "2026-11-02", bets }],
        from: "2026-11-01",
        to: "2026-11-03",
        journal: [],
      });
      for (const dimension of DIMENSIONS) {
        const cents = (of: (row: { net: number; turnover: number; bets: number }) => number) =>
          rows[dimension].reduce((sum, row) => sum + Math.round(of(row) * 100), 0);
        expect(cents(({ net }) => net)).toBe(Math.round(total.net * 100));
        expect(cents(({ turnover }) => turnover)).toBe(Math.round(total.turnover * 100));
        expect(rows[dimension].reduce((sum, row) => sum + row.bets, 0)).toBe(total.bets);
        for (const { key, behind } of rows[dimension]) expect([key, behind.length]).not.toEqual([key, 0]);
      }
    }),
    { numRuns: 300 },
  );
});

test("FIG-08: a price that moved under a result that nobody can know is counted apart, with no sum", () => {
  const [settled] = everyBet.filter(({ kind, status, result }) => kind === "single" && status === "settled" && result);
  const of = (id: string, changes: object) => ({ ...settled!, id, odds: 0.8, oddsStyle: 6 as const, ...changes });
  const bets = [of("half", { result: "halfWin" }), of("none", { result: undefined }), of("won", { result: "win" })];
  const journal = bets.map(({ id, oddsStyle, legs }) => ({
    betIds: [id],
    outcome: "accepted",
    quotes: [{ odds: 0.9, hdp: legs[0]!.hdp, oddsStyle }],
  }));
  const days = [{ day: "2026-11-02", bets: bets.map((bet) => ({ ...bet, settledAt: "2026-11-02T18:00:00Z" })) }];
  const { autoAccept } = figuresOf({ days, from: "2026-11-02", to: "2026-11-02", journal });
  expect(autoAccept).toMatchObject({ compared: 3, singles: 3, same: 0, better: 0, worse: 1, unknown: 2 });
  expect(autoAccept.difference).toBeLessThan(0);
});
