import { type Query, type QueryClient } from "@tanstack/react-query";
import { judgeClock, speaksOf } from "#app/domain/watches/judge.ts";
import { type Watch } from "#app/domain/watches/watch.ts";
import { judged, ownedBy } from "#app/domain/watches/watchBook.ts";
import { isAlerting } from "#app/flows/bets/alerts.ts";
import { useAlerts, persistAlertSounds } from "#app/stores/alerts.ts";
import { stopAll } from "#app/flows/stops.ts";
import { pageNow } from "#app/stores/clock.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSession } from "#app/stores/session.ts";
import { clearTellings, queueTellings, changeBook, keepBook, sharedBook, useWatches } from "#app/stores/watches.ts";
import { readingOf } from "./answers.ts";
import { createAsker } from "./asker.ts";
import { createTeller } from "./teller.ts";
import { ring, unlockAtFirstTap } from "./tones.ts";
import { tellOutside } from "./outside.ts";
import { isOfferFor, type Judge, judgeOf } from "./verdicts.ts";

/** How often the clock is looked at, ms. */
const TICK_MS = 1_000;

/** What comes within so long of the return was true before it, ms (WAT-08). */
const RETURN_MS = 20_000;

const isHidden = (): boolean => document.visibilityState === "hidden";

/** A hidden page asks and tells only with the member's leave for notices outside the page (WAT-08). */
const isAtRest = (): boolean => isHidden() && !isAlerting(useAlerts.getState().wanted);

/** What one page does for the watches, from the first watch to the end of the page. */
class WatchDesk {
  readonly #client: QueryClient;
  readonly #teller = createTeller();
  readonly #asker;
  /** The answers heard since the page came back, by the hash of their query. */
  #heard = new Set<string>();
  #returnedAt = 0;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#asker = createAsker(client, {
      isPolled: (watch) => this.#isPolled(watch),
      isOffered: (betId) => this.#isLookedAt((query) => isOfferFor(query, betId)),
    });
  }

  /** Returns the way to stop. */
  start(): () => void {
    if (useWatches.getState().watches.length > 0) this.#returnedAt = pageNow();
    this.#own();
    const turn = () => this.#turnPage();
    document.addEventListener("visibilitychange", turn);
    const timer = setInterval(() => this.#tick(), TICK_MS);
    return stopAll([
      useSession.subscribe(({ phase, account }, before) => {
        if (phase !== before.phase || account !== before.account) this.#own();
      }),
      this.#client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success") this.#hearAnswer(event.query);
      }),
      () => document.removeEventListener("visibilitychange", turn),
      () => clearInterval(timer),
      () => this.#teller.leave(),
    ]);
  }

  /** The book is that of whoever is here; nothing is told before that is known (WAT-05). */
  #own(): void {
    const { phase, account } = useSession.getState();
    if (phase === "starting") return this.#teller.leave();
    const owner = account === undefined ? undefined : ownerOf(account);
    if (useWatches.getState().owner !== owner) clearTellings();
    changeBook((book) => ownedBy(book, owner));
    if (!isHidden()) this.#teller.take(owner);
  }

  #turnPage(): void {
    if (isAtRest()) return this.#teller.leave();
    if (isHidden()) return;
    this.#heard = new Set();
    this.#returnedAt = pageNow();
    this.#own();
  }

  /** Judges every watch and tells what came true; it stands in storage before it is told (WAT-06). */
  #judge(judge: Judge, away = false): void {
    if (!this.#teller.tells()) return;
    const before = sharedBook();
    const { book, news } = judged(before, judge, { at: Date.now(), away });
    if (book === before) return;
    keepBook(book);
    const told = news.filter((one) => one.news.kind !== "ended");
    if (told.length === 0) return;
    queueTellings(told);
    ring(told);
    if (isHidden()) tellOutside(told);
  }

  #hearAnswer(query: Query): void {
    const judge = judgeOf(query);
    if (judge === undefined) return;
    const away = !this.#heard.has(query.queryHash) && pageNow() - this.#returnedAt < RETURN_MS;
    this.#judge(judge, away);
    if (this.#teller.tells()) this.#heard.add(query.queryHash);
  }

  #tick(): void {
    if (useWatches.getState().watches.length === 0 || isAtRest()) return;
    this.#judge((watch) => judgeClock(watch, serverNow()));
    if (this.#teller.tells()) this.#asker.askDue(isHidden());
  }

  /** True where something on the screen asks at its own pace for what this says (WAT-03). */
  #isLookedAt(says: (query: Query) => boolean): boolean {
    const queries = this.#client.getQueryCache().getAll();
    return !isHidden() && queries.some((query) => query.getObserversCount() > 0 && says(query));
  }

  #isPolled(watch: Watch): boolean {
    return this.#isLookedAt((query) => {
      const reading = readingOf(query, watch.matchId);
      return reading?.match !== undefined && speaksOf({ ...watch, T: 0 }, reading);
    });
  }
}

/** Looks after the watches for the life of the page. Returns the way to stop. */
export function watchWatches(client: QueryClient): () => void {
  return stopAll([persistAlertSounds(), unlockAtFirstTap(), new WatchDesk(client).start()]);
}
