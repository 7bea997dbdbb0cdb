import { type App } from "#app/application/app.ts";
import { type QueryClient } from "@tanstack/react-query";
import { addFavorite } from "#app/api/comm/addFavorite.ts";
import { favorite } from "#app/api/comm/getFavorite.ts";
import { removeFavorite } from "#app/api/comm/removeFavorite.ts";
import { isFailure } from "#app/api/failure.ts";
import { sendCall } from "#app/api/sendCall.ts";
import { allIds, type Markable, markMatches, pruneMatches } from "#app/domain/boards/favourites.ts";
import { type MatchIds } from "#app/domain/boards/matchIds.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { stillSignedIn } from "#app/flows/session/isSignedIn.ts";
import { asMember } from "#app/flows/session/guards.ts";

const NONE: MatchIds = {};

const change = (client: QueryClient, to: (marked: MatchIds) => MatchIds): void =>
  void client.setQueryData(favorite().queryKey, (marked) => to(marked ?? NONE));

/**
 * Marks or unmarks matches at once; what the server does not take reverts to the server's state (spec §4). What is not
 * sent when their member leaves is not sent for the next.
 */
export const markFavourites = (app: App, matches: readonly Markable[], on: boolean): void =>
  asMember(app, () => void mark(app, matches, on));

async function mark(app: App, matches: readonly Markable[], on: boolean): Promise<void> {
  const isTheirs = stillSignedIn(app);
  const held = allIds(app.client.getQueryData(favorite().queryKey) ?? NONE);
  const changed = matches.filter(({ id }) => held.has(id) !== on);
  await app.client.cancelQueries({ queryKey: favorite().queryKey });
  if (!isTheirs()) return;
  change(app.client, (marked) => markMatches(marked, changed, on));
  const mutation = on ? addFavorite() : removeFavorite();
  try {
    // one after the other: a whole league must not hold up a bet (NET-06)
    for (const { id, sportId } of changed) {
      await sendCall(app.client, mutation, { sportId, matchId: id });
      if (!isTheirs()) return;
    }
  } catch (error) {
    if (!isTheirs()) return;
    await app.client.invalidateQueries({ queryKey: favorite().queryKey });
    // an expired session has its own prompt
    if (isFailure(error) && error.signal !== "loggedOut")
      showDialog(app, { kind: "message", code: error.code, said: error.said });
  }
}

/** Removes from the favourites the matches that the server no longer lists (spec §4). */
export const forgetFavourites = (client: QueryClient, gone: ReadonlySet<number>): void =>
  change(client, (marked) => pruneMatches(marked, gone));
