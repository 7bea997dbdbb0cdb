import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type CareSession, type DayTally, type OwnLimit } from "#app/domain/member/care.ts";
import { changeShared, type Entry, onOtherTab, readEntry, readShared } from "./storage/storage.ts";

/**
 * What one member has asked the app to watch for them. Nothing is on until the member, or the operator, switches it on.
 */
export interface Care {
  /** Shows how long the session has lasted. */
  readonly clock: boolean;
  /** Reminds after this many minutes of a session; 0 = never. */
  readonly remind: number;
  /** The most that may be deducted on one report day, in the account currency. */
  readonly spend: OwnLimit;
  /** The most minutes on one report day. */
  readonly minutes: OwnLimit;
  /** The end of a break from betting that the member asked for, epoch ms; 0 = none. */
  readonly breakUntil: number;
  readonly tally: DayTally | undefined;
  readonly session: CareSession | undefined;
}

/** No limit and no break: the state of a member who never set one. */
export const NO_CARE: Care = {
  clock: false,
  remind: 0,
  spend: { value: undefined },
  minutes: { value: undefined },
  breakUntil: 0,
  tally: undefined,
  session: undefined,
};

type Members = Readonly<Record<string, Care>>;

const count = v.pipe(v.number(), v.finite(), v.minValue(0));

const limit = v.pipe(
  v.object({
    value: v.optional(count),
    next: v.optional(v.object({ value: v.optional(count), from: count })),
  }),
  v.transform(({ value, next }): OwnLimit => ({
    value,
    next: next === undefined ? undefined : { value: next.value, ...next },
  })),
);

const shape = v.object({
  clock: v.fallback(v.boolean(), NO_CARE.clock),
  remind: v.fallback(count, NO_CARE.remind),
  spend: v.fallback(limit, NO_CARE.spend),
  minutes: v.fallback(limit, NO_CARE.minutes),
  breakUntil: v.fallback(v.optional(count, 0), 0),
  session: v.fallback(v.optional(v.object({ minutes: count, reminded: count, at: count })), undefined),
  tally: v.fallback(v.optional(v.object({ day: v.string(), spent: count, minutes: count })), undefined),
});

const care = v.pipe(
  shape,
  v.transform(({ session, tally, ...own }): Care => ({ ...own, session, tally })),
);

const ENTRY: Entry<{ readonly of: Members }> = {
  name: "care",
  version: 1,
  schema: v.object({ of: v.record(v.pipe(v.string(), v.maxLength(16)), care) }),
  fallback: { of: {} },
  vital: true,
};

/** The care settings of this device's members, by a hash of their account; signing out does not remove a limit. */
export const useCare = store<{ readonly of: Members }>(() => ({ of: {} }));

/** One member's care settings as all tabs see them now: another one may have counted meanwhile. */
export const careOf = (owner: string): Care => readShared(ENTRY, Date.now()).of[owner] ?? NO_CARE;

/** Changes one member's care settings as all tabs see them. */
export function changeCare(app: App, owner: string, change: (care: Care) => Partial<Care>): void {
  changeShared(ENTRY, ({ of }) => {
    const held = of[owner] ?? NO_CARE;
    return { of: { ...of, [owner]: { ...held, ...change(held) } } };
  });
  useCare.of(app).setState(readEntry(ENTRY, Date.now()));
}

/** Reads the stored care settings, and follows what other tabs write. Returns the way to stop. */
export function persistCare(app: App): () => void {
  const take = () => useCare.of(app).setState(readEntry(ENTRY, Date.now()));
  take();
  return onOtherTab(ENTRY, take);
}
