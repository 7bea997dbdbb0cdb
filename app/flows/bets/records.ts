import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { useState } from "react";
import { useSettleBetDates } from "#app/api/bet/getSettleBetDates.ts";
import { useSettleBetPages } from "#app/api/bet/getSettleBetList.ts";
import { settleBetLists, useSettleBetLists } from "#app/api/bet/getSettleBetLists.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { useSettings } from "#app/stores/settings.ts";
import { knownIn, withKnown } from "./known.ts";

/** A range of report days, inclusive. */
export interface Range {
  readonly from: Day;
  readonly to: Day;
}

/** The sums of each day of a range; while another range loads the last one is shown (spec §7, getSettleBetDates). */
export const useDays = (range: Range) => useSettleBetDates(range);

/** The bets of one report day, page by page; a page that is not full is the last (spec §7, GetSettleBetList). */
export function useDayBets(date: Day, enabled: boolean) {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  return useSettleBetPages({ language, date }, (page) => knownIn(app, page), enabled);
}

/** Every bet of a range, for searching it (spec §7, GetSettleBetLists). */
export function useRangeBets(range: Range, enabled: boolean) {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  return useSettleBetLists({ language, ...range }, (day) => knownIn(app, day), enabled);
}

/** Runs the member's own refresh and tells whether it is under way; silent polls do not show. */
export function useRefresh(read: () => Promise<unknown>): { readonly busy: boolean; readonly refresh: () => void } {
  const [busy, setBusy] = useState(false);
  const refresh = () => {
    if (busy) return;
    setBusy(true);
    void read().finally(() => setBusy(false));
  };
  return { busy, refresh };
}

/** All bets of a range at once, newest day first, for the CSV export. Throws if they cannot be read. */
export async function fetchRange(app: App, range: Range): Promise<readonly BetRecord[]> {
  const { language } = useSettings.of(app).getState();
  const days = await app.client.fetchQuery({ ...settleBetLists({ language, ...range }), staleTime: 0 });
  return days.toSorted((a, b) => b.day.localeCompare(a.day)).flatMap(({ bets }) => withKnown(app, bets));
}
