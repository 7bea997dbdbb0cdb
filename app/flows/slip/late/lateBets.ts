import { type App } from "#app/application/app.ts";
import { pageNow } from "#app/application/clock.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type AttemptMatch, type JournalEntry } from "#app/domain/slip/attempt.ts";
import { isSameBet, matchAttempt } from "#app/domain/slip/attemptMatch.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { attemptOf, resumeAside, dispatchAttempt } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { closeLine, explainedOf, missingEntries, openEntries, reopenLine } from "#app/stores/journal.ts";
import { leaveSlip } from "#app/flows/slip/leaveSlip.ts";
import { refetchBalance } from "#app/flows/session/money.ts";
import { countSpent } from "#app/flows/slip/ownLimits.ts";
import { paidFor, receiptOfRecord } from "#app/flows/slip/receipts.ts";
import { showAsked } from "#app/flows/slip/showAsked.ts";

/** A bet that looks like this attempt's: it is in doubt again until the member has said whether the bet is theirs. */
function askLate(app: App, entry: JournalEntry, match: AttemptMatch, readAt: number): void {
  reopenLine(entry.ref);
  // the page that called it missing may be closed by now
  if (attemptOf(app, entry.ref) === undefined) resumeAside(app, { state: "notFound", entry, at: readAt });
  showAsked(app, dispatchAttempt(app, { type: "looked", ref: entry.ref, match, at: pageNow(), readAt }));
}

/** Tells the member of a bet that was called missing, if it is among these bets. */
export function announceIfFound(app: App, entry: JournalEntry, bets: readonly BetRecord[]): void {
  const match = matchAttempt(entry, bets, explainedOf(entry));
  const readAt = app.now();
  // on a server without refs a bet may match two attempts: a pending one comes first
  const isAwaited = match.found === "alike" && openEntries(entry.account).some((open) => isSameBet(open, entry));
  if (match.found === "alike" && !isAwaited) askLate(app, entry, match, readAt);
  if (match.found !== "one" && match.found !== "duplicate") return;
  const betIds = match.found === "one" ? [match.betId] : match.betIds;
  dispatchAttempt(app, { type: "looked", ref: entry.ref, match, at: pageNow(), readAt });
  closeLine(entry.ref, "accepted", betIds);
  leaveSlip(app, entry);
  countSpent(app, entry, paidFor(bets, betIds));
  const bet = bets.find(({ id }) => id === betIds[0]);
  if (betIds.length > 1) showDialog(app, { kind: "betTwice", ref: entry.ref, betIds, alike: false });
  else if (bet !== undefined) {
    const member = app.client.getQueryData(userInfo().queryKey)?.member;
    const receipt = receiptOfRecord(bet, entry, { currency: member?.currency, balance: null });
    showDialog(app, { kind: "betPlaced", receipt });
  }
  void refetchBalance(app.client);
}

/**
 * If a bet that was called missing is in the list after all, the member is told as soon as a read shows it (BET-05).
 */
export function announceLateBets(app: App, owner: string, bets: readonly BetRecord[]): void {
  for (const entry of missingEntries(owner)) announceIfFound(app, entry, bets);
}
