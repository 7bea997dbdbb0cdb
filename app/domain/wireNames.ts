/** The words for the numbers of one wire field, and the reverse. */
export interface WireNames<Name extends string> {
  /** The word for a number; undefined if it is not in the table. */
  readonly of: (value: unknown) => Name | undefined;
  /** The number of a word. */
  readonly number: (name: Name) => number;
  /** All numbers of the table. */
  readonly numbers: readonly number[];
}

/** A table of words in the order of the wire's numbers, which count from `first`. */
export const wireNames = <const Name extends string>(names: readonly Name[], first = 0): WireNames<Name> => ({
  of: (value) => (typeof value === "number" ? names[value - first] : undefined),
  number: (name) => names.indexOf(name) + first,
  numbers: names.map((_, place) => place + first),
});
