import * as v from "valibot";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { type OddsStyle, ODDS_STYLES } from "#app/domain/odds/odds.ts";
import { THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";
import { FIRST } from "./first/entries.ts";
import { type Entry, readEntry, writeEntry } from "./storage/storage.ts";

/** What a launch URL may set for the member (spec §1, contract). */
export interface Presets {
  readonly language?: Language | undefined;
  readonly oddsStyle?: OddsStyle | undefined;
  readonly theme?: ThemeName | undefined;
}

interface Launched {
  /** The presets as last received: the same one again is not newer than what the member chose since. */
  readonly last: Presets;
  /** The ActionData already acted on, newest last. */
  readonly done: readonly string[];
}

const LONGEST_DONE = 50;

const LAUNCHED: Entry<Launched> = {
  ...FIRST.launched,
  schema: v.object({
    last: v.fallback(
      v.object({
        language: v.optional(v.picklist(Object.keys(LANGUAGES) as Language[])),
        oddsStyle: v.optional(v.picklist(ODDS_STYLES)),
        theme: v.optional(v.picklist(THEME_NAMES)),
      }),
      {},
    ),
    done: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.readonly()), []),
  }),
  fallback: { last: {}, done: [] },
};

/** The presets that are new since the last launch; they are remembered from now on. */
export function newPresets(presets: Presets): Presets {
  const known = readEntry(LAUNCHED, Date.now());
  const fresh = Object.fromEntries(
    Object.entries(presets).filter(
      ([name, value]) => value !== undefined && known.last[name as keyof Presets] !== value,
    ),
  );
  if (Object.keys(fresh).length > 0) writeEntry(LAUNCHED, { ...known, last: { ...known.last, ...fresh } });
  return fresh;
}

/** True once for each ActionData: opening the same URL again does not repeat the action (spec §2). */
export function isFirstAction(key: string): boolean {
  const known = readEntry(LAUNCHED, Date.now());
  if (known.done.includes(key)) return false;
  writeEntry(LAUNCHED, { ...known, done: [...known.done, key].slice(-LONGEST_DONE) });
  return true;
}
