import { type App, owned } from "#app/application/app.ts";
import { pageNow } from "#app/application/clock.ts";
import { type QueryClient } from "@tanstack/react-query";
import { insurance, type SellAnswer } from "#app/api/bet/insurance.ts";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { invalidate } from "#app/api/cache.ts";
import { saleBack, unsold } from "#app/domain/bets/cashOut.ts";
import { type Press } from "#app/domain/pursuit.ts";
import { cashOutOutcome } from "#app/domain/slip/refusal.ts";
import { GAVE_WAY, nextSaleLook, type CashOutAttempt, type CashOutEntry } from "#app/domain/bets/cashOutAttempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { closeCashOut, openCashOut, openCashOuts, saleOf, dispatchCashOut } from "#app/stores/cashOuts.ts";
import { noteUntoldSale } from "#app/stores/untoldSales.ts";
import { queueNotices } from "#app/stores/bets/notices.ts";
import { useSettings } from "#app/stores/settings.ts";
import { refetchBalance, adoptBalance } from "#app/flows/session/money.ts";
import { refetchOpenBets } from "#app/api/bet/newBet.ts";
import { newRef } from "#app/flows/attempt/clientRef.ts";
import { isSignedIn } from "#app/flows/session/isSignedIn.ts";
import { lookOnce, pursue, resume, type Search } from "#app/flows/attempt/pursue.ts";
import { whenLockFree } from "#app/flows/attempt/betLock.ts";
import { runOnce } from "#app/flows/attempt/runOnce.ts";
import { sendCall } from "#app/api/sendCall.ts";
import { showSaleRefused } from "./saleOnShow.ts";

const refresh = (client: QueryClient): void => {
  void invalidate(client, "bet/GetBet", "bet/CheckInsurance");
  void refetchOpenBets(client);
};

/**
 * Tells the member what the record proved: cashed out once, or twice for one tap (BET-03). If the response came, a
 * notice says so; after a doubt the member may be elsewhere, so a dialog stays until it is read, with how much of the
 * bet is `left`.
 */
function showSold(app: App, attempt: CashOutAttempt & { state: "sold" }, left: number | "answered"): void {
  const { entry, back, proof } = attempt;
  const { betId } = entry;
  closeCashOut(entry.ref);
  if (proof === "twice") showDialog(app, { kind: "soldTwice", betId });
  else if (left === "answered") queueNotices(app, [{ betId, status: "accepted", at: Date.now(), cashedOut: back }]);
  else showDialog(app, { kind: "sold", betId, back, left });
  dispatchCashOut(app, entry.betId, { type: "dismiss", ref: entry.ref });
  void refetchBalance(app.client);
  refresh(app.client);
}

/** The ids of the cash-outs that a search has read in a bet's record, by bet. */
const readSalesOf = owned(() => new Map<string, readonly string[]>());

/** Reads the bet's record for a cash-out and tells the attempt what it shows. */
async function look(app: App, { ref, betId }: CashOutEntry, at: number): Promise<() => void> {
  const readAt = app.now();
  const [bet] = await fetchBets(app.client, [betId], useSettings.of(app).getState().language);
  if (bet === undefined) throw new TypeError("the record does not hold the bet");
  return () => {
    readSalesOf(app).set(
      betId,
      bet.sales.map(({ id }) => id),
    );
    const isAnswered = saleOf(app, betId).state === "sold";
    dispatchCashOut(app, betId, { type: "looked", ref, sales: bet.sales, at, readAt });
    const after = saleOf(app, betId);
    if (after.state === "sold" && after.proof !== "confirming")
      showSold(app, after, isAnswered ? "answered" : unsold(bet.payment, bet.sold ?? 0));
    if (after.state === "notFound") {
      closeCashOut(ref);
      showSaleRefused(app, after);
    }
  };
}

/**
 * The record could not be read: at the end of the schedule, a cash-out that was answered counts by its response alone.
 */
function lookFailed(app: App, { ref, betId }: CashOutEntry, at: number): void {
  dispatchCashOut(app, betId, { type: "lookFailed", ref, at });
  const after = saleOf(app, betId);
  if (after.state === "sold" && after.proof === "answered") showSold(app, after, "answered");
  if (after.state === "stillUnknown") showSaleRefused(app, after);
}

/** The search for a cash-out, in its bet's record. */
const searchFor = (app: App, entry: CashOutEntry): Search => {
  const { ref, owner, betId } = entry;
  return {
    app,
    ref,
    owner,
    takeUp: () => dispatchCashOut(app, betId, { type: "resume", entry, at: pageNow() }),
    isTaken: () => saleOf(app, betId).state === "sold",
    nextLook: () => nextSaleLook(saleOf(app, betId)),
    look: (at) => look(app, entry, at),
    lookFailed: (at) => lookFailed(app, entry, at),
  };
};

/** The member's own look, once the schedule has run out. */
export const searchCashOutAgain = (app: App, entry: CashOutEntry): Promise<void> => lookOnce(searchFor(app, entry));

/** At sign-in: looks for cash-outs that an earlier page left open, before these bets can be cashed out again. */
export const resumeCashOuts = (app: App, account: string): void =>
  resume(openCashOuts(ownerOf(account)).map((entry) => searchFor(app, entry)));

/** The response is lost: the cash-out may stand, so it is looked for. */
function lost(app: App, entry: CashOutEntry): void {
  dispatchCashOut(app, entry.betId, { type: "lost", ref: entry.ref, at: pageNow() });
  void pursue(searchFor(app, entry));
}

function refused(app: App, { betId, ref }: CashOutEntry, code: number, said = ""): void {
  closeCashOut(ref);
  dispatchCashOut(app, betId, { type: "refused", ref, code, said });
  showSaleRefused(app, saleOf(app, betId));
  refresh(app.client);
}

/** The member has left, and is told at the next sign-in that nothing was cashed out. */
function refusedLate(entry: CashOutEntry, code: number, said = ""): void {
  closeCashOut(entry.ref);
  noteUntoldSale(entry, code, said);
}

/** The call was refused as a whole: nothing was cashed out. */
function failed(app: App, entry: CashOutEntry, said: string): void {
  if (isSignedIn(app, entry.owner)) refused(app, entry, 0, said);
  else refusedLate(entry, 0, said);
}

/** Nothing was sent; what the other tab sells meanwhile is read as soon as it has its answer. */
function gaveWay(app: App, entry: CashOutEntry): void {
  refused(app, entry, GAVE_WAY);
  void whenLockFree(entry.owner).then(() => {
    if (isSignedIn(app, entry.owner)) refresh(app.client);
  });
}

function sold(app: App, entry: CashOutEntry, answer: SellAnswer): void {
  // an answer that names no sum sold at the rate that was shown (domain F2)
  const back = answer.back ?? saleBack(entry.amount, entry.rate);
  adoptBalance(app, answer.balance, entry.at);
  dispatchCashOut(app, entry.betId, { type: "sold", ref: entry.ref, back, at: pageNow() });
  void pursue(searchFor(app, entry));
}

function worse(app: App, { betId, ref }: CashOutEntry, rate: number): void {
  closeCashOut(ref);
  dispatchCashOut(app, betId, { type: "worse", ref, rate, at: app.now() });
  showSaleRefused(app, saleOf(app, betId));
  void invalidate(app.client, "bet/CheckInsurance");
}

function answered(app: App, entry: CashOutEntry, answer: SellAnswer): void {
  const { result, rate } = answer;
  const outcome = cashOutOutcome(result, rate);
  if (!isSignedIn(app, entry.owner)) {
    // the member has left: a cash-out that stands, or may, is proven and shown at their next visit
    if (outcome === "refused" || outcome === "repriced") refusedLate(entry, result);
  } else if (outcome === "taken") sold(app, entry, answer);
  else if (outcome === "doubt") lost(app, entry);
  else if (outcome === "repriced" && rate !== undefined) worse(app, entry, rate);
  else refused(app, entry, result);
}

/**
 * Makes the one request. The rate sent is always the rate shown: a worse one needs a new tap on it, never a blank
 * cheque.
 */
const send = (client: QueryClient, { betId, amount, rate, ref }: CashOutEntry): Promise<SellAnswer> =>
  sendCall(client, insurance(), { betId, amount, rate, acceptChange: false, clientRef: ref });

/** What a tap on the cash-out button saw and accepted. */
export interface CashOutTap {
  readonly account: string;
  readonly betId: string;
  readonly amount: number;
  readonly rate: number;
  readonly knownSales: readonly string[];
  readonly press: Press;
  /** When the offer on the screen was requested, epoch ms. */
  readonly quotedAt: number;
}

/** Cashes out once for one tap; false if nothing was started. */
export function sell(app: App, tap: CashOutTap): boolean {
  const { account, betId, amount, rate, knownSales, press, quotedAt } = tap;
  const owner = ownerOf(account);
  // the page's record may be older than what the last search has read: that cash-out is not this one
  const known = [...new Set([...knownSales, ...(readSalesOf(app).get(betId) ?? [])])];
  const entry: CashOutEntry = { ref: newRef(), owner, betId, amount, rate, at: app.now(), knownSales: known };
  return runOnce({
    app,
    kind: "cashOut",
    owner,
    confirm: () => dispatchCashOut(app, betId, { type: "confirm", entry, press, quotedAt }),
    isInDoubtElsewhere: () => openCashOuts(owner).some((open) => open.betId === betId),
    writeDown: () => openCashOut(entry),
    send: () => send(app.client, entry),
    answered: (answer) => answered(app, entry, answer),
    failed: ({ said }) => failed(app, entry, said),
    lost: () => lost(app, entry),
    gaveWay: () => gaveWay(app, entry),
  });
}
