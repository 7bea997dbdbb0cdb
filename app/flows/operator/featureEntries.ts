import * as v from "valibot";
import { type Feature } from "#app/config.ts";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { SPORT_IDS } from "#app/domain/odds/sports.ts";

const SHARE = 'must be true, false or a share of devices in percent, such as { "share": 20 }';
const SPORTS = "must be a list of ids of sports, 1 to 27";
const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
const CODES = `must be a list of languages, of ${LANGUAGE_CODES.join(", ")}`;
const STYLES = "must be a list of odds styles, 1 to 6, one of 1 to 5 at least";
const NAMES = "must be a list of today, early, mix, popular, hot, favorite and betrecord";

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

const percent = v.pipe(v.number(SHARE), v.integer(SHARE), v.minValue(0, SHARE), v.maxValue(100, SHARE));

const offer = v.exactOptional(v.union([v.boolean(SHARE), v.strictObject({ share: percent })], SHARE));

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
  sports: v.exactOptional(v.pipe(v.array(v.picklist(SPORT_IDS, SPORTS), SPORTS), v.minLength(1, SPORTS))),
  languages: v.exactOptional(v.pipe(v.array(v.picklist(LANGUAGE_CODES, CODES), CODES), v.minLength(1, CODES))),
  oddsStyles: v.exactOptional(
    v.pipe(
      v.array(v.picklist(Object.values(ODDS_STYLE), STYLES), STYLES),
      // Burmese odds belong to one area only
      v.check((styles) => styles.some((style) => style !== ODDS_STYLE.BU), STYLES),
    ),
  ),
  tabs: v.exactOptional(v.array(v.picklist(TABS, NAMES), NAMES)),
  ...offers,
});
