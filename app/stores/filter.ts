import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { PLAY_TYPE, type PlayType } from "#app/domain/boards/boardOrder.ts";
import { DAY_MS } from "#app/domain/time/dates.ts";
import { FIRST } from "./first/entries.ts";
import { persist } from "./storage/persist.ts";

/** How many lists keep a filter. */
const MOST_LISTS = 60;

interface Filters {
  /** The leagues shown, per list; a list without an entry shows all (spec §3, filter league). */
  readonly only: Readonly<Record<string, readonly number[]>>;
}

/** The league filter, remembered per sport and tab (spec §2, league filter). */
export const useFilters = store<Filters>(() => ({ only: {} }));

/** The stored key of a list in the filter: its sport and the number of its tab. */
export const filterKey = (sportId: number, playType: PlayType): string => `${sportId}:${PLAY_TYPE.number(playType)}`;

/** The leagues a list is narrowed to; undefined = all. */
export const useOnlyLeagues = (key: string): readonly number[] | undefined => useFilters(({ only }) => only[key]);

/** Narrows a list to some leagues; undefined shows all again. At least one league must be chosen (spec §5). */
export function showLeagues(app: App, key: string, leagues: readonly number[] | undefined): void {
  useFilters.of(app).setState(({ only }) => {
    const { [key]: _gone, ...others } = only;
    if (leagues === undefined || leagues.length === 0) return { only: others };
    const kept = Object.entries(others).slice(1 - MOST_LISTS);
    return { only: { ...Object.fromEntries(kept), [key]: leagues } };
  });
}

/** Restores the filters of the last day and stores every change from now on. */
export function persistFilters(app: App): () => void {
  return persist(useFilters.of(app), {
    entry: {
      ...FIRST.leagues,
      schema: v.object({ only: v.record(v.string(), v.array(v.number())) }),
      fallback: { only: {} },
    },
    toKept: ({ only }) => ({ only: Object.fromEntries(Object.entries(only).map(([key, ids]) => [key, [...ids]])) }),
    fromKept: ({ only }) => ({ only }),
    expiry: (_, now) => now + DAY_MS,
  });
}
