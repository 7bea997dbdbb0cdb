import { type BetRecord } from "./bet.ts";

/** Bets younger than this may come from a tap that this browser has forgotten, ms (BET-07). */
const RECENT_MS = 300_000;

/** The bets of the last 5 minutes, newest first; `now` in epoch ms by the server's clock as best known (BET-07). */
export function recentBets(bets: readonly BetRecord[], now: number): readonly BetRecord[] {
  const placed = bets.map((bet) => ({ bet, at: Date.parse(bet.placedAt) }));
  return placed
    .filter(({ at }) => now - at < RECENT_MS)
    .toSorted((a, b) => b.at - a.at)
    .map(({ bet }) => bet);
}
