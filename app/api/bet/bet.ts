import { useMutation } from "@tanstack/react-query";
import * as v from "valibot";
import { decoded, post } from "#app/api/client.ts";
import { finite, text, textId } from "#app/api/wire.ts";

const path = "bet/Bet";

/** A single bet as it goes out: the very quote that was on the screen at the tap (BET-09, BET-10). */
export interface BetOrder {
  readonly sportId: number;
  readonly matchId: number;
  readonly oddsStyle: number;
  readonly marketId: number;
  readonly odds: number;
  readonly couId: number;
  readonly betPos: number;
  readonly hdp: string;
  readonly stage: number;
  /** The typed amount, in the account currency's major unit. */
  readonly stake: number;
  readonly autoAccept: number;
  readonly gameId: number;
  readonly ticketId: string;
  readonly bonus: boolean;
  /** Made once per tap; a server that knows it answers a repeat with the same bet. */
  readonly clientRef: string;
}

const optionalMoney = v.fallback(v.optional(finite), undefined);

const schema = v.pipe(
  v.object({
    Data: v.object({
      Result: v.pipe(v.number(), v.integer()),
      FCredit: optionalMoney,
      Message: v.fallback(v.optional(text, ""), ""),
      BetID: v.fallback(v.optional(textId), undefined),
      Status: v.fallback(v.optional(finite), undefined),
      NewOdds: v.fallback(v.optional(finite), undefined),
      NewHdp: v.fallback(v.optional(v.string()), undefined),
    }),
  }),
  v.transform(({ Data }) => ({
    result: Data.Result,
    /** The balance after the bet; undefined when the server did not say it. */
    balance: Data.FCredit,
    message: Data.Message,
    betId: Data.BetID,
    status: Data.Status,
    newOdds: Data.NewOdds,
    newHdp: Data.NewHdp,
  })),
);

export type BetAnswer = v.InferOutput<typeof schema>;

/** Sends one bet, once. An answered bet returns its Result, whatever it is; only a call without a usable answer throws. */
export async function sendBet(order: BetOrder): Promise<BetAnswer> {
  const body = {
    SportID: order.sportId,
    MatchID: order.matchId,
    OddsStyle: order.oddsStyle,
    MarketID: order.marketId,
    Odds: order.odds,
    CouID: order.couId,
    BetPos: order.betPos,
    Hdp: order.hdp,
    Stage: order.stage,
    BetValue: order.stake,
    AutoAccept: order.autoAccept,
    GameID: order.gameId,
    TicketID: order.ticketId,
    IsBonus: order.bonus ? 1 : 0,
    ClientRef: order.clientRef,
  };
  return decoded(path, schema, await post(path, body));
}

/** A mutation that is never retried, never waits for a connection and never outlives the page (BET-02). Used by flows/placeBet. */
export const usePlaceBet = () =>
  useMutation({ mutationKey: [path], mutationFn: sendBet, retry: 0, networkMode: "always", gcTime: 0 });
