import { type QueryClient, queryOptions, type QueryObserverResult, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { decoded, get } from "#app/api/client.ts";
import { underData } from "#app/api/wire.ts";
import { observe } from "#app/api/observe.ts";
import { appOf } from "#app/application/app.ts";
import { limitSchema, ticketSchema } from "./ticketData.ts";

const path = "odds/GetTicketOdds" satisfies Path;

/** The selection whose price is requested, with the price and line on show. */
export interface TicketAsk {
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  readonly oddsStyle: number;
  readonly odds: number;
  readonly hdp: string;
}

/** The response of GetTicketOdds (contract, Odds). */
export const ticketAnswer = v.pipe(
  underData(v.object({ BetLimit: limitSchema, Ticket: ticketSchema })),
  v.transform(({ BetLimit, Ticket }) => ({ limits: BetLimit, ticket: Ticket })),
);

/** The price and the limits as received, and when, epoch ms. */
type TicketAnswer = v.InferOutput<typeof ticketAnswer> & { readonly at: number };

/**
 * The price on the slip for flows/slip/singleSlip, every 10 s while it is open (spec §4, §9), with the limits of the
 * selection. Envelope codes 1, 7, 9, 18, 19 come as Failure and mean what domain H5 says under "ticket refresh". The
 * picked price and line are sent, but are not part of the query's identity.
 */
export const ticketOdds = ({ odds, hdp, ...identity }: TicketAsk) =>
  queryOptions({
    queryKey: [path, identity],
    queryFn: async ({ client, signal }): Promise<TicketAnswer> => {
      const query = {
        MatchID: identity.matchId,
        OddsStyle: identity.oddsStyle,
        MarketID: identity.marketId,
        BetOdds: odds,
        CouID: identity.couId,
        BetPos: identity.betPos,
        MatchHdp: hdp,
      };
      const answer = decoded(path, ticketAnswer, await get(client, path, query, signal));
      return { ...answer, at: appOf(client).now() };
    },
    ...every("slip"),
    // a price from an earlier opening must never be shown as fresh
    gcTime: 0,
    retry: false,
    meta: { open: true },
  });

/** The same for a bet that is placed without a slip (flows/quick/quickRing). */
export const observeTicketOdds = (
  client: QueryClient,
  ask: TicketAsk,
  hear: (result: QueryObserverResult<TicketAnswer>) => void,
) => observe(client, ticketOdds(ask), hear);

/** The same for an open slip. */
export const useTicketOdds = (ask: TicketAsk, enabled: boolean) => useQuery({ ...ticketOdds(ask), enabled });
