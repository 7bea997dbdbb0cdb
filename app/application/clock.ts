import { type App } from "./app.ts";

/**
 * A clock of epoch ms on this device, for everything that an app measures or orders: it never goes back. The device's
 * clock may be set back by hours while a page runs; what came after would seem older than what came before, a price
 * would stay fresh and a bet in doubt would be looked for hours later. What a member reads as a time of day is
 * `Date.now()` (BET-05, BET-17).
 */
export function createClock(): () => number {
  // the last time returned, and the page's own count of ms then
  let last = 0;
  let counted = 0;
  return () => {
    const count = performance.now();
    last = Math.max(last + count - counted, Date.now());
    counted = count;
    return last;
  };
}

/**
 * Page ms: how long this page has run. It passes as real time does, whatever is done to the device's clock, but begins
 * anew with each page, and some devices stop it while they sleep.
 */
export const pageNow = (): number => performance.now();

/**
 * A time by the device's clock, epoch ms, converted to the app's: call it when the time becomes known, before the clock
 * is set back.
 */
export const onPageClock = (app: App, at: number): number => app.now() - Math.max(Date.now() - at, 0);
