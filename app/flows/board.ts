import { useState } from "react";
import { isFailure } from "#app/api/failure.ts";
import { type LiveAsk, useLiveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { useNoLiveMatchOdds } from "#app/api/odds/getNoLiveMatchOdds.ts";
import { config } from "#app/config.ts";
import { type Board, EMPTY_BOARD } from "#app/domain/board.ts";
import { type LeagueSection, type MatchSort, orderBoard, type PlayType, sameOrder } from "#app/domain/boardOrder.ts";
import { listMarkets } from "#app/domain/markets.ts";
import { type OddsStyle } from "#app/domain/odds.ts";
import { type SportId } from "#app/domain/sports.ts";
import { useList } from "#app/stores/list.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useOddsStyle } from "./preference.ts";

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

interface Ordered {
  readonly board: Board;
  readonly sort: MatchSort;
  readonly sections: readonly LeagueSection[];
}

/** The sections of a board, worked out anew only when membership or order changed, not when prices moved. */
function useSections(board: Board, sort: MatchSort): readonly LeagueSection[] {
  const [held, setHeld] = useState<Ordered>(() => ({ board, sort, sections: orderBoard(board, sort) }));
  if (held.board === board && held.sort === sort) return held.sections;
  const kept = held.sort === sort && sameOrder(held.board, board);
  const next = { board, sort, sections: kept ? held.sections : orderBoard(board, sort) };
  setHeld(next);
  return next.sections;
}

/** The list of one sport and play type: which call, how often, in which order (spec §7, §9). */
export function useListView(sportId: SportId, playType: Exclude<PlayType, 4>): ListView {
  const language = useSettings((settings) => settings.language);
  const sort = useSettings((settings) => settings.matchSort);
  const comboId = useList((list) => list.comboId);
  const oddsStyle = useOddsStyle();
  const ask: LiveAsk = { sportId, comboId, language, oddsStyle, marketList: listMarkets(sportId).join(",") };
  const live = useLiveMatchOdds(ask, playType === 0);
  const coming = useNoLiveMatchOdds({ ...ask, playType: playType === 0 ? 1 : playType }, playType !== 0);
  const { data, error, dataUpdatedAt, refetch } = playType === 0 ? live : coming;
  return {
    board: data,
    sections: useSections(data ?? EMPTY_BOARD, sort),
    oddsStyle,
    updatedAt: dataUpdatedAt,
    interval: config().intervals[playType === 0 ? "live" : "today"],
    failureCode: data === undefined && error !== null ? (isFailure(error) ? error.code : -1) : undefined,
    retry: () => void refetch(),
  };
}
