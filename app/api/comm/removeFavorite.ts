import { mutationOptions, useMutation } from "@tanstack/react-query";
import { type FavouriteChange, sendFavourite } from "./favouriteData.ts";

const path = "Comm/RemoveFavorite";

export const removeFavorite = () =>
  mutationOptions({ mutationKey: [path], mutationFn: (change: FavouriteChange) => sendFavourite(path, change) });

/** Unmarks a match for flows/lists/favourites, at each tap of the star (spec §4, §7). */
export const useRemoveFavorite = () => useMutation(removeFavorite());
