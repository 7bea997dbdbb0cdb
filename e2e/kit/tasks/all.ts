import { BETS } from "./bets.ts";
import { ROUNDS } from "./rounds.ts";
import { type Task } from "./task.ts";

/** Twenty tasks of a member or visitor. */
export const TASKS: readonly Task[] = [...ROUNDS, ...BETS];
