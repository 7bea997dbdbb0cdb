/** Why a check was skipped: nothing was found, and nothing proven. */
export class Skipped extends Error {}

/** Skips a check with the reason: it could not be provoked, or the server does not offer it. */
export function skip(why: string): never {
  throw new Skipped(why);
}

/** The value; if there is none, the check is skipped with the reason. */
export function needed<T>(value: T | undefined | null, why: string): T {
  if (value === undefined || value === null) return skip(why);
  return value;
}
