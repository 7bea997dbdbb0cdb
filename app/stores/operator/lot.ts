import * as v from "valibot";
import { type Entry, readEntry, writeEntry } from "#app/stores/storage/storage.ts";

/** No number drawn yet. */
const NONE = -1;

const LOT: Entry<number> = {
  name: "lot",
  version: 1,
  schema: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  fallback: NONE,
};

/** The random number of this device, 0 to 1: it alone decides to which share of devices it belongs (OPS-05). */
export function deviceLot(): number {
  const now = Date.now();
  if (readEntry(LOT, now) === NONE) writeEntry(LOT, Math.random());
  return readEntry(LOT, now);
}
