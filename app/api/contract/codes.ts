import { type Asks } from "./asks.ts";

/** Codes and what they mean, by number (domain H5). */
type Codes = Readonly<Record<number, string>>;

const GENERAL: Codes = {
  0: "done",
  2: "a parameter is wrong",
  3: "no valid session: log in again",
  4: "busy",
  5: "reload the page",
  6: "the odds are being updated",
  8: "blocked country",
  [-1]: "system error",
};

const TICKET: Codes = {
  1: "the market is closed",
  7: "betting is blocked",
  9: "recharge",
  18: "the market is being updated",
  19: "betting on it is forbidden",
};

const BET: Codes = {
  0: "the bet is taken",
  1: "the market is closed",
  2: "the market has changed",
  3: "the odds or the line have changed",
  4: "below the limit",
  5: "above the limit",
  7: "insufficient balance",
  8: "blocked country",
  9: "recharge",
  10: "day limit",
  11: "the session ended in between",
  12: "too often",
  13: "deduction failed: recharge",
  14: "match limit",
  15: "the member is prohibited",
  18: "the market is being updated",
  19: "betting on it is forbidden",
};

const SALE: Codes = { 0: "sold", 1: "failed", 2: "not for sale", 3: "the odds have changed", 4: "the sale is closed" };

/** What the numbers of a call mean: Code in its envelope, and Result under its Data where it has one. */
interface CallCodes {
  readonly Code?: Codes;
  readonly Result?: Codes;
  readonly ErrorCode?: Codes;
}

const OF_RESULT: Partial<Record<keyof Asks, Codes>> = {
  Bet: BET,
  MixBet: BET,
  OrBet: BET,
  CheckInsurance: SALE,
  Insurance: SALE,
};

/** The codes of one call; a bet's Result and the envelope's Code are two tables (domain H5). */
export function codesOf(name: keyof Asks): CallCodes {
  if (name === "match/{statsId}") return {};
  if (name === "RefreshToken") return { ErrorCode: { 0: "a new token", 3: "no valid session: log in again" } };
  const tickets = name === "GetTicketOdds" || name === "GetBatchTicketOdds";
  const result = OF_RESULT[name];
  return { Code: { ...GENERAL, ...(tickets && TICKET) }, ...(result && { Result: result }) };
}
