"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { owned } from "#app/application/app.ts";
import { type RefObject, useLayoutEffect, useState } from "react";
import { type CacheSnapshot, type WindowVirtualizerHandle } from "virtua";

interface Sizes {
  readonly rows: number;
  readonly cache: CacheSnapshot;
}

const keptOf = owned(() => new Map<string, Sizes>());

/**
 * The measured heights of a list that was left, for when it is shown again: with guessed ones the window would correct itself
 * and not be where it was (spec §2, navigation). A list of another length is measured anew.
 */
export function useKeptSizes(
  name: string,
  list: RefObject<WindowVirtualizerHandle | null>,
  rows: number,
): CacheSnapshot | undefined {
  const app = useApp();
  const kept = keptOf(app);
  const [sizes] = useState(() => kept.get(name));
  useLayoutEffect(() => {
    const handle = list.current;
    return () => {
      if (handle) kept.set(name, { rows, cache: handle.cache });
    };
  }, [kept, name, list, rows]);
  return sizes?.rows === rows ? sizes.cache : undefined;
}
