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

/** Names of the markets in the rows of a list: separate from all others, whose words the first list does not need. */
export const LIST_NAMES: Readonly<Record<number, MessageDescriptor>> = {
  1: HANDICAP,
  2: HANDICAP,
  3: OVER_UNDER,
  4: OVER_UNDER,
  5: X12,
  16: MONEY_LINE,
};

/** Names of the parts of a match that those markets cover (domain D). */
export const LIST_PERIODS = { FT: msg`Full time`, "1H": msg`1st half` } as const;

/** The name from text/markets.ts, for markets in the rows of a list: "Full time · Over / Under" (design 4.2). */
export function columnName(i18n: I18n, marketId: number): string {
  const period = LIST_PERIODS[marketOf(marketId)?.period === "1H" ? "1H" : "FT"];
  return `${i18n._(period)} · ${i18n._(LIST_NAMES[marketId] ?? msg`Market ${marketId}`)}`;
}
