import { type Path } from "#app/api/cache.ts";
import { useSending } from "#app/api/sending.ts";
import { type FavouriteChange, favouriteMutation } from "./favouriteData.ts";

const path = "Comm/AddFavorite" satisfies Path;

/** Marks a match for flows/lists/favourites, on each tap of the star (spec §4, §7). */
export const addFavorite = () => favouriteMutation(path);

/** The marks that are being sent. */
export const useAddFavorite = () => useSending<FavouriteChange>(path);
