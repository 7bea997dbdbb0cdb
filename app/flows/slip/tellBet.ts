import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { type Attempt, type AttemptMatch, type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type App, owned } from "#app/application/app.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { dispatchAttempt } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { receiptOf } from "#app/stores/receipts.ts";
import { closeLine } from "#app/stores/journal.ts";
import { watchNewBet } from "#app/api/bet/newBet.ts";
import { refetchBalance } from "#app/flows/session/money.ts";
import { checkLateBet } from "./late/lateLook.ts";
import { isOnShow, leaveSlip } from "./leaveSlip.ts";
import { countSpent } from "./ownLimits.ts";
import { paidFor, receiptOfRecord } from "./receipts.ts";
import { shutSlip } from "./shutSlip.ts";

/**
 * Results that came with a refusal but leave a doubt: 13, "the deduction failed", with the server's words (trust 1.4).
 */
const doubtsOf = owned(() => new Map<string, { readonly code: number; readonly said: string }>());

/** True for an attempt whose doubt came from the server itself: it did decide. */
export const isServersDoubt = (app: App, ref: string): boolean => doubtsOf(app).has(ref);

/** Notes why an attempt is in doubt, if the server gave a reason. */
export const noteDoubt = (app: App, ref: string, code: number, said: string): void =>
  void doubtsOf(app).set(ref, { code, said });

/** The bet stands: its line is closed, and its selections leave the slip. */
export function settle(app: App, entry: JournalEntry, bets: readonly BetRecord[], betIds: readonly string[]): void {
  closeLine(entry.ref, "accepted", betIds);
  doubtsOf(app).delete(entry.ref);
  leaveSlip(app, entry);
  countSpent(app, entry, paidFor(bets, betIds));
  for (const { id, status } of bets) watchNewBet(app.client, id, status);
  void refetchBalance(app.client);
}

/**
 * What the list proved: the attempt after the look, what was found, the bets of the list, and whether the bet's
 * response had come.
 */
export interface Found {
  readonly attempt: Attempt & { state: "accepted" };
  readonly match: AttemptMatch;
  readonly listed: readonly BetRecord[];
  readonly wasTaken: boolean;
}

/** Shows the bet that the list proved, or that there are two (BET-03). */
export function showFound(app: App, { attempt, match, listed, wasTaken }: Found): void {
  const { entry, betIds, proof } = attempt;
  const alike = match.found === "oneOfSeveral";
  const own = alike ? [match.betId] : betIds;
  const bets = listed.filter(({ id }) => own.includes(id));
  if (wasTaken) {
    closeLine(entry.ref, "accepted", own);
    countSpent(app, entry, paidFor(bets, own));
  } else settle(app, entry, bets, own);
  if (proof === "duplicate") {
    showDialog(app, { kind: "betTwice", ref: entry.ref, betIds, alike });
    return;
  }
  const [bet] = bets;
  if (bet === undefined) return;
  const member = app.client.getQueryData(userInfo().queryKey)?.member;
  // the cached balance is from before a bet whose response was lost
  const balance = wasTaken ? member?.balance : null;
  const receipt = receiptOfRecord(bet, entry, { currency: member?.currency, balance });
  // a dialog that says "looking for it" gets its proof; a lost bet that was found gets a new dialog
  if (!wasTaken || receiptOf(app, entry.ref) !== undefined) showDialog(app, { kind: "betPlaced", receipt });
}

/**
 * The list never showed a bet that may stand: the slip says so if it is open, otherwise a dialog does (BET-05, BET-20).
 */
export function showDoubt(app: App, entry: JournalEntry, found: "notFound" | "stillUnknown"): void {
  const doubts = doubtsOf(app);
  const why = doubts.get(entry.ref);
  if (found === "notFound") {
    closeLine(entry.ref, "notFound");
    doubts.delete(entry.ref);
  }
  if (why !== undefined && found === "notFound") {
    // called missing before its two minutes were over
    void checkLateBet(app, entry);
    dispatchAttempt(app, { type: "dismiss", ref: entry.ref });
    shutSlip(app, entry, why);
  } else if (!isOnShow(app, entry)) showDialog(app, { kind: "betDoubt", found, entry });
}

/**
 * A bet that was taken remains unproven: the dialog stops saying that it is being looked for. The server's word goes
 * into the journal; an open line would block the same bet in other tabs, and delay news of late ones.
 */
export function showMissing(app: App, entry: JournalEntry, betIds: readonly string[]): void {
  closeLine(entry.ref, "accepted", betIds);
  const receipt = receiptOf(app, entry.ref);
  if (receipt !== undefined) showDialog(app, { kind: "betPlaced", receipt: { ...receipt, proof: "missing" } });
}
