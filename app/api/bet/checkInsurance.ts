import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { finite, maybe, omitUndefined, text, textId, underData } from "#app/api/wire.ts";
import { appOf } from "#app/application/app.ts";
import { type SellQuote } from "#app/domain/bets/cashOut.ts";

const path = "bet/CheckInsurance" satisfies Path;

/** The response of CheckInsurance (contract, Bets). */
export const sellQuoteAnswer = v.pipe(
  underData(
    v.object({
      BetID: textId,
      Result: v.pipe(v.number(), v.integer()),
      Payment: maybe(finite),
      Sold: maybe(finite),
      Min: maybe(finite),
      Max: maybe(finite),
      Rate: maybe(finite),
      OddsNow: maybe(finite),
      Hdp: maybe(text),
      ExpireMs: maybe(finite),
    }),
  ),
  v.transform((wire) =>
    omitUndefined<SellQuote>({
      betId: wire.BetID,
      result: wire.Result,
      payment: wire.Payment,
      sold: wire.Sold,
      min: wire.Min,
      max: wire.Max,
      rate: wire.Rate,
      oddsNow: wire.OddsNow,
      hdp: wire.Hdp,
      expiresIn: wire.ExpireMs,
    }),
  ),
);

/** The bet whose cash-out is requested. */
export interface SellAsk {
  readonly betId: string;
  readonly language: string;
}

/** The quote and when it arrived, epoch ms. */
export const sellQuote = (ask: SellAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) => {
      const answer = await get(client, path, { betId: ask.betId, language: ask.language }, signal);
      return { ...decoded(path, sellQuoteAnswer, answer), at: appOf(client).now() };
    },
    ...every("sell"),
    // a quote from an earlier opening must never be shown as fresh
    gcTime: 0,
    retry: false,
  });

/** The cash-out quote for flows/sale/cashOut, every 5 s while the cash-out page is open (spec §7; domain F3). */
export const useCheckInsurance = (ask: SellAsk, enabled: boolean) => useQuery({ ...sellQuote(ask), enabled });

/** The offer on the card of an open bet, at the interval of the live list: what counts is the quote of the cash-out page. */
export const useCardOffer = (ask: SellAsk, enabled: boolean) =>
  useQuery({ ...sellQuote(ask), ...every("live"), enabled });
