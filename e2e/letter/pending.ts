/** Requirements that are not met yet, by their words: each fails as soon as it is met, and then leaves this list. */
export const PENDING: ReadonlySet<string> = new Set<string>();
