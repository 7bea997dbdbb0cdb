import { type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { call, opened } from "#app/api/client.ts";
import { Failure } from "#app/api/failure.ts";

/** A match to mark or unmark. */
export interface FavouriteChange {
  readonly sportId: number;
  readonly matchId: number;
}

/**
 * The response of AddFavorite and RemoveFavorite: bare true, or an envelope on failure (contract, Envelope or result).
 */
export const favouriteAnswer = v.union([v.literal(true), v.object({ Code: v.number() })]);

/** Sends a mark; returns once the server has taken it. */
export async function sendFavourite(
  client: QueryClient,
  path: string,
  { sportId, matchId }: FavouriteChange,
): Promise<void> {
  const answer = await call(client, { method: "post", path, body: { sportId, matchID: matchId } });
  if (answer === true) return;
  // Assumed: a bare false is a refusal without a reason
  if (answer === false) throw new Failure("envelope", path, -1);
  opened(path, answer);
}
