import { mutationOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { useSending } from "#app/api/sending.ts";
import { type FavouriteChange, sendFavourite } from "./favouriteData.ts";

const path = "Comm/RemoveFavorite" satisfies Path;

/** Unmarks a match for flows/lists/favourites, on each tap of the star (spec §4, §7). */
export const removeFavorite = () =>
  mutationOptions({
    mutationKey: [path],
    // one after the other: a star that is taken back at once must not arrive first
    scope: { id: "favourites" },
    mutationFn: (change: FavouriteChange, { client }) => sendFavourite(client, path, change),
  });

/** The marks whose removal is being sent. */
export const useRemoveFavorite = () => useSending<FavouriteChange>(path);
