import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { settleBetDates } from "#app/api/bet/getSettleBetDates.ts";
import { settleBetPages } from "#app/api/bet/getSettleBetList.ts";
import { settleBetLists } from "#app/api/bet/getSettleBetLists.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { useSettings } from "#app/stores/settings.ts";
import { knownIn, withKnown } from "./known.ts";

/** A range of report days, inclusive. */
export interface Range {
  readonly from: Day;
  readonly to: Day;
}

/** Settled bets are refetched no sooner than this, ms: a day that is opened twice in a row is requested once. */
const FRESH_MS = 10_000;

/** The sums of each day of a range; while another range loads the last one is shown (spec §7, getSettleBetDates). */
export const useDays = (range: Range) =>
  useQuery({ ...settleBetDates(range), staleTime: FRESH_MS, placeholderData: keepPreviousData });

/** The bets of one report day, page by page; a page that is not full is the last (spec §7, GetSettleBetList). */
export function useDayBets(date: Day, enabled: boolean) {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  return useInfiniteQuery({
    ...settleBetPages({ language, date }),
    select: (data) => ({ ...data, pages: data.pages.map((page) => knownIn(app, page)) }),
    enabled,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    // each new page would be compared with all previous pages
    structuralSharing: false,
  });
}

/** Every bet of a range, for searching it (spec §7, GetSettleBetLists). */
export function useRangeBets(range: Range, enabled: boolean) {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  return useQuery({
    ...settleBetLists({ language, ...range }),
    select: (days) => days.map((day) => knownIn(app, day)),
    enabled,
    staleTime: FRESH_MS,
  });
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
