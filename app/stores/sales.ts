import * as v from "valibot";
import { create } from "zustand";
import {
  SALE_READY,
  type SaleAttempt,
  type SaleEntry,
  type SaleEvent,
  saleAfter,
  saleInDoubt,
} from "#app/domain/bets/saleAttempt.ts";
import { type Entry, readShared, writeEntry } from "./storage.ts";

/** The sale attempts of this page by bet id (trust BET-23). */
export const useSales = create<Readonly<Record<string, SaleAttempt>>>()(() => ({}));

const NONE: SaleAttempt = SALE_READY;

/** The sale attempt of a bet. */
export const saleOf = (betId: string): SaleAttempt => useSales.getState()[betId] ?? NONE;

/** Tells a bet's attempt what happened; true when that was legal and changed it. */
export function tellSale(betId: string, event: SaleEvent): boolean {
  const before = saleOf(betId);
  const after = saleAfter(before, event);
  if (after === before) return false;
  useSales.setState({ [betId]: after });
  return true;
}

/** True while the outcome of any sale is open: the page must not be reloaded then (decisions, Access). */
export const anySaleInDoubt = (): boolean => Object.values(useSales.getState()).some(saleInDoubt);

const LONGEST = 20;

const finite = v.pipe(v.number(), v.finite());

const entry = v.object({
  ref: v.string(),
  owner: v.string(),
  betId: v.string(),
  amount: finite,
  rate: finite,
  at: finite,
  knownSales: v.pipe(v.array(v.string()), v.readonly()),
});

const OPEN: Entry<readonly SaleEntry[]> = {
  name: "sales",
  version: 1,
  schema: v.pipe(v.array(entry), v.readonly()),
  fallback: [],
  vital: true,
};

const held = (): readonly SaleEntry[] => readShared(OPEN, Date.now());

/** Writes a sale down before its call leaves (BET-07). */
export const openSale = (one: SaleEntry): void => writeEntry(OPEN, [...held(), one].slice(-LONGEST));

/** The outcome of a sale is known. */
export const closeSale = (ref: string): void =>
  writeEntry(
    OPEN,
    held().filter((one) => one.ref !== ref),
  );

/** The sales of one member whose outcome no page has seen. */
export const openSales = (owner: string): readonly SaleEntry[] => held().filter((one) => one.owner === owner);
