import { type App, owned } from "#app/application/app.ts";

/** Which leagues of a list are open, by section key. */
export type Folds = ReadonlyMap<string, boolean>;

const NONE: Folds = new Map();

/** How many lists keep their folds; the least recently left one goes first. */
const MOST_LISTS = 40;

/** The folds of every list, by its name. */
export const keptFolds = owned(() => new Map<string, Folds>());

/** Which leagues of a list were open when it was left, to restore them (spec §4). */
export const foldsOf = (app: App, list: string): Folds => keptFolds(app).get(list) ?? NONE;

/** Remembers which leagues of a list are open, for the life of the page. */
export function keepFolds(app: App, list: string, folds: Folds): void {
  const kept = keptFolds(app);
  kept.delete(list);
  kept.set(list, folds);
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_LISTS && oldest !== undefined) kept.delete(oldest);
}
