/** Why a check was left: nothing was found, and nothing proven. */
export class Skipped extends Error {}

/** Leaves a check with the reason: it could not be provoked, or the server does not offer it. */
export function skip(why: string): never {
  throw new Skipped(why);
}

/** The value, or the check is left with the reason. */
export function needed<T>(value: T | undefined | null, why: string): T {
  if (value === undefined || value === null) return skip(why);
  return value;
}
