import { type QueryClient } from "@tanstack/react-query";
import { askOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Attempt, attemptAfter, type JournalEntry, nextLookUp, READY } from "#app/domain/attempt.ts";
import { matchAttempt } from "#app/domain/attemptMatch.ts";
import { type BetRecord } from "#app/domain/bet.ts";
import { type Receipt } from "#app/domain/receipt.ts";
import { attemptOf, resumeAside, tellAttempt } from "#app/stores/attempt.ts";
import { showDialog, useDialog } from "#app/stores/dialog.ts";
import { closeLine, openEntries, ownerOf } from "#app/stores/journal.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { clearSingle, useSlip } from "#app/stores/slip.ts";
import { setAmount } from "#app/stores/stake.ts";
import { selectionKey } from "#app/domain/selection.ts";
import { refetchOpenBets, watchNewBet } from "./betWatch.ts";

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What the member gets to see of a bet that the list shows. */
function receiptOf(bet: BetRecord, entry: JournalEntry, client: QueryClient): Receipt | undefined {
  const [leg] = bet.legs;
  if (leg === undefined) return undefined;
  const member = client.getQueryData(userInfo().queryKey)?.member;
  return {
    betId: bet.id,
    status: bet.status,
    selection: {
      sportId: leg.sportId,
      marketId: leg.marketId,
      betPos: leg.betPos,
      outLevel: entry.quotes[0]?.outLevel ?? 0,
      home: leg.home,
      away: leg.away,
      ...(leg.betScore && { score: leg.betScore }),
    },
    odds: leg.odds,
    oddsStyle: bet.oddsStyle,
    hdp: leg.hdp,
    stake: bet.stake,
    payment: bet.payment,
    back: bet.payment + (bet.willWin ?? 0),
    currency: member?.currency ?? "",
    balance: member?.balance ?? null,
    placedAt: Date.parse(bet.placedAt) || entry.at,
  };
}

/** A bet stands: the slip that made it is done with. */
export function leaveSlip(entry: JournalEntry): void {
  const { single } = useSlip.getState();
  const [quote] = entry.quotes;
  if (single === undefined || quote === undefined || selectionKey(single) !== selectionKey(quote)) return;
  clearSingle();
  setAmount("");
}

/** Shows the bet that the list proved, or that there are two of it (BET-03). */
function showFound(client: QueryClient, attempt: Attempt, bets: readonly BetRecord[], wasKnown: boolean): void {
  if (attempt.state !== "accepted") return;
  const { entry, betIds, proof } = attempt;
  closeLine(entry.ref, "accepted", betIds);
  leaveSlip(entry);
  if (proof === "duplicate") {
    showDialog({ kind: "betTwice", betIds });
    return;
  }
  const bet = bets.find(({ id }) => id === betIds[0]);
  const receipt = bet && receiptOf(bet, entry, client);
  if (bet === undefined || receipt === undefined) return;
  // a dialog that says "accepted, confirming" gets its id; a lost bet that was found announces itself
  const shown = useDialog.getState().content;
  if (!wasKnown || (shown?.kind === "betPlaced" && shown.receipt.betId === undefined))
    showDialog({ kind: "betPlaced", receipt });
  if (!wasKnown) {
    watchNewBet(client, bet.id, bet.status);
    void client.invalidateQueries({ queryKey: userInfo().queryKey });
  }
}

/** Reads the bet list once for an attempt and tells it what stands there. */
async function lookOnce(client: QueryClient, entry: JournalEntry): Promise<void> {
  const { ref } = entry;
  const wasKnown = attemptOf(ref)?.state === "accepted";
  if (!wasKnown) tellAttempt({ type: "lookUp", ref, at: Date.now() });
  try {
    const { bets } = await askOpenBets(useSettings.getState().language);
    const after = tellAttempt({ type: "looked", ref, match: matchAttempt(entry, bets), at: Date.now() });
    if (after?.state === "accepted" && after.proof !== "confirming") showFound(client, after, bets, wasKnown);
    if (after?.state === "notFound") closeLine(ref, "notFound");
  } catch {
    tellAttempt({ type: "lookFailed", ref, at: Date.now() });
  }
}

const looking = new Set<string>();

/**
 * Looks for a bet in the bet list until it is known what became of it, on the schedule of BET-05; nothing is ever sent
 * again. After 2 minutes only the member's button looks on.
 */
export async function reconcile(client: QueryClient, entry: JournalEntry): Promise<void> {
  if (looking.has(entry.ref)) return;
  looking.add(entry.ref);
  try {
    // a bet that was answered for is in the list at once, as a rule
    if (attemptOf(entry.ref)?.state === "accepted") await lookOnce(client, entry);
    for (;;) {
      const attempt = attemptOf(entry.ref);
      const due = attempt && nextLookUp(attempt);
      if (due === undefined) return;
      await pause(Math.max(0, due - Date.now()));
      await lookOnce(client, entry);
    }
  } finally {
    looking.delete(entry.ref);
    void refetchOpenBets(client);
  }
}

/** The member's own look, when the schedule has run out. */
export const lookAgain = (client: QueryClient, entry: JournalEntry): Promise<void> => lookOnce(client, entry);

/** At start: attempts that an earlier page left open are looked for before anything else may be bet on them (BET-07). */
export function resumeAttempts(client: QueryClient): void {
  const { account, phase } = useSession.getState();
  if (phase !== "member" || account === undefined) return;
  for (const entry of openEntries(ownerOf(account))) {
    const attempt = attemptAfter(READY, { type: "resume", entry, at: Date.now() });
    resumeAside(attempt);
    void reconcile(client, entry);
  }
}
