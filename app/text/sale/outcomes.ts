import { type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { GAVE_WAY } from "#app/domain/bets/cashOutAttempt.ts";
import { sellRefusal } from "#app/domain/slip/refusal.ts";
import { OTHER_TAB } from "#app/text/refusals.ts";

/** What was not cashed out, and what can be done, by the code of the attempt (spec §8). */
export function saleRefusalText(code: number): MessageDescriptor {
  if (code === GAVE_WAY) return OTHER_TAB;
  const verdict = sellRefusal(code);
  if (verdict === "success" || verdict === "oddsChanged")
    return msg`The cash-out was not sent or not accepted. Nothing was cashed out; please try again.`;
  if (verdict === "notForSale") return msg`Cash-out is not available on this bet`;
  return verdict === "saleClosed"
    ? msg`Cash-out was suspended at that moment. Nothing was cashed out; check the new offer.`
    : msg`The cash-out failed. Nothing was cashed out; check the amount and try again.`;
}

/** The outcome of a cash-out whose answer was lost (BET-05, BET-23). */
export const SALE_DOUBTS: Readonly<
  Record<"notFound" | "stillUnknown", { readonly title: MessageDescriptor; readonly text: MessageDescriptor }>
> = {
  stillUnknown: {
    title: msg`We could not confirm your cash-out`,
    text: msg`The record could not be loaded. Please check it again before you cash out, or contact support.`,
  },
  notFound: {
    title: msg`The cash-out is not in the bet’s record`,
    text: msg`Two minutes on, no cash-out has been found. The bet is still running; you can decide again on the current offer.`,
  },
};
