import { type MutationFunctionContext, mutationOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
import { useSending } from "#app/api/sending.ts";
import { decoded, post } from "#app/api/client.ts";
import { finite, maybe, omitUndefined, textId, underData } from "#app/api/wire.ts";
import { ONCE } from "./once.ts";

const path = "bet/Insurance" satisfies Path;

/** A cash-out as sent: the quote that was on the screen at the tap. */
export interface SellOrder {
  readonly betId: string;
  /** The part of the payment to cash out, in the account currency's major unit. */
  readonly amount: number;
  readonly rate: number;
  /** Cashes out at a worse rate as well. */
  readonly acceptChange: boolean;
  /** Made once per tap; a server that recognizes it answers a repeat with the same cash-out. */
  readonly clientRef: string;
}

/** The server's response to a cash-out; `result` 0 means it was made (spec §8, sell codes). */
export interface SellAnswer {
  readonly result: number;
  readonly saleId?: string;
  readonly amount?: number;
  readonly back?: number;
  /** The rate of the cash-out, or the current one if the odds changed. */
  readonly rate?: number;
  /** The balance after the cash-out (FCredit); missing if the server did not give it. */
  readonly balance?: number;
}

/** The response of Insurance (contract, Bets). */
export const sellAnswer = v.pipe(
  underData(
    v.object({
      Result: v.pipe(v.number(), v.integer()),
      InsID: maybe(textId),
      SellValue: maybe(finite),
      BackValue: maybe(finite),
      Rate: maybe(finite),
      FCredit: maybe(finite),
    }),
  ),
  v.transform((wire) =>
    omitUndefined<SellAnswer>({
      result: wire.Result,
      saleId: wire.InsID,
      amount: wire.SellValue,
      back: wire.BackValue,
      rate: wire.Rate,
      balance: wire.FCredit,
    }),
  ),
);

/**
 * Cashes out once. An answered cash-out returns its Result, whatever it is; only a call without a usable response
 * throws.
 */
async function sendSale(
  { betId, amount, rate, acceptChange, clientRef }: SellOrder,
  { client }: MutationFunctionContext,
): Promise<SellAnswer> {
  const body = {
    BetID: betId,
    SellValue: amount,
    Rate: rate,
    AcceptChange: acceptChange ? 1 : 0,
    ClientRef: clientRef,
  };
  return decoded(path, sellAnswer, await post(client, path, body));
}

/** Cashes out a bet or a part of it for flows/sale/cashOut, once per tap and never again by itself (spec §7). */
export const insurance = () => mutationOptions({ mutationKey: [path], mutationFn: sendSale, ...ONCE });

/** The cash-outs that are being sent, for their page. */
export const useInsurance = () => useSending<SellOrder>(path);
