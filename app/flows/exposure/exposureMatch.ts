import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { boardsIn, matchIn, watchBoards } from "#app/api/boards.ts";
import { type BetLeg } from "#app/domain/bets/bet.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type HeldMatch } from "#app/domain/exposure/held.ts";

const SET_SCORES = [9, 58];
const BEST_OF: Readonly<Record<number, number>> = { 3: 2, 4: 3, 6: 5, 8: 7 };

/** The best-of number of sets or maps, from the positions of the score market (contract, Match page). */
function bestOfMatch({ markets }: Match): number | undefined {
  const [line] = SET_SCORES.flatMap((id) => markets[id] ?? []);
  return BEST_OF[line?.odds.length ?? 0];
}

/** A match as on its board, with the ids of its corners and bookings, for what its bets pay. */
export const heldMatch = (match: Match, extensions: readonly number[]): HeldMatch => ({
  id: match.id,
  sportId: match.sportId,
  extensions,
  state: match.state,
  period: match.live?.period,
  score: match.score && [match.score.home, match.score.away],
  half:
    match.score?.homeHalf === undefined || match.score.awayHalf === undefined
      ? undefined
      : [match.score.homeHalf, match.score.awayHalf],
  bestOf: bestOfMatch(match),
});

/** What identifies a pick's match; a selection of this page names its main match, a bet's record does not. */
type Picked = Pick<BetLeg, "sportId" | "matchId" | "marketId" | "startsAt" | "score"> & { readonly mainId?: number };

/** The number of markets that corners and bookings may have as well (domain D4). */
const MOST_SHARED = 8;

/** A match that is on no board, before kick-off; undefined afterwards: only a board knows its score. */
const comingMatch = ({ sportId, score, startsAt }: Picked, id: number, now: number): HeldMatch | undefined =>
  score === undefined && Date.parse(startsAt) > now
    ? {
        id,
        sportId,
        extensions: [],
        state: "notStarted",
        period: undefined,
        score: undefined,
        half: undefined,
        bestOf: undefined,
      }
    : undefined;

/**
 * The match against which a pick is shown: for corners and bookings the main one (EXP-01, EXP-04). Undefined if that
 * match is unknown, since corners would be counted as goals, or if its score is.
 */
export function heldIn(client: QueryClient, pick: Picked, now: number): HeldMatch | undefined {
  const { matchId, marketId } = pick;
  const known = pick.mainId ?? matchIn(client, matchId)?.mainId;
  if (known === undefined && marketId <= MOST_SHARED) return undefined;
  const id = known ?? matchId;
  const all = boardsIn(client).flatMap(({ matches }) => Object.values(matches));
  const others = all.filter((one) => one.mainId === id && one.id !== id).map((one) => one.id);
  const extensions = [...new Set(matchId === id ? others : [...others, matchId])];
  const main = matchIn(client, id);
  if (main) return heldMatch(main, extensions);
  const coming = comingMatch(pick, id, now);
  return coming && { ...coming, extensions };
}

/** The match against which a pick is shown, as the lists have it now. */
export function useHeldMatch(pick: Picked, now: number): HeldMatch | undefined {
  const client = useQueryClient();
  // as a string, which stays the same while nothing changes
  const held = useSyncExternalStore(
    (changed) => watchBoards(client, changed),
    () => JSON.stringify(heldIn(client, pick, now) ?? null),
  );
  return (JSON.parse(held) as HeldMatch | null) ?? undefined;
}
