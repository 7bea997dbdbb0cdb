import { Failure } from "#app/api/failure.ts";

/** An answer from before the one that is held is none: taking it would make old prices look new (contract, Conventions, T). */
export function refuseStale(path: string, T: number, heldT: number): void {
  if (T < heldT) throw new Failure("schema", path, -1);
}
