import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { removeFavorite, useRemoveFavorite } from "./removeFavorite.ts";
import { favouriteAnswer } from "./favouriteData.ts";

/** RemoveFavorite by example. */
export const removeFavoriteCase: CallCase = {
  make: (client) => send(client, removeFavorite(), { sportId: 1, matchId: 501 }),
  use: useRemoveFavorite,
  every: "sent",
  reads: favouriteAnswer,
  sends: "POST /api/Comm/RemoveFavorite",
  body: { sportId: 1, matchID: 501 },
  answer: true,
  becomes: undefined,
  fails: "envelope",
};
