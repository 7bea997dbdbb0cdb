import { type BoardData, type MarketRow, type MatchRow } from "#app/api/odds/matchData.ts";
import { type Answer } from "./wire.ts";

/** A board with the response in which it came. */
export interface Board {
  readonly answer: Answer;
  readonly data: BoardData;
}

/** A selection on a board. */
export interface Pick {
  readonly match: MatchRow;
  readonly marketId: number;
  readonly couId: number;
  readonly row: MarketRow;
}

/** The limits of the run, and how it waits. */
export interface Manner {
  /** No bet exceeds this, in the account's currency. */
  readonly ceiling: number;
  /** How many polls of the live board are applied one after another. */
  readonly polls: number;
  readonly pause: (ms: number) => Promise<void>;
}

/** The query of a board. */
export const boardQuery = (sportID = 0, oddsStyle = 2) => ({
  language: "en-US",
  oddsStyle,
  isMixparlay: false,
  IncludeExtenMatch: true,
  sportID,
});

/** The board in a response. Throws if there is none: every check of it would be empty. */
export function boardOf(answer: Answer): Board {
  const data = answer.json as BoardData | undefined;
  if (data?.Code !== 0 || !Array.isArray(data.MH)) throw new TypeError(`${answer.call} answered no board`);
  return { answer, data };
}

/** The rows of a board's match: market, CouID and row. */
export const rowsOf = (match: Pick["match"]): { marketId: number; couId: number; row: MarketRow }[] =>
  Object.entries(match.MK).flatMap(([market, rows]) =>
    Object.entries(rows ?? {}).flatMap(([cou, row]) =>
      row === null ? [] : [{ marketId: Number(market), couId: Number(cou), row }],
    ),
  );

/** The prices of a row. */
export const oddsOf = (row: MarketRow): readonly number[] => row.slice(5) as number[];

/** The envelope's code; undefined if there is none. */
export const codeOf = (answer: Answer): unknown => (answer.json as { Code?: unknown } | null | undefined)?.Code;

/** What is under Data. Throws if nothing is. */
export function dataOf<T>(answer: Answer): T {
  const { Data } = (answer.json ?? {}) as { Data?: T | null };
  if (Data === undefined || Data === null)
    throw new TypeError(`${answer.call} answered no Data, Code ${String(codeOf(answer))}`);
  return Data;
}
