"use no memo";

import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { isFailure } from "#app/api/failure.ts";
import { type BoardOptions, type BoardWish, useBoard } from "#app/api/odds/boardQuery.ts";
import { liveAsk } from "#app/api/odds/firstAsks.ts";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { noLiveMatchOdds } from "#app/api/odds/getNoLiveMatchOdds.ts";
import { config } from "#app/config.ts";
import { type Board, EMPTY_BOARD } from "#app/domain/boards/board.ts";
import {
  type LeagueSection,
  type MatchSort,
  orderBoard,
  type PlayType,
  sameOrder,
} from "#app/domain/boards/boardOrder.ts";
import { type Day, HOUR_MS } from "#app/domain/time/dates.ts";
import { type Narrowing, narrowSections } from "#app/domain/boards/listed.ts";
import { type Stage } from "#app/domain/boards/match.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { filterKey, useOnlyLeagues } from "#app/stores/filter.ts";
import { useList } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useKeptFailure } from "#app/flows/keptFailure.ts";
import { createFeed, type MatchFeed } from "./matchFeed.ts";
import { useListedStyle } from "#app/flows/session/preference.ts";
import { useMinute } from "./today.ts";

/** A list as the screen needs it. */
export interface ListView {
  /** False until the first response. */
  readonly loaded: boolean;
  /** The source of the rows' matches. */
  readonly feed: MatchFeed;
  readonly sections: readonly LeagueSection[];
  readonly oddsStyle: OddsStyle;
  /** The list's interval, ms: a price older than twice this looks old (decisions, Polling). */
  readonly interval: number;
  /** Why there is no board; a cached board stays on the screen. */
  readonly failureCode: number | undefined;
  readonly retry: () => void;
}

/** The lists that have a board of their own; Popular is assembled from single matches. */
export type BoardType = Exclude<PlayType, "popular">;

interface Ordered {
  readonly board: Board;
  readonly sort: MatchSort;
  readonly narrow: string;
  readonly all: readonly LeagueSection[];
  readonly sections: readonly LeagueSection[];
}

const ALL: Narrowing = { stages: ["early", "today", "live"] };

function order(
  board: Board,
  sort: MatchSort,
  narrowing: Narrowing,
  all: readonly LeagueSection[] = orderBoard(board, sort),
): Ordered {
  const sections = narrowSections(all, board.matches, narrowing);
  return { board, sort, narrow: JSON.stringify(narrowing), all, sections };
}

/** The sections of a board, recomputed only when membership, order or filters changed, not when prices moved. */
export function useSections(board: Board, sort: MatchSort, narrowing: Narrowing = ALL): readonly LeagueSection[] {
  const [held, setHeld] = useState<Ordered>(() => order(board, sort, narrowing));
  const sameWish = held.sort === sort && held.narrow === JSON.stringify(narrowing);
  if (held.board === board && sameWish) return held.sections;
  const ordered = held.sort === sort && sameOrder(held.board, board);
  const next = ordered && sameWish ? { ...held, board } : order(board, sort, narrowing, ordered ? held.all : undefined);
  setHeld(next);
  return next.sections;
}

/** A cached board without its prices: a new object only when a match joined, left or moved (performance 1). */
function createShape(): (board: Board) => Board {
  let held: Board | undefined;
  return (board) => {
    if (held === undefined || !sameOrder(held, board)) held = board;
    return held;
  };
}

/** What a page gets of a board: its shape, which changes only with membership and order, and the feed of its rows. */
export function useBoardShape(options: BoardOptions, wish: BoardWish) {
  const client = useQueryClient();
  const [shape] = useState(createShape);
  const query = useBoard(options, shape, wish);
  const { data, isPlaceholderData } = query;
  const queryHash = hashKey(options.queryKey);
  const { failure, retry } = useKeptFailure(query, queryHash);
  const instead = isPlaceholderData ? data : undefined;
  // memoized by hand, since "use no memo" applies above: with a new feed every row would subscribe again
  const feed = useMemo(() => createFeed(client, queryHash, instead), [client, queryHash, instead]);
  return {
    data,
    isPlaceholderData,
    feed,
    failureCode: codeOf(failure),
    retry,
  };
}

const STAGES: Readonly<Record<BoardType, readonly Stage[]>> = {
  live: ["live"],
  today: ["today"],
  early: ["early"],
  parlay: ["early", "today"],
};

/** Which list is shown: for Early and Mix parlay a day of the week strip, whose first day is today. */
export interface ListQuery {
  readonly sportId: SportId;
  readonly playType: BoardType;
  /** From the week strip. */
  readonly day?: Day | undefined;
  /** The day is today: Early then shows the rest of today. */
  readonly isToday?: boolean;
}

/** The call behind a list: which board, and which day. */
const callOf = ({ playType, day, isToday = false }: ListQuery) => {
  const today = playType === "early" && isToday;
  return { playType: today ? ("today" as const) : playType, date: today ? undefined : day };
};

/** The board behind a list, as its call returns it. */
export function useBoardCall(wish: ListQuery) {
  const language = useSettings((settings) => settings.language);
  const comboId = useList((list) => list.comboId);
  const oddsStyle = useListedStyle();
  const { sportId } = wish;
  const { playType, date } = callOf(wish);
  const ask = liveAsk({ sportId, comboId, language, oddsStyle });
  const options =
    playType === "live"
      ? liveMatchOdds(ask)
      : noLiveMatchOdds({ ...ask, playType, ...(date !== undefined && { date }) });
  return { ...useBoardShape(options, { enabled: true }), oddsStyle, stages: STAGES[playType] };
}

/** The list of one sport and play type: its call, interval and order, without what the filters hide (spec §7, §9). */
export function useListView(wish: ListQuery): ListView {
  const { sportId, playType, day } = wish;
  const sort = useSettings((settings) => settings.matchSort);
  const hours = useList((list) => list.soon);
  const soon = playType === "today" ? hours : undefined;
  const now = useMinute(soon !== undefined);
  const leagues = useOnlyLeagues(filterKey(sportId, playType));
  const { data, feed, failureCode, retry, oddsStyle, stages } = useBoardCall(wish);
  const before = soon && now + soon * HOUR_MS;
  const narrowing: Narrowing = {
    stages,
    ...(day !== undefined && { day }),
    ...(before !== undefined && { before }),
    ...(leagues !== undefined && { leagues }),
  };
  return {
    loaded: data !== undefined,
    feed,
    sections: useSections(data ?? EMPTY_BOARD, sort, narrowing),
    oddsStyle,
    interval: config().intervals[playType === "live" ? "live" : "today"],
    failureCode,
    retry,
  };
}

/** The code of what keeps a page from showing anything; undefined if nothing does (spec §8). */
export function codeOf(failure: Error | null): number | undefined {
  if (failure === null) return undefined;
  return isFailure(failure) ? failure.code : -1;
}
