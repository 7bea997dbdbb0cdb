import { type App } from "#app/application/app.ts";
import { pageNow } from "#app/application/clock.ts";
import { type Failure } from "#app/api/failure.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { BET_REMEDY, betOutcome, betRefusal, generalRefusal, isUnknownCode } from "#app/domain/slip/refusal.ts";
import { shutsKeypad } from "#app/domain/slip/slipArea.ts";
import { isSignedIn } from "#app/flows/session/isSignedIn.ts";
import { type Quote } from "#app/domain/slip/quote.ts";
import { notifyHost } from "#app/host/host.ts";
import { dispatchAttempt } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { closeLine, noteIds, noteSaw } from "#app/stores/journal.ts";
import { BET_REFUSALS, generalText, KEPT, NOT_DEDUCTED } from "#app/text/refusals.ts";
import { refetchPrices } from "./refetchPrices.ts";
import { adoptBalance } from "#app/flows/session/money.ts";
import { watchNewBet } from "#app/api/bet/newBet.ts";
import { clearSlipOf, leaveSlip } from "./leaveSlip.ts";
import { countSpent } from "./ownLimits.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { receiptOfAnswer } from "./receipts.ts";
import { reconcile } from "./reconcile.ts";
import { shutSlip, showRefusedBet } from "./shutSlip.ts";
import { noteDoubt } from "./tellBet.ts";
import { type PlacedAnswer, type Tap } from "./sendOrder.ts";
import { mayReload, reloadOnce } from "#app/flows/session/reload.ts";
import { judgeSession } from "#app/flows/session/session.ts";

/** A bet that was sent. */
export interface Sent {
  readonly app: App;
  readonly tap: Tap;
  readonly entry: JournalEntry;
  /** When it was tapped, by the page's clock (application/clock.ts). */
  readonly at: number;
}

function taken({ app, tap, entry, at: tappedAt }: Sent, answer: PlacedAnswer): void {
  const { ref } = entry;
  const balance = adoptBalance(app, answer.balance, tappedAt);
  dispatchAttempt(app, { type: "accepted", ref, betIds: answer.betIds, at: pageNow() });
  noteIds(ref, answer.betIds);
  const [betId] = answer.betIds;
  watchNewBet(app.client, betId, answer.status);
  const receipt = receiptOfAnswer(tap, entry, answer, balance);
  countSpent(app, entry, receipt.payment);
  showDialog(app, { kind: "betPlaced", receipt });
  leaveSlip(app, entry);
  // a slip that keeps its selections needs a new ticket
  refetchPrices(app.client);
  if (betId !== undefined) notifyHost({ type: "BetPlaced", betId });
}

function tellRefusal({ app, entry }: Sent, { result, message }: PlacedAnswer): void {
  const verdict = betRefusal(result);
  if (verdict === "success" || isUnknownCode(verdict)) return;
  dispatchAttempt(app, { type: "refused", ref: entry.ref, why: verdict });
  closeLine(entry.ref, "refused");
  refetchPrices(app.client);
  const isClosed = verdict === "marketClosed" || verdict === "marketChanged";
  // the slip shows it itself, in place of the keypad (domain H5; design 4.9)
  if (shutsKeypad(result) && !isClosed) {
    const isShort = BET_REMEDY[verdict] === "recharge";
    shutSlip(app, entry, { code: result, said: message }, isShort ? undefined : BET_REFUSALS[verdict]);
    return;
  }
  if (verdict === "loginNeeded") {
    requireLogin(app);
    return;
  }
  // a closed leg stays in the parlay, marked, until the member removes it (decisions, Parlay)
  const isGone = verdict === "marketClosed" && entry.kind !== "parlay";
  if (isGone) clearSlipOf(app, entry);
  const kept = isGone ? NOT_DEDUCTED : KEPT;
  showDialog(app, { kind: "betRefused", reason: BET_REFUSALS[verdict], said: message, kept });
}

function repriced({ app, entry }: Sent, { result, message }: PlacedAnswer, quotes: readonly Quote[]): void {
  // exactly when the quotes were read: a later time would date them after the change that they are
  const at = Math.min(...quotes.map((quote) => quote.at));
  dispatchAttempt(app, { type: "repriced", ref: entry.ref, quotes, at });
  closeLine(entry.ref, "refused");
  const verdict = betRefusal(result);
  // the slip asks about the new price itself, unless it has gone (BET-20)
  if (verdict !== "success" && !isUnknownCode(verdict)) showRefusedBet(app, entry, BET_REFUSALS[verdict], message);
}

/** The response is lost: the bet may stand, so it is looked for. */
export function lost({ app, entry }: Sent): void {
  dispatchAttempt(app, { type: "lost", ref: entry.ref, at: pageNow() });
  if (isSignedIn(app, entry.account)) void reconcile(app, entry);
}

/** The server's response leaves open whether the bet stands; any reason it gave is shown with the outcome. */
function doubted(sent: Sent, { result, message }: PlacedAnswer): void {
  const { app, entry } = sent;
  if (!isUnknownCode(betRefusal(result))) noteDoubt(app, entry.ref, result, message);
  lost(sent);
}

/**
 * A response for a member who has left: the current user is told nothing; a refusal is told at the member's next
 * sign-in (BET-20). What was deducted counts for the member's own limit all the same.
 */
function answeredLate({ app, tap, entry }: Sent, outcome: ReturnType<typeof betOutcome>, answer: PlacedAnswer): void {
  const { ref } = entry;
  if (outcome === "taken") {
    closeLine(ref, "accepted", answer.betIds);
    countSpent(app, entry, receiptOfAnswer(tap, entry, answer, null).payment);
  }
  if (outcome === "taken" || outcome === "doubt") return;
  noteSaw(ref, { untold: { code: answer.result, isResult: true } });
  closeLine(ref, "refused");
}

/** Handles a response, by the table of bet results. */
export function answered(sent: Sent, answer: PlacedAnswer): void {
  const { app, entry } = sent;
  const outcome = betOutcome(answer.result, answer.repriced !== undefined);
  if (!isSignedIn(app, entry.account)) answeredLate(sent, outcome, answer);
  else if (outcome === "taken") {
    taken(sent, answer);
    void reconcile(app, entry);
  } else if (outcome === "doubt") doubted(sent, answer);
  else if (outcome === "repriced" && answer.repriced !== undefined) repriced(sent, answer, answer.repriced);
  else tellRefusal(sent, answer);
}

/** The request was refused as a whole: nothing was booked. */
export function failed(sent: Sent, failure: Failure): void {
  const { app, entry } = sent;
  const { code, said } = failure;
  const refusal = generalRefusal(code);
  dispatchAttempt(app, { type: "refused", ref: entry.ref, why: String(code) });
  const isTheirs = isSignedIn(app, entry.account);
  if (!isTheirs) noteSaw(entry.ref, { said, untold: { code, isResult: false } });
  closeLine(entry.ref, "refused");
  refetchPrices(app.client);
  if (!isTheirs) return;
  // until now the bet itself stood in the way of the reload that the server wants (SES-09)
  if (refusal === "reload" && mayReload(app)) {
    reloadOnce(app);
    return;
  }
  if (refusal === "loggedOut") {
    // an ended session reports itself; if the session goes on, only the bet was refused
    void judgeSession(app).then((isOut) => {
      if (!isOut) showDialog(app, { kind: "betRefused", reason: generalText(-1), said: "", kept: KEPT });
    });
    return;
  }
  // recharge is the recharge flow (domain H5)
  if (refusal === "recharge") shutSlip(app, entry, { code, said });
  else if (refusal === "blockedCountry") shutSlip(app, entry, { code, said }, generalText(code));
  else showDialog(app, { kind: "betRefused", reason: generalText(code), said, kept: KEPT });
}
