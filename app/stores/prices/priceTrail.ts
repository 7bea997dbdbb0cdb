import { type App, owned } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";

/** A price as it was seen. */
export interface SeenPrice {
  /** Epoch ms. */
  readonly at: number;
  readonly odds: number;
}

/** How many prices keep their moves; the one unchanged longest goes first. */
const MOST_PRICES = 400;

/** Moves kept per price. */
const MOST_MOVES = 60;

/** What was seen since the app began: until its first move a price was as first seen. */
const seenOf = owned(() => ({ since: Date.now(), trails: new Map<string, SeenPrice[]>() }));

const nameOf = (id: string, style: OddsStyle): string => `${id} ${style}`;

/** Notes that a price on the screen moved; `id` is match, line and position (spec §4, odds direction). */
export function notePriceMove(app: App, id: string, style: OddsStyle, before: number, odds: number): void {
  const name = nameOf(id, style);
  const at = Date.now();
  const { since, trails } = seenOf(app);
  const trail = trails.get(name) ?? (before === 0 ? [] : [{ at: since, odds: before }]);
  trails.delete(name);
  trails.set(name, trail);
  if (odds !== 0 && trail.at(-1)?.odds !== odds) trail.push({ at, odds });
  if (trail.length > MOST_MOVES) trail.splice(0, trail.length - MOST_MOVES);
  const oldest = trails.keys().next().value;
  if (trails.size > MOST_PRICES && oldest !== undefined) trails.delete(oldest);
}

/** What this page has seen of a price since it opened, oldest first; empty if it never moved. */
export const trailOf = (app: App, id: string, style: OddsStyle): readonly SeenPrice[] =>
  seenOf(app).trails.get(nameOf(id, style)) ?? [];

/** A price whose history is shown. */
export interface HeldPrice {
  readonly id: string;
  readonly style: OddsStyle;
  /** The full description of the pick. */
  readonly title: string;
  /** The price now, 0 for none. */
  readonly odds: number;
}

/** The price being long-pressed; undefined = no history is shown. */
export const useHeldPrice = store<{ readonly held: HeldPrice | undefined }>(() => ({ held: undefined }));

/** Shows the history of a price. */
export const showTrail = (app: App, held: HeldPrice): void => useHeldPrice.of(app).setState({ held });

/** Hides the history. */
export const hideTrail = (app: App): void => useHeldPrice.of(app).setState({ held: undefined });
