import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { type LeagueSection, type ListedMatch } from "#app/domain/boards/boardOrder.ts";
import { type MatchFeed } from "#app/flows/lists/matchFeed.ts";
import { type BoardView, marketsOf } from "#app/components/board/views.ts";

type Read = MatchFeed["get"];

/** The match whose prices a view shows for a listed one: itself, or its extension of the view's kind. */
const pricedOf = (get: Read, view: BoardView, { id, extensions }: ListedMatch): Match | undefined =>
  view.extension === undefined ? get(id) : extensions.map(get).find((one) => one?.kind === view.extension);

/** True if the view has a price to show for this match; one that cannot be bet on at the moment has one all the same. */
export function isPricedIn(get: Read, view: BoardView, listed: ListedMatch): boolean {
  const match = get(listed.id);
  if (match === undefined || isHalted(match.state)) return false;
  const priced = pricedOf(get, view, listed);
  return marketsOf(view).some((market) => priced?.markets[market]?.[0]?.odds.some((odds) => odds !== 0));
}

/**
 * Finds the matches of a list without a price in a view, as one text of their ids, which is equal while they are the same. The
 * view that a sport starts with leaves nothing out, and what is over has a line of its own. What had a price since the view was
 * opened keeps its place when that goes: nothing leaves from under a finger.
 */
export function createUnpriced(get: Read, view: BoardView, sections: readonly LeagueSection[]): () => string {
  if (view.id === "main") return () => "";
  const seen = new Set<number>();
  return () =>
    sections
      .flatMap(({ matches }) =>
        matches.filter((listed) => {
          if (isPricedIn(get, view, listed)) seen.add(listed.id);
          return !seen.has(listed.id) && get(listed.id)?.state !== "ended";
        }),
      )
      .map(({ id }) => id)
      .join(" ");
}
