import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { bookEnd, EMPTY_BOOK, type Telling, type WatchBook } from "#app/domain/watches/watchBook.ts";
import { type Watch, WATCH_KINDS } from "#app/domain/watches/watch.ts";
import { type Entry, onOtherTab, readEntry, readShared, writeEntry } from "#app/stores/storage/storage.ts";

const count = v.pipe(v.number(), v.finite());
const whole = v.pipe(v.number(), v.integer());
const name = v.pipe(v.string(), v.maxLength(300));
const pair = v.pipe(v.tuple([whole, whole]), v.readonly());

const watch: v.GenericSchema<unknown, Watch> = v.object({
  id: name,
  kind: v.picklist(WATCH_KINDS),
  matchId: whole,
  sportId: whole,
  leagueId: whole,
  home: name,
  away: name,
  startsAt: v.pipe(
    name,
    v.check((text) => Number.isFinite(Date.parse(text))),
  ),
  pick: v.optional(
    v.object({
      marketId: whole,
      couId: whole,
      betPos: whole,
      hdp: name,
      positions: v.optional(whole),
      oddsStyle: v.optional(v.literal(ODDS_STYLE.BU)),
      outLevel: v.optional(count),
    }),
  ),
  betId: v.optional(name),
  target: v.optional(count),
  minutes: v.optional(whole),
  untilStart: v.boolean(),
  createdAt: count,
  told: name,
  T: count,
  absent: whole,
  best: v.optional(count),
});

const news = v.variant("kind", [
  v.object({ kind: v.literal("price"), price: count }),
  v.object({ kind: v.picklist(["open", "line", "start"]) }),
  v.object({ kind: v.literal("sale"), back: count }),
  v.object({ kind: v.literal("goal"), what: v.picklist(["goal", "red", "corrected"]), score: pair, red: pair }),
  v.object({
    kind: v.literal("ended"),
    why: v.picklist(["over", "abandoned", "postponed", "started", "betClosed", "gone", "tooOld"]),
  }),
]);

const telling = v.object({ id: name, watch, news, at: count, read: v.boolean(), away: v.boolean() }) as v.GenericSchema<
  unknown,
  Telling
>;

/** A list whose broken entries are dropped one by one (WAT-05). */
const validEntries = <T>(one: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(100),
    v.transform((list): readonly T[] =>
      list.flatMap((each) => {
        const read = v.safeParse(one, each);
        return read.success ? [read.output] : [];
      }),
    ),
  );

const ENTRY: Entry<WatchBook> = {
  name: "watches",
  version: 1,
  schema: v.object({
    owner: v.optional(v.pipe(v.string(), v.maxLength(16))),
    watches: validEntries(watch),
    told: validEntries(telling),
    askedAt: count,
  }) as v.GenericSchema<unknown, WatchBook>,
  fallback: EMPTY_BOOK,
};

/** What the member, or a visitor, waits to be told, and what was told (WAT-05). */
export const useWatches = store<WatchBook>(() => EMPTY_BOOK);

/** The book as all tabs see it now: another one may have told something meanwhile (WAT-06). */
export const sharedBook = (): WatchBook => readShared(ENTRY, Date.now());

/** Stores the book for all tabs, then shows it here. */
export function keepBook(app: App, book: WatchBook): void {
  writeEntry(ENTRY, book, bookEnd(book));
  useWatches.of(app).setState(book, true);
}

/** Changes the book as all tabs see it. */
export function changeBook(app: App, change: (book: WatchBook) => WatchBook): void {
  const before = sharedBook();
  const after = change(before);
  if (after !== before) keepBook(app, after);
}

/** Reads the stored book, and follows what other tabs write. Returns the way to stop. */
export function persistWatches(app: App): () => void {
  const take = () => useWatches.of(app).setState(readEntry(ENTRY, Date.now()), true);
  take();
  return onOtherTab(ENTRY, take);
}

/** A match, or one of its prices, about which a member wants alerts. */
export interface PriceAsk {
  readonly matchId: number;
  readonly pick?: { readonly couId: number; readonly betPos: number } | undefined;
}

/** An open bet about whose value the member wants alerts. */
export interface BetAsk {
  readonly bet: BetRecord;
}

/** What "Tell me when…" is asked about. */
export type TellAsk = PriceAsk | BetAsk;

/** The sheet "Tell me when…"; undefined = closed. */
export const useTellMe = store<{ readonly ask: TellAsk | undefined }>(() => ({ ask: undefined }));

/** Asks the member which alerts they want. */
export const openTellMe = (app: App, ask: TellAsk): void => useTellMe.of(app).setState({ ask });

/** Closes the sheet. */
export const closeTellMe = (app: App): void => useTellMe.of(app).setState({ ask: undefined });

/** True while the list of alerts is open. */
export const useAlertList = store<{ readonly open: boolean }>(() => ({ open: false }));

/** Opens the list of alerts. */
export const openAlertList = (app: App): void => useAlertList.of(app).setState({ open: true });

/** Closes it. */
export const closeAlertList = (app: App): void => useAlertList.of(app).setState({ open: false });

interface Tellings {
  readonly waiting: readonly Telling[];
  readonly shown: Telling | undefined;
}

/** What alerts add to the queue of notices, after what is said of bets (WAT-07). */
export const useTellings = store<Tellings>(() => ({ waiting: [], shown: undefined }));

/** Adds alerts to the end of the queue. */
export const queueTellings = (app: App, tellings: readonly Telling[]): void =>
  useTellings.of(app).setState(({ waiting }) => ({ waiting: [...waiting, ...tellings] }));

/** Shows the next queued alert; returns false if there is none. */
export function showNextTelling(app: App): boolean {
  const [shown, ...waiting] = useTellings.of(app).getState().waiting;
  if (shown === undefined) return false;
  useTellings.of(app).setState({ shown, waiting });
  return true;
}

/** Hides the alert on show. */
export const hideTelling = (app: App): void => useTellings.of(app).setState({ shown: undefined });

/** Forgets them all: one member's alerts are not for the next. */
export const clearTellings = (app: App): void => useTellings.of(app).setState({ waiting: [], shown: undefined });
