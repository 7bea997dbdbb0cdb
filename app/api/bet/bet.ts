import { type MutationFunctionContext, mutationOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { type Path } from "#app/api/cache.ts";
import { useSending } from "#app/api/sending.ts";
import { decoded, post } from "#app/api/client.ts";
import { finite, maybe, message, omitUndefined, text, textId, underData } from "#app/api/wire.ts";
import { ONCE } from "./once.ts";
import { STAGE, type Stage } from "#app/domain/boards/match.ts";
import { type BetStatus } from "#app/domain/bets/status.ts";
import { betStatus } from "./betStatus.ts";

const path = "bet/Bet" satisfies Path;

/** A single bet as sent: the very quote that was on the screen at the tap (BET-09, BET-10). */
export interface BetOrder {
  readonly sportId: number;
  readonly matchId: number;
  readonly oddsStyle: number;
  readonly marketId: number;
  readonly odds: number;
  readonly couId: number;
  readonly betPos: number;
  readonly hdp: string;
  readonly stage: Stage;
  /** The typed amount, in the account currency's major unit. */
  readonly stake: number;
  readonly autoAccept: number;
  readonly gameId: number;
  readonly ticketId: string;
  readonly bonus: boolean;
  /** Made once per tap; a server that recognizes it answers a repeat with the same bet. */
  readonly clientRef: string;
}

/** The server's response to a bet; `result` 0 means it was taken (spec §8). */
export interface BetAnswer {
  readonly result: number;
  /** The balance after the bet (FCredit); missing if the server did not give it. */
  readonly balance?: number;
  readonly message: string;
  readonly betId?: string;
  readonly status?: BetStatus;
  readonly newOdds?: number;
  readonly newHdp?: string;
}

/** The response of Bet and OrBet (contract, Bets). */
export const betAnswer = v.pipe(
  underData(
    v.object({
      Result: v.pipe(v.number(), v.integer()),
      FCredit: maybe(finite),
      Message: v.fallback(v.optional(message, ""), ""),
      BetID: maybe(textId),
      Status: maybe(betStatus),
      NewOdds: maybe(finite),
      NewHdp: maybe(text),
    }),
  ),
  v.transform((wire) =>
    omitUndefined<BetAnswer>({
      result: wire.Result,
      balance: wire.FCredit,
      message: wire.Message,
      betId: wire.BetID,
      status: wire.Status,
      newOdds: wire.NewOdds,
      newHdp: wire.NewHdp,
    }),
  ),
);

/**
 * Sends one bet, once. An answered bet returns its Result, whatever it is; only a call without a usable response
 * throws.
 */
async function sendBet(order: BetOrder, { client }: MutationFunctionContext): Promise<BetAnswer> {
  const body = {
    SportID: order.sportId,
    MatchID: order.matchId,
    OddsStyle: order.oddsStyle,
    MarketID: order.marketId,
    Odds: order.odds,
    CouID: order.couId,
    BetPos: order.betPos,
    Hdp: order.hdp,
    Stage: STAGE.number(order.stage),
    BetValue: order.stake,
    AutoAccept: order.autoAccept,
    GameID: order.gameId,
    TicketID: order.ticketId,
    IsBonus: order.bonus ? 1 : 0,
    ClientRef: order.clientRef,
  };
  return decoded(path, betAnswer, await post(client, path, body));
}

/** Sends a single bet for flows/slip/sendOrder, once per tap (spec §7). */
export const bet = () => mutationOptions({ mutationKey: [path], mutationFn: sendBet, ...ONCE });

/** The single bet that is being sent, for a slip. */
export const useBet = () => useSending<BetOrder>(path);
