import { Failure } from "#app/api/failure.ts";

/**
 * Rejects a response older than the cached one: accepting it would make old prices look new (contract, Conventions, T).
 */
export function refuseStale(path: string, T: number, heldT: number): void {
  if (T < heldT) throw new Failure("schema", path, -1);
}
