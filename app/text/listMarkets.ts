import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { marketOf } from "#app/domain/odds/markets.ts";

/** The column head of the handicap. */
export const HANDICAP = msg`Handicap`;
/** The column head of over and under. */
export const OVER_UNDER = msg`Over / Under`;
/** The column head of home, draw, away. */
export const X12 = msg`1X2`;
/** The column head of the winner without a draw. */
export const MONEY_LINE = msg`Money line`;

/** Names of the markets that stand in the rows of a list: apart from all others, whose words the first list need not bring. */
export const LIST_NAMES: Readonly<Record<number, MessageDescriptor>> = {
  1: HANDICAP,
  2: HANDICAP,
  3: OVER_UNDER,
  4: OVER_UNDER,
  5: X12,
  16: MONEY_LINE,
};

/** Names of the parts of a match that those markets count (domain D). */
export const LIST_PERIODS = { FT: msg`Full time`, "1H": msg`1st half` } as const;

/** What text/markets.ts calls a market, for those in the rows of a list: "Full time · Over / Under" (design 4.2). */
export function columnName(i18n: I18n, marketId: number): string {
  const period = LIST_PERIODS[marketOf(marketId)?.period === "1H" ? "1H" : "FT"];
  return `${i18n._(period)} · ${i18n._(LIST_NAMES[marketId] ?? msg`Market ${marketId}`)}`;
}
