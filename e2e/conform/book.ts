import { isTwoPosition, marketOf } from "#app/domain/odds/markets.ts";
import { isOddsStyle, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { watchBoards, type Watched } from "./chain.ts";
import { type Board, boardOf, boardQuery, dataOf, type Manner, oddsOf, type Pick, rowsOf } from "./answers.ts";
import { needed } from "./skip.ts";
import { type Wire } from "./wire.ts";

interface Result {
  readonly MatchID: number;
  readonly MatchDate: string;
  readonly FullState: number;
  readonly IsNamedResult: number;
}

/** A backend under test: what the checks share is requested once. */
export interface Book {
  readonly wire: Wire;
  readonly manner: Manner;
  live(): Promise<Board>;
  today(): Promise<Board>;
  early(): Promise<Board>;
  /** The boards as 200 polls saw them. */
  watched(): Promise<Watched>;
  /** The time by the server's own clock, ms since 1970. */
  now(): number;
  /** Its report day. */
  day(): string;
  /** Open selections on today's and the early board, of the markets and styles available to singles. */
  picks(style: number): Promise<readonly Pick[]>;
  /** The odds styles on offer. */
  styles(): Promise<readonly OddsStyle[]>;
  /** A match that has ended. */
  ended(): Promise<number | undefined>;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let held: Promise<T> | undefined;
  return () => (held ??= make());
};

const isPick = ({ marketId, row, match }: Pick): boolean =>
  isTwoPosition(marketId) &&
  marketOf(marketId)?.period === "FT" &&
  ticketState(row[2], false) === "open" &&
  oddsOf(row).every((price) => price !== 0) &&
  match.MatchKind === 0;

/** Opens a backend for the checks. */
export function openBook(wire: Wire, manner: Manner): Book {
  const notLive = (playType: number) =>
    once(async () => boardOf(await wire.ask("GetNoLiveMatchOdds", { query: { ...boardQuery(), playType } })));
  const today = notLive(1);
  const early = notLive(2);
  const shift = () => {
    const date = wire.log.findLast(({ headers }) => headers.has("date"))?.headers.get("date");
    return Date.parse(needed(date, "no answer has a Date header"));
  };
  const day = () => reportDay(shift());
  const ended = once(async () => {
    for (const sportID of [1, 2, 7, 9]) {
      for (const date of [day(), addDays(day(), -1)]) {
        const query = { language: "en-US", sportID, date };
        const answer = await wire.ask("GetSettleMatchResult", { query });
        const results = dataOf<{ Results: Result[] }[]>(answer).flatMap(({ Results }) => Results);
        const over = results.find(({ FullState, IsNamedResult }) => FullState === 1 && IsNamedResult === 0);
        if (over) return over.MatchID;
      }
    }
    return undefined;
  });
  return {
    wire,
    manner,
    today,
    early,
    ended,
    live: once(async () => boardOf(await wire.ask("GetLiveMatchOdds", { query: boardQuery() }))),
    watched: once(() => watchBoards(wire, manner)),
    now: shift,
    day,
    styles: once(async () => {
      const { json } = await wire.ask("GetPreference");
      const { AllowOddsStyle = [], SpCtrl } = (json ?? {}) as {
        AllowOddsStyle?: number[];
        SpCtrl?: { HasBurma: number };
      };
      // the Burmese style needs both (domain A2)
      return AllowOddsStyle.filter(isOddsStyle).filter((style) => style !== ODDS_STYLE.BU || SpCtrl?.HasBurma === 1);
    }),
    picks: async (style) => {
      const boards = [];
      for (const playType of [1, 2]) {
        const query = { ...boardQuery(0, style), playType };
        boards.push(boardOf(await wire.ask("GetNoLiveMatchOdds", { query })));
      }
      return boards
        .flatMap(({ data }) => data.MH.flatMap((match) => rowsOf(match).map((row) => ({ match, ...row }))))
        .filter(isPick);
    },
  };
}
