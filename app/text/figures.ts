import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Dimension, type FigureKind, type MarketGroup } from "#app/domain/figures/breakdowns.ts";
import { sportName } from "./sports.ts";

const DIMENSIONS: Readonly<Record<Dimension, MessageDescriptor>> = {
  sport: msg`Sport`,
  league: msg`League`,
  group: msg`Market`,
  odds: msg`Odds`,
  stage: msg`Live / before`,
  kind: msg`Type`,
  weekday: msg`Weekday`,
};

/** What bets are broken down by (FIG-06). */
export const dimensionWord = (dimension: Dimension): MessageDescriptor => DIMENSIONS[dimension];

const KINDS: Readonly<Record<FigureKind, MessageDescriptor>> = {
  single: msg`Single`,
  parlay: msg`Mix parlay`,
  system: msg`System bet`,
  outright: msg`Outright`,
};

const GROUPS: Readonly<Record<MarketGroup, MessageDescriptor>> = {
  ...KINDS,
  handicap: msg({ message: "Handicap", context: "all sports" }),
  overUnder: msg`Over / Under`,
  winner: msg({ message: "Winner", context: "of a match" }),
  score: msg`Correct score`,
  goals: msg`Goals`,
  halfFull: msg`Half time / full time`,
  oddEven: msg`Odd / Even`,
  digits: msg`Last digit`,
  corners: msg`Corners`,
  other: msg`Other`,
};

const STAGES: Readonly<Record<string, MessageDescriptor>> = { live: msg`Live`, before: msg`Pre-match` };

/** A weekday by its number, 1 Monday, in the member's language. */
const weekdayText = (locale: string, weekday: number): string =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2026, 0, 4 + weekday));

const words = (i18n: I18n, table: Readonly<Record<string, MessageDescriptor>>, key: string): string => {
  const word = table[key];
  return word ? i18n._(word) : key;
};

function bandText(i18n: I18n, band: string): string {
  if (band === "system") return i18n._(KINDS.system);
  if (band === "none") return i18n._(msg`No price`);
  return band === "<1.50" ? i18n._(msg`Under 1.50`) : band.replace("-", "–");
}

/** The name of a row in a breakdown (FIG-06). */
export function rowText(i18n: I18n, dimension: Dimension, key: string | number): string {
  if (key === 0 || key === "") return i18n._(msg`Several`);
  const text = String(key);
  switch (dimension) {
    case "sport":
      return i18n._(sportName(Number(key)));
    case "league":
      return text;
    case "group":
      return words(i18n, GROUPS, text);
    case "odds":
      return bandText(i18n, text);
    case "stage":
      return words(i18n, STAGES, text);
    case "kind":
      return words(i18n, KINDS, text);
    case "weekday":
      return weekdayText(i18n.locale, Number(key));
  }
}
