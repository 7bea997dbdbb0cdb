"use no memo";

import { type RefObject, useLayoutEffect } from "react";
import { noteChange } from "./steadyTap.ts";

/** What is in `ref` takes no tap for the set time after it appeared, and after `meaning`, which is what a tap there would do, changed. */
export function useSteady(ref: RefObject<Element | null>, meaning?: unknown): void {
  useLayoutEffect(() => noteChange(ref.current), [ref, meaning]);
}

/** Notes that the whole page moves when `line`, which stands over it, comes, changes or goes; one that is not there (undefined) moves nothing. */
export function useMovingPage(line: string | undefined): void {
  useLayoutEffect(() => {
    if (line === undefined) return undefined;
    noteChange();
    return () => noteChange();
  }, [line]);
}
