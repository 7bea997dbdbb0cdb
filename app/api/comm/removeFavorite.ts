import { mutationOptions } from "@tanstack/react-query";
import { type FavouriteChange, sendFavourite } from "./favouriteData.ts";

const path = "Comm/RemoveFavorite";

/** Unmarks a match for flows/lists/favourites, at each tap of the star (spec §4, §7). */
export const removeFavorite = () =>
  mutationOptions({ mutationKey: [path], mutationFn: (change: FavouriteChange) => sendFavourite(path, change) });
