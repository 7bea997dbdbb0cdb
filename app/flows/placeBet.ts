import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type BetAnswer, type BetOrder, usePlaceBet } from "#app/api/bet/bet.ts";
import { type BetStatuses, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { type OpenBets, unSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { type Failure, isFailure } from "#app/api/failure.ts";
import { setBalance, userInfo } from "#app/api/odds/getUserInfo.ts";
import { type JournalEntry } from "#app/domain/attempt.ts";
import { payout } from "#app/domain/payout.ts";
import { type AutoAccept, type Quote, requote } from "#app/domain/quote.ts";
import { BET_REMEDY, betRefusal, isDoubtfulBet, isDoubtfulCall, isUnknownCode } from "#app/domain/refusal.ts";
import { type Selection } from "#app/domain/selection.ts";
import { tellHost } from "#app/host.ts";
import { tellAttempt } from "#app/stores/attempt.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { closeLine, openLine, ownerOf } from "#app/stores/journal.ts";
import { blockSlip } from "#app/stores/slip.ts";
import { BET_REFUSALS, generalText } from "#app/text/refusals.ts";
import { watchNewBet } from "./betWatch.ts";
import { requireLogin } from "./prompts.ts";
import { leaveSlip, reconcile } from "./reconcile.ts";

/** A tap on the place button: exactly what the member saw and agreed to (BET-09, BET-10). */
export interface Tap {
  readonly selection: Selection;
  readonly quote: Quote;
  /** The typed amount and what it deducts, in the account currency's major unit. */
  readonly stake: number;
  readonly payment: number;
  readonly account: string;
  readonly currency: string;
  readonly autoAccept: AutoAccept;
  /** Epoch ms since which the price and line on the screen have stood. */
  readonly paintedAt: number;
}

/** Set before the first await, so that two taps in one task start one request (BET-01). A disabled button is only looks. */
let sending = false;

const orderOf = ({ quote, autoAccept }: Tap, { stake, ref }: JournalEntry): BetOrder => ({
  sportId: quote.sportId,
  matchId: quote.matchId,
  oddsStyle: quote.oddsStyle,
  marketId: quote.marketId,
  odds: quote.odds,
  couId: quote.couId,
  betPos: quote.betPos,
  hdp: quote.hdp,
  stage: quote.stage,
  stake,
  autoAccept,
  gameId: quote.gameId,
  ticketId: quote.ticketId,
  bonus: quote.bonus,
  clientRef: ref,
});

/** The ids of the bets that were there before the tap: none of them can be this one. */
function knownIds(client: QueryClient): readonly string[] {
  const open = client.getQueriesData<OpenBets>({ queryKey: [unSettleBetList({ language: "" }).queryKey[0]] });
  const statuses = client.getQueryData<BetStatuses>(unSettleBetStatus().queryKey) ?? {};
  return [...new Set([...open.flatMap(([, data]) => data?.bets.map(({ id }) => id) ?? []), ...Object.keys(statuses)])];
}

/** Runs the work while no other tab of this partition bets; false when another one does. Without locks the tab's own guard holds. */
async function alone(owner: string, work: () => Promise<void>): Promise<boolean> {
  let ran = false;
  const guarded = async (free: boolean) => {
    if (!free) return;
    ran = true;
    await work();
  };
  try {
    if (navigator.locks === undefined) throw new TypeError("no locks");
    await navigator.locks.request(`sportsbook:bet:${owner}`, { ifAvailable: true }, (lock) => guarded(lock !== null));
  } catch (error) {
    if (ran) throw error;
    await guarded(true);
  }
  return ran;
}

interface Sent {
  readonly client: QueryClient;
  readonly tap: Tap;
  readonly entry: JournalEntry;
}

function accepted({ client, tap, entry }: Sent, answer: BetAnswer): void {
  const at = Date.now();
  const { ref } = entry;
  const balance = answer.balance !== undefined && answer.balance >= 0 ? answer.balance : null;
  setBalance(client, balance, at);
  if (balance === null) void client.invalidateQueries({ queryKey: userInfo().queryKey });
  tellAttempt({ type: "accepted", ref, betIds: answer.betId === undefined ? [] : [answer.betId], at });
  watchNewBet(client, answer.betId, answer.status);
  const { quote, stake } = tap;
  const sums = payout({ stake, odds: quote.odds, style: quote.oddsStyle, marketId: quote.marketId });
  showDialog({
    kind: "betPlaced",
    receipt: {
      betId: undefined,
      status: answer.status ?? 0,
      selection: tap.selection,
      odds: quote.odds,
      oddsStyle: quote.oddsStyle,
      hdp: quote.hdp,
      stake,
      payment: sums?.payment ?? tap.payment,
      back: sums?.back ?? 0,
      currency: tap.currency,
      balance,
      placedAt: entry.at,
    },
  });
  leaveSlip(entry);
  tellHost({ type: "BalanceChanged" });
  if (answer.betId !== undefined) tellHost({ type: "BetPlaced", betId: answer.betId });
}

/** The refusals that the slip itself shows in place of the keypad, by their code in the "ticket refresh" table (domain H5). */
const IN_SLIP = new Set([7, 8, 9, 15, 18, 19]);

function refused({ client, tap, entry }: Sent, answer: BetAnswer): void {
  const { ref } = entry;
  const verdict = betRefusal(answer.result);
  if (verdict === "success" || isUnknownCode(verdict)) return;
  const at = Date.now();
  if (BET_REMEDY[verdict] === "reprice" && (answer.newOdds !== undefined || answer.newHdp !== undefined)) {
    const change = { odds: answer.newOdds ?? tap.quote.odds, hdp: answer.newHdp };
    tellAttempt({ type: "repriced", ref, quotes: [requote(tap.quote, change, at)], at });
    closeLine(ref, "refused");
    return;
  }
  tellAttempt({ type: "refused", ref, why: verdict });
  closeLine(ref, "refused");
  // after any other refusal the price is read again (spec §4)
  void client.invalidateQueries({ queryKey: ["odds/GetTicketOdds"] });
  if (IN_SLIP.has(answer.result)) {
    blockSlip({ code: answer.result, said: answer.message });
    if (BET_REMEDY[verdict] === "recharge") tellHost({ type: "NoBalance" });
    return;
  }
  if (verdict === "loginNeeded") {
    requireLogin();
    return;
  }
  if (verdict === "marketClosed") leaveSlip(entry);
  showDialog({ kind: "betRefused", reason: BET_REFUSALS[verdict], said: answer.message });
}

function lost({ client, entry }: Sent): void {
  tellAttempt({ type: "lost", ref: entry.ref, at: Date.now() });
  void reconcile(client, entry);
}

function answered(sent: Sent, answer: BetAnswer): void {
  const verdict = betRefusal(answer.result);
  if (verdict === "success") {
    accepted(sent, answer);
    void reconcile(sent.client, sent.entry);
  } else if (isDoubtfulBet(verdict)) lost(sent);
  else refused(sent, answer);
}

/** A call without a usable answer: only an envelope or a 4xx says that nothing was booked (trust BET-04). */
function failed(sent: Sent, failure: Failure): void {
  const doubtful = failure.kind !== "envelope" && failure.kind !== "http";
  if (doubtful || isDoubtfulCall(failure.code)) {
    lost(sent);
    return;
  }
  const { ref } = sent.entry;
  tellAttempt({ type: "refused", ref, why: String(failure.code) });
  closeLine(ref, "refused");
  void sent.client.invalidateQueries({ queryKey: ["odds/GetTicketOdds"] });
  // 3 and 5 act by themselves, 9 is the recharge flow (domain H5)
  if (failure.code === 3 || failure.code === 5) return;
  if (failure.code === 9) {
    blockSlip({ code: 9, said: failure.said });
    tellHost({ type: "NoBalance" });
  } else showDialog({ kind: "betRefused", reason: generalText(failure.code), said: failure.said });
}

/** The way to place a single bet; returns whether the tap started one. */
export function usePlacing(): (tap: Tap) => boolean {
  const client = useQueryClient();
  const { mutateAsync } = usePlaceBet();

  const run = async (sent: Sent): Promise<void> => {
    const { entry } = sent;
    const ran = await alone(entry.account, async () => {
      // reads under way must not stand in the way of the bet on a slow line (NET-06)
      void client.cancelQueries({
        predicate: ({ queryKey: [root] }) => typeof root === "string" && root.endsWith("MatchOdds"),
      });
      try {
        answered(sent, await mutateAsync(orderOf(sent.tap, entry)));
      } catch (error) {
        if (isFailure(error)) failed(sent, error);
        else lost(sent);
      }
    });
    if (ran) return;
    tellAttempt({ type: "refused", ref: entry.ref, why: "otherTab" });
    closeLine(entry.ref, "refused");
    showDialog({ kind: "message", code: 4, said: "" });
  };

  return (tap) => {
    if (sending) return false;
    const at = Date.now();
    const entry: JournalEntry = {
      ref: crypto.randomUUID(),
      account: ownerOf(tap.account),
      kind: "single",
      quotes: [tap.quote],
      stake: tap.stake,
      payment: tap.payment,
      combCount: 1,
      at,
      knownIds: knownIds(client),
    };
    if (tellAttempt({ type: "confirm", entry, paintedAt: tap.paintedAt, at }) === undefined) return false;
    sending = true;
    openLine(entry);
    void run({ client, tap, entry }).finally(() => {
      sending = false;
    });
    return true;
  };
}
