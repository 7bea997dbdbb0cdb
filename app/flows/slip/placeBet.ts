import { type App } from "#app/application/app.ts";
import { type QueryClient } from "@tanstack/react-query";
import { type BetStatuses, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { heldOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { isOf, type Path } from "#app/api/cache.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { dispatchAttempt } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { isInDoubtElsewhere, noteSaw, openLine } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { KEPT, OTHER_TAB } from "#app/text/refusals.ts";
import { isWithinOwnLimits } from "./ownLimits.ts";
import { answered, failed, lost, type Sent } from "./betOutcome.ts";
import { newRef } from "#app/flows/attempt/clientRef.ts";
import { runOnce } from "#app/flows/attempt/runOnce.ts";
import { type PlacedAnswer, sendOrder, type Tap } from "./sendOrder.ts";

/** The ids of the bets that existed before the tap, so none can be this one, and whether the list had been read. */
function knownBefore(client: QueryClient): Pick<JournalEntry, "knownIds" | "listRead"> {
  const open = heldOpenBets(client);
  const statuses = client.getQueryData<BetStatuses>(unSettleBetStatus().queryKey) ?? {};
  const listed = open.flatMap(({ bets }) => bets.map(({ id }) => id));
  return { knownIds: [...new Set([...listed, ...Object.keys(statuses)])], listRead: open.length > 0 };
}

const LISTS: readonly Path[] = [
  "odds/GetMenu",
  "odds/GetLiveMatchOdds",
  "odds/GetNoLiveMatchOdds",
  "odds/GetLeagueMatchOdds",
  "odds/GetBatchMatchOdds",
  "odds/GetSingleMatchOdds",
  "odds/GetOutRight",
];

/** Records what the member saw, and cancels reads in flight: on a slow connection they must not delay the bet. */
function writeDown(client: QueryClient, tap: Tap, entry: JournalEntry): void {
  openLine(entry);
  noteSaw(entry.ref, {
    picked: tap.selections.map(({ odds, hdp, oddsStyle }) => ({ odds, hdp, oddsStyle })),
    autoAccept: tap.autoAccept,
  });
  void client.cancelQueries({ predicate: (query) => isOf(query, ...LISTS) });
}

async function send(app: App, tap: Tap, entry: JournalEntry): Promise<PlacedAnswer> {
  const answer = await sendOrder(app, tap, entry);
  noteSaw(entry.ref, { answeredAt: Date.now(), result: answer.result, said: answer.message });
  return answer;
}

function gaveWay(app: App, { ref }: JournalEntry): void {
  dispatchAttempt(app, { type: "refused", ref, why: "otherTab" });
  showDialog(app, { kind: "betRefused", reason: OTHER_TAB, said: "", kept: KEPT });
}

/** Why an attempt was refused that has not left in time. */
export const TOO_LATE = "tooLate";

/** A bet of another tab, counted while this one waited for the lock, left too little of the member's own limit (OPS-13). */
const OWN_LIMIT = "ownLimit";

/** Places a bet for one tap; returns whether the tap started one. The journal is written before the request is sent. */
export function place(app: App, tap: Tap): boolean {
  const at = Date.now();
  const entry: JournalEntry = {
    ref: newRef(),
    account: ownerOf(tap.account),
    kind: tap.kind,
    quotes: tap.quotes,
    stake: tap.stake,
    payment: tap.payment,
    combCount: tap.combination?.combCount ?? 1,
    at,
    ...knownBefore(app.client),
  };
  const sent: Sent = { app, tap, entry, at: app.now() };
  return runOnce({
    app,
    kind: "bet",
    owner: entry.account,
    confirm: () =>
      isWithinOwnLimits(app, tap.payment, at) &&
      dispatchAttempt(app, { type: "confirm", entry, press: tap.press }) !== undefined,
    isInDoubtElsewhere: () => isInDoubtElsewhere(entry),
    writeDown: () => writeDown(app.client, tap, entry),
    send: () => send(app, tap, entry),
    answered: (answer) => answered(sent, answer),
    failed: (failure) => failed(sent, failure),
    lost: () => lost(sent),
    gaveWay: () => gaveWay(app, entry),
    whyHeldBack: () => {
      if (tap.leavesBy !== undefined && app.now() > tap.leavesBy) return TOO_LATE;
      return isWithinOwnLimits(app, tap.payment, Date.now()) ? undefined : OWN_LIMIT;
    },
    heldBack: (why) => void dispatchAttempt(app, { type: "refused", ref: entry.ref, why }),
  });
}
