import { queryOptions, useQuery } from "@tanstack/react-query";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { underData } from "#app/api/wire.ts";
import { betRecord } from "./betData.ts";

const path = "bet/GetBet" satisfies Path;

/** The bet, and the language of its names. */
export interface OneBetAsk {
  readonly betId: string;
  readonly language: string;
}

/** The response of GetBet (contract, Bets). */
export const oneBetAnswer = underData(betRecord);

/** One bet of the member by its id, open or settled, for flows/bets/oneBet, on opening and on pull to refresh (spec §7). */
export const oneBet = (ask: OneBetAsk) =>
  queryOptions({
    queryKey: [path, ask],
    queryFn: async ({ client, signal }) =>
      decoded(path, oneBetAnswer, await get(client, path, { betId: ask.betId, language: ask.language }, signal)),
  });

/** The same for a page; `select` adds what the device knows of it. */
export const useGetBet = <Shown>(ask: OneBetAsk, select: (bet: BetRecord) => Shown, enabled: boolean) =>
  useQuery({ ...oneBet(ask), select, enabled });
