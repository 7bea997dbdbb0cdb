import { type QueryClient } from "@tanstack/react-query";
import { shareCalls } from "./client.ts";

/** The calls that carry no member data where the bookmaker prices all members alike (OPS-10). */
const SHARED: ReadonlySet<string> = new Set([
  "odds/GetMenu",
  "odds/GetLiveMatchOdds",
  "odds/GetNoLiveMatchOdds",
  "odds/GetSingleMatchOdds",
  "odds/GetLeagueMatchOdds",
  "odds/GetBatchMatchOdds",
  "odds/GetMixparlaySchedule",
  "odds/GetScheduleDateGroup2",
  "odds/GetMatchMinParlayCount",
  "odds/GetOutRight",
  "odds/GetSettleMatchResult",
  "Comm/GetAllFavorite",
  "Comm/GetAllHotMatch",
]);

/** No cache keeps a response of this bookmaker for longer: a header that says more is not believed, s. */
const OLDEST = 300;

/**
 * Sends the calls that are the same for all members without token, BCS and device number, so that one response can
 * serve them all and no preflight is needed. The time a response spent in an HTTP cache is added to the age of its
 * prices: they are as old as the bookmaker's word (OPS-11).
 */
export function sharePublicCalls(client: QueryClient): void {
  const ages = new Map<string, number>();
  shareCalls({
    isShared: (path) => SHARED.has(path),
    noteAge: (path, answered) => {
      const age = Number(answered.get("Age") ?? 0);
      if (SHARED.has(path)) ages.set(path, age > 0 ? Math.min(age, OLDEST) : 0);
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const path = String(event.query.queryKey[0]);
    const age = ages.get(path) ?? 0;
    // used once: what a reader puts into the query cache itself has not waited in an HTTP cache
    ages.delete(path);
    const { dataUpdatedAt } = event.query.state;
    if (age > 0) event.query.setState({ dataUpdatedAt: dataUpdatedAt - age * 1_000 });
  });
}
