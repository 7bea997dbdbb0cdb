import * as v from "valibot";

/** Small readers that several endpoints share. */

/** A number that can be reckoned with. */
export const finite = v.pipe(v.number(), v.finite());

/** An id below 2^53 (contract, Conventions). */
export const id = v.pipe(v.number(), v.safeInteger());

/** Ids of bets, tickets and sales are text from wire to screen: 19 digits happen (contract, Conventions). */
export const textId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** 0 or 1, read as a fact. */
export const flag = v.pipe(
  v.picklist([0, 1]),
  v.transform((value) => value === 1),
);

/** Text of the server, at most 300 characters, without the marks that reorder what stands beside it (trust E10). */
export const text = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/[\u202A-\u202E\u2066-\u2069]/g, "").slice(0, 300)),
);

/** A list whose rows that do not fit are dropped, not the list (contract, Conventions). */
export const rows = <T>(row: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((item) => {
        const read = v.safeParse(row, item);
        return read.success ? [read.output] : [];
      }),
    ),
  );
