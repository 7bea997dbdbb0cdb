"use no memo";

import { useSyncExternalStore } from "react";

/** Room for a palette in the header, which on a phone stands in the menu. */
const HEAD_ROOM = "(width >= 430px)";

/** Room for a second column beside the list; themes/base.css has the same figure (design 3). */
const WIDE = "(width >= 744px)";

/** Room for the navigation as well (design 3). */
const VAST = "(width >= 1100px)";

/** Room for a match beside the list as well (design-2, 8). */
const ROOMY = "(width >= 1648px)";

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

/** True if the navigation is beside the list instead of in a drawer and a bottom bar (design 3, 42). */
export const useDesktop = (): boolean => useMatches(VAST);

/** True if the open match is between the list and the slip (design-2, 8). */
export const useRoomy = (): boolean => useMatches(ROOMY);

/** True if a row of the list has room for three markets (design-2, 8). */
export const useSpacious = (): boolean => useMatches(SPACIOUS);
