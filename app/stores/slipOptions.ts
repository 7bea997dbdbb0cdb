import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { QUICK_AMOUNTS } from "#app/domain/slip/amountKeys.ts";
import { persistOwn } from "./storage/persistOwn.ts";

interface SlipOptions {
  /** Selections stay on the slip after a bet was taken. */
  readonly keepSelections: boolean;
  /** The member's own quick amounts by currency (decisions, Slip). */
  readonly quickAmounts: Readonly<Record<string, readonly number[]>>;
}

/** The member's preferences for the slip. */
export const useSlipOptions = store<SlipOptions>(() => ({ keepSelections: false, quickAmounts: {} }));

/** The quick amounts of a currency: the member's own, or those of spec §9. */
export const useQuickAmounts = (currency: string): readonly number[] =>
  useSlipOptions(({ quickAmounts }) => quickAmounts[currency] ?? QUICK_AMOUNTS);

/** Sets the amounts of the quick buttons, in the account currency's major unit. */
export const setQuickAmounts = (app: App, currency: string, amounts: readonly number[]): void =>
  useSlipOptions.of(app).setState(({ quickAmounts }) => ({ quickAmounts: { ...quickAmounts, [currency]: amounts } }));

/** Sets whether the selections of a parlay stay after it was placed. */
export const setKeepSelections = (app: App, keepSelections: boolean): void =>
  useSlipOptions.of(app).setState({ keepSelections });

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999_999));

const stored = v.object({
  keepSelections: v.boolean(),
  quickAmounts: v.record(v.pipe(v.string(), v.maxLength(12)), v.pipe(v.array(amount), v.length(4), v.readonly())),
});

/** Reads the stored preferences and stores every change from now on. */
export function persistSlipOptions(app: App): () => void {
  return persistOwn(app, useSlipOptions.of(app), {
    entry: {
      name: "slipOptions",
      version: 1,
      schema: stored,
      fallback: { keepSelections: false, quickAmounts: {} },
    },
    toKept: ({ keepSelections, quickAmounts }) => ({ keepSelections, quickAmounts: { ...quickAmounts } }),
    fromKept: (kept) => kept,
  });
}
