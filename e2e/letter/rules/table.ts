import { BET_RULES } from "./bets.ts";
import { CALL_RULES } from "./calls.ts";
import { CODE_RULES } from "./codes.ts";
import { ENTITY_RULES } from "./entities.ts";
import { LIST_RULES } from "./lists.ts";
import { type Row } from "#e2e/letter/row.ts";
import { SCREEN_RULES } from "./screens.ts";
import { STATE_RULES } from "./states.ts";
import { STORED_RULES } from "./stored.ts";

/** The requirements that a rule, a formula or a call of the app shows when it is carried out: apart, because they load the app. */
export const RULE_TABLE: readonly Row[] = [
  ...ENTITY_RULES,
  ...STORED_RULES,
  ...STATE_RULES,
  ...LIST_RULES,
  ...BET_RULES,
  ...CALL_RULES,
  ...CODE_RULES,
  ...SCREEN_RULES,
];
