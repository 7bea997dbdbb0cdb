"use no memo";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { noteChange, takesPress } from "./steadyTap.ts";

/**
 * What is in `ref` ignores taps for the set time after it appeared, and after `meaning`, which is what a tap there
 * would do, changed.
 */
export function useSteady(ref: RefObject<Element | null>, meaning?: unknown): void {
  useLayoutEffect(() => noteChange(ref.current), [ref, meaning]);
}

/**
 * As `useSteady`, for the keys of a pad: returns what to do when a finger comes down, which lets an ignored press start
 * the time anew. A burst of taps that began on what was here before ends as it began, with nothing typed (BET-13). `news` names what
 * alone is new when they appear, where the others stood there before.
 */
export function useRestingKeys(ref: RefObject<Element | null>, meaning?: unknown, news?: string): () => void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const stood = isFirst.current && news !== undefined;
    isFirst.current = false;
    noteChange(stood ? (ref.current?.querySelector(news) ?? null) : ref.current);
  }, [ref, meaning, news]);
  return () => {
    if (!takesPress()) noteChange(ref.current);
  };
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
