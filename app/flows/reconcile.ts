import { type QueryClient } from "@tanstack/react-query";
import { askOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Attempt, attemptAfter, type JournalEntry, nextLookUp, READY } from "#app/domain/attempt.ts";
import { matchAttempt } from "#app/domain/attemptMatch.ts";
import { type BetRecord } from "#app/domain/bet.ts";
import { tellHost } from "#app/host.ts";
import { attemptOf, resumeAside, tellAttempt } from "#app/stores/attempt.ts";
import { receiptOf, showDialog } from "#app/stores/dialog.ts";
import { closeLine, openEntries } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { blockSlip } from "#app/stores/slip.ts";
import { refetchOpenBets, watchNewBet } from "./betWatch.ts";
import { isOnShow, leaveSlip } from "./leaveSlip.ts";
import { promptDeposit } from "./prompts.ts";
import { receiptOfRecord } from "./receipts.ts";

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Results that came with a refusal and yet leave a doubt: 13, "the deduction failed", with the server's words (trust 1.4). */
const doubts = new Map<string, { readonly code: number; readonly said: string }>();

/** Notes why an attempt is in doubt, where the server said something. */
export const noteDoubt = (ref: string, code: number, said: string): void => void doubts.set(ref, { code, said });

/** How long after a doubtful answer a bet list without the bet is believed, ms: the server did decide. */
const DECIDED_MS = 2_000;

/** True while the member of this bet is the one who is signed in: no one else is told what became of it (SES-04). */
export function isOwnBet({ account }: JournalEntry): boolean {
  const session = useSession.getState();
  return session.phase === "member" && session.account !== undefined && ownerOf(session.account) === account;
}

/** Shows the bet that the list proved, or that there are two of it (BET-03). */
function showFound(client: QueryClient, attempt: Attempt, bets: readonly BetRecord[], wasTaken: boolean): void {
  if (attempt.state !== "accepted") return;
  const { entry, betIds, proof } = attempt;
  closeLine(entry.ref, "accepted", betIds);
  doubts.delete(entry.ref);
  if (!wasTaken) leaveSlip(entry);
  if (proof === "duplicate") {
    showDialog({ kind: "betTwice", ref: entry.ref, betIds });
    return;
  }
  const bet = bets.find(({ id }) => id === betIds[0]);
  if (bet === undefined) return;
  const receipt = receiptOfRecord(bet, entry, client.getQueryData(userInfo().queryKey)?.member);
  // a dialog that says "looking for it" gets its proof; a lost bet that was found announces itself
  if (!wasTaken || receiptOf(entry.ref) !== undefined) showDialog({ kind: "betPlaced", receipt });
  if (!wasTaken) {
    watchNewBet(client, bet.id, bet.status);
    void client.invalidateQueries({ queryKey: userInfo().queryKey });
  }
}

/** The list never showed a bet that may stand: the slip says so if it is open, else a dialog does (BET-05, BET-20). */
function showDoubt(entry: JournalEntry, found: "notFound" | "stillUnknown"): void {
  const why = doubts.get(entry.ref);
  if (found === "notFound") {
    closeLine(entry.ref, "notFound");
    doubts.delete(entry.ref);
  }
  if (why !== undefined && found === "notFound") {
    tellAttempt({ type: "dismiss", ref: entry.ref });
    blockSlip({ ...why, at: Date.now() });
    // the slip shows the way to deposit itself; in a frame the host shows its own (spec §1, §8)
    if (isOnShow(entry)) tellHost({ type: "NoBalance" });
    else promptDeposit(why.said);
  } else if (!isOnShow(entry)) showDialog({ kind: "betDoubt", found, entry });
}

/** A bet that was taken stays without proof: the dialog stops saying that it is looked for. */
function showMissing(entry: JournalEntry): void {
  const receipt = receiptOf(entry.ref);
  if (receipt !== undefined) showDialog({ kind: "betPlaced", receipt: { ...receipt, proof: "missing" } });
}

/** Reads the bet list once for an attempt and tells it what stands there. */
async function lookOnce(client: QueryClient, entry: JournalEntry): Promise<void> {
  const { ref } = entry;
  const before = attemptOf(ref);
  const wasTaken = before?.state === "accepted";
  if (!wasTaken) tellAttempt({ type: "lookUp", ref, at: Date.now() });
  let after: Attempt | undefined;
  try {
    const { bets } = await askOpenBets(useSettings.getState().language);
    if (!isOwnBet(entry)) return;
    const since = before !== undefined && "since" in before ? before.since : entry.at;
    const final = doubts.has(ref) && Date.now() - since >= DECIDED_MS;
    after = tellAttempt({ type: "looked", ref, match: matchAttempt(entry, bets), at: Date.now(), final });
    if (after?.state === "accepted" && after.proof !== "confirming") showFound(client, after, bets, wasTaken);
  } catch {
    after = tellAttempt({ type: "lookFailed", ref, at: Date.now() });
  }
  if (after?.state === "notFound" || after?.state === "stillUnknown") showDoubt(entry, after.state);
  if (after?.state === "accepted" && after.proof === "confirming" && nextLookUp(after) === undefined)
    showMissing(entry);
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
      if (due === undefined || !isOwnBet(entry)) return;
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

/** Attempts that an earlier page of this member left open are looked for before they may be bet on again (BET-07). */
export function resumeAttempts(client: QueryClient, owner: string): void {
  for (const entry of openEntries(owner)) {
    if (attemptOf(entry.ref) !== undefined) continue;
    resumeAside(attemptAfter(READY, { type: "resume", entry, at: Date.now() }));
    void reconcile(client, entry);
  }
}
