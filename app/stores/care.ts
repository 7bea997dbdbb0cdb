import { type App } from "#app/application/app.ts";
import { store } from "#app/application/store.ts";
import * as v from "valibot";
import { type DayTally, type OwnLimit } from "#app/domain/member/care.ts";
import { persist } from "./persist.ts";

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
  /** The current session: its minutes, those at the last reminder, and when a minute was last counted, epoch ms. */
  readonly session: { readonly minutes: number; readonly reminded: number; readonly at: number } | undefined;
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

/** The care settings of this device's members, by a hash of their account; signing out does not remove a limit. */
export const useCare = store<{ readonly of: Readonly<Record<string, Care>> }>(() => ({ of: {} }));

/** One member's care settings. */
export const careOf = (app: App, owner: string): Care => useCare.of(app).getState().of[owner] ?? NO_CARE;

/** Changes one member's care settings. */
export const changeCare = (app: App, owner: string, change: Partial<Care>): void =>
  useCare.of(app).setState(({ of }) => ({ of: { ...of, [owner]: { ...(of[owner] ?? NO_CARE), ...change } } }));

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const limit = v.object({
  value: v.optional(count),
  next: v.optional(v.object({ value: v.optional(count), from: count })),
});

/** Reads the stored care settings and stores every change from now on. */
export function persistCare(app: App): () => void {
  return persist(useCare.of(app), {
    entry: {
      name: "care",
      version: 1,
      schema: v.object({
        of: v.record(
          v.pipe(v.string(), v.maxLength(16)),
          v.object({
            clock: v.fallback(v.boolean(), false),
            remind: v.fallback(count, 0),
            spend: v.fallback(limit, {}),
            minutes: v.fallback(limit, {}),
            breakUntil: v.fallback(v.optional(count, 0), 0),
            session: v.fallback(v.optional(v.object({ minutes: count, reminded: count, at: count })), undefined),
            tally: v.fallback(v.optional(v.object({ day: v.string(), spent: count, minutes: count })), undefined),
          }),
        ),
      }),
      fallback: { of: {} },
      vital: true,
    },
    toKept: ({ of }) => ({ of }) as { of: Record<string, Care> },
    fromKept: ({ of }) => ({
      of: Object.fromEntries(
        Object.entries(of).map(([owner, { spend, minutes, tally, session, ...care }]) => [
          owner,
          {
            ...care,
            spend: { value: spend.value, next: spend.next && { value: spend.next.value, from: spend.next.from } },
            minutes: {
              value: minutes.value,
              next: minutes.next && { value: minutes.next.value, from: minutes.next.from },
            },
            tally,
            session,
          },
        ]),
      ),
    }),
    follow: true,
  });
}
