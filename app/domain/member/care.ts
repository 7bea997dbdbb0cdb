import { type CountedDay } from "#app/domain/time/countedDay.ts";
import { type Day } from "#app/domain/time/dates.ts";

/** How long a member waits for their own limit to be loosened, ms. */
const LOOSEN_MS = 86_400_000;

/** A limit that the member set: the current value, and the value from `from` (epoch ms) on; undefined = no limit. */
export interface OwnLimit {
  readonly value: number | undefined;
  readonly next?: { readonly value: number | undefined; readonly from: number } | undefined;
}

/** What a limit allows now. */
export const limitNow = ({ value, next }: OwnLimit, now: number): number | undefined =>
  next !== undefined && now >= next.from ? next.value : value;

const isTighter = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && (b === undefined || a <= b);

/** A member's change of a limit: a tighter one applies at once, a looser one after 24 h. */
export function withLimit(limit: OwnLimit, wanted: number | undefined, now: number): OwnLimit {
  const held = limitNow(limit, now);
  if (wanted === held) return { value: held };
  return isTighter(wanted, held) ? { value: wanted } : { value: held, next: { value: wanted, from: now + LOOSEN_MS } };
}

const DAY_MS = 86_400_000;

/**
 * When a break of this many days ends, epoch ms; a current break is extended, never shortened. `until` is its end, 0 =
 * none.
 */
export const breakEnd = (until: number, days: number, now: number): number => Math.max(until, now + days * DAY_MS);

/**
 * True while something is watched for the member: their own limit, break or reminder, or the operator's reminder for
 * all (OPS-05).
 */
export const isCareOn = (
  own: {
    readonly remind: number;
    readonly spend: OwnLimit;
    readonly minutes: OwnLimit;
    readonly breakUntil: number;
  },
  operatorMinutes: number,
  now: number,
): boolean =>
  own.remind > 0 ||
  own.breakUntil > now ||
  operatorMinutes > 0 ||
  limitNow(own.spend, now) !== undefined ||
  limitNow(own.minutes, now) !== undefined;

/** What a member has spent and how long they have been here on one report day. */
export interface DayTally extends CountedDay {
  readonly minutes: number;
}

/** The tally of a day: another day starts from zero. */
export const tallyOf = (tally: DayTally | undefined, day: Day): DayTally =>
  tally?.day === day ? tally : { day, spent: 0, minutes: 0 };

/** How often time is counted, ms. */
export const MINUTE_MS = 60_000;

/** A session that nobody has looked at for this long is over; the next starts from zero, ms. */
const PAUSE_MS = 1_800_000;

/** How much earlier than a minute after the last count another may come, since timers and clocks are not exact, ms. */
const EARLY_MS = 5_000;

/**
 * One session of a member on this device, in all tabs together: its minutes, those at the last reminder, and when a
 * minute was last counted, epoch ms.
 */
export interface CareSession {
  readonly minutes: number;
  readonly reminded: number;
  readonly at: number;
}

/**
 * The session with another minute; undefined while another tab has counted this one: windows side by side pass the
 * same minute.
 */
export function withMinute(session: CareSession | undefined, now: number): CareSession | undefined {
  const since = now - (session?.at ?? 0);
  if (session === undefined || Math.abs(since) >= PAUSE_MS) return { minutes: 1, reminded: 0, at: now };
  // the device's clock may have been set back since
  if (since >= 0 && since < MINUTE_MS - EARLY_MS) return undefined;
  // minute after minute, whichever tab counts: what is over after a minute belongs to the next
  const at = since >= 0 && since < 2 * MINUTE_MS ? Math.min(now, session.at + MINUTE_MS) : now;
  return { minutes: session.minutes + 1, reminded: session.reminded, at };
}

/** Why the member's own limits reject a bet with this payment; undefined = they allow it. */
export function ownRefusal(
  payment: number,
  tally: DayTally,
  limits: {
    readonly spend: number | undefined;
    readonly minutes: number | undefined;
    readonly onBreak?: boolean;
  },
): "break" | "spend" | "minutes" | undefined {
  if (limits.onBreak === true) return "break";
  if (limits.minutes !== undefined && tally.minutes >= limits.minutes) return "minutes";
  // in cents: sums of money must not drift
  const after = Math.round(tally.spent * 100) + Math.round(payment * 100);
  return limits.spend !== undefined && after > Math.round(limits.spend * 100) ? "spend" : undefined;
}
