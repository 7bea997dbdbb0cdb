import { useState } from "react";
import { isFailure } from "#app/api/failure.ts";
import { type LiveAsk, useLiveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { useNoLiveMatchOdds } from "#app/api/odds/getNoLiveMatchOdds.ts";
import { config } from "#app/config.ts";
import { type Board, EMPTY_BOARD } from "#app/domain/board.ts";
import { type LeagueSection, type MatchSort, orderBoard, type PlayType, sameOrder } from "#app/domain/boardOrder.ts";
import { type Day } from "#app/domain/dates.ts";
import { type ListedLeague, leaguesOf, type Narrowing, narrowSections } from "#app/domain/listed.ts";
import { listMarkets } from "#app/domain/markets.ts";
import { type Stage } from "#app/domain/match.ts";
import { type OddsStyle } from "#app/domain/odds.ts";
import { type SportId } from "#app/domain/sports.ts";
import { filterKey, useOnlyLeagues } from "#app/stores/filter.ts";
import { useList } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useOddsStyle } from "./preference.ts";
import { useMinute } from "./today.ts";

/** A list as the screen needs it. */
export interface ListView {
  /** Undefined until the first answer. */
  readonly board: Board | undefined;
  readonly sections: readonly LeagueSection[];
  readonly oddsStyle: OddsStyle;
  /** Epoch ms of the last good answer, 0 for none. */
  readonly updatedAt: number;
  /** The list's cadence, ms: a price older than twice this looks old (decisions, Polling). */
  readonly interval: number;
  /** Why there is no board; a board that is held stays on the screen. */
  readonly failureCode: number | undefined;
  readonly retry: () => void;
}

/** The lists that have a board of their own; Popular is put together from single matches. */
export type BoardType = Exclude<PlayType, 4>;

interface Ordered {
  readonly board: Board;
  readonly sort: MatchSort;
  readonly narrow: string;
  readonly all: readonly LeagueSection[];
  readonly sections: readonly LeagueSection[];
}

const ALL: Narrowing = { stages: [1, 2, 3] };

function order(
  board: Board,
  sort: MatchSort,
  narrowing: Narrowing,
  all: readonly LeagueSection[] = orderBoard(board, sort),
): Ordered {
  const sections = narrowSections(all, board.matches, narrowing);
  return { board, sort, narrow: JSON.stringify(narrowing), all, sections };
}

/** The sections of a board, worked out anew only when membership, order or what is left out changed, not when prices moved. */
export function useSections(board: Board, sort: MatchSort, narrowing: Narrowing = ALL): readonly LeagueSection[] {
  const [held, setHeld] = useState<Ordered>(() => order(board, sort, narrowing));
  const sameWish = held.sort === sort && held.narrow === JSON.stringify(narrowing);
  if (held.board === board && sameWish) return held.sections;
  const ordered = held.sort === sort && sameOrder(held.board, board);
  const next = ordered
    ? sameWish
      ? { ...held, board }
      : order(board, sort, narrowing, held.all)
    : order(board, sort, narrowing);
  setHeld(next);
  return next.sections;
}

const STAGES: Readonly<Record<BoardType, readonly Stage[]>> = { 0: [3], 1: [2], 2: [1], 3: [1, 2] };

const HOUR_MS = 3_600_000;

/** Which list is shown: for Early and Mix parlay a day of the strip, whose first day is today's. */
export interface ListWish {
  readonly sportId: SportId;
  readonly playType: BoardType;
  /** Of the week strip. */
  readonly day?: Day | undefined;
  /** The day is today's: Early then shows the rest of today. */
  readonly isToday?: boolean;
}

/** The call behind a list: which board, of which day. */
const callOf = ({ playType, day, isToday = false }: ListWish) => {
  const today = playType === 2 && isToday;
  return { playType: today ? (1 as const) : playType, date: today ? undefined : day };
};

function useBoardCall(wish: ListWish) {
  const language = useSettings((settings) => settings.language);
  const comboId = useList((list) => list.comboId);
  const oddsStyle = useOddsStyle();
  const { sportId } = wish;
  const { playType, date } = callOf(wish);
  const ask: LiveAsk = { sportId, comboId, language, oddsStyle, marketList: listMarkets(sportId).join(",") };
  const live = useLiveMatchOdds(ask, playType === 0);
  const coming = useNoLiveMatchOdds(
    { ...ask, playType: playType === 0 ? 1 : playType, ...(date !== undefined && { date }) },
    playType !== 0,
  );
  return { ...(playType === 0 ? live : coming), oddsStyle, stages: STAGES[playType] };
}

/** The list of one sport and play type: which call, how often, in which order, without what the filters hide (spec §7, §9). */
export function useListView(wish: ListWish): ListView {
  const { sportId, playType, day } = wish;
  const sort = useSettings((settings) => settings.matchSort);
  const hours = useList((list) => list.soon);
  const soon = playType === 1 ? hours : undefined;
  const now = useMinute(soon !== undefined);
  const leagues = useOnlyLeagues(filterKey(sportId, playType));
  const { data, error, dataUpdatedAt, refetch, oddsStyle, stages } = useBoardCall(wish);
  const before = soon && now + soon * HOUR_MS;
  const narrowing: Narrowing = {
    stages,
    ...(day !== undefined && { day }),
    ...(before !== undefined && { before }),
    ...(leagues !== undefined && { leagues }),
  };
  return {
    board: data,
    sections: useSections(data ?? EMPTY_BOARD, sort, narrowing),
    oddsStyle,
    updatedAt: dataUpdatedAt,
    interval: config().intervals[playType === 0 ? "live" : "today"],
    failureCode: failureOf(data, error),
    retry: () => void refetch(),
  };
}

/** The code of a failure that leaves a page with nothing to show; undefined while something is held (spec §8). */
export const failureOf = (data: unknown, error: unknown): number | undefined =>
  data === undefined && error instanceof Error ? (isFailure(error) ? error.code : -1) : undefined;

/** The leagues of a list before its filter, for the filter page (spec §2, league filter). */
export function useListLeagues(wish: ListWish): {
  readonly leagues: readonly ListedLeague[] | undefined;
  readonly failureCode: number | undefined;
  readonly retry: () => void;
} {
  const { data, error, refetch, stages } = useBoardCall(wish);
  const sections = useSections(data ?? EMPTY_BOARD, 0, { stages, ...(wish.day !== undefined && { day: wish.day }) });
  return {
    leagues: data && leaguesOf(sections, data.leagues),
    failureCode: failureOf(data, error),
    retry: () => void refetch(),
  };
}
