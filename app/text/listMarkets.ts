import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { marketOf } from "#app/domain/odds/markets.ts";

const HANDICAP = msg`Handicap`;
const POINTS_HANDICAP = msg({ message: "Handicap", context: "points, runs, sets" });

/** Soccer, hockey, lacrosse, handball, water polo, beach soccer, futsal: their lines give goals, all others points. */
const GOALS: ReadonlySet<number> = new Set([1, 5, 6, 13, 14, 15, 16]);

/** True for a sport whose scores are goals: several languages have one word for goals given and another for points. */
export const countsGoals = (sportId: number): boolean => GOALS.has(sportId);

/** The name of the handicap in a sport. */
export const handicapName = (sportId: number): MessageDescriptor => (countsGoals(sportId) ? HANDICAP : POINTS_HANDICAP);

/** Basketball, American football, baseball, lacrosse, water polo: their half is two quarters, or some innings. */
const QUARTERS: ReadonlySet<number> = new Set([2, 3, 4, 6, 14]);

/** True for a sport whose halves are made of quarters or innings. */
export const isOfQuarters = (sportId: number): boolean => QUARTERS.has(sportId);

/** A market of a sport: names depend on both. */
export interface SportMarket {
  readonly marketId: number;
  readonly sportId: number;
}

/** The column head of over and under. */
export const OVER_UNDER = msg`Over / Under`;
/** The column head of home, draw, away. */
export const X12 = msg`1X2`;
/** The column head of the winner without a draw. */
export const MONEY_LINE = msg`Money line`;

/** Names of the markets in the rows of a list: separate from all others, whose words the first list does not need. */
const LIST_NAMES: Readonly<Record<number, MessageDescriptor>> = {
  3: OVER_UNDER,
  4: OVER_UNDER,
  5: X12,
  16: MONEY_LINE,
};

/** The name of a market that rows of a list show; undefined for all others (spec §3, domain D). */
export const listMarketName = ({ marketId, sportId }: SportMarket): MessageDescriptor | undefined =>
  marketId === 1 || marketId === 2 ? handicapName(sportId) : LIST_NAMES[marketId];

/** Basketball, American football, baseball, hockey, lacrosse: bets on the whole match count overtime. */
const OVERTIME: ReadonlySet<number> = new Set([2, 3, 4, 5, 6]);

/** Markets on the whole match that count regular time in every sport: three ways, and the exact score. */
const REGULAR: ReadonlySet<number> = new Set([5, 9, 25, 26, 30, 31]);

const FULL_TIME = msg`Full time`;

/** The whole match in a sport: in some languages "full time" is regular time, which is wrong where overtime counts. */
export const fullTimeName = ({ marketId, sportId }: SportMarket): MessageDescriptor =>
  OVERTIME.has(sportId) && !REGULAR.has(marketId) ? msg`Full match` : FULL_TIME;

/** The first half of a sport: a language that counts halves and quarters by one word needs another one for quarters' halves. */
export const firstHalfName = (sportId: number): MessageDescriptor =>
  isOfQuarters(sportId) ? msg({ message: "1st half", context: "of quarters" }) : msg`1st half`;

/** The name from text/markets.ts, for markets in the rows of a list: "Full time · Over / Under" (design 4.2). */
export function columnName(i18n: I18n, market: SportMarket): string {
  const period = marketOf(market.marketId)?.period === "1H" ? firstHalfName(market.sportId) : fullTimeName(market);
  const { marketId } = market;
  return `${i18n._(period)} · ${i18n._(listMarketName(market) ?? msg`Market ${marketId}`)}`;
}
