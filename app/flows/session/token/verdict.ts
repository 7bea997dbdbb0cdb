import { type Signal, signalOf } from "#app/api/failure.ts";

const VERDICTS: ReadonlySet<Signal> = new Set(["loggedOut", "loginNeeded", "unauthorized", "accessDenied"]);

/** True if the server rejected the credentials, rather than failing to answer (codes 3 and 11, 401, 403). */
export function isVerdict(error: unknown): boolean {
  const signal = signalOf(error);
  return signal !== undefined && VERDICTS.has(signal);
}
