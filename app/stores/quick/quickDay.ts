import * as v from "valibot";
import { type QuickTerms } from "#app/domain/slip/quickBet.ts";
import { type CountedDay, spentOn, withSpent } from "#app/domain/time/countedDay.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { changeShared, type Entry, readShared, writeEntry } from "#app/stores/storage/storage.ts";

/** What this device keeps of a member's quick bets: the last settings, and what they deducted on a report day. */
interface Kept extends CountedDay {
  readonly terms: QuickTerms;
}

const count = v.pipe(v.number(), v.finite(), v.minValue(0));

const DAYS: Entry<Readonly<Record<string, Kept>>> = {
  name: "quickBet",
  version: 1,
  schema: v.record(
    v.pipe(v.string(), v.maxLength(16)),
    v.object({
      terms: v.object({ amount: count, perBet: count, perDay: count }),
      day: v.string() as v.GenericSchema<string, Day>,
      spent: count,
    }),
  ),
  fallback: {},
  vital: true,
};

/** As every tab sees it now: one tab's bet counts towards the ceiling of all (QCK-01). */
const keptOf = (owner: string): Kept | undefined => readShared(DAYS, Date.now())[owner];

/** The member's last settings; undefined before the first time. */
export const lastTerms = (owner: string): QuickTerms | undefined => keptOf(owner)?.terms;

/** What quick bets have deducted on the report day. */
export const quickSpent = (owner: string, day: Day): number => spentOn(keptOf(owner), day);

/** Keeps the member's settings. */
export const keepTerms = (owner: string, terms: QuickTerms, day: Day): void =>
  changeShared(DAYS, (held) => ({ ...held, [owner]: { terms, day, spent: spentOn(held[owner], day) } }));

/** Counts what a quick bet deducts, or subtracts it if the bet was refused, on the report day on which it was made. */
export const countQuick = (owner: string, day: Day, payment: number): void =>
  changeShared(DAYS, (held) => {
    const kept = held[owner];
    if (kept === undefined) return held;
    // refused after the day has changed: what it counted went with its day, and the new day's bets stay counted
    const from = payment < 0 ? kept : { ...kept, day, spent: spentOn(kept, day) };
    return { ...held, [owner]: withSpent(from, payment, day) };
  });

const MARK: Entry<{ readonly id: string; readonly until: number }> = {
  name: "quickRing",
  version: 1,
  schema: v.object({ id: v.string(), until: v.number() }),
  fallback: { id: "", until: 0 },
};

/** True while another tab of this browser has a running ring. */
export function isRingElsewhere(id: string, now: number): boolean {
  const mark = readShared(MARK, now);
  return mark.id !== id && mark.until > now;
}

/** Tells all tabs that this ring runs until then. Of two at once, the later write wins. */
export const markRing = (id: string, until: number): void => writeEntry(MARK, { id, until });

/** True if the ring that all tabs see is this one. */
export const isRingOurs = (id: string, now: number): boolean => readShared(MARK, now).id === id;
