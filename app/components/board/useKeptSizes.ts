"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { owned } from "#app/application/app.ts";
import { type RefObject, useLayoutEffect, useState } from "react";
import { type CacheSnapshot, type WindowVirtualizerHandle } from "virtua";
import { type BoardRow } from "./boardRows.ts";

interface Sizes {
  readonly rows: number;
  readonly cache: CacheSnapshot;
}

const keptOf = owned(() => new Map<string, Sizes>());

/** The height of a league's head, px (design 4.3). */
const HEAD = 36;

/**
 * The rows' heights if no name takes a second line, in the form in which virtua keeps measurements: it then has nothing to correct
 * when the first of them are rendered. Its type says only that it is a snapshot; useKeptSizes.test.tsx checks its form.
 */
const expected = (rows: readonly BoardRow[], height: number): CacheSnapshot =>
  [rows.map(({ kind }) => (kind === "league" ? HEAD : height)), height] as unknown as CacheSnapshot;

/**
 * The measured heights of a list, for when it is shown again: with guessed ones the window would correct itself
 * and not be where it was (spec §2, navigation). A new list, or one of another length, begins with the rows' expected heights,
 * with `height` px for a match. Only the value of the first render counts.
 */
export function useKeptSizes(
  name: string,
  list: RefObject<WindowVirtualizerHandle | null>,
  rows: readonly BoardRow[],
  height: number,
): CacheSnapshot {
  const app = useApp();
  const kept = keptOf(app);
  const { length } = rows;
  const [sizes] = useState(() => {
    const left = kept.get(name);
    return left?.rows === length ? left.cache : expected(rows, height);
  });
  useLayoutEffect(() => {
    const handle = list.current;
    return () => {
      if (handle) kept.set(name, { rows: length, cache: handle.cache });
    };
  }, [kept, name, list, length]);
  return sizes;
}
