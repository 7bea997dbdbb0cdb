"use no memo";

import { type RefObject, useLayoutEffect } from "react";
import { noteChange } from "./steadyTap.ts";

/**
 * What is in `ref` ignores taps for the set time after it appeared, and after `meaning`, which is what a tap there
 * would do, changed.
 */
export function useSteady(ref: RefObject<Element | null>, meaning?: unknown): void {
  useLayoutEffect(() => noteChange(ref.current), [ref, meaning]);
}

/**
 * Reports that the whole page moves when `line`, which is above it, appears, changes or disappears; a missing one
 * (undefined) moves nothing.
 */
export function useMovingPage(line: string | undefined): void {
  useLayoutEffect(() => {
    if (line === undefined) return undefined;
    noteChange();
    return () => noteChange();
  }, [line]);
}
