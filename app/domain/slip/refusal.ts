const GENERAL = {
  2: "parameterError",
  3: "loggedOut",
  4: "busy",
  5: "reload",
  6: "oddsUpdating",
  8: "blockedCountry",
  9: "recharge",
  [-1]: "systemError",
  [-2]: "timedOut",
  [-400]: "badRequest",
  [-401]: "unauthorized",
  [-403]: "accessDenied",
  [-404]: "notFound",
  [-500]: "serverError",
  [-503]: "serverBusy",
} as const;

const BET = {
  1: "marketClosed",
  2: "marketChanged",
  3: "oddsChanged",
  4: "belowMinimum",
  5: "aboveMaximum",
  7: "insufficientBalance",
  8: "blockedCountry",
  9: "recharge",
  10: "dayLimit",
  11: "loginNeeded",
  12: "tooOften",
  13: "deductionFailed",
  14: "matchLimit",
  15: "memberProhibited",
  18: "oddsUpdating",
  19: "betForbidden",
} as const;

const SELL = { 1: "failed", 2: "notForSale", 3: "oddsChanged", 4: "saleClosed" } as const;

/** Why any call was refused, by the envelope's code or a negated HTTP status (spec §8, domain H5). */
export type GeneralRefusal = (typeof GENERAL)[keyof typeof GENERAL];

/** Why a bet was not taken, by the result of a bet, which is not the envelope's code (spec §8, domain H5). */
export type BetRefusal = (typeof BET)[keyof typeof BET];

/** Why a cash-out was not made, by the result of a cash-out (spec §8, domain F4). */
export type SellRefusal = (typeof SELL)[keyof typeof SELL];

/**
 * A code that no table names: shown by its number, never read as success; NaN if it was not a whole number (NET-13).
 */
export interface UnknownCode {
  readonly unknown: number;
}

/** What a code says: success, a named refusal, or an unknown number. */
export type Verdict<Name> = "success" | Name | UnknownCode;

/** True for a verdict that no table names. */
export const isUnknownCode = (verdict: unknown): verdict is UnknownCode =>
  typeof verdict === "object" && verdict !== null && "unknown" in verdict;

/** The one code that all responses share: done. */
const SUCCESS = 0;

function read<Name>(table: Readonly<Record<number, Name>>, code: unknown): Verdict<Name> {
  if (typeof code !== "number" || !Number.isInteger(code)) return { unknown: Number.NaN };
  if (code === SUCCESS) return "success";
  return table[code] ?? { unknown: code };
}

/** What the envelope's code of any call says (spec §8, domain H5). */
export const generalRefusal = (code: unknown): Verdict<GeneralRefusal> => read<GeneralRefusal>(GENERAL, code);

/** What the result of Bet, MixBet or OrBet says (spec §8, domain H5). */
export const betRefusal = (result: unknown): Verdict<BetRefusal> => read<BetRefusal>(BET, result);

/** What the result of CheckInsurance or Insurance says (spec §8, domain F4). */
export const sellRefusal = (result: unknown): Verdict<SellRefusal> => read<SellRefusal>(SELL, result);

/** What the member can do when a bet was not taken (spec §8, domain H5). */
export type BetRemedy = "clear" | "reprice" | "changeStake" | "recharge" | "login" | "checkBets" | "wait" | "tell";

/**
 * The next step after each refusal of a bet; 13 may have taken the money, so the bet list is read first
 * (spec §8, trust 1.4).
 */
export const BET_REMEDY: Readonly<Record<BetRefusal, BetRemedy>> = {
  marketClosed: "clear",
  marketChanged: "reprice",
  oddsChanged: "reprice",
  belowMinimum: "changeStake",
  aboveMaximum: "changeStake",
  insufficientBalance: "recharge",
  blockedCountry: "tell",
  recharge: "recharge",
  dayLimit: "tell",
  loginNeeded: "login",
  tooOften: "wait",
  deductionFailed: "checkBets",
  matchLimit: "tell",
  memberProhibited: "tell",
  oddsUpdating: "wait",
  betForbidden: "tell",
};

/** True if the response leaves open whether the bet stands: code 13, and every unknown result (BET-04, NET-13). */
export const isDoubtfulBet = (verdict: Verdict<BetRefusal>): boolean =>
  isUnknownCode(verdict) || verdict === "deductionFailed";

/**
 * True if a failed call may still have placed the bet: a system error, a lost response, any 5xx or an unknown code
 * (BET-04).
 */
export function isDoubtfulCall(code: unknown): boolean {
  const verdict = generalRefusal(code);
  if (isUnknownCode(verdict)) return !(verdict.unknown > -500 && verdict.unknown <= -400);
  return verdict === "systemError" || verdict === "timedOut" || verdict === "serverError" || verdict === "serverBusy";
}

/** True if a call without a result of its own surely booked nothing: only an envelope or a 4xx proves that. */
export const isSureFailure = ({ kind, code }: { readonly kind: string; readonly code: number }): boolean =>
  (kind === "envelope" || kind === "http") && !isDoubtfulCall(code);

/** What a response says of a bet: it was taken, it may have been, the price has changed, or it was not taken. */
export function betOutcome(result: number, isRepriced: boolean): "taken" | "doubt" | "repriced" | "refused" {
  const verdict = betRefusal(result);
  if (verdict === "success") return "taken";
  if (isUnknownCode(verdict) || isDoubtfulBet(verdict)) return "doubt";
  return isRepriced && BET_REMEDY[verdict] === "reprice" ? "repriced" : "refused";
}

/** What a response says of a cash-out, in the same words. */
export function cashOutOutcome(result: number, rate: number | undefined): "taken" | "doubt" | "repriced" | "refused" {
  const verdict = sellRefusal(result);
  if (verdict === "success") return "taken";
  if (isUnknownCode(verdict)) return "doubt";
  return verdict === "oddsChanged" && rate !== undefined && rate > 0 ? "repriced" : "refused";
}
