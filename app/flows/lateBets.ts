import { type QueryClient } from "@tanstack/react-query";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { matchAttempt } from "#app/domain/attemptMatch.ts";
import { type BetRecord } from "#app/domain/bet.ts";
import { tellAttempt } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { closeLine, journalIds, missingEntries, openEntries } from "#app/stores/journal.ts";
import { leaveSlip } from "./leaveSlip.ts";
import { receiptOfRecord } from "./receipts.ts";

/** A bet that was called missing and stands in the list after all is told as soon as a reading shows it (trust BET-05). */
export function tellLate(client: QueryClient, owner: string, bets: readonly BetRecord[]): void {
  const missing = missingEntries(owner);
  // on a server without refs a bet may look like two attempts: one under way, or one that has its bet, comes first
  if (missing.length === 0 || openEntries(owner).length > 0) return;
  for (const entry of missing) {
    const known = journalIds(owner);
    const match = matchAttempt(
      entry,
      bets.filter(({ id }) => !known.has(id)),
    );
    if (match.found === "none") continue;
    const betIds = match.found === "one" ? [match.betId] : match.betIds;
    tellAttempt({ type: "looked", ref: entry.ref, match, at: Date.now() });
    closeLine(entry.ref, "accepted", betIds);
    leaveSlip(entry);
    const bet = bets.find(({ id }) => id === betIds[0]);
    if (betIds.length > 1) showDialog({ kind: "betTwice", ref: entry.ref, betIds });
    else if (bet !== undefined) {
      const member = client.getQueryData(userInfo().queryKey)?.member;
      showDialog({ kind: "betPlaced", receipt: receiptOfRecord(bet, entry, member) });
    }
    void client.invalidateQueries({ queryKey: userInfo().queryKey });
  }
}
