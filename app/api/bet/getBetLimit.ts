import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { decoded, get } from "#app/api/client.ts";
import { limitSchema } from "#app/api/odds/ticketData.ts";

const path = "bet/GetBetLimit";

export interface BetLimitAsk {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly oddsStyle: number;
  readonly odds: number;
}

const schema = v.pipe(
  v.object({ Data: limitSchema }),
  v.transform(({ Data }) => Data),
);

export const betLimit = ({ odds, ...identity }: BetLimitAsk) =>
  queryOptions({
    queryKey: [path, identity],
    queryFn: async ({ signal }) => {
      const query = {
        MatchID: identity.matchId,
        OddsStyle: identity.oddsStyle,
        MarketID: identity.marketId,
        BetOdds: odds,
        CouID: identity.couId,
      };
      return decoded(path, schema, await get(path, query, signal));
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { open: true },
  });

/** Least and most of a single bet, asked when the slip opens; later limits come with the price. Used by flows/singleSlip. */
export const useBetLimit = (ask: BetLimitAsk) => useQuery(betLimit(ask));
