import { createContext, use } from "react";
import { type BetLeg } from "#app/domain/bets/bet.ts";
import { type Match } from "#app/domain/boards/match.ts";

/** The live matches of the bets on show, by id; empty if they are not followed. */
export const LiveNow = createContext<Readonly<Record<number, Match>>>({});

/** The match of a leg while it is live; undefined before, after, and if it is not followed (design 11, 13). */
export function liveLegIn(running: Readonly<Record<number, Match>>, leg: BetLeg | undefined): Match | undefined {
  const match = leg && leg.result === undefined ? running[leg.matchId] : undefined;
  return match?.stage === "live" && match.state === "running" ? match : undefined;
}

/** The same for a leg of a card, from the list around it. */
export const useLiveLeg = (leg: BetLeg): Match | undefined => liveLegIn(use(LiveNow), leg);
