import * as v from "valibot";
import { create } from "zustand";
import { type Language, LANGUAGES } from "#app/domain/languages.ts";
import { type OddsStyle } from "#app/domain/odds.ts";
import { keep } from "./keep.ts";

/** 0 do not accept, 1 accept better odds, 2 accept any odds (domain H6). */
export type AutoAccept = 0 | 1 | 2;

/** The member's own choices (spec §3, local settings). */
export interface Settings {
  readonly language: Language;
  readonly oddsStyle: OddsStyle;
  /** Hours east of UTC, halves allowed. */
  readonly timeZone: number;
  /** 0 by league, 1 by time. */
  readonly matchSort: 0 | 1;
  readonly autoAccept: AutoAccept;
  readonly notification: boolean;
  /** Burma mode, area 2 only. */
  readonly burma: boolean;
}

const DEFAULTS: Settings = {
  language: "en-US",
  oddsStyle: 2,
  timeZone: 8,
  matchSort: 0,
  autoAccept: 0,
  notification: true,
  burma: false,
};

export const useSettings = create<Settings>()(() => DEFAULTS);

const stored = v.object({
  language: v.picklist(Object.keys(LANGUAGES) as Language[]),
  oddsStyle: v.picklist([1, 2, 3, 4, 5, 6]),
  timeZone: v.pipe(v.number(), v.minValue(-12), v.maxValue(14)),
  matchSort: v.picklist([0, 1]),
  autoAccept: v.picklist([0, 1, 2]),
  notification: v.boolean(),
  burma: v.boolean(),
});

export const changeSettings = (change: Partial<Settings>): void => useSettings.setState(change);

/** Reads the stored settings over the operator's defaults and stores every change from now on. */
export function keepSettings(defaults: Partial<Settings>): void {
  const fallback = { ...DEFAULTS, ...defaults };
  keep(useSettings, {
    entry: { name: "settings", version: 1, schema: stored, fallback },
    toKept: (state) => state,
    fromKept: (kept) => kept,
    follow: true,
  });
}
