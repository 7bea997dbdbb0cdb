import { type App } from "#app/application/app.ts";
import { dueNow, isOld, scoreKey, trueNow, type WatchNews } from "#app/domain/watches/judge.ts";
import { type WatchRefusal, withWatch } from "#app/domain/watches/watchBook.ts";
import { type WatchWish } from "#app/domain/watches/watch.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { newRef } from "#app/flows/attempt/clientRef.ts";
import { keepBook, sharedBook } from "#app/stores/watches/watches.ts";
import { newestReading } from "./answers.ts";

/** The result of the wishes: what is already true is shown and not watched (WAT-02); a full book refuses more (WAT-04). */
export interface WatchesSet {
  readonly count: number;
  readonly already: readonly WatchNews[];
  readonly refused: WatchRefusal | undefined;
}

/** Starts watching for all of these. */
export function setWatches(app: App, wishes: readonly WatchWish[]): WatchesSet {
  let book = sharedBook();
  let count = 0;
  const already: WatchNews[] = [];
  let refused: WatchRefusal | undefined;
  for (const wish of wishes) {
    const reading = newestReading(app.client, wish.matchId);
    const truth =
      dueNow(wish, serverNow()) ?? (reading && !isOld(reading) && trueNow(wish, reading.match, reading.style));
    if (truth) {
      already.push(truth);
      continue;
    }
    const told = wish.kind === "goal" && reading ? (scoreKey(reading.match) ?? "") : "";
    // for a cash-out this is when its offer was requested, which has not happened yet
    const T = wish.kind === "sale" ? 0 : (reading?.T ?? 0);
    const watch = { ...wish, id: newRef(), createdAt: serverNow(), told, T, absent: 0 };
    const next = withWatch(book, watch);
    if (typeof next === "string") refused = next;
    else {
      book = next;
      count += 1;
    }
  }
  if (count > 0) keepBook(app, book);
  return { count, already, refused };
}
