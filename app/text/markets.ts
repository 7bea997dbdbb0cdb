import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Period } from "#app/domain/odds/marketTable.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import {
  countsGoals,
  firstHalfName,
  fullTimeName,
  handicapName,
  isOfQuarters,
  listMarketName,
  MONEY_LINE,
  OVER_UNDER,
  type SportMarket,
  X12,
} from "./listMarkets.ts";

/** Parts of a match that have one name in all sports. */
const PERIODS: Readonly<Record<Exclude<Period, "FT" | "1H" | "2H">, MessageDescriptor>> = {
  Q: msg`Quarter`,
  INN: msg`Innings`,
  INN1: msg`1st innings`,
  INN2: msg`2nd innings`,
  MAP1: msg`Map 1`,
  MAP2: msg`Map 2`,
  MAP3: msg`Map 3`,
  MAP4: msg`Map 4`,
  MAP5: msg`Map 5`,
  SEASON: msg`Outright`,
};

const ODD_EVEN = msg`Odd / Even`;
const CORRECT_SCORE = msg`Correct score`;
const TOTAL_GOALS = msg`Total goals`;
const DOUBLE_CHANCE = msg`Double chance`;
const BOTH_SCORE = msg`Both teams to score`;
const THREE_WAY_HANDICAP = msg`3-way handicap`;
const THREE_WAY_TOTAL = msg`3-way over / under`;
const HOME_OVER_UNDER = msg`Home over / under`;
const AWAY_OVER_UNDER = msg`Away over / under`;
const HOME_RUNS = msg`Home team runs over / under`;
const AWAY_RUNS = msg`Away team runs over / under`;
const HOME_RUNS_PARITY = msg`Home team runs odd / even`;
const AWAY_RUNS_PARITY = msg`Away team runs odd / even`;
const TOTAL_CORNERS = msg`Total corners`;
const MAP_WINNER = msg`Map winner`;
const LAST_DIGIT = msg`Last digit of score`;
const HOME_LAST_DIGIT = msg`Last digit of home score`;
const AWAY_LAST_DIGIT = msg`Last digit of away score`;

/** Names without their period, by market id. */
const NAMES: Readonly<Record<number, MessageDescriptor>> = {
  6: X12,
  7: ODD_EVEN,
  8: ODD_EVEN,
  9: CORRECT_SCORE,
  10: CORRECT_SCORE,
  11: TOTAL_GOALS,
  12: TOTAL_GOALS,
  13: msg`First goal`,
  14: msg`Last goal`,
  15: msg`Half time / full time`,
  17: msg`Home team goals`,
  18: msg`Away team goals`,
  20: msg`Home clean sheet`,
  21: msg`Away clean sheet`,
  22: msg`Home to win to nil`,
  23: msg`Away to win to nil`,
  24: BOTH_SCORE,
  25: DOUBLE_CHANCE,
  26: THREE_WAY_HANDICAP,
  27: HOME_OVER_UNDER,
  28: AWAY_OVER_UNDER,
  29: TOTAL_CORNERS,
  30: THREE_WAY_TOTAL,
  31: msg`Draw no bet`,
  32: msg`Next goal`,
  33: msg`Highest scoring half`,
  34: msg`Half time / full time odd / even`,
  35: HOME_OVER_UNDER,
  36: AWAY_OVER_UNDER,
  37: MONEY_LINE,
  38: TOTAL_CORNERS,
  39: THREE_WAY_HANDICAP,
  40: THREE_WAY_TOTAL,
  41: HOME_RUNS,
  42: AWAY_RUNS,
  43: HOME_RUNS,
  44: AWAY_RUNS,
  45: HOME_RUNS,
  46: AWAY_RUNS,
  47: HOME_RUNS_PARITY,
  48: AWAY_RUNS_PARITY,
  49: HOME_RUNS_PARITY,
  50: AWAY_RUNS_PARITY,
  51: HOME_RUNS_PARITY,
  52: AWAY_RUNS_PARITY,
  54: OVER_UNDER,
  55: ODD_EVEN,
  56: X12,
  57: CORRECT_SCORE,
  58: msg`Correct map score`,
  59: MAP_WINNER,
  60: MAP_WINNER,
  61: MAP_WINNER,
  62: MAP_WINNER,
  63: MAP_WINNER,
  64: DOUBLE_CHANCE,
  65: DOUBLE_CHANCE,
  66: BOTH_SCORE,
  67: BOTH_SCORE,
  68: LAST_DIGIT,
  69: HOME_LAST_DIGIT,
  70: AWAY_LAST_DIGIT,
  71: LAST_DIGIT,
  72: HOME_LAST_DIGIT,
  73: AWAY_LAST_DIGIT,
  74: LAST_DIGIT,
  75: HOME_LAST_DIGIT,
  76: AWAY_LAST_DIGIT,
  77: LAST_DIGIT,
  78: HOME_LAST_DIGIT,
  79: AWAY_LAST_DIGIT,
  81: OVER_UNDER,
  82: ODD_EVEN,
  83: MONEY_LINE,
  100: msg`Winner`,
};

/** Handicaps of a part of the match. */
const HANDICAPS: ReadonlySet<number> = new Set([53, 80]);

const WINNING_MARGIN = 19;

/** The winning margin of a sport, in goals or in points. */
export const winningMarginName = (sportId: number): MessageDescriptor =>
  countsGoals(sportId) ? msg`Winning margin` : msg({ message: "Winning margin", context: "points, runs, sets" });

/** The name of a market without its period; an unknown id is shown by its number (spec §3, domain D). */
export function marketName(market: SportMarket): MessageDescriptor {
  const { marketId, sportId } = market;
  if (HANDICAPS.has(marketId)) return handicapName(sportId);
  if (marketId === WINNING_MARGIN) return winningMarginName(sportId);
  return listMarketName(market) ?? NAMES[marketId] ?? msg`Market ${marketId}`;
}

/** The name of the part of the match that a market covers; undefined for an unknown market (domain D). */
export function periodName(market: SportMarket): MessageDescriptor | undefined {
  const period = marketOf(market.marketId)?.period;
  if (period === "FT") return fullTimeName(market);
  if (period === "1H") return firstHalfName(market.sportId);
  if (period === "2H")
    return isOfQuarters(market.sportId) ? msg({ message: "2nd half", context: "of quarters" }) : msg`2nd half`;
  return period && PERIODS[period];
}

/** The name of the tab of a first half: a language with one word for halves and quarters would name the first quarter. */
export const firstHalfTab = (sportId: number): MessageDescriptor =>
  isOfQuarters(sportId) ? msg({ message: "First half", context: "of quarters" }) : msg`First half`;

/** Period and market in one line, "Full time · Over / Under" (design 4.9). */
export function marketLine(i18n: I18n, market: SportMarket): string {
  const period = periodName(market);
  const name = i18n._(marketName(market));
  return period ? `${i18n._(period)} · ${name}` : name;
}

/**
 * The heading of a market on the match page, where full time is implied: "Handicap", "1st half · Handicap"
 * (design 4.15).
 */
export function marketTitle(i18n: I18n, market: SportMarket): string {
  return marketOf(market.marketId)?.period === "FT" ? i18n._(marketName(market)) : marketLine(i18n, market);
}
