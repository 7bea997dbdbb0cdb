import { type Verdict, type WatchNews } from "./judge.ts";
import { AFTER_MS, isSameThing, MOST_SALES, MOST_WATCHES, type Watch, WATCH_MS, type WatchWish } from "./watch.ts";

/** Something that was told, or a watch that ended without it, as the list keeps it (WAT-07). */
export interface Telling {
  /** The watch and the reading: the same is never told twice (WAT-06). */
  readonly id: string;
  readonly watch: Watch;
  readonly news: WatchNews;
  /** Epoch ms. */
  readonly at: number;
  readonly read: boolean;
  /** It came true while the page was hidden (WAT-08). */
  readonly away: boolean;
}

/** All watches of one member or visitor, and what was told (WAT-05). */
export interface WatchBook {
  /** Stands for the member; undefined = a visitor's. */
  readonly owner: string | undefined;
  readonly watches: readonly Watch[];
  /** The newest first. */
  readonly told: readonly Telling[];
  /** When the batch was asked for last, epoch ms; over all tabs and reloads (WAT-03). */
  readonly askedAt: number;
}

/** Nobody waits for anything. */
export const EMPTY_BOOK: WatchBook = { owner: undefined, watches: [], told: [], askedAt: 0 };

/** So much of what was told is kept (WAT-07). */
const MOST_TOLD = 20;

/** Why a watch is not taken (WAT-03, WAT-04). */
export type WatchRefusal = "tooMany" | "tooManySales";

/** The book with one more watch, in the place of one of the same thing; or why not (WAT-04). */
export function withWatch(book: WatchBook, watch: Watch): WatchBook | WatchRefusal {
  const others = book.watches.filter((one) => !isSameThing(one, watch));
  if (others.length >= MOST_WATCHES) return "tooMany";
  if (watch.kind === "sale" && others.filter(({ kind }) => kind === "sale").length >= MOST_SALES) return "tooManySales";
  return { ...book, watches: [...others, watch] };
}

/** The book without a watch: the member took it away (WAT-04). */
export const withoutWatch = (book: WatchBook, id: string): WatchBook => ({
  ...book,
  watches: book.watches.filter((one) => one.id !== id),
});

/** The book without something that was told or has ended. */
export const withoutTelling = (book: WatchBook, id: string): WatchBook => ({
  ...book,
  told: book.told.filter((one) => one.id !== id),
});

/** The book in which the offers for these bets were asked for; `at` in epoch ms (WAT-03). */
export const withSalesAsked = (book: WatchBook, betIds: readonly string[], at: number): WatchBook => ({
  ...book,
  watches: book.watches.map((one) => (one.betId !== undefined && betIds.includes(one.betId) ? { ...one, T: at } : one)),
});

/** What was told is read. */
export const withRead = (book: WatchBook): WatchBook =>
  book.told.every(({ read }) => read) ? book : { ...book, told: book.told.map((one) => ({ ...one, read: true })) };

/** The watch on the same thing that waits already. */
export const waitingFor = (book: WatchBook, wish: WatchWish): Watch | undefined =>
  book.watches.find((one) => isSameThing(one, wish));

/** The book of whoever is here now: another member's is gone, a visitor's becomes the member's (WAT-05). */
export function ownedBy(book: WatchBook, owner: string | undefined): WatchBook {
  if (book.owner === owner) return book;
  return book.owner === undefined ? { ...book, owner } : { ...EMPTY_BOOK, owner };
}

/** When all that stands in the book is out of date, epoch ms (WAT-05). */
export const bookEnd = ({ watches, told }: WatchBook): number =>
  Math.max(0, ...watches.map(({ createdAt }) => createdAt + WATCH_MS), ...told.map(({ at }) => at)) + AFTER_MS;

/** A text that names one reading of one watch (WAT-06). */
function tellingId(watch: Watch, news: WatchNews): string {
  if (news.kind !== "goal") return `${watch.id}:${news.kind}`;
  return `${watch.id}:${news.score.join("-")}/${news.red.join("-")}:${watch.T}`;
}

/** The book after each watch was judged, and what is to be told now: it stands in the book before it is told (WAT-06). */
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
