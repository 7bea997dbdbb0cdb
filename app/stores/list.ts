import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { PLAY_TYPE, type PlayType } from "#app/domain/boards/boardOrder.ts";
import { isSportId, type SportId } from "#app/domain/odds/sports.ts";
import { named } from "./named.ts";
import { FIRST } from "./first/entries.ts";
import { persist } from "./storage/persist.ts";

/** Hours of the "starts in" filter of Today; undefined = the whole list. */
export type SoonHours = 1 | 3;

interface List {
  readonly playType: PlayType;
  readonly sportId: SportId;
  /** 0 = all sports, no combo. */
  readonly comboId: number;
  /** The market view chosen in the toolbar, by the id of its chip; undefined = the list's default. */
  readonly view: string | undefined;
  /** Day of the week strip, 0 is today's report day; undefined = the list's first. */
  readonly day: number | undefined;
  /** Only matches of Today that start within these hours. */
  readonly soon: SoonHours | undefined;
}

/** What the index lists. */
export const useList = store<List>(() => ({
  playType: "live",
  sportId: 1,
  comboId: 0,
  view: undefined,
  day: undefined,
  soon: undefined,
}));

/** Shows another list of the current sport. */
export const showPlayType = (app: App, playType: PlayType): void =>
  useList.of(app).setState({ playType, day: undefined });

/** Shows the current list for another sport. */
export const showSport = (app: App, sportId: SportId): void => useList.of(app).setState({ sportId, view: undefined });

/** Shows the counts of another group of sports. */
export const showCombo = (app: App, comboId: number): void => useList.of(app).setState({ comboId });

/** Shows other markets in the list. */
export const showView = (app: App, view: string): void => useList.of(app).setState({ view });

/** Shows another day of the week strip. */
export const showDay = (app: App, day: number): void => useList.of(app).setState({ day });

/** Narrows Today to what starts soon, or widens it again. */
export const showSoon = (app: App, soon: SoonHours | undefined): void => useList.of(app).setState({ soon });

/** Remembers sport, combo and tab across visits (spec §3). */
export function persistList(app: App): () => void {
  return persist(useList.of(app), {
    entry: {
      ...FIRST.list,
      schema: v.object({
        sportId: v.pipe(v.number(), v.check(isSportId)),
        comboId: v.number(),
        playType: named(PLAY_TYPE),
      }),
      fallback: { sportId: 1, comboId: 0, playType: "live" as const },
      // start/earlyCalls.ts and tabs of an older version read the number
      toStored: (key, value) => (key === "playType" ? PLAY_TYPE.number(value as PlayType) : value),
    },
    toKept: ({ sportId, comboId, playType }) => ({ sportId, comboId, playType }),
    fromKept: ({ sportId, comboId, playType }) => ({
      comboId,
      ...(isSportId(sportId) && { sportId }),
      playType,
    }),
  });
}
