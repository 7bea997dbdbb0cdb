import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import { type QuickMiss, type QuickTerms } from "#app/domain/slip/quickBet.ts";
import { type Selection } from "#app/domain/slip/selection.ts";

/** The one quick bet of the page, as its price and its bar show it. */
export interface ShownRing {
  readonly pick: Selection;
  readonly amount: number;
  /** Counting down; sent; taken; ended without a bet. */
  readonly phase: "armed" | "placing" | "taken" | "missed";
  readonly why?: QuickMiss;
}

interface QuickBet {
  /**
   * What the member has switched on, and for which account; undefined = off. In memory only: it ends with the page
   * (QCK-01).
   */
  readonly on: (QuickTerms & { readonly owner: string }) | undefined;
  readonly ring: ShownRing | undefined;
  /** What a tap on a price does while quick bet is on: true if it was for the ring (flows/quick/quickBet.ts). */
  readonly tap: ((pick: Selection) => boolean) | undefined;
}

/** Quick bet (QCK): off until a member switches it on. */
export const useQuickBet = store<QuickBet>(() => ({ on: undefined, ring: undefined, tap: undefined }));

/** Switches quick bet off; a running countdown is cancelled with it. */
export const quickOff = (app: App): void => useQuickBet.of(app).setState({ on: undefined });

/** Shows another state of the ring, or none. */
export const showRing = (app: App, ring: ShownRing | undefined): void => useQuickBet.of(app).setState({ ring });
