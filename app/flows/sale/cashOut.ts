import { type App } from "#app/application/app.ts";
import { type QueryClient } from "@tanstack/react-query";
import { insurance, type SellAnswer } from "#app/api/bet/insurance.ts";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { invalidate } from "#app/api/cache.ts";
import { setBalance } from "#app/api/odds/getUserInfo.ts";
import { unsold } from "#app/domain/bets/cashOut.ts";
import { cashOutOutcome } from "#app/domain/slip/refusal.ts";
import { nextSaleLook, type CashOutAttempt, type CashOutEntry } from "#app/domain/bets/cashOutAttempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { closeCashOut, openCashOut, openCashOuts, saleOf, dispatchCashOut } from "#app/stores/cashOuts.ts";
import { queueNotices } from "#app/stores/notices.ts";
import { useSettings } from "#app/stores/settings.ts";
import { askBalance } from "#app/flows/session/money.ts";
import { refetchOpenBets } from "#app/flows/bets/betWatch.ts";
import { newRef } from "#app/flows/attempt/clientRef.ts";
import { isSignedIn } from "#app/flows/attempt/isSignedIn.ts";
import { lookOnce, pursue, resume, type Search } from "#app/flows/attempt/pursue.ts";
import { runOnce } from "#app/flows/attempt/runOnce.ts";
import { sendCall } from "#app/flows/attempt/sendCall.ts";

const refresh = (client: QueryClient): void => {
  void invalidate(client, "bet/GetBet", "bet/CheckInsurance");
  void refetchOpenBets(client);
};

/**
 * Tells the member what the record proved: sold once, or twice for one tap (BET-03). Who got an answer is told by a notice; who
 * was left in doubt, and may be elsewhere by now, by a dialog that stands until it is read, with how much of the bet is `left`.
 */
function showSold(app: App, attempt: CashOutAttempt & { state: "sold" }, left: number | "answered"): void {
  const { entry, back = 0, proof } = attempt;
  const { betId } = entry;
  closeCashOut(entry.ref);
  if (proof === "twice") showDialog(app, { kind: "soldTwice", betId });
  else if (left === "answered") queueNotices(app, [{ betId, status: "accepted", at: Date.now(), cashedOut: back }]);
  else showDialog(app, { kind: "sold", betId, back, left });
  dispatchCashOut(app, entry.betId, { type: "dismiss", ref: entry.ref });
  void askBalance(app.client);
  refresh(app.client);
}

/** Reads the bet's record for a sale and tells the attempt what stands there. */
async function look(app: App, { ref, betId }: CashOutEntry, at: number): Promise<() => void> {
  const [bet] = await fetchBets(app.client, [betId], useSettings.of(app).getState().language);
  if (bet === undefined) throw new TypeError("the record does not hold the bet");
  return () => {
    const isAnswered = saleOf(app, betId).state === "sold";
    dispatchCashOut(app, betId, { type: "looked", ref, sales: bet.sales, at });
    const after = saleOf(app, betId);
    if (after.state === "sold" && after.proof !== "confirming")
      showSold(app, after, isAnswered ? "answered" : unsold(bet.payment, bet.sold ?? 0));
    if (after.state === "notFound") closeCashOut(ref);
  };
}

/** The record could not be read: at the end of the schedule a sale that was answered is told by its answer alone. */
function lookFailed(app: App, { ref, betId }: CashOutEntry, at: number): void {
  dispatchCashOut(app, betId, { type: "lookFailed", ref, at });
  const after = saleOf(app, betId);
  if (after.state === "sold" && after.proof === "answered") showSold(app, after, "answered");
}

/** The search for a sale, in the record of its bet. */
const searchFor = (app: App, entry: CashOutEntry): Search => {
  const { ref, owner, betId } = entry;
  return {
    app,
    ref,
    owner,
    takeUp: () => dispatchCashOut(app, betId, { type: "resume", entry, at: app.now() }),
    isTaken: () => saleOf(app, betId).state === "sold",
    nextLook: () => nextSaleLook(saleOf(app, betId)),
    look: (at) => look(app, entry, at),
    lookFailed: (at) => lookFailed(app, entry, at),
  };
};

/** The member's own look, when the schedule has run out. */
export const lookForCashOut = (app: App, entry: CashOutEntry): Promise<void> => lookOnce(searchFor(app, entry));

/** At sign-in: sales that an earlier page left open are looked for before anything else is sold of these bets. */
export const resumeCashOuts = (app: App, account: string): void =>
  resume(openCashOuts(ownerOf(account)).map((entry) => searchFor(app, entry)));

/** The answer is lost: the sale may stand, and is looked for. */
function lost(app: App, entry: CashOutEntry): void {
  dispatchCashOut(app, entry.betId, { type: "lost", ref: entry.ref, at: app.now() });
  if (isSignedIn(app, entry.owner)) void pursue(searchFor(app, entry));
}

function refused(app: App, { betId, ref }: CashOutEntry, code: number, said = ""): void {
  closeCashOut(ref);
  dispatchCashOut(app, betId, { type: "refused", ref, code, said });
  refresh(app.client);
}

function sold(app: App, entry: CashOutEntry, { back, balance }: SellAnswer): void {
  const at = app.now();
  if (balance !== undefined && balance >= 0) setBalance(app.client, balance, at);
  dispatchCashOut(app, entry.betId, { type: "sold", ref: entry.ref, back, at });
  void pursue(searchFor(app, entry));
}

function worse(app: App, { betId, ref }: CashOutEntry, rate: number): void {
  closeCashOut(ref);
  dispatchCashOut(app, betId, { type: "worse", ref, rate, at: app.now() });
  void invalidate(app.client, "bet/CheckInsurance");
}

function answered(app: App, entry: CashOutEntry, answer: SellAnswer): void {
  const { result, rate } = answer;
  const outcome = cashOutOutcome(result, rate);
  if (!isSignedIn(app, entry.owner)) {
    // the member has left: a sale that stands, or may, is proven and told at their next visit
    if (outcome === "refused" || outcome === "repriced") closeCashOut(entry.ref);
  } else if (outcome === "taken") sold(app, entry, answer);
  else if (outcome === "doubt") lost(app, entry);
  else if (outcome === "repriced" && rate !== undefined) worse(app, entry, rate);
  else refused(app, entry, result);
}

/** Makes the one call. The rate sent is the rate shown, always: a worse one needs a new tap on it, never a blank cheque. */
const send = (client: QueryClient, { betId, amount, rate, ref }: CashOutEntry): Promise<SellAnswer> =>
  sendCall(client, insurance(), { betId, amount, rate, acceptChange: false, clientRef: ref });

/** What a tap on the sell button saw and agreed to. */
export interface CashOutTap {
  readonly account: string;
  readonly betId: string;
  readonly amount: number;
  readonly rate: number;
  readonly knownSales: readonly string[];
  /** Epoch ms since which the offer on the screen has stood, and when it was asked for. */
  readonly paintedAt: number;
  readonly quotedAt: number;
}

/** Sells once for one tap; false when nothing was started. */
export function sell(app: App, tap: CashOutTap): boolean {
  const { account, betId, amount, rate, knownSales, paintedAt, quotedAt } = tap;
  const owner = ownerOf(account);
  const entry: CashOutEntry = { ref: newRef(), owner, betId, amount, rate, at: app.now(), knownSales };
  return runOnce({
    app,
    kind: "cashOut",
    owner,
    confirm: () => dispatchCashOut(app, betId, { type: "confirm", entry, paintedAt, quotedAt }),
    isInDoubtElsewhere: () => openCashOuts(owner).some((open) => open.betId === betId),
    writeDown: () => openCashOut(entry),
    send: () => send(app.client, entry),
    answered: (answer) => answered(app, entry, answer),
    failed: ({ said }) => refused(app, entry, 0, said),
    lost: () => lost(app, entry),
    gaveWay: () => refused(app, entry, 0),
  });
}
