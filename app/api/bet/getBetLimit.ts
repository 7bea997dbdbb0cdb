import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { decoded, get } from "#app/api/client.ts";
import { observe } from "#app/api/observe.ts";
import { limitSchema } from "#app/api/odds/ticketData.ts";
import { underData } from "#app/api/wire.ts";

const path = "bet/GetBetLimit" satisfies Path;

/** The selection whose limits are requested. */
export interface BetLimitAsk {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly oddsStyle: number;
  readonly odds: number;
}

/** The response of GetBetLimit and GetOutrightBetLimit (contract, Bets). */
export const betLimitAnswer = underData(limitSchema);

/**
 * Minimum and maximum of a single bet for flows/slip/singleSlip, when the slip opens; later limits come with the price
 * (spec §4, §7).
 */
export const betLimit = ({ odds, ...identity }: BetLimitAsk) =>
  queryOptions({
    queryKey: [path, identity],
    queryFn: async ({ client, signal }) => {
      const query = {
        MatchID: identity.matchId,
        OddsStyle: identity.oddsStyle,
        MarketID: identity.marketId,
        BetOdds: odds,
        CouID: identity.couId,
      };
      return decoded(path, betLimitAnswer, await get(client, path, query, signal));
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { open: true, holds: "member" },
  });

/** The same for a bet that is placed without a slip (flows/quick/quickRing). */
export const observeBetLimit = (client: QueryClient, ask: BetLimitAsk) => observe(client, betLimit(ask));

/** The same for an open slip. */
export const useBetLimit = (ask: BetLimitAsk, enabled: boolean) => useQuery({ ...betLimit(ask), enabled });
