import * as v from "valibot";
import { dropRow } from "./dropped.ts";
import { plainText } from "./plainText.ts";

/** Small readers shared by the endpoints. */

/** A finite number. */
export const finite = v.pipe(v.number(), v.finite());

/** An id below 2^53 (contract, Conventions). */
export const id = v.pipe(v.number(), v.safeInteger());

/** Ids of bets, tickets and sales are text from wire to screen: 19 digits happen (contract, Conventions). */
export const textId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** 0 or 1, read as a boolean. */
export const flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((value) => value === 1),
);

const textUpTo = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => plainText(value, longest)),
  );

/** A name, at most 300 characters (trust E10). */
export const text = textUpTo(300);

/** The server's words to the member, at most 200 characters (NET-14). */
export const message = textUpTo(200);

/** The body of an announcement, uncut: a cut could fall inside a tag, or in the middle of what is announced. */
export const content = textUpTo(Number.POSITIVE_INFINITY);

/** A display-only number or word. */
export const label = v.pipe(
  v.union([finite, v.string()]),
  v.transform((value) => plainText(String(value), 300)),
);

/** A timestamp, ISO 8601 UTC. Kept as text: an invalid one shows as unknown and costs no row. */
export const moment = v.pipe(
  v.string(),
  v.metadata({ format: "date-time" }),
  v.transform((value) => plainText(value, 40)),
);

/** A report day, YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate());

/** A field that may be missing or invalid: then it is omitted. */
export const maybe = <Field extends v.GenericSchema>(field: Field) => v.fallback(v.optional(field), undefined);

/** Omits absent fields, so that an optional field is missing rather than undefined. */
export function omitUndefined<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}

const DROPPED = Symbol("dropped");

/** A row that becomes DROPPED, and is counted, if it does not fit. */
const droppable = <T>(row: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T | typeof DROPPED> =>
  v.fallback<v.GenericSchema<unknown, T | typeof DROPPED>, () => typeof DROPPED>(row, () => {
    dropRow();
    return DROPPED;
  });

/** A list whose rows that do not fit are dropped and counted; the rest is kept (contract, Conventions). */
export const rows = <T>(row: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(droppable(row)),
    v.transform((list): readonly T[] => list.filter((item): item is T => item !== DROPPED)),
  );

const NUMBER = /^\d+$/;

/** A map by number (sport, match): entries that do not fit are dropped and counted. */
export const byNumber = <T>(value: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.pipe(v.string(), v.metadata({ pattern: NUMBER.source })), droppable(value)),
    v.transform((record): Readonly<Record<number, T>> =>
      Object.fromEntries(
        Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== DROPPED && NUMBER.test(entry[0])),
      ),
    ),
  );

/** A map by text, such as a bet id: entries that do not fit are dropped and counted. */
export const byText = <T>(value: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.string(), droppable(value)),
    v.transform((record): Readonly<Record<string, T>> =>
      Object.fromEntries(Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== DROPPED)),
    ),
  );

/** What an envelope carries under Data. */
export const underData = <T>(data: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> =>
  v.pipe(
    v.object({ Data: data }),
    v.transform((answer) => answer.Data as T),
  );
