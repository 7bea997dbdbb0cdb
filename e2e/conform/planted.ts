import { DELTAS, LISTED, SHAPES } from "./planted/boards.ts";
import { BOOKED, KEPT, WIRED } from "./planted/money.ts";
import { CODED, PRICED } from "./planted/prices.ts";
import { type Defect } from "./planted/spoiling.ts";

/** Defects of a backend, planted between it and the checks: if its check does not find one, that check is worthless. */
export const PLANTED: readonly Defect[] = [
  ...SHAPES,
  ...DELTAS,
  ...LISTED,
  ...PRICED,
  ...CODED,
  ...BOOKED,
  ...KEPT,
  ...WIRED,
];
