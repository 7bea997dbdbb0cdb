import { type Check } from "./check.ts";
import { BETS } from "./checks/bets.ts";
import { CODES } from "./checks/codes.ts";
import { DELTA } from "./checks/delta.ts";
import { LISTS } from "./checks/lists.ts";
import { MONEY } from "./checks/money.ts";
import { ODDS } from "./checks/odds.ts";
import { WIRE } from "./checks/overTheWire.ts";
import { RECORDS } from "./checks/records.ts";
import { SALE } from "./checks/sale.ts";
import { SHAPE } from "./checks/shape.ts";

/** C01 to C80, in order (QA-01). */
export const CHECKS: readonly Check[] = [
  ...SHAPE,
  ...DELTA,
  ...LISTS,
  ...ODDS,
  ...CODES,
  ...BETS,
  ...RECORDS,
  ...MONEY,
  ...SALE,
  ...WIRE,
];
