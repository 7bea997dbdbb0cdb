import { type QueryClient } from "@tanstack/react-query";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type AttemptMatch, type JournalEntry } from "#app/domain/slip/attempt.ts";
import { matchAttempt } from "#app/domain/slip/attemptMatch.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { attemptOf, resumeAside, dispatchAttempt } from "#app/stores/attempt.ts";
import { pageNow } from "#app/stores/clock.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { closeLine, explainedOf, missingEntries, openEntries, reopenLine } from "#app/stores/journal.ts";
import { leaveSlip } from "./leaveSlip.ts";
import { askBalance } from "#app/flows/session/money.ts";
import { countSpent } from "./ownLimits.ts";
import { paidFor, receiptOfRecord } from "./receipts.ts";
import { showAsked } from "./showAsked.ts";

/** A bet that looks like it: the attempt is in doubt again until the member has said whether it is theirs. */
function askLate(entry: JournalEntry, match: AttemptMatch, at: number): void {
  reopenLine(entry.ref);
  // the page that called it missing may be gone
  if (attemptOf(entry.ref) === undefined) resumeAside({ state: "notFound", entry, at });
  showAsked(dispatchAttempt({ type: "looked", ref: entry.ref, match, at }));
}

/** A bet that was called missing and stands in the list after all is told as soon as a reading shows it (BET-05). */
export function tellLate(client: QueryClient, owner: string, bets: readonly BetRecord[]): void {
  for (const entry of missingEntries(owner)) {
    // on a server without refs a bet may look like two attempts: one that is under way comes first
    if (openEntries(owner).length > 0) return;
    const match = matchAttempt(entry, bets, explainedOf(entry));
    const at = pageNow();
    if (match.found === "alike") askLate(entry, match, at);
    if (match.found !== "one" && match.found !== "duplicate") continue;
    const betIds = match.found === "one" ? [match.betId] : match.betIds;
    dispatchAttempt({ type: "looked", ref: entry.ref, match, at });
    closeLine(entry.ref, "accepted", betIds);
    leaveSlip(entry);
    countSpent(client, entry, paidFor(bets, betIds));
    const bet = bets.find(({ id }) => id === betIds[0]);
    if (betIds.length > 1) showDialog({ kind: "betTwice", ref: entry.ref, betIds, alike: false });
    else if (bet !== undefined) {
      const member = client.getQueryData(userInfo().queryKey)?.member;
      const receipt = receiptOfRecord(bet, entry, { currency: member?.currency, balance: null });
      showDialog({ kind: "betPlaced", receipt });
    }
    void askBalance(client);
  }
}
