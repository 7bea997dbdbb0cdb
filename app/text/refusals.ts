import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type BetRefusal, type GeneralRefusal, generalRefusal, isUnknownCode } from "#app/domain/slip/refusal.ts";

/** What each general code says, in the words of the specification (spec §8, general codes). */
const GENERAL: Record<GeneralRefusal, MessageDescriptor> = {
  parameterError: msg`Parameter error`,
  loggedOut: msg`Authentication failed, log in again`,
  busy: msg`Service busy`,
  reload: msg`The page is out of date`,
  oddsUpdating: msg`Odds updating`,
  blockedCountry: msg`Blocked country`,
  recharge: msg`Balance insufficient, please recharge`,
  systemError: msg`System error, try again later`,
  timedOut: msg`Network Error`,
  badRequest: msg`Server request error`,
  unauthorized: msg`Unauthorized`,
  accessDenied: msg`Access denied`,
  notFound: msg`Address does not exist`,
  serverError: msg`Server error`,
  serverBusy: msg`Server busy, access later`,
};

const AGAIN = msg`Please try again in a moment.`;

/** What a member can do about a general code, or what it means; those that say so themselves have none. */
const HELP: Partial<Record<GeneralRefusal, MessageDescriptor>> = {
  parameterError: msg`There was a problem with the request. Please try again.`,
  busy: AGAIN,
  reload: msg`Please reload it.`,
  oddsUpdating: AGAIN,
  blockedCountry: msg`Betting is not offered in your region.`,
  timedOut: msg`Network request timed out. Please check your connection.`,
  badRequest: msg`The server could not read the request.`,
  unauthorized: msg`Please log in again.`,
  notFound: msg`What you are looking for is not there.`,
  serverError: msg`Please try again later.`,
  serverBusy: AGAIN,
};

const UNKNOWN = msg`Something went wrong. Please try again later.`;

/** The words for a general code or a negated HTTP status; an unknown number gets words that promise nothing. */
export function generalText(code: number): MessageDescriptor {
  const verdict = generalRefusal(code);
  return isUnknownCode(verdict) || verdict === "success" ? UNKNOWN : GENERAL[verdict];
}

/** What stands below the words of a general code; undefined where there is nothing to add. */
export function generalHelp(code: number): MessageDescriptor | undefined {
  const verdict = generalRefusal(code);
  return isUnknownCode(verdict) || verdict === "success" ? undefined : HELP[verdict];
}

/**
 * Why a bet was not taken, and what to do (spec §8, bet codes; design 1.6). What is kept stands below it, also below the
 * server's own words.
 */
export const BET_REFUSALS: Record<BetRefusal, MessageDescriptor> = {
  marketClosed: msg`The market closed before the bet was accepted.`,
  marketChanged: msg`The line changed before the bet was accepted. Check the new line and decide again.`,
  oddsChanged: msg`The odds changed before the bet was accepted. Check the new price and decide again.`,
  belowMinimum: msg`The stake is below the minimum. Please enter a larger amount.`,
  aboveMaximum: msg`The stake is above the maximum. Please enter a smaller amount.`,
  insufficientBalance: msg`Balance insufficient, please recharge`,
  blockedCountry: msg`Blocked country`,
  recharge: msg`Balance insufficient, please recharge`,
  dayLimit: msg`This bet would take you over your daily limit. Please enter a smaller amount or wait until tomorrow.`,
  loginNeeded: msg`Your session had ended before the bet was accepted.`,
  tooOften: msg`You are betting too often. Please wait a moment and try again.`,
  deductionFailed: msg`The amount could not be deducted. Please recharge or log in again.`,
  matchLimit: msg`This bet would take you over the limit for this match. Please enter a smaller amount.`,
  memberProhibited: msg`Betting is switched off for this account. Please contact support.`,
  oddsUpdating: msg`Odds are updating. Try again in a moment.`,
  betForbidden: msg`This selection cannot be bet on right now.`,
};

/** What a refused bet leaves unchanged where its selection has gone as well. */
export const NOT_DEDUCTED = msg`Nothing was deducted.`;

/** What every other refused bet leaves unchanged (design 1.6). */
export const KEPT = msg`Nothing was deducted. Your selection and amount are kept.`;

/** Another tab of this browser is placing a bet, or has one in doubt on the same selection (BET-06, BET-08). */
export const OTHER_TAB = msg`Another tab is placing a bet on this account, or is still checking one on this selection. Please wait for it to finish, then try again here.`;
