import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type Language, LANGUAGES } from "#app/domain/member/languages.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { FIRST } from "./first/entries.ts";
import { persist } from "./storage/persist.ts";
import { changeShared, type Entry, readShared } from "./storage/storage.ts";

/** 0 do not accept, 1 accept better odds, 2 accept any odds (domain H6). */
export type AutoAccept = 0 | 1 | 2;

/** The styles besides Burmese, which is a mode over one of them (spec §4). */
type OrdinaryStyle = Exclude<OddsStyle, typeof ODDS_STYLE.BU>;

/** The member's own choices (spec §3, local settings). */
export interface Settings {
  readonly language: Language;
  readonly oddsStyle: OrdinaryStyle;
  /** Hours east of UTC, halves allowed. */
  readonly timeZone: number;
  /** 0 by league, 1 by time. */
  readonly matchSort: 0 | 1;
  readonly autoAccept: AutoAccept;
  readonly notification: boolean;
  readonly autoDark: boolean;
  /** Burma mode, area 2 only; for this device only. */
  readonly burma: boolean;
  /** Compact rows in the lists, for this device only (design-2, 4.2). */
  readonly dense: boolean;
}

const DEFAULTS: Settings = {
  language: "en-US",
  oddsStyle: 2,
  timeZone: 8,
  matchSort: 0,
  autoAccept: 0,
  notification: true,
  autoDark: false,
  burma: false,
  dense: false,
};

/** The current settings on this device. */
export const useSettings = store<Settings>(() => DEFAULTS);

/**
 * What a wish for an odds style changes: Burmese is this device's Burma mode, after which the style chosen before it
 * returns (spec §4).
 */
export const styleChange = (style: OddsStyle): Partial<Pick<Settings, "oddsStyle" | "burma">> =>
  style === ODDS_STYLE.BU ? { burma: true } : { oddsStyle: style, burma: false };

/** The names of the settings that a member's server keeps as well. */
export const SHARED = [
  "language",
  "oddsStyle",
  "timeZone",
  "matchSort",
  "autoAccept",
  "notification",
  "autoDark",
] as const;

/** Those settings (spec §3, preference). */
export type Shared = Pick<Settings, (typeof SHARED)[number]>;

const WAITING: Entry<readonly (keyof Shared)[]> = {
  name: "unsent",
  version: 1,
  schema: v.pipe(v.array(v.picklist(SHARED)), v.readonly()),
  fallback: [],
};

/**
 * Settings of this device that the member's server has not taken yet, whichever tab they were made in: they are newer
 * than what it says.
 */
export const unsentSettings = (): readonly (keyof Shared)[] => readShared(WAITING, Date.now());

/** The server has taken these settings, or they no longer belong to anyone. */
export const forgetUnsent = (names: readonly (keyof Shared)[] = SHARED): void =>
  changeShared(WAITING, (held) => held.filter((name) => !names.includes(name)));

/** A setting changed by the member, by hand or by the launch URL. */
export function changeSettings(app: App, change: Partial<Settings>): void {
  const chosen = SHARED.filter((name) => name in change);
  changeShared(WAITING, (held) => [...new Set([...held, ...chosen])]);
  useSettings.of(app).setState(change);
}

/** The server's copy of an earlier setting, made elsewhere: it is not sent back. */
export const adoptSettings = (app: App, change: Partial<Settings>): void => useSettings.of(app).setState(change);

/** The operator's defaults, whose style may be Burmese. */
type Defaults = Partial<Omit<Settings, "oddsStyle">> & { readonly oddsStyle?: OddsStyle | undefined };

/**
 * Reads the stored settings, each on its own, over the operator's defaults, and stores every change from now on
 * (STO-03).
 */
export function persistSettings(app: App, { oddsStyle, ...defaults }: Defaults): () => void {
  const fallback = {
    ...DEFAULTS,
    ...defaults,
    ...(oddsStyle && styleChange(oddsStyle)),
  };
  return persist(useSettings.of(app), {
    entry: {
      ...FIRST.settings,
      schema: v.object({
        language: v.fallback(v.picklist(Object.keys(LANGUAGES) as Language[]), fallback.language),
        oddsStyle: v.fallback(v.picklist([1, 2, 3, 4, 5]), fallback.oddsStyle),
        timeZone: v.fallback(v.pipe(v.number(), v.minValue(-12), v.maxValue(14)), fallback.timeZone),
        matchSort: v.fallback(v.picklist([0, 1]), fallback.matchSort),
        autoAccept: v.fallback(v.picklist([0, 1, 2]), fallback.autoAccept),
        notification: v.fallback(v.boolean(), fallback.notification),
        autoDark: v.fallback(v.boolean(), fallback.autoDark),
        burma: v.fallback(v.boolean(), fallback.burma),
        dense: v.fallback(v.boolean(), fallback.dense),
      }),
      fallback,
    },
    toKept: (state) => state,
    fromKept: (kept) => kept,
    follow: true,
  });
}
