import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
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
async function sendFavourite(client: QueryClient, path: Path, { sportId, matchId }: FavouriteChange): Promise<void> {
  const answer = await call(client, { method: "post", path, body: { sportId, matchID: matchId } });
  if (answer === true) return;
  // Assumed: a bare false is a refusal without a reason
  if (answer === false) throw new Failure("envelope", path, -1);
  opened(path, answer);
}

/** The write that marks or unmarks a match. */
export const favouriteMutation = (path: Path) =>
  mutationOptions({
    mutationKey: [path],
    // one after the other: a star that is taken back at once must not arrive first
    scope: { id: "favourites" },
    mutationFn: (change: FavouriteChange, { client }) => sendFavourite(client, path, change),
  });
