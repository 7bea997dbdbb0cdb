import { msg } from "@lingui/core/macro";
import { config } from "#app/config.ts";
import { breakEnd, limitNow, MINUTE_MS, ownRefusal, tallyOf, withLimit, withMinute } from "#app/domain/member/care.ts";
import { spentOn, withSpent } from "#app/domain/time/countedDay.ts";
import { type Day, reportDay } from "#app/domain/time/dates.ts";
import { notifyHost } from "#app/host/host.ts";
import { type JournalEntry } from "#app/domain/slip/attempt.ts";
import { type App, owned } from "#app/application/app.ts";
import { type Care, careOf, changeCare } from "#app/stores/care.ts";
import { showDialog } from "#app/stores/dialog.ts";
import { journalOf, lineOfBet, noteSaw } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { quickOff } from "#app/stores/quick/quickBet.ts";
import { useSession } from "#app/stores/session.ts";

const ownerNow = (app: App): string | undefined => {
  const { account } = useSession.of(app).getState();
  return account === undefined ? undefined : ownerOf(account);
};

/** Sets one of the member's own limits: a tighter one applies at once, a looser one after 24 h. */
export function setOwnLimit(app: App, name: "spend" | "minutes", wanted: number | undefined, now: number): void {
  const owner = ownerNow(app);
  if (owner !== undefined) changeCare(app, owner, (care) => ({ [name]: withLimit(care[name], wanted, now) }));
}

/** Accepts no bet from the member for this many days, and tells the host site, which can do more (OPS-13). */
export function takeBreak(app: App, days: number, now: number): void {
  const owner = ownerNow(app);
  if (owner === undefined) return;
  changeCare(app, owner, ({ breakUntil }) => ({ breakUntil: breakEnd(breakUntil, days, now) }));
  quickOff(app);
  notifyHost({ type: "CareRequested", days });
}

const REFUSALS = {
  break: msg`You asked for a break from betting. Nothing was sent; you can bet again when it has ended.`,
  spend: msg`This bet would take you over the daily stake limit that you set. Nothing was sent; your selection is kept.`,
  minutes: msg`You have reached the daily time limit that you set. Nothing was sent; you can bet again from noon (GMT+8).`,
};

/** What the bets in doubt would deduct: each may stand, and counts once it is found. */
const inDoubt = (owner: string): number =>
  journalOf(owner)
    .filter(({ outcome, saw }) => outcome === "open" && saw?.counted === undefined)
    .reduce((sum, { entry }) => sum + entry.payment, 0);

/** Which of the member's own limits rejects this payment; undefined = none. */
function refusalOf(app: App, payment: number, now: number): ReturnType<typeof ownRefusal> {
  const owner = ownerNow(app);
  if (owner === undefined) return undefined;
  const { spend, minutes, breakUntil, tally } = careOf(owner);
  const limits = { spend: limitNow(spend, now), minutes: limitNow(minutes, now), onBreak: breakUntil > now };
  return ownRefusal(payment + inDoubt(owner), tallyOf(tally, reportDay(now)), limits);
}

/**
 * Checked inside the tap, before anything is sent: true when the member's own limits allow the bet; otherwise the
 * reason is shown and quick bet ends (QCK-01).
 */
export function isWithinOwnLimits(app: App, payment: number, now: number): boolean {
  const refusal = refusalOf(app, payment, now);
  if (refusal === undefined) return true;
  quickOff(app);
  showDialog(app, { kind: "betRefused", title: msg`Your own limit`, reason: REFUSALS[refusal], said: "" });
  return false;
}

/** What was counted for a tap, and on which report day it was first counted. */
interface Counted {
  readonly payment: number;
  readonly day: Day;
}

/** What was counted for each tap, by its ref. */
const countedOf = owned(() => new Map<string, Counted>());

/** What was counted for a tap, as all pages of the member see it now: this one may have been reloaded, or be a second tab. */
function countedByAll({ ref, account, at }: JournalEntry): Counted | undefined {
  const { counted, countedOn } = lineOfBet(account, { id: "", clientRef: ref })?.saw ?? {};
  // earlier versions recorded no day: a bet is first counted when its response comes, right after the tap
  return counted === undefined ? undefined : { payment: counted, day: countedOn ?? reportDay(at) };
}

const addSpent = (app: App, owner: string, change: number, day: Day): void =>
  changeCare(app, owner, ({ tally }) => ({ tally: withSpent(tallyOf(tally, reportDay(Date.now())), change, day) }));

/**
 * Counts what a tap deducted: first as the response says, then as the bet list does, which replaces the former. A bet
 * whose response was lost counts when it is found. The report day remains that of the first count.
 */
export function countSpent(app: App, entry: JournalEntry, payment: number): void {
  const { ref, account } = entry;
  const counted = countedOf(app);
  const before = countedByAll(entry) ?? counted.get(ref);
  const day = before?.day ?? reportDay(Date.now());
  addSpent(app, account, payment - (before?.payment ?? 0), day);
  counted.set(ref, { payment, day });
  noteSaw(ref, { counted: payment, countedOn: day });
}

/**
 * Subtracts what was counted for the tap that made a bet: the bookmaker took the bet, then refused or cancelled it.
 * Only a page that counted it does so, and of several such pages only the first, on the same report day.
 */
export function uncountSpent(app: App, betId: string): void {
  const owner = ownerNow(app);
  const line = owner === undefined ? undefined : lineOfBet(owner, { id: betId });
  const counted = countedOf(app);
  const own = line === undefined ? undefined : counted.get(line.entry.ref);
  if (owner === undefined || line === undefined || own === undefined) return;
  const { ref } = line.entry;
  // nothing is left of it where another page has subtracted it
  const held = countedByAll(line.entry) ?? own;
  counted.delete(ref);
  addSpent(app, owner, -held.payment, held.day);
  noteSaw(ref, { counted: 0, countedOn: held.day });
}

/**
 * Adds a minute while the page is visible, unless another tab has added it; the member is reminded at the chosen
 * interval (RTS 13).
 */
function tick(app: App): void {
  const owner = ownerNow(app);
  if (owner === undefined || document.visibilityState !== "visible") return;
  const now = Date.now();
  const { session: before, remind: own } = careOf(owner);
  const next = withMinute(before, now);
  if (next === undefined) return;
  const remind = own || config().care.remindMinutes;
  const due = remind > 0 && next.minutes - next.reminded >= remind;
  const session = due ? { ...next, reminded: next.minutes } : next;
  changeCare(app, owner, ({ tally: held }) => {
    const tally = tallyOf(held, reportDay(now));
    return { session, tally: { ...tally, minutes: tally.minutes + 1 } };
  });
  if (due) showDialog(app, { kind: "realityCheck", minutes: next.minutes, spent: spentToday(careOf(owner), now) });
}

/** Counts the time of the signed-in member; a session ends with sign-out. Returns the stop function. */
export function watchCare(app: App): () => void {
  const timer = setInterval(() => tick(app), MINUTE_MS);
  const stop = useSession.of(app).subscribe(({ account }, before) => {
    if (before.account !== undefined && account !== before.account)
      changeCare(app, ownerOf(before.account), () => ({ session: undefined }));
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** What the member has spent on the report day, as this device counted it. */
export const spentToday = (care: Care, now: number): number => spentOn(care.tally, reportDay(now));
