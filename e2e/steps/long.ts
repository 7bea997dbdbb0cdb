/**
 * Marks what only the long run repeats (`npm run walk`, before a release): other cases of a rule that a lower layer
 * proves for all of them, or the same task in another language, style or place. Each task and each look keeps a test in
 * every run.
 */
export const LONG = { tag: "@long" } as const;

/** The first entries of a table belong to every run, the rest to the long one. */
export const after = (first: number, at: number): typeof LONG | Record<never, never> => (at < first ? {} : LONG);
