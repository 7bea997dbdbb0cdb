"use no memo";

import { useSyncExternalStore } from "react";

/** Room for a palette in the header, which on a phone stands in the menu. */
const HEAD_ROOM = "(width >= 430px)";

/** Room for a second column beside the list; themes/base.css has the same figure (design 3). */
const WIDE = "(width >= 744px)";

/** Room for navigation, list, match and slip side by side (design-3, 7). */
const DESKTOP = "(width >= 1100px)";

/** Room for the words of the navigation, which is a rail of signs up to there (design-3, 7). */
const WORDED = "(width >= 1376px)";

/** Room for a third market in a row of the list (design-2, 8). */
const SPACIOUS = "(width >= 1904px)";

function useMatches(query: string): boolean {
  return useSyncExternalStore(
    (tell) => {
      const list = matchMedia(query);
      list.addEventListener("change", tell);
      return () => list.removeEventListener("change", tell);
    },
    () => matchMedia(query).matches,
  );
}

/** True if the header has room for the palette. */
export const useHeadRoom = (): boolean => useMatches(HEAD_ROOM);

/** True if the slip has a panel beside the list instead of a sheet over it (design 3, 43). */
export const useWide = (): boolean => useMatches(WIDE);

/** True if navigation, list, match and slip stand side by side: no drawer, no bottom bar, no sheet (design-3, 7). */
export const useDesktop = (): boolean => useMatches(DESKTOP);

/** True if the navigation has words, the balance among them, instead of a rail of signs (design-3, 7). */
export const useWorded = (): boolean => useMatches(WORDED);

/** True if a row of the list has room for three markets (design-2, 8). */
export const useSpacious = (): boolean => useMatches(SPACIOUS);
