import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BetResult, type BetResultName, type LegResult } from "#app/domain/bets/bet.ts";
import { type BetStatus, type BetStatusName } from "#app/domain/bets/status.ts";

const STATUSES: Readonly<Record<BetStatusName, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  accepted: msg`Accepted`,
  settled: msg`Settled`,
  cancelled: msg`Cancelled`,
  refused: msg`Refused`,
};

const RESULTS: Readonly<Record<BetResultName, MessageDescriptor>> = {
  draw: msg({ message: "Draw", context: "result of a bet", comment: "The stake comes back" }),
  win: msg({ message: "Win", context: "result of a bet" }),
  lose: msg({ message: "Lose", context: "result of a bet" }),
  halfWin: msg({ message: "Half win", context: "result of a bet" }),
  halfLose: msg({ message: "Half lose", context: "result of a bet" }),
};

/** The word for a bet's status; an unknown number is shown as such (design 4.12, NET-13). */
export const statusWord = (status: BetStatus): MessageDescriptor =>
  typeof status === "string" ? STATUSES[status] : msg`Status ${status}`;

/** The word for a bet's result; an unknown number is never won or lost (design 4.12, NET-13). */
export const resultWord = (result: BetResult): MessageDescriptor =>
  typeof result === "string" ? RESULTS[result] : msg`Result ${result}`;

/** The word for a leg's result (contract, LegResult). */
export const legResultWord = (result: LegResult): MessageDescriptor =>
  result === "void" ? msg`Void` : resultWord(result);
