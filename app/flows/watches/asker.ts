import { type App } from "#app/application/app.ts";
import { sellQuote } from "#app/api/bet/checkInsurance.ts";
import { nextPoll } from "#app/api/cadence.ts";
import { batchMatchOdds } from "#app/api/odds/getBatchMatchOdds.ts";
import { config, isOffered as isFeatureOffered } from "#app/config.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { type Watch } from "#app/domain/watches/watch.ts";
import { withSalesAsked } from "#app/domain/watches/watchBook.ts";
import { batchInterval, type BatchPlan, batchPlan, salesDue } from "#app/domain/watches/watchPlan.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { keepBook, sharedBook } from "#app/stores/watches.ts";

/** What the page requests anyway. */
interface AskedAnyhow {
  readonly isPolled: (watch: Watch) => boolean;
  readonly isOffered: (betId: string) => boolean;
}

/** Requests what no page on the screen already requests: one batch, and the offers for bets (WAT-03). */
export function createAsker(app: App, { isPolled, isOffered }: AskedAnyhow) {
  const share = Math.random();
  let left: readonly number[] = [];
  let asking = false;
  let poll = { dataUpdatedAt: 0, errorUpdatedAt: 0, errorUpdateCount: 0, error: null as Error | null };

  /** What is due now; it is noted as requested in the book that all tabs share. */
  function dueBatch(hidden: boolean): BatchPlan | undefined {
    const book = sharedBook();
    const { live, today: rest } = config().intervals;
    const plan = batchPlan(book.watches, { isPolled, now: serverNow(), first: left });
    const base = plan && batchInterval(plan, { live, rest, hidden: rest }, { hidden, leave: true });
    if (base === undefined) return undefined;
    const jitter = Math.floor(share * config().jitter * base);
    // a future time was noted before the device's clock was set back
    if (Math.abs(Date.now() - book.askedAt) < nextPoll(base + jitter, poll, share)) return undefined;
    keepBook(app, { ...book, askedAt: Date.now() });
    return plan;
  }

  async function askBatch({ matchIds, marketList, left: later }: BatchPlan): Promise<void> {
    asking = true;
    const { language } = useSettings.of(app).getState();
    const ask = { matchIds, marketList, language, oddsStyle: ODDS_STYLE.EU };
    try {
      await app.client.fetchQuery({ ...batchMatchOdds(ask), staleTime: 0, retry: false });
      left = later;
      poll = { dataUpdatedAt: app.now(), errorUpdatedAt: 0, errorUpdateCount: 0, error: null };
    } catch (error) {
      poll = {
        ...poll,
        errorUpdatedAt: app.now(),
        errorUpdateCount: poll.errorUpdateCount + 1,
        error: error instanceof Error ? error : null,
      };
    } finally {
      asking = false;
    }
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
      const plan = asking ? undefined : dueBatch(hidden);
      if (plan) void askBatch(plan);
    },
  };
}
