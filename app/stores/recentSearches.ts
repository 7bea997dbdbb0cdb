import * as v from "valibot";
import { create } from "zustand";
import { persist } from "./persist.ts";

const MOST = 8;

const LONGEST = 60;

/** What the member looked for last, newest first. */
export const useRecentSearches = create<{ readonly words: readonly string[] }>()(() => ({ words: [] }));

/** Remembers a search that led somewhere; the same words move to the front. */
export function rememberSearch(text: string): void {
  const word = text.trim().slice(0, LONGEST);
  if (word === "") return;
  useRecentSearches.setState(({ words }) => ({
    words: [word, ...words.filter((one) => one.toLowerCase() !== word.toLowerCase())].slice(0, MOST),
  }));
}

/** Forgets all searches. */
export const forgetSearches = (): void => useRecentSearches.setState({ words: [] });

/** Restores the searches of earlier visits and stores every change from now on. */
export function persistRecentSearches(): () => void {
  return persist(useRecentSearches, {
    entry: {
      name: "searches",
      version: 1,
      schema: v.object({ words: v.array(v.pipe(v.string(), v.maxLength(LONGEST))) }),
      fallback: { words: [] },
    },
    toKept: ({ words }) => ({ words: [...words] }),
    fromKept: ({ words }) => ({ words }),
  });
}
