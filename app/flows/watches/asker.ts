import { type Query } from "@tanstack/react-query";
import { type App } from "#app/application/app.ts";
import { sellQuote } from "#app/api/bet/checkInsurance.ts";
import { type Observed } from "#app/api/observe.ts";
import { observeWatchBatch } from "#app/api/odds/getBatchMatchOdds.ts";
import { config, isOffered as isFeatureOffered } from "#app/config.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { type Watch } from "#app/domain/watches/watch.ts";
import { withSalesAsked } from "#app/domain/watches/watchBook.ts";
import { batchPace, batchPlan, salesDue } from "#app/domain/watches/watchPlan.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { changeBook, keepBook, sharedBook } from "#app/stores/watches/watches.ts";

/** What the page requests anyway. */
interface AskedAnyhow {
  readonly isPolled: (watch: Watch) => boolean;
  readonly isOffered: (betId: string) => boolean;
}

/** Requests what no page on the screen already requests: one batch, and the offers for bets (WAT-03). */
export function createAsker(app: App, { isPolled, isOffered }: AskedAnyhow) {
  let left: readonly number[] = [];
  /** The batch that is polled, and what identifies it. */
  let batch: (Observed<unknown> & { readonly name: string }) | undefined;

  function rest(): void {
    batch?.stop();
    batch = undefined;
  }

  /** Polls what is due beyond the page's own requests. A new batch waits for the interval of the last, in whatever tab. */
  function askBatch(hidden: boolean): void {
    const book = sharedBook();
    const plan = batchPlan(book.watches, { isPolled, now: serverNow(), first: left });
    if (plan === undefined) return rest();
    const { matchIds, marketList } = plan;
    const { language } = useSettings.of(app).getState();
    const pace = batchPace(plan, hidden);
    const name = [pace, language, marketList, ...matchIds].join();
    if (batch?.name === name || batch?.held().isFetching) return undefined;
    rest();
    // a future time was noted before the device's clock was set back
    if (Math.abs(Date.now() - book.askedAt) < config().intervals[pace]) return undefined;
    const leaves = () => changeBook(app, (held) => ({ ...held, askedAt: Date.now() }));
    leaves();
    const ask = { matchIds, marketList, language, oddsStyle: ODDS_STYLE.EU };
    batch = { ...observeWatchBatch(app.client, ask, pace, leaves), name };
    ({ left } = plan);
    return undefined;
  }

  function askOffers(hidden: boolean): void {
    if (!isFeatureOffered("cashOut") || useSession.of(app).getState().phase !== "member") return;
    const book = sharedBook();
    const betIds = salesDue(book.watches, { isPolled: isOffered, now: Date.now(), hidden });
    if (betIds.length === 0) return;
    keepBook(app, withSalesAsked(book, betIds, Date.now()));
    const { language } = useSettings.of(app).getState();
    // a failed request is repeated when it is due again
    for (const betId of betIds) void app.client.prefetchQuery({ ...sellQuote({ betId, language }), staleTime: 0 });
  }

  return {
    /** Requests everything that is due; `hidden` = the page is hidden, and the member allows alerts then (WAT-08). */
    askDue(hidden: boolean): void {
      askOffers(hidden);
      askBatch(hidden);
    },
    /** How many observe this response for alerts alone, 0 or 1. */
    ownCount: (query: Query): number => (batch?.isOf(query) ? 1 : 0),
    /** Requests nothing until the next `askDue`. */
    rest,
  };
}
