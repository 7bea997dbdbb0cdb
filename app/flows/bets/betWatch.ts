import { config, isOffered } from "#app/config.ts";
import { type App, owned } from "#app/application/app.ts";
import { fetchBets } from "#app/api/bet/getBets.ts";
import { type BetStatuses, unSettleBetStatus } from "#app/api/bet/getUnSettleBetStatus.ts";
import { type OpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { refetchOpenBets } from "#app/api/bet/newBet.ts";
import { reportFailure } from "#app/api/failures.ts";
import { type BetNotice, type BetRecord, betNotices, isOpenBet, vanishedBets } from "#app/domain/bets/bet.ts";
import { type Member } from "#app/domain/member/member.ts";
import { journalOf } from "#app/stores/journal.ts";
import { type Notice, queueNotices, recordNotices } from "#app/stores/bets/notices.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { followReceipts, isReceiptShown } from "#app/stores/receipts.ts";
import { i18n } from "#app/text/i18n.ts";
import { noticeWords } from "#app/text/noticeWords.ts";
import { useSession } from "#app/stores/session.ts";
import { stillSignedIn } from "#app/flows/session/isSignedIn.ts";
import { refetchBalance, refetchBalanceSince } from "#app/flows/session/money.ts";
import { announceLateBets } from "#app/flows/slip/late/lateBets.ts";
import { uncountSpent } from "#app/flows/slip/ownLimits.ts";
import { part } from "#app/flows/chunk.ts";
import { alertHidden } from "./alerts.ts";
import { withKnown } from "./known.ts";
import { refreshSettled } from "./settledRefresh.ts";

/** True if list and statuses name different open bets: one was settled, or was placed elsewhere. */
function disagree(statuses: BetStatuses, bets: readonly BetRecord[]): boolean {
  const listed = new Set(bets.map(({ id }) => id));
  const known = Object.entries(statuses).filter(([, status]) => isOpenBet(status));
  return known.some(([id]) => !listed.has(id)) || bets.some(({ id }) => !Object.hasOwn(statuses, id));
}

/** The member's money in the open bets, as one string: it changes with each stake, cash-out and settlement. */
const openMoney = (bets: readonly BetRecord[]): string =>
  bets
    .map(({ id, payment, sold = 0, back = 0 }) => `${id} ${payment} ${sold} ${back}`)
    .toSorted()
    .join();

/**
 * True if the balance may not match this list: it shows other money than the last one, or is the first, with bets in
 * it.
 */
const hasMoneyMoved = (before: OpenBets | undefined, open: OpenBets): boolean =>
  openMoney(before?.bets ?? []) !== openMoney(open.bets);

const toNotices = (app: App, changes: readonly BetNotice[], bets: readonly BetRecord[]): readonly Notice[] => {
  const at = Date.now();
  const listed = new Map(bets.map((bet) => [bet.id, bet]));
  return changes.map(({ id, status }) => {
    const bet = listed.get(id);
    const [known] = bet ? withKnown(app, [bet]) : [];
    return { betId: id, status, words: known && noticeWords(i18n, known), at };
  });
};

/** Tells their member of settled bets; the code that shows a win loads with the first of them. */
async function announceSettled(app: App, notices: readonly Notice[], language: string): Promise<void> {
  if (notices.length === 0) return;
  const isTheirs = stillSignedIn(app);
  try {
    const wins = await part(() => import("./wins.ts"));
    if (isTheirs()) await wins.announceSettled(app, notices, language);
  } catch {
    if (isTheirs()) queueNotices(app, notices);
  }
}

/** Tells of changes: in the page, and outside it while it is hidden, if the member wants that. */
function tell(app: App, changes: readonly BetNotice[], bets: readonly BetRecord[], language: string): void {
  const notices = toNotices(app, changes, bets);
  // a receipt on the screen already says so
  const seen = notices.filter(({ betId }) => isReceiptShown(app, betId));
  recordNotices(app, seen);
  const unseen = notices.filter((notice) => !seen.includes(notice));
  const settled = isOffered("winCard") ? unseen.filter(({ status }) => status === "settled") : [];
  queueNotices(
    app,
    unseen.filter((notice) => !settled.includes(notice)),
  );
  void announceSettled(app, settled, language);
  alertHidden(app, notices);
}

/** What the bookmaker refused or cancelled after all was not spent. */
function giveBack(app: App, changes: readonly BetNotice[]): void {
  for (const { id, status } of changes) if (status === "refused" || status === "cancelled") uncountSpent(app, id);
}

/** Looks up known bets that are missing from the poll; their outcome is told like any change, to their member only. */
async function lookUp(
  app: App,
  gone: readonly string[],
  previous: BetStatuses,
  { language, wanted }: { readonly language: string; readonly wanted: boolean },
): Promise<void> {
  const isTheirs = stillSignedIn(app);
  try {
    const bets = await fetchBets(app.client, gone, language);
    if (!isTheirs()) return;
    const changes = betNotices(previous, Object.fromEntries(bets.map(({ id, status }) => [id, status])));
    followReceipts(app, changes);
    giveBack(app, changes);
    if (wanted) tell(app, changes, bets, language);
  } catch (error) {
    // the records show it; a notice is only the quicker way
    if (isTheirs()) reportFailure(app, error);
  }
}

/** What the page knew of the member's bets at one moment. */
export interface BetsKnown {
  readonly statuses: BetStatuses;
  /** Undefined while the list has not been read. */
  readonly open: OpenBets | undefined;
  /** When the list was last read, epoch ms: the same bets may be read again. */
  readonly readAt: number;
}

/**
 * True if so long passed between two reads of the list that a bet may have come and gone, which shows in neither: more
 * than two intervals.
 */
const isLongSince = (before: BetsKnown, { readAt }: BetsKnown): boolean =>
  // a clock set back in between says nothing of how long it was
  before.open !== undefined && Math.abs(readAt - before.readAt) > 2 * config().intervals.unsettled;

/** True if another tab's bet was taken and has ended between two reads of the list, which shows in neither. */
function hasMissed(owner: string, before: BetsKnown, { open }: BetsKnown): boolean {
  const { unsettled } = config().intervals;
  if (before.open === undefined) return false;
  const listed = new Set([...before.open.bets, ...(open?.bets ?? [])].map(({ id }) => id));
  return journalOf(owner).some(
    ({ outcome, entry, betIds }) =>
      outcome === "accepted" && entry.at > before.readAt - unsettled && !betIds.some((id) => listed.has(id)),
  );
}

/** The member as known when the list was last read. */
const memberAtList = owned<{ at?: Member | undefined }>(() => ({}));

/**
 * True if the balance is another than at the last reading of the list: where the list is the same, a bet may have come
 * and gone between the two, and the balance was read in the middle (BET-17). A deposit is read once more for it.
 */
function hasBalanceMoved(app: App): boolean {
  const before = memberAtList(app).at;
  const member = app.client.getQueryData(userInfo().queryKey)?.member;
  if (member === undefined || member.balance === null) return false;
  memberAtList(app).at = member;
  return before?.account === member.account && before.balance !== member.balance;
}

/** Handles a bet list that was read. */
function hearList(app: App, before: BetsKnown, now: BetsKnown): void {
  const { statuses, open, readAt } = now;
  if (open === undefined) return;
  const { account } = useSession.of(app).getState();
  // for an unchanged list too: a bet being looked for may have held back what there was to tell
  if (before.readAt !== readAt && account !== undefined) {
    announceLateBets(app, ownerOf(account), open.bets);
    const hasMoved = hasBalanceMoved(app);
    if (hasMoved || hasMissed(ownerOf(account), before, now)) void refetchBalance(app.client);
    else if (isLongSince(before, now)) void refetchBalanceSince(app, app.now() - config().intervals.unsettled);
  }
  if (before.open === open) return;
  // nothing is polled while nothing is pending: a settlement shows in the list first, which then forces the poll
  if (disagree(statuses, open.bets)) void app.client.invalidateQueries({ queryKey: unSettleBetStatus().queryKey });
  if (hasMoneyMoved(before.open, open)) void refetchBalance(app.client);
}

/** Tells the member what happened to their bets between two reads, and refetches what that has made stale. */
export function hearBets(
  app: App,
  before: BetsKnown,
  now: BetsKnown,
  { language, wanted }: { readonly language: string; readonly wanted: boolean },
): void {
  const { statuses } = now;
  hearList(app, before, now);
  if (before.statuses === statuses) return;
  const changes = betNotices(before.statuses, statuses);
  const gone = vanishedBets(before.statuses, statuses).filter((id) => isOpenBet(before.statuses[id] ?? "waiting"));
  followReceipts(app, changes);
  giveBack(app, changes);
  if (wanted) tell(app, changes, [...(before.open?.bets ?? []), ...(now.open?.bets ?? [])], language);
  if (gone.length > 0) void lookUp(app, gone, before.statuses, { language, wanted });
  if (changes.length > 0 || gone.length > 0) {
    void refetchOpenBets(app.client);
    void refetchBalance(app.client);
  }
  if (changes.some(({ status }) => !isOpenBet(status))) void refreshSettled(app.client);
}
