import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { persistOwn } from "./storage/persistOwn.ts";

const MOST = 8;

const LONGEST = 60;

/** What the member looked for last, newest first. */
export const useRecentSearches = store<{ readonly words: readonly string[] }>(() => ({ words: [] }));

/** Remembers a search that was used; the same words move to the front. */
export function rememberSearch(app: App, text: string): void {
  const word = text.trim().slice(0, LONGEST);
  if (word === "") return;
  useRecentSearches.of(app).setState(({ words }) => ({
    words: [word, ...words.filter((one) => one.toLowerCase() !== word.toLowerCase())].slice(0, MOST),
  }));
}

/** Forgets all searches. */
export const forgetSearches = (app: App): void => useRecentSearches.of(app).setState({ words: [] });

/** Restores the searches of the member's earlier visits and stores every change from now on. */
export function persistRecentSearches(app: App): () => void {
  return persistOwn(app, useRecentSearches.of(app), {
    entry: {
      name: "searches",
      version: 1,
      schema: v.object({ words: v.array(v.pipe(v.string(), v.maxLength(LONGEST))) }),
      fallback: { words: [] },
    },
    toKept: ({ words }) => ({ words: [...words] }),
    fromKept: ({ words }) => ({ words }),
    leaves: true,
  });
}
