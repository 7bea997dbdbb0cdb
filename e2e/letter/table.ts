import { CALL_ROWS } from "./calls.ts";
import { CHROME } from "./chrome.ts";
import { VALUE_ROWS } from "./constants.ts";
import { LISTS } from "./lists.ts";
import { LABELS, OTHERS } from "./others.ts";
import { PRODUCT } from "./product.ts";
import { ROUTES } from "./routes.ts";
import { type Row } from "./row.ts";
import { RULES } from "./rules.ts";

/** Each requirement of the specification that a screen, a call or a named value can show. */
export const TABLE: readonly Row[] = [
  ...PRODUCT,
  ...ROUTES,
  ...CHROME,
  ...LISTS,
  ...OTHERS,
  ...LABELS,
  ...RULES,
  ...CALL_ROWS,
  ...VALUE_ROWS,
];
