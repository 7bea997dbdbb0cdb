import * as v from "valibot";
import { type Feature } from "#app/config.ts";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { SPORT_IDS } from "#app/domain/odds/sports.ts";

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The pages and lists that can be left out. */
export const TABS = [
  "today",
  "early",
  "mix",
  "popular",
  "hot",
  "favorite",
  "betrecord",
] as const satisfies readonly Feature[];

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));

const offer = v.exactOptional(v.union([v.boolean(), v.strictObject({ share: percent })]));

const offers: Readonly<Record<Exclude<Feature, (typeof TABS)[number]>, typeof offer>> = {
  outright: offer,
  exposure: offer,
  figures: offer,
  sharing: offer,
  notifications: offer,
  watches: offer,
  parlayAnywhere: offer,
  cashOut: offer,
  quickBet: offer,
  winCard: offer,
  care: offer,
};

/** The entry `features`: what an operator leaves out, or first offers to a share of its members (OPS-05). */
export const features = v.strictObject({
  sports: v.exactOptional(v.pipe(v.array(v.picklist(SPORT_IDS)), v.minLength(1))),
  languages: v.exactOptional(v.pipe(v.array(v.picklist(LANGUAGE_CODES)), v.minLength(1))),
  oddsStyles: v.exactOptional(
    v.pipe(
      v.array(v.picklist(Object.values(ODDS_STYLE))),
      // Burmese odds belong to one area only
      v.check((styles) => styles.some((style) => style !== ODDS_STYLE.BU)),
    ),
  ),
  tabs: v.exactOptional(v.array(v.picklist(TABS))),
  ...offers,
});
