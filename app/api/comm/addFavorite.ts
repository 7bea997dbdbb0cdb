import { mutationOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { useSending } from "#app/api/sending.ts";
import { type FavouriteChange, sendFavourite } from "./favouriteData.ts";

const path = "Comm/AddFavorite" satisfies Path;

/** Marks a match for flows/lists/favourites, on each tap of the star (spec §4, §7). */
export const addFavorite = () =>
  mutationOptions({
    mutationKey: [path],
    // one after the other: a star that is taken back at once must not arrive first
    scope: { id: "favourites" },
    mutationFn: (change: FavouriteChange, { client }) => sendFavourite(client, path, change),
  });

/** The marks that are being sent. */
export const useAddFavorite = () => useSending<FavouriteChange>(path);
