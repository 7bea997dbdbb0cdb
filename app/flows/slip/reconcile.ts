import { type QueryClient } from "@tanstack/react-query";
import { askSettledBets } from "#app/api/bet/getSettleBetLists.ts";
import { fetchOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import {
  type Attempt,
  attemptAfter,
  type AttemptMatch,
  isLastLook,
  type JournalEntry,
  nextLookUp,
  READY,
} from "#app/domain/slip/attempt.ts";
import { matchAttempt } from "#app/domain/slip/attemptMatch.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { addDays, reportDay } from "#app/domain/time/dates.ts";
import { tellHost } from "#app/host/host.ts";
import { attemptOf, resumeAside, dispatchAttempt } from "#app/stores/attempt.ts";
import { receiptOf, showDialog } from "#app/stores/dialog.ts";
import { closeLine, explainedOf, noteNotMine, openEntries } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { blockSlip } from "#app/stores/slip.ts";
import { askBalance } from "#app/flows/session/money.ts";
import { refetchOpenBets, watchNewBet } from "#app/flows/bets/betWatch.ts";
import { isOnShow, leaveSlip } from "./leaveSlip.ts";
import { countSpent } from "./ownLimits.ts";
import { promptDeposit } from "#app/flows/session/prompts.ts";
import { paidFor, receiptOfRecord } from "./receipts.ts";
import { showAsked } from "./showAsked.ts";

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

/** The bet stands: its line is closed, and the slip is done with it. */
function settle(client: QueryClient, entry: JournalEntry, bets: readonly BetRecord[], betIds: readonly string[]): void {
  closeLine(entry.ref, "accepted", betIds);
  doubts.delete(entry.ref);
  leaveSlip(entry);
  countSpent(entry, paidFor(bets, betIds));
  for (const { id, status } of bets) watchNewBet(client, id, status);
  void askBalance(client);
}

/** What the list proved: the attempt after the look, what was found, the bets of the list, and whether the answer had come. */
interface Found {
  readonly attempt: Attempt & { state: "accepted" };
  readonly match: AttemptMatch;
  readonly listed: readonly BetRecord[];
  readonly wasTaken: boolean;
}

/** Shows the bet that the list proved, or that there are two of it (BET-03). */
function showFound(client: QueryClient, { attempt, match, listed, wasTaken }: Found): void {
  const { entry, betIds, proof } = attempt;
  const alike = match.found === "oneOfSeveral";
  const own = alike ? [match.betId] : betIds;
  const bets = listed.filter(({ id }) => own.includes(id));
  if (wasTaken) {
    closeLine(entry.ref, "accepted", own);
    countSpent(entry, paidFor(bets, own));
  } else settle(client, entry, bets, own);
  if (proof === "duplicate") {
    showDialog({ kind: "betTwice", ref: entry.ref, betIds, alike });
    return;
  }
  const [bet] = bets;
  if (bet === undefined) return;
  const member = client.getQueryData(userInfo().queryKey)?.member;
  // the balance that is held is the one from before a bet whose answer was lost
  const balance = wasTaken ? member?.balance : null;
  const receipt = receiptOfRecord(bet, entry, { currency: member?.currency, balance });
  // a dialog that says "looking for it" gets its proof; a lost bet that was found announces itself
  if (!wasTaken || receiptOf(entry.ref) !== undefined) showDialog({ kind: "betPlaced", receipt });
}

/** The list never showed a bet that may stand: the slip says so if it is open, else a dialog does (BET-05, BET-20). */
function showDoubt(client: QueryClient, entry: JournalEntry, found: "notFound" | "stillUnknown"): void {
  const why = doubts.get(entry.ref);
  if (found === "notFound") {
    closeLine(entry.ref, "notFound");
    doubts.delete(entry.ref);
  }
  if (why !== undefined && found === "notFound") {
    dispatchAttempt({ type: "dismiss", ref: entry.ref });
    blockSlip({ ...why, at: Date.now() });
    void askBalance(client);
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

/** Days before the tap and after now in which a settled bet is looked for: no clock is wrong by more. */
const CLOCK_DAYS = 2;

/** The most days that are asked for at once; a line of the journal that is older is looked for in what can be asked. */
const MOST_DAYS = 60;

/** What was settled, refused or cancelled since the tap: a bet need not be open any more when it is looked for. */
async function askSettled(language: string, tapped: number): Promise<readonly BetRecord[]> {
  const from = addDays(reportDay(Math.min(tapped, Date.now())), -CLOCK_DAYS);
  const last = addDays(reportDay(Math.max(tapped, Date.now())), CLOCK_DAYS);
  const most = addDays(from, MOST_DAYS);
  const days = await askSettledBets({ language, from, to: last < most ? last : most });
  return days.flatMap(({ bets }) => bets);
}

/** Reads the bet list, and before a bet is called missing the settled bets as well. */
async function find(entry: JournalEntry, isLast: boolean): Promise<Pick<Found, "match" | "listed">> {
  const { language } = useSettings.getState();
  const { bets: open } = await fetchOpenBets(language);
  const match = matchAttempt(entry, open, explainedOf(entry));
  if (match.found !== "none" || !isLast) return { match, listed: open };
  const settled = await askSettled(language, entry.at);
  // which of these had been settled before the tap is not known: none of them counts as ours by itself
  const late = matchAttempt({ ...entry, listRead: false }, [...open, ...settled], explainedOf(entry));
  return { match: late, listed: settled };
}

/** Reads the bet list once for an attempt and tells it what stands there. */
async function lookOnce(client: QueryClient, entry: JournalEntry): Promise<void> {
  const { ref } = entry;
  const before = attemptOf(ref);
  if (before === undefined) return;
  const wasTaken = before.state === "accepted" || (before.state === "asked" && before.taken);
  dispatchAttempt({ type: "lookUp", ref, at: Date.now() });
  let after: Attempt | undefined;
  try {
    const now = Date.now();
    const since = "since" in before ? before.since : now;
    const final = doubts.has(ref) && now - since >= DECIDED_MS;
    const { match, listed } = await find(entry, final || isLastLook(before, now));
    if (!isOwnBet(entry)) return;
    // the member has said meanwhile which bet it is: this reading asks nothing more
    if (before.state !== "accepted" && attemptOf(ref)?.state === "accepted") return;
    after = dispatchAttempt({ type: "looked", ref, match, at: now, final });
    if (after?.state === "accepted" && after.proof !== "confirming")
      showFound(client, { attempt: after, match, listed, wasTaken });
  } catch {
    after = dispatchAttempt({ type: "lookFailed", ref, at: Date.now() });
  }
  if (after?.state === "asked" && !(before.state === "asked" && before.bets === after.bets)) showAsked(after);
  if (after?.state === "notFound" || after?.state === "stillUnknown") showDoubt(client, entry, after.state);
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
      // the member may have said meanwhile which bet it is
      const now = attemptOf(entry.ref);
      if (now && nextLookUp(now) === due) await lookOnce(client, entry);
    }
  } finally {
    looking.delete(entry.ref);
    void refetchOpenBets(client);
  }
}

/** The member's own look, when the schedule has run out. */
export const lookAgain = (client: QueryClient, entry: JournalEntry): Promise<void> => lookOnce(client, entry);

/**
 * The member says which of the bets they were asked about are theirs. None: those are set aside for this attempt, and the
 * search goes on, or ends where its time is over.
 */
export function answerAsked(client: QueryClient, entry: JournalEntry, mine: readonly BetRecord[]): void {
  const { ref } = entry;
  const attempt = attemptOf(ref);
  if (attempt?.state !== "asked") return;
  const idsOf = (bets: readonly BetRecord[]) => bets.map(({ id }) => id);
  if (mine.length === 0) {
    noteNotMine(ref, idsOf(attempt.bets));
    dispatchAttempt({ type: "notMine", ref });
    void lookOnce(client, entry).then(() => reconcile(client, entry));
    return;
  }
  const betIds = idsOf(mine);
  const after = dispatchAttempt({ type: "mine", ref, betIds, at: Date.now() });
  if (after?.state !== "accepted") return;
  // what was told with its receipt is not told again
  if (attempt.alone) settle(client, entry, mine, betIds);
  else showFound(client, { attempt: after, match: { found: "duplicate", betIds }, listed: mine, wasTaken: false });
}

/** Attempts that an earlier page of this member left open are looked for before they may be bet on again (BET-07). */
export function resumeAttempts(client: QueryClient, owner: string): void {
  for (const entry of openEntries(owner)) {
    if (attemptOf(entry.ref) !== undefined) continue;
    resumeAside(attemptAfter(READY, { type: "resume", entry, at: Date.now() }));
    void reconcile(client, entry);
  }
}
