import { productOf } from "#app/domain/slip/parlay.ts";
import { type SharedPick } from "./slipCode.ts";

/** The total odds of shared picks as a parlay; undefined if they cannot be one: an outright, or two picks of one match. */
export function totalOf(picks: readonly SharedPick[]): string | undefined {
  const matches = new Set(picks.map((pick) => ("matchId" in pick ? pick.matchId : undefined)));
  if (matches.has(undefined) && picks.length > 1) return undefined;
  return matches.size === picks.length ? productOf(picks.map(({ price }) => price / 1_000)) : undefined;
}
