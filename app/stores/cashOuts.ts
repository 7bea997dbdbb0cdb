import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import {
  SALE_READY,
  type CashOutAttempt,
  type CashOutEntry,
  type CashOutEvent,
  cashOutAfter,
  cashOutInDoubt,
} from "#app/domain/bets/cashOutAttempt.ts";
import { changeShared, type Entry, readShared } from "./storage/storage.ts";

/** The cash-out attempts of this page by bet id (BET-23). */
export const useCashOuts = store<Readonly<Record<string, CashOutAttempt>>>(() => ({}));

const NONE: CashOutAttempt = SALE_READY;

/** The cash-out attempt of a bet. */
export const saleOf = (app: App, betId: string): CashOutAttempt => useCashOuts.of(app).getState()[betId] ?? NONE;

/** Tells a bet's attempt what happened; true if that was legal and changed it. */
export function dispatchCashOut(app: App, betId: string, event: CashOutEvent): boolean {
  const before = saleOf(app, betId);
  const after = cashOutAfter(before, event);
  if (after === before) return false;
  useCashOuts.of(app).setState({ [betId]: after });
  return true;
}

/** True while any cash-out's outcome is open: the page must not reload then (decisions, Access). */
export const anyCashOutInDoubt = (app: App): boolean =>
  Object.values(useCashOuts.of(app).getState()).some(cashOutInDoubt);

/** Drops the cash-outs of another member, or of one who left: open ones are stored for their next visit. */
export const forgetCashOuts = (app: App): void => useCashOuts.of(app).setState({}, true);

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

const OPEN: Entry<readonly CashOutEntry[]> = {
  name: "sales",
  version: 1,
  schema: v.pipe(v.array(entry), v.readonly()),
  fallback: [],
  vital: true,
};

/**
 * Records a cash-out before its request is sent (BET-07). Everything stored here is open, so none makes room for
 * another.
 */
export const openCashOut = (one: CashOutEntry): void => changeShared(OPEN, (held) => [...held, one]);

/** The outcome of a cash-out is known. */
export const closeCashOut = (ref: string): void => changeShared(OPEN, (held) => held.filter((one) => one.ref !== ref));

/** One member's cash-outs whose outcome no page has seen. */
export const openCashOuts = (owner: string): readonly CashOutEntry[] =>
  readShared(OPEN, Date.now()).filter((one) => one.owner === owner);
