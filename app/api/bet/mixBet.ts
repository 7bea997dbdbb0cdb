import { type MutationFunctionContext, mutationOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
import { useSending } from "#app/api/sending.ts";
import { decoded, post } from "#app/api/client.ts";
import { finite, id, maybe, message, omitUndefined, rows, text, textId, underData } from "#app/api/wire.ts";
import { ONCE } from "./once.ts";
import { STAGE, type Stage } from "#app/domain/boards/match.ts";

const path = "bet/MixBet" satisfies Path;

/** One selection of a parlay, at the price that was on the screen at the tap (BET-10). */
export interface MixBetLeg {
  readonly sportId: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  /** Decimal (spec §7). */
  readonly odds: number;
  readonly hdp: string;
  readonly stage: Stage;
  readonly gameId: number;
  readonly ticketId: string;
}

/** A parlay as sent. */
export interface MixBetOrder {
  readonly language: string;
  readonly autoAccept: number;
  /** The chosen types, each with the unit stake of one combination (contract, Rulings). */
  readonly bets: readonly { readonly typeId: number; readonly stake: number }[];
  readonly legs: readonly MixBetLeg[];
  /** Made once per tap; a server that recognizes it answers a repeat with the same bets. */
  readonly clientRef: string;
}

/** The price and line that the server now has for a leg. */
export interface LegChange {
  readonly matchId: number;
  readonly odds: number;
  readonly hdp: string;
}

/** The server's response to a parlay; `result` 0 means it was taken (spec §8). */
export interface MixBetAnswer {
  readonly result: number;
  /** The balance after the bet (FCredit); missing if the server did not give it. */
  readonly balance?: number;
  readonly message: string;
  /** One for each of `bets`, if the server names them. */
  readonly betIds: readonly string[];
  /** The legs whose price or line has changed. */
  readonly changes: readonly LegChange[];
}

const change = v.pipe(
  v.object({ MatchID: id, NewOdds: finite, MatchHdp: text }),
  v.transform((wire): LegChange => ({ matchId: wire.MatchID, odds: wire.NewOdds, hdp: wire.MatchHdp })),
);

/** The response of MixBet (contract, Bets). */
export const mixBetAnswer = v.pipe(
  underData(
    v.object({
      Result: v.pipe(v.number(), v.integer()),
      FCredit: maybe(finite),
      Message: v.fallback(v.optional(message, ""), ""),
      BetIDs: maybe(rows(textId)),
      MixBetsInfo: maybe(rows(change)),
    }),
  ),
  v.transform((wire) =>
    omitUndefined<MixBetAnswer>({
      result: wire.Result,
      balance: wire.FCredit,
      message: wire.Message,
      betIds: wire.BetIDs ?? [],
      changes: wire.MixBetsInfo ?? [],
    }),
  ),
);

/**
 * Sends one parlay, once. An answered one returns its Result, whatever it is; only a call without a usable response
 * throws.
 */
async function sendMixBet(order: MixBetOrder, { client }: MutationFunctionContext): Promise<MixBetAnswer> {
  const body = {
    OddsStyle: 2,
    Language: order.language,
    AutoAccept: order.autoAccept,
    Bets: order.bets.map(({ typeId, stake }) => ({ MpID: typeId, BetValue: stake })),
    Selections: order.legs.map((leg) => ({
      SportID: leg.sportId,
      MatchID: leg.matchId,
      MarketID: leg.marketId,
      CouID: leg.couId,
      BetPos: leg.betPos,
      Odds: leg.odds,
      Hdp: leg.hdp,
      Stage: STAGE.number(leg.stage),
      GameID: leg.gameId,
      TicketID: leg.ticketId,
    })),
    ClientRef: order.clientRef,
  };
  return decoded(path, mixBetAnswer, await post(client, path, body));
}

/** Sends a parlay for flows/slip/sendOrder, once per tap (spec §7). */
export const mixBet = () => mutationOptions({ mutationKey: [path], mutationFn: sendMixBet, ...ONCE });

/** The parlay that is being sent, for a slip. */
export const useMixBet = () => useSending<MixBetOrder>(path);
