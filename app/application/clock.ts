import { type App } from "./app.ts";

/**
 * A clock of epoch ms on this device, for everything that an app measures or puts in order: it never goes back. A device may set
 * its clock back by hours under a page; what came after that would be older than what came before, a price would stay young
 * and a bet in doubt would be looked for hours later. What a member reads as a time of day is `Date.now()` (BET-05, BET-17).
 */
export function createClock(): () => number {
  // what was said last, and the page's own count of ms at that moment
  let last = 0;
  let counted = 0;
  return () => {
    const count = performance.now();
    last = Math.max(last + count - counted, Date.now());
    counted = count;
    return last;
  };
}

/** A moment of the device's clock, epoch ms, by the app's: asked when the moment becomes known, before the clock is set back. */
export const onPageClock = (app: App, at: number): number => app.now() - Math.max(Date.now() - at, 0);
