import { type CallCase } from "#app/api/testing/callCase.ts";
import { send } from "#app/api/testing/callCase.ts";
import { addFavorite, useAddFavorite } from "./addFavorite.ts";
import { favouriteAnswer } from "./favouriteData.ts";

/** AddFavorite by example. */
export const addFavoriteCase: CallCase = {
  make: (client) => send(client, addFavorite(), { sportId: 1, matchId: 501 }),
  use: useAddFavorite,
  every: "sent",
  reads: favouriteAnswer,
  sends: "POST /api/Comm/AddFavorite",
  body: { sportId: 1, matchID: 501 },
  answer: true,
  becomes: undefined,
  fails: "envelope",
};
