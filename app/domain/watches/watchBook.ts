import { type Verdict, type WatchNews } from "./judge.ts";
import { AFTER_MS, isSameThing, MOST_SALES, MOST_WATCHES, type Watch, WATCH_MS, type WatchWish } from "./watch.ts";

/** An alert, or a watch that ended without one, as the list keeps it (WAT-07). */
export interface Telling {
  /** The watch and the reading: the same alert is never shown twice (WAT-06). */
  readonly id: string;
  readonly watch: Watch;
  readonly news: WatchNews;
  /** Epoch ms. */
  readonly at: number;
  readonly read: boolean;
  /** It came true while the page was hidden (WAT-08). */
  readonly away: boolean;
}

/** All watches of one member or visitor, and past alerts (WAT-05). */
export interface WatchBook {
  /** Identifies the member; undefined = a visitor's. */
  readonly owner: string | undefined;
  readonly watches: readonly Watch[];
  /** The newest first. */
  readonly told: readonly Telling[];
  /** When the batch was last requested, epoch ms; over all tabs and reloads (WAT-03). */
  readonly askedAt: number;
}

/** A book without watches. */
export const EMPTY_BOOK: WatchBook = { owner: undefined, watches: [], told: [], askedAt: 0 };

/** How many past alerts are kept (WAT-07). */
const MOST_TOLD = 20;

/** Why a watch is refused (WAT-03, WAT-04). */
export type WatchRefusal = "tooMany" | "tooManySales";

/** The book with one more watch, replacing one on the same thing; or why it is refused (WAT-04). */
export function withWatch(book: WatchBook, watch: Watch): WatchBook | WatchRefusal {
  const others = book.watches.filter((one) => !isSameThing(one, watch));
  if (others.length >= MOST_WATCHES) return "tooMany";
  if (watch.kind === "sale" && others.filter(({ kind }) => kind === "sale").length >= MOST_SALES) return "tooManySales";
  return { ...book, watches: [...others, watch] };
}

/** The book without a watch that the member removed (WAT-04). */
export const withoutWatch = (book: WatchBook, id: string): WatchBook => ({
  ...book,
  watches: book.watches.filter((one) => one.id !== id),
});

/** The book without one of its past alerts. */
export const withoutTelling = (book: WatchBook, id: string): WatchBook => ({
  ...book,
  told: book.told.filter((one) => one.id !== id),
});

/** The book after the offers for these bets were requested; `at` in epoch ms (WAT-03). */
export const withSalesAsked = (book: WatchBook, betIds: readonly string[], at: number): WatchBook => ({
  ...book,
  watches: book.watches.map((one) => (one.betId !== undefined && betIds.includes(one.betId) ? { ...one, T: at } : one)),
});

/** Marks past alerts as read. */
export const withRead = (book: WatchBook): WatchBook =>
  book.told.every(({ read }) => read) ? book : { ...book, told: book.told.map((one) => ({ ...one, read: true })) };

/** The existing watch on the same thing. */
export const waitingFor = (book: WatchBook, wish: WatchWish): Watch | undefined =>
  book.watches.find((one) => isSameThing(one, wish));

/** The book for the current user: another member's is dropped, a visitor's becomes the member's (WAT-05). */
export function ownedBy(book: WatchBook, owner: string | undefined): WatchBook {
  if (book.owner === owner) return book;
  return book.owner === undefined ? { ...book, owner } : { ...EMPTY_BOOK, owner };
}

/** When everything in the book has expired, epoch ms (WAT-05). */
export const bookEnd = ({ watches, told }: WatchBook): number =>
  Math.max(0, ...watches.map(({ createdAt }) => createdAt + WATCH_MS), ...told.map(({ at }) => at)) + AFTER_MS;

/** A text that identifies one reading of one watch (WAT-06). */
function tellingId(watch: Watch, news: WatchNews): string {
  if (news.kind !== "goal") return `${watch.id}:${news.kind}`;
  return `${watch.id}:${news.score.join("-")}/${news.red.join("-")}:${watch.T}`;
}

/** The book after each watch was judged, and the alerts to show now: they are in the book before they are shown (WAT-06). */
export function judged(
  book: WatchBook,
  judge: (watch: Watch) => Verdict,
  { at, away = () => false }: { readonly at: number; readonly away?: (watch: Watch) => boolean },
): { readonly book: WatchBook; readonly news: readonly Telling[] } {
  const watches: Watch[] = [];
  const news: Telling[] = [];
  let changed = false;
  for (const before of book.watches) {
    const { watch, news: said } = judge(before);
    if (watch) watches.push(watch);
    if (watch !== before) changed = true;
    if (said === undefined) continue;
    const id = tellingId(watch ?? before, said);
    if (book.told.some((one) => one.id === id)) continue;
    news.push({ id, watch: watch ?? before, news: said, at, read: false, away: away(before) });
  }
  if (!changed && news.length === 0) return { book, news };
  return { book: { ...book, watches, told: [...news.toReversed(), ...book.told].slice(0, MOST_TOLD) }, news };
}
