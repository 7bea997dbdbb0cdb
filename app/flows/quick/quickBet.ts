import { type App, owned } from "#app/application/app.ts";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import {
  areTerms,
  mayArm,
  QUICK_LATE_MS,
  QUICK_OFF_MS,
  type QuickMiss,
  type QuickRing,
  type QuickTerms,
  quickVerdict,
  ringAfter,
} from "#app/domain/slip/quickBet.ts";
import { type Selection, selectionKey } from "#app/domain/slip/selection.ts";
import { type SlipOrder } from "#app/domain/slip/slipState.ts";
import { reportDay } from "#app/domain/time/dates.ts";
import { SLIP_WAIT_MS } from "#app/domain/time/timing.ts";
import { newRef } from "#app/flows/attempt/clientRef.ts";
import { place, TOO_LATE } from "#app/flows/slip/placeBet.ts";
import { stopAll } from "#app/flows/stops.ts";
import { attemptOf, useAttempts } from "#app/stores/attempt.ts";
import { openEntries } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { quickOff, showRing, useQuickBet } from "#app/stores/quick/quickBet.ts";
import {
  countQuick,
  isRingElsewhere,
  isRingOurs,
  keepTerms,
  markRing,
  quickSpent,
} from "#app/stores/quick/quickDay.ts";
import { useSession } from "#app/stores/session.ts";
import { isParlayMode, useSlip } from "#app/stores/slip.ts";
import { openSingle } from "#app/stores/slipChanges.ts";
import { setAmount } from "#app/stores/stake.ts";
import { isStorageKept } from "#app/stores/storage/storage.ts";
import { countDown } from "./countDown.ts";
import { type QuickWatch, watchPrice } from "./quickRing.ts";
import { watchTakeBack } from "./takeBack.ts";

/** How long the price shows the outcome of its ring, ms (DECISIONS.md, 69). */
const TOLD_MS = 3_000;

/** Half a second past its two seconds, a ring that no tab has ended stops blocking others, ms. */
const MARK_MS = SLIP_WAIT_MS + 500;

/** The ring of this page, and the function that drops it. */
interface Live {
  ring: QuickRing;
  /** When it was tapped, page ms. */
  readonly armedAt: number;
  readonly id: string;
  readonly amount: number;
  readonly watch: QuickWatch;
  stop: () => void;
}

interface Held {
  live: Live | undefined;
  told: ReturnType<typeof setTimeout> | undefined;
  idle: ReturnType<typeof setTimeout> | undefined;
  stop: (() => void) | undefined;
}

const heldOf = owned((): Held => ({ live: undefined, told: undefined, idle: undefined, stop: undefined }));

/** Drops the ring: nothing can be sent for it any more. */
function disarm(app: App): Live | undefined {
  const held = heldOf(app);
  const { live } = held;
  held.live = undefined;
  if (live === undefined) return undefined;
  live.stop();
  markRing(live.id, 0);
  return live;
}

/** Takes the armed bet back, at once and for good (QCK-03). */
export function cancelQuickBet(app: App): void {
  if (disarm(app) !== undefined) showRing(app, undefined);
}

/** The ordinary slip opens on the price that was tapped, with the amount typed, and names the difference itself (QCK-04). */
function openSlip(app: App, { pick }: QuickRing, amount: number): void {
  showRing(app, undefined);
  setAmount(app, String(amount));
  openSingle(app, pick);
}

/** Shows it on the price for a moment, then goes on; another tap, or switching off, takes precedence. */
function showBriefly(app: App, then: () => void): void {
  const held = heldOf(app);
  clearTimeout(held.told);
  held.told = setTimeout(then, TOLD_MS);
}

function missed(app: App, live: Live, why: QuickMiss): void {
  const { ring, amount } = live;
  showRing(app, { pick: ring.pick, amount, phase: "missed", why });
  showBriefly(app, () => {
    const { ring: shown } = useQuickBet.of(app).getState();
    if (shown?.phase === "missed" && shown.pick === ring.pick) openSlip(app, ring, amount);
  });
}

/** Follows the bet that was sent until its outcome is known; anything but a plain yes is shown by the ordinary slip. */
function follow(app: App, live: Live, ref: string, order: SlipOrder, day: string): void {
  const { ring, amount } = live;
  const owner = ownerOf(order.account);
  const shown = { pick: ring.pick, amount };
  showRing(app, { ...shown, phase: "placing" });
  const stop = useAttempts.of(app).subscribe(() => {
    const attempt = attemptOf(app, ref);
    if (attempt?.state === "submitting") return;
    stop();
    if (attempt?.state === "accepted") {
      showRing(app, { ...shown, phase: "taken" });
      showBriefly(app, () => showRing(app, undefined));
      return;
    }
    const isRefused = attempt?.state === "refused" || attempt?.state === "repriced";
    if (isRefused) countQuick(owner, day, -order.payment);
    // a member who has left meanwhile finds it in the journal
    if (attempt === undefined) showRing(app, undefined);
    else if (attempt.state === "refused" && attempt.why === TOO_LATE) missed(app, live, "late");
    else openSlip(app, ring, amount);
  });
}

/** The two seconds are over: judged and sent in one task (QCK-04). */
function end(app: App): void {
  const { live } = heldOf(app);
  const { on } = useQuickBet.of(app).getState();
  if (live === undefined || on === undefined) return cancelQuickBet(app);
  const now = Date.now();
  const day = reportDay(now);
  const input = live.watch.input(String(live.amount), live.ring.at);
  const alone = isRingOurs(live.id, now);
  const verdict = quickVerdict({ ring: live.ring, terms: on, input, spent: quickSpent(on.owner, day), alone });
  disarm(app);
  if (verdict.does === "miss") return missed(app, live, verdict.why);
  const { order } = verdict;
  const leavesBy = live.ring.at + SLIP_WAIT_MS + QUICK_LATE_MS;
  countQuick(on.owner, day, order.payment);
  if (place(app, { ...order, press: { at: performance.now(), paintedAt: live.armedAt }, leavesBy })) {
    const { current } = useAttempts.of(app).getState();
    restartIdleTimer(app);
    if (current.state !== "ready") follow(app, live, current.entry.ref, order, day);
    return;
  }
  countQuick(on.owner, day, -order.payment);
  missed(app, live, "shut");
}

/** Arms a bet on a price (QCK-02). */
function arm(app: App, pick: Selection, { amount, owner }: QuickTerms & { readonly owner: string }): boolean {
  const held = heldOf(app);
  const { single, leaving, parlay } = useSlip.of(app).getState();
  const { current, aside } = useAttempts.of(app).getState();
  const now = Date.now();
  const id = newRef();
  const question = {
    pick,
    collects: isParlayMode(app) || parlay.length > 0,
    slipOpen: single !== undefined && !leaving,
    attempts: [current, ...aside],
    unproven: openEntries(owner).length > 0 || isRingElsewhere(id, now),
    balance: app.client.getQueryData(userInfo().queryKey)?.member.balance,
  };
  if (!mayArm(question)) return false;
  markRing(id, now + MARK_MS);
  const at = app.now();
  const watch = watchPrice(app, pick, (reading) => {
    if (held.live?.id === id) held.live.ring = ringAfter(held.live.ring, reading);
  });
  const since = () => app.now() - at;
  const stops = [watchTakeBack(app, () => cancelQuickBet(app)), watch.stop, countDown(since, () => end(app))];
  held.live = { ring: { pick, at }, armedAt: performance.now(), id, amount, watch, stop: stopAll(stops) };
  showRing(app, { pick, amount, phase: "armed" });
  return true;
}

/** A tap on a price while quick bet is on: arms a bet, or takes it back; false means an ordinary tap (QCK-02, QCK-03). */
function tapQuick(app: App, pick: Selection): boolean {
  const { on, ring } = useQuickBet.of(app).getState();
  if (on === undefined) return false;
  if (ring === undefined) return arm(app, pick, on);
  const isSame = selectionKey(ring.pick) === selectionKey(pick);
  if (ring.phase === "armed") cancelQuickBet(app);
  else if (ring.phase === "placing") return true;
  else {
    clearTimeout(heldOf(app).told);
    showRing(app, undefined);
  }
  return ring.phase === "armed" && isSame;
}

/** Every bet extends the time for which it stays on. */
function restartIdleTimer(app: App): void {
  const held = heldOf(app);
  clearTimeout(held.idle);
  held.idle = setTimeout(() => quickOff(app), QUICK_OFF_MS.idle);
}

/** Switches off when the member has left, or has been away for long; a phone that slept may wake long after that (QCK-01). */
function watchOff(app: App, owner: string): () => void {
  const ends = new AbortController();
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const now = app.now();
    if (document.visibilityState === "hidden") {
      hiddenAt ??= now;
      timer = setTimeout(() => quickOff(app), QUICK_OFF_MS.hidden);
    } else if (hiddenAt !== undefined && now - hiddenAt >= QUICK_OFF_MS.hidden) quickOff(app);
    else hiddenAt = undefined;
  };
  document.addEventListener("visibilitychange", look, { signal: ends.signal });
  return stopAll([
    useSession.of(app).subscribe(({ phase, account }) => {
      if (phase !== "member" || account === undefined || ownerOf(account) !== owner) quickOff(app);
    }),
    () => ends.abort(),
    () => clearTimeout(timer),
  ]);
}

/** Without storage a daily ceiling cannot be kept and other tabs cannot be seen, so it is not offered there. */
export const canQuickBet = (): boolean => isStorageKept();

/** Switches quick bet on with these terms; false if they are not valid (QCK-01). */
export function quickOn(app: App, terms: QuickTerms): boolean {
  const { phase, account } = useSession.of(app).getState();
  if (phase !== "member" || account === undefined || !areTerms(terms) || !canQuickBet()) return false;
  const held = heldOf(app);
  const owner = ownerOf(account);
  held.stop?.();
  keepTerms(owner, terms, reportDay(Date.now()));
  useQuickBet.of(app).setState({ on: { ...terms, owner }, tap: (pick) => tapQuick(app, pick) });
  restartIdleTimer(app);
  const stopOff = watchOff(app, owner);
  const stop = useQuickBet.of(app).subscribe(({ on }) => {
    if (on !== undefined) return;
    held.stop?.();
  });
  held.stop = () => {
    held.stop = undefined;
    stop();
    stopOff();
    clearTimeout(held.idle);
    cancelQuickBet(app);
    clearTimeout(held.told);
    if (useQuickBet.of(app).getState().ring?.phase !== "placing") showRing(app, undefined);
    useQuickBet.of(app).setState({ tap: undefined });
  };
  return true;
}
