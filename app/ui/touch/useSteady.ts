"use no memo";

import { type RefObject, useLayoutEffect } from "react";
import { noteChange } from "./steadyTap.ts";

/** What is in `ref` takes no tap for the set time after it appeared, and after `meaning`, which is what a tap there would do, changed. */
export function useSteady(ref: RefObject<Element | null>, meaning?: unknown): void {
  useLayoutEffect(() => noteChange(ref.current), [ref, meaning]);
}
