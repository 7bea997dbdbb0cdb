import { type QueryClient } from "@tanstack/react-query";
import { insurance, type SellAnswer } from "#app/api/bet/insurance.ts";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { isFailure } from "#app/api/failure.ts";
import { setBalance } from "#app/api/odds/getUserInfo.ts";
import { unsold } from "#app/domain/bets/cashOut.ts";
import { isDoubtfulCall, isUnknownCode, sellRefusal } from "#app/domain/slip/refusal.ts";
import { nextSaleLook, type CashOutAttempt, type CashOutEntry } from "#app/domain/bets/cashOutAttempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { closeCashOut, openCashOut, openCashOuts, saleOf, dispatchCashOut } from "#app/stores/cashOuts.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { withBetLock } from "#app/flows/attempt/betLock.ts";
import { askBalance } from "#app/flows/session/money.ts";
import { refetchOpenBets } from "#app/flows/bets/betWatch.ts";
import { isLinkUnread } from "#app/flows/session/linkRefused.ts";
import { newRef } from "#app/flows/attempt/clientRef.ts";

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Set before the first await: two taps in one task start one sale (BET-01, BET-23). A disabled button is only looks. */
let sending = false;

const refresh = (client: QueryClient): void => {
  for (const path of ["bet/GetBet", "bet/CheckInsurance"]) void client.invalidateQueries({ queryKey: [path] });
  void refetchOpenBets(client);
};

/** Tells the member what the record proved: sold once, or twice for one tap (BET-03). */
function showSold(client: QueryClient, attempt: CashOutAttempt & { state: "sold" }, left: number): void {
  const { entry, back = 0, proof } = attempt;
  closeCashOut(entry.ref);
  if (proof === "twice") showDialog({ kind: "soldTwice", betId: entry.betId });
  else showDialog({ kind: "sold", betId: entry.betId, back, left });
  dispatchCashOut(entry.betId, { type: "dismiss", ref: entry.ref });
  void askBalance(client);
  refresh(client);
}

/** True while the member of this sale is the one who is signed in (SES-04). */
function isOwn({ owner }: CashOutEntry): boolean {
  const { phase, account } = useSession.getState();
  return phase === "member" && account !== undefined && ownerOf(account) === owner;
}

/** Reads the bet's record once for a sale and tells the attempt what stands there. */
async function lookOnce(client: QueryClient, entry: CashOutEntry): Promise<void> {
  const { ref, betId } = entry;
  try {
    const [bet] = await fetchBets([betId], useSettings.getState().language);
    if (bet === undefined) throw new TypeError("the record does not hold the bet");
    if (!isOwn(entry)) return;
    dispatchCashOut(betId, { type: "looked", ref, sales: bet.sales, at: Date.now() });
    const after = saleOf(betId);
    if (after.state === "sold" && after.proof !== "confirming")
      showSold(client, after, unsold(bet.payment, bet.sold ?? 0));
    if (after.state === "notFound") closeCashOut(ref);
  } catch {
    dispatchCashOut(betId, { type: "lookFailed", ref, at: Date.now() });
  }
}

const looking = new Set<string>();

/** Looks for a sale in the record until it is known what became of it, on the schedule of BET-05; nothing is sent again. */
async function reconcileSale(client: QueryClient, entry: CashOutEntry): Promise<void> {
  if (looking.has(entry.ref)) return;
  looking.add(entry.ref);
  try {
    // a sale that was answered for is in the record at once, as a rule
    if (saleOf(entry.betId).state === "sold") await lookOnce(client, entry);
    for (;;) {
      const due = nextSaleLook(saleOf(entry.betId));
      if (due === undefined || !isOwn(entry)) return;
      await pause(Math.max(0, due - Date.now()));
      await lookOnce(client, entry);
    }
  } finally {
    looking.delete(entry.ref);
  }
}

/** The member's own look, when the schedule has run out. */
export const lookForCashOut = (client: QueryClient, entry: CashOutEntry): Promise<void> => lookOnce(client, entry);

/** At sign-in: sales that an earlier page left open are looked for before anything else is sold of these bets (BET-07). */
export function resumeCashOuts(client: QueryClient, account: string): void {
  for (const entry of openCashOuts(ownerOf(account))) {
    if (dispatchCashOut(entry.betId, { type: "resume", entry, at: Date.now() })) void reconcileSale(client, entry);
  }
}

function lost(client: QueryClient, { betId, ref }: CashOutEntry): void {
  dispatchCashOut(betId, { type: "lost", ref, at: Date.now() });
  const after = saleOf(betId);
  if (after.state === "unknown") void reconcileSale(client, after.entry);
}

function refused(client: QueryClient, { betId, ref }: CashOutEntry, code: number, said = ""): void {
  closeCashOut(ref);
  dispatchCashOut(betId, { type: "refused", ref, code, said });
  refresh(client);
}

function answered(client: QueryClient, entry: CashOutEntry, answer: SellAnswer): void {
  const { betId, ref } = entry;
  const at = Date.now();
  const verdict = sellRefusal(answer.result);
  // a result that no table names, and a "changed" without the new offer, leave open whether the part is sold (NET-13)
  if (isUnknownCode(verdict)) return lost(client, entry);
  if (verdict === "success") {
    if (answer.balance !== undefined && answer.balance >= 0) setBalance(client, answer.balance, at);
    dispatchCashOut(betId, { type: "sold", ref, back: answer.back, at });
    void reconcileSale(client, entry);
    return;
  }
  if (verdict === "oddsChanged" && answer.rate !== undefined && answer.rate > 0) {
    closeCashOut(ref);
    dispatchCashOut(betId, { type: "worse", ref, rate: answer.rate, at });
    void client.invalidateQueries({ queryKey: ["bet/CheckInsurance"] });
    return;
  }
  refused(client, entry, answer.result);
}

async function send(client: QueryClient, entry: CashOutEntry): Promise<void> {
  const { betId, amount, rate, ref } = entry;
  // the rate sent is the rate that was shown, always: consent to a worse one is a new tap on it, never a blank cheque
  const order = { betId, amount, rate, acceptChange: false, clientRef: ref };
  try {
    answered(client, entry, await client.getMutationCache().build(client, insurance()).execute(order));
  } catch (error) {
    const sure = isFailure(error) && !isDoubtfulCall(error.code) && error.kind !== "schema";
    if (sure) refused(client, entry, 0, error.said);
    else lost(client, entry);
  }
}

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

/** Sells once for one tap; false when nothing was started (BET-01, BET-08, BET-23). */
export function sell(client: QueryClient, tap: CashOutTap): boolean {
  if (sending || isLinkUnread()) return false;
  const { account, betId, amount, rate, knownSales, paintedAt, quotedAt } = tap;
  const owner = ownerOf(account);
  const entry: CashOutEntry = { ref: newRef(), owner, betId, amount, rate, at: Date.now(), knownSales };
  if (!dispatchCashOut(betId, { type: "confirm", entry, paintedAt, quotedAt })) return false;
  sending = true;
  let elsewhere = false;
  void withBetLock(owner, async () => {
    // a sale of this bet that another tab has in doubt must be known first (BET-06, BET-08); who left sells no more
    elsewhere = !isOwn(entry) || openCashOuts(owner).some((open) => open.betId === betId);
    if (elsewhere) return;
    openCashOut(entry);
    await send(client, entry);
  })
    .then((ran) => {
      // another tab is at work for this member: nothing left from here
      if (!ran || elsewhere) refused(client, entry, 0);
    })
    .finally(() => {
      sending = false;
    });
  return true;
}
