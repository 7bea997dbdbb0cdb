import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
import { every } from "#app/api/cadence.ts";
import { decoded, post } from "#app/api/client.ts";
import { finite, flag, id, rows, text, textId, underData } from "#app/api/wire.ts";
import { appOf } from "#app/application/app.ts";
import { couStr, type LegAsk, legKeys } from "./couStr.ts";
import { limitSchema } from "./ticketData.ts";

const path = "odds/GetBatchTicketOdds" satisfies Path;

/** The selections of a parlay whose prices are requested. */
export interface BatchTicketAsk {
  readonly legs: readonly LegAsk[];
  /** 2 for a parlay (spec §7). */
  readonly oddsStyle: number;
  readonly language: string;
}

const entries = {
  MatchID: id,
  CouID: id,
  BetPos: id,
  MinParlayCount: v.fallback(finite, 2),
  GameID: finite,
  TicketID: textId,
  CurrentOdds: finite,
  Hdp: text,
  BonusFlag: v.fallback(flag, false),
  Status: finite,
};

/** A closed leg has no price, and needs no ticket. */
const closed = { ...entries, TicketID: v.fallback(v.string(), ""), CurrentOdds: v.literal(0) };

const leg = v.pipe(
  v.union([v.object(entries), v.object(closed)]),
  v.transform((wire) => ({
    matchId: wire.MatchID,
    couId: wire.CouID,
    betPos: wire.BetPos,
    minParlay: wire.MinParlayCount,
    gameId: wire.GameID,
    ticketId: wire.TicketID,
    odds: wire.CurrentOdds,
    hdp: wire.Hdp,
    bonus: wire.BonusFlag,
    status: wire.Status,
  })),
);

/** The response of GetBatchTicketOdds (contract, Odds). */
export const batchTicketAnswer = v.pipe(
  underData(v.object({ BetLimit: limitSchema, Tickets: rows(leg) })),
  v.transform(({ BetLimit, Tickets }) => ({ limits: BetLimit, tickets: Tickets })),
);

/** The fresh price of one leg; odds 0 and status 0 if it is closed (contract, Envelope or result). */
export type BatchTicket = v.InferOutput<typeof leg>;

/**
 * The prices of the selections for flows/slip/parlaySlip, every 10 s while the bet page is open (spec §7, §9), with the
 * limits of each. A leg missing from the response counts as closed. Envelope codes 1, 7, 9, 18, 19 come as Failure and
 * mean what domain H5 says under "ticket refresh".
 */
export const batchTicketOdds = ({ legs, oddsStyle, language }: BatchTicketAsk) =>
  queryOptions({
    queryKey: [path, { legs: legKeys(legs), oddsStyle, language }],
    queryFn: async ({ client, signal }) => {
      const body = { CouStr: couStr(legs), OddsStyle: oddsStyle, Language: language, IsMixParlay: true };
      const answer = decoded(path, batchTicketAnswer, await post(client, path, body, signal));
      return { ...answer, at: appOf(client).now() };
    },
    ...every("slip"),
    // a price from an earlier opening must never be shown as fresh
    gcTime: 0,
    retry: false,
    meta: { open: true },
  });

/** The same for an open parlay; removing a leg must not make the others wait for their prices. */
export const useBatchTicketOdds = (ask: BatchTicketAsk) =>
  useQuery({ ...batchTicketOdds(ask), enabled: ask.legs.length > 0, placeholderData: (held) => held });
