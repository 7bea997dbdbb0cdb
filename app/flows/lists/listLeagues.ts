import { EMPTY_BOARD } from "#app/domain/boards/board.ts";
import { type ListedLeague, leaguesOf } from "#app/domain/boards/listed.ts";
import { type ListQuery, useBoardCall, useSections } from "./board.ts";

/** The leagues of a list before filtering, for the filter page (spec §2, league filter). */
export function useListLeagues(wish: ListQuery): {
  readonly leagues: readonly ListedLeague[] | undefined;
  readonly failureCode: number | undefined;
  readonly retry: () => void;
} {
  const { data, failureCode, retry, stages } = useBoardCall(wish);
  const sections = useSections(data ?? EMPTY_BOARD, 0, { stages, ...(wish.day !== undefined && { day: wish.day }) });
  return { leagues: data && leaguesOf(sections, data.leagues), failureCode, retry };
}
