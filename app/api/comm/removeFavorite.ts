import { type Path } from "#app/api/cache.ts";
import { useSending } from "#app/api/sending.ts";
import { type FavouriteChange, favouriteMutation } from "./favouriteData.ts";

const path = "Comm/RemoveFavorite" satisfies Path;

/** Unmarks a match for flows/lists/favourites, on each tap of the star (spec §4, §7). */
export const removeFavorite = () => favouriteMutation(path);

/** The marks whose removal is being sent. */
export const useRemoveFavorite = () => useSending<FavouriteChange>(path);
