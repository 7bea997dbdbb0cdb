import { type App } from "#app/application/app.ts";
import { fetchSettledBets } from "#app/api/bet/getSettleBetLists.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";

/** How wrong the device's clock may be: this many days before the tap and after now are read as well. */
export const CLOCK_DAYS = 2;

/** The most days in one request; for an older journal line this is the range that can be searched. */
const MOST_DAYS = 60;

/**
 * Reads the member's settled, refused and cancelled bets since a tap (epoch ms by the device's clock): the bet may no
 * longer be open when it is looked for. Throws Failure.
 */
export async function fetchSettledSince(app: App, language: string, tapped: number): Promise<readonly BetRecord[]> {
  const from = addDays(reportDay(Math.min(tapped, Date.now())), -CLOCK_DAYS);
  const last = addDays(reportDay(Math.max(tapped, Date.now())), CLOCK_DAYS);
  const most = addDays(from, MOST_DAYS);
  const days = await fetchSettledBets(app.client, { language, from, to: last < most ? last : most });
  return days.flatMap(({ bets }) => bets);
}
