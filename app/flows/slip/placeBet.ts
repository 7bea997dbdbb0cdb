import { type QueryClient } from "@tanstack/react-query";
import { type BetStatuses, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { type OpenBets, unSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { isFailure } from "#app/api/failure.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { selectionKey } from "#app/domain/slip/selection.ts";
import { dispatchAttempt } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { noteSaw, openEntries, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/owner.ts";
import { KEPT, OTHER_TAB } from "#app/text/refusals.ts";
import { isWithinOwnLimits } from "./ownLimits.ts";
import { withBetLock } from "#app/flows/attempt/betLock.ts";
import { answered, failed, lost, type Sent } from "./betOutcome.ts";
import { isLinkUnread } from "#app/flows/session/linkRefused.ts";
import { newRef } from "#app/flows/attempt/clientRef.ts";
import { isOwnBet } from "./reconcile.ts";
import { sendOrder, type Tap } from "./sendOrder.ts";

/** Set before the first await, so that two taps in one task start one request (BET-01). A disabled button is only looks. */
let sending = false;

/** The ids of the bets that were there before the tap, none of which can be this one, and whether the list had been read. */
function knownBefore(client: QueryClient): Pick<JournalEntry, "knownIds" | "listRead"> {
  const lists = client.getQueriesData<OpenBets>({ queryKey: [unSettleBetList({ language: "" }).queryKey[0]] });
  const open = lists.flatMap(([, data]) => data ?? []);
  const statuses = client.getQueryData<BetStatuses>(unSettleBetStatus().queryKey) ?? {};
  const listed = open.flatMap(({ bets }) => bets.map(({ id }) => id));
  return { knownIds: [...new Set([...listed, ...Object.keys(statuses)])], listRead: open.length > 0 };
}

/** True when another tab of this partition has a bet on one of these selections in doubt (BET-06, BET-08). */
const isOpenElsewhere = ({ account, quotes, ref }: JournalEntry): boolean =>
  openEntries(account).some(
    (entry) =>
      entry.ref !== ref &&
      entry.quotes.some((theirs) => quotes.some((ours) => selectionKey(ours) === selectionKey(theirs))),
  );

const BOARDS = /MatchOdds$|GetOutRight$|GetMenu$/;

async function run(sent: Sent): Promise<void> {
  const { client, tap, entry } = sent;
  let elsewhere = false;
  let left = false;
  const ran = await withBetLock(entry.account, async () => {
    // who signed out, or gave way to another, between the tap and here bets no more
    left = !isOwnBet(entry);
    if (left) return;
    elsewhere = isOpenElsewhere(entry);
    if (elsewhere) return;
    // only the tab that holds the lock writes a line: the line of one that waits in vain would shut out the other
    openLine(entry);
    noteSaw(entry.ref, {
      picked: tap.selections.map(({ odds, hdp, oddsStyle }) => ({ odds, hdp, oddsStyle })),
      autoAccept: tap.autoAccept,
    });
    // reads under way must not stand in the way of the bet on a slow line (NET-06)
    void client.cancelQueries({ predicate: ({ queryKey: [root] }) => typeof root === "string" && BOARDS.test(root) });
    try {
      const answer = await sendOrder(client, tap, entry);
      noteSaw(entry.ref, { answeredAt: Date.now(), result: answer.result, said: answer.message });
      answered(sent, answer);
    } catch (error) {
      if (isFailure(error)) failed(sent, error);
      else lost(sent);
    }
  });
  if (left || (ran && !elsewhere)) return;
  dispatchAttempt({ type: "refused", ref: entry.ref, why: "otherTab" });
  showDialog({ kind: "betRefused", reason: OTHER_TAB, said: "", kept: KEPT });
}

/** Places a bet for one tap; returns whether the tap started one. The journal is written before the call leaves (BET-07). */
export function place(client: QueryClient, tap: Tap): boolean {
  if (sending || isLinkUnread()) return false;
  const at = Date.now();
  if (!isWithinOwnLimits(tap.payment, at)) return false;
  const entry: JournalEntry = {
    ref: newRef(),
    account: ownerOf(tap.account),
    kind: tap.kind,
    quotes: tap.quotes,
    stake: tap.stake,
    payment: tap.payment,
    combCount: tap.combination?.combCount ?? 1,
    at,
    ...knownBefore(client),
  };
  if (dispatchAttempt({ type: "confirm", entry, paintedAt: tap.paintedAt, at }) === undefined) return false;
  sending = true;
  void run({ client, tap, entry }).finally(() => {
    sending = false;
  });
  return true;
}
