import { type App, owned } from "#app/application/app.ts";

/** Which leagues of a list stand open, by section key. */
export type Folds = ReadonlyMap<string, boolean>;

const NONE: Folds = new Map();

/** The lists whose folds are kept; the one left longest ago goes first. */
const MOST_LISTS = 40;

const keptOf = owned(() => new Map<string, Folds>());

/** How the leagues of a list stood when it was left, so that they stand so again (spec §4). */
export const foldsOf = (app: App, list: string): Folds => keptOf(app).get(list) ?? NONE;

/** Keeps how the leagues of a list stand, for as long as the page lives. */
export function keepFolds(app: App, list: string, folds: Folds): void {
  const kept = keptOf(app);
  kept.delete(list);
  kept.set(list, folds);
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_LISTS && oldest !== undefined) kept.delete(oldest);
}
