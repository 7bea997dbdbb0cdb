import { type App } from "#app/application/app.ts";
import { pageNow } from "#app/application/clock.ts";
import { fetchOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import {
  type Attempt,
  attemptAfter,
  isLastLook,
  type JournalEntry,
  nextLookUp,
  READY,
} from "#app/domain/slip/attempt.ts";
import { matchAttempt } from "#app/domain/slip/attemptMatch.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { lookOnce, pursue, resume, type Search } from "#app/flows/attempt/pursue.ts";
import { attemptOf, dispatchAttempt, resumeAside } from "#app/stores/attempt.ts";
import { explainedOf, noteNotMine, openEntries, reopenLine } from "#app/stores/journal.ts";
import { useSettings } from "#app/stores/settings.ts";
import { refetchOpenBets } from "#app/api/bet/newBet.ts";
import { announceUntoldBets } from "./late/untold.ts";
import { resumeLateLooks } from "./late/lateLook.ts";
import { fetchSettledSince } from "./late/settledSince.ts";
import { showAsked } from "./showAsked.ts";
import { type Found, isServersDoubt, settle, showDoubt, showFound, showMissing } from "./tellBet.ts";

/** How long after a doubtful response a bet list without the bet is believed, ms: the server did decide. */
const DECIDED_MS = 2_000;

/** Reads the bet list and, before a bet is called missing, the settled bets too. */
async function find(app: App, entry: JournalEntry, isLast: boolean): Promise<Pick<Found, "match" | "listed">> {
  const { language } = useSettings.of(app).getState();
  const { bets: open } = await fetchOpenBets(app.client, language);
  const match = matchAttempt(entry, open, explainedOf(entry));
  if (match.found !== "none" || !isLast) return { match, listed: open };
  const settled = await fetchSettledSince(app, language, entry.at);
  // some of these may have been settled before the tap, so none counts as ours by itself
  const late = matchAttempt({ ...entry, listRead: false }, [...open, ...settled], explainedOf(entry));
  return { match: late, listed: settled };
}

/** Tells the member what is new after a look. */
function tellState(app: App, entry: JournalEntry, before: Attempt, after: Attempt | undefined): void {
  if (after?.state === "asked" && !(before.state === "asked" && before.bets === after.bets)) {
    // another read may already have called it missing
    reopenLine(entry.ref);
    showAsked(app, after);
  }
  if (after?.state === "notFound" || after?.state === "stillUnknown") showDoubt(app, entry, after.state);
  if (after?.state === "accepted" && after.proof === "confirming" && nextLookUp(after) === undefined)
    showMissing(app, entry, after.betIds);
}

/** Starts a look: reads the bet list and tells the attempt what it shows. */
async function look(app: App, entry: JournalEntry, at: number): Promise<() => void> {
  const { ref } = entry;
  const before = attemptOf(app, ref);
  if (before === undefined) return () => undefined;
  const readAt = app.now();
  const wasTaken = before.state === "accepted" || (before.state === "asked" && before.taken);
  dispatchAttempt(app, { type: "lookUp", ref, at });
  const since = "since" in before ? before.since : at;
  const final = isServersDoubt(app, ref) && at - since >= DECIDED_MS;
  const { match, listed } = await find(app, entry, final || isLastLook(before, at));
  return () => {
    // meanwhile the member has said which bet it is: this read asks nothing more
    if (before.state !== "accepted" && attemptOf(app, ref)?.state === "accepted") return;
    const after = dispatchAttempt(app, { type: "looked", ref, match, at, readAt, final });
    if (after?.state === "accepted" && after.proof !== "confirming")
      showFound(app, { attempt: after, match, listed, wasTaken });
    tellState(app, entry, before, after);
  };
}

function lookFailed(app: App, entry: JournalEntry, at: number): void {
  const before = attemptOf(app, entry.ref);
  if (before === undefined) return;
  tellState(app, entry, before, dispatchAttempt(app, { type: "lookFailed", ref: entry.ref, at }));
}

/** The search for a bet, in the bet list. */
const searchFor = (app: App, entry: JournalEntry): Search => ({
  app,
  ref: entry.ref,
  owner: entry.account,
  takeUp: () => {
    if (attemptOf(app, entry.ref) !== undefined) return false;
    resumeAside(app, attemptAfter(READY, { type: "resume", entry, at: pageNow() }));
    return true;
  },
  isTaken: () => attemptOf(app, entry.ref)?.state === "accepted",
  nextLook: () => {
    const attempt = attemptOf(app, entry.ref);
    return attempt && nextLookUp(attempt);
  },
  look: (at) => look(app, entry, at),
  lookFailed: (at) => lookFailed(app, entry, at),
  over: () => void refetchOpenBets(app.client),
});

/** Looks for a bet in the bet list until its outcome is known or its two minutes are over. */
export const reconcile = (app: App, entry: JournalEntry): Promise<void> => pursue(searchFor(app, entry));

/** The member's own look, once the schedule has run out. */
export const lookAgain = (app: App, entry: JournalEntry): Promise<void> => lookOnce(searchFor(app, entry));

/**
 * The member says which of the shown bets are theirs. If none, those are set aside for this attempt, and the search
 * goes on, or ends if its time is over.
 */
export function answerAsked(app: App, entry: JournalEntry, mine: readonly BetRecord[]): void {
  const { ref } = entry;
  const attempt = attemptOf(app, ref);
  if (attempt?.state !== "asked") return;
  const idsOf = (bets: readonly BetRecord[]) => bets.map(({ id }) => id);
  if (mine.length === 0) {
    noteNotMine(ref, idsOf(attempt.bets));
    dispatchAttempt(app, { type: "notMine", ref });
    void lookAgain(app, entry).then(() => reconcile(app, entry));
    return;
  }
  const betIds = idsOf(mine);
  const after = dispatchAttempt(app, { type: "mine", ref, betIds, at: pageNow() });
  if (after?.state !== "accepted") return;
  // what was shown with its receipt is not shown again
  if (attempt.alone) settle(app, entry, mine, betIds);
  else showFound(app, { attempt: after, match: { found: "duplicate", betIds }, listed: mine, wasTaken: false });
}

/**
 * Looks for attempts that an earlier page of this member left open, before their selections may be bet on again, and
 * tells what was refused while they were away.
 */
export function resumeAttempts(app: App, owner: string): void {
  announceUntoldBets(app, owner);
  resume(openEntries(owner).map((entry) => searchFor(app, entry)));
  resumeLateLooks(app, owner);
}
