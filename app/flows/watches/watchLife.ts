import { type App } from "#app/application/app.ts";
import { type Query } from "@tanstack/react-query";
import { judgeClock, speaksOf } from "#app/domain/watches/judge.ts";
import { type Watch } from "#app/domain/watches/watch.ts";
import { judged, ownedBy, type Telling } from "#app/domain/watches/watchBook.ts";
import { isAlerting, showOutside } from "#app/flows/bets/alerts.ts";
import { persistAlertSounds } from "#app/stores/watches/sounds.ts";
import { useAlerts } from "#app/stores/alerts.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { i18n } from "#app/text/i18n.ts";
import { tellingTitle, watchKindName } from "#app/text/watches.ts";
import {
  clearTellings,
  queueTellings,
  changeBook,
  keepBook,
  sharedBook,
  useWatches,
} from "#app/stores/watches/watches.ts";
import { stopAll } from "#app/flows/stops.ts";
import { readingOf } from "./answers.ts";
import { createAsker } from "./asker.ts";
import { createTeller } from "./teller.ts";
import { ring, unlockAtFirstTap } from "./tones.ts";
import { isOfferFor, type Judge, judgeOf, says } from "./verdicts.ts";

/** How often the clock is checked, ms. */
const TICK_MS = 1_000;

/** What an answer shows this soon after the return was true before it, ms (WAT-08). */
const RETURN_MS = 20_000;

const isHidden = (): boolean => document.visibilityState === "hidden";

/** A hidden page requests and alerts only if the member allows notifications outside the page (WAT-08). */
const isPaused = (app: App): boolean => isHidden() && !isAlerting(useAlerts.of(app).getState().wanted);

/** Shows alerts as system notifications while the page is hidden, without amounts and bet ids (WAT-08). */
function tellOutside(app: App, tellings: readonly Telling[]): void {
  for (const telling of tellings) {
    const { kind, id } = telling.watch;
    const text =
      kind === "sale"
        ? i18n._(watchKindName(kind))
        : tellingTitle(i18n, telling, useSettings.of(app).getState().oddsStyle);
    showOutside(text, `watch-${id}`);
  }
}

/** What one app does for the watches, from the first watch to its end. */
class WatchDesk {
  readonly #app: App;
  readonly #teller = createTeller();
  readonly #asker;
  /** The ids of watches that waited while the page was hidden, until an answer shows the current state. */
  #unseen: ReadonlySet<string> = new Set();
  #returnedAt = 0;

  constructor(app: App) {
    this.#app = app;
    this.#asker = createAsker(app, {
      isPolled: (watch) => this.#isPolled(watch),
      isOffered: (betId) => this.#isLookedAt((query) => isOfferFor(query, betId)),
    });
  }

  /** `returned` = the page was reloaded, and its watches waited meanwhile. Returns the stop function. */
  start(returned: boolean): () => void {
    const app = this.#app;
    if (returned) this.#comeBack();
    this.#own();
    const turn = () => this.#turnPage();
    document.addEventListener("visibilitychange", turn);
    const timer = setInterval(() => this.#tick(), TICK_MS);
    return stopAll([
      useSession.of(app).subscribe(({ phase, account }, before) => {
        if (phase !== before.phase || account !== before.account) this.#own();
      }),
      app.client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") this.#hearAnswer(event.query);
      }),
      () => document.removeEventListener("visibilitychange", turn),
      () => clearInterval(timer),
      () => this.#asker.rest(),
      () => this.#teller.leave(),
    ]);
  }

  /** The book belongs to the current user; no alert is shown before that user is known (WAT-05). */
  #own(): void {
    const app = this.#app;
    const { phase, account } = useSession.of(app).getState();
    if (phase === "starting") return this.#teller.leave();
    const owner = account === undefined ? undefined : ownerOf(account);
    if (useWatches.of(app).getState().owner !== owner) clearTellings(app);
    changeBook(app, (book) => ownedBy(book, owner));
    // a book that has expired in storage, which changes nothing there, is not shown either
    useWatches.of(app).setState(ownedBy(sharedBook(), owner), true);
    if (!isHidden()) this.#teller.take(owner);
  }

  #turnPage(): void {
    const app = this.#app;
    if (isPaused(app)) {
      this.#asker.rest();
      this.#teller.leave();
    }
    if (isHidden()) return;
    this.#comeBack();
    this.#own();
  }

  #comeBack(): void {
    this.#returnedAt = this.#app.now();
    this.#unseen = new Set(sharedBook().watches.map(({ id }) => id));
  }

  /** Judges every watch and shows what came true; alerts are stored before they are shown (WAT-06). */
  #judge(judge: Judge, away?: (watch: Watch) => boolean): void {
    const app = this.#app;
    if (!this.#teller.tells()) return;
    const before = sharedBook();
    const { book, news } = judged(before, judge, { at: Date.now(), ...(away && { away }) });
    if (book === before) return;
    keepBook(app, book);
    const told = news.filter((one) => one.news.kind !== "ended");
    if (told.length === 0) return;
    queueTellings(app, told);
    ring(app, told);
    if (isHidden()) tellOutside(app, told);
  }

  #hearAnswer(query: Query): void {
    const judge = judgeOf(query);
    if (judge === undefined) return;
    const justBack = this.#app.now() - this.#returnedAt < RETURN_MS;
    const said = new Set(sharedBook().watches.flatMap((watch) => (says(query, watch) ? [watch.id] : [])));
    this.#judge(judge, ({ id }) => justBack && this.#unseen.has(id));
    if (this.#teller.tells()) this.#unseen = new Set([...this.#unseen].filter((id) => !said.has(id)));
  }

  #tick(): void {
    const app = this.#app;
    if (useWatches.of(app).getState().watches.length === 0 || isPaused(app)) return this.#asker.rest();
    this.#judge((watch) => judgeClock(watch, serverNow()));
    if (this.#teller.tells()) this.#asker.askDue(isHidden());
    else this.#asker.rest();
  }

  /** True if something on the screen already requests this at its own pace (WAT-03). */
  #isLookedAt(says: (query: Query) => boolean): boolean {
    const queries = this.#app.client.getQueryCache().getAll();
    const isObserved = (query: Query) => query.getObserversCount() > this.#asker.ownCount(query);
    return !isHidden() && queries.some((query) => isObserved(query) && says(query));
  }

  #isPolled(watch: Watch): boolean {
    return this.#isLookedAt((query) => {
      const reading = readingOf(query, watch.matchId);
      return reading?.match !== undefined && speaksOf({ ...watch, T: 0 }, reading);
    });
  }
}

/**
 * Runs the watches for the life of the page; `returned` = they were in storage when it loaded, so nothing was checked until
 * now (WAT-08). Returns the stop function.
 */
export function watchWatches(app: App, returned: boolean): () => void {
  return stopAll([persistAlertSounds(app), unlockAtFirstTap(app), new WatchDesk(app).start(returned)]);
}
