import { type MutationFunctionContext, mutationOptions } from "@tanstack/react-query";
import { type Path } from "#app/api/cache.ts";
import { useSending } from "#app/api/sending.ts";
import { decoded, post } from "#app/api/client.ts";
import { type BetAnswer, betAnswer } from "./bet.ts";
import { ONCE } from "./once.ts";

const path = "bet/OrBet" satisfies Path;

/** A bet on the runner of an outright, at the price that was on the screen at the tap (BET-10). */
export interface OrBetOrder {
  readonly orId: number;
  /** Decimal (domain A7). */
  readonly odds: number;
  readonly couId: number;
  /** The typed amount, in the account currency's major unit. */
  readonly stake: number;
  /** Made once per tap; a server that recognizes it answers a repeat with the same bet. */
  readonly clientRef: string;
}

/**
 * Sends one outright bet, once. An answered bet returns its Result, whatever it is; only a call without a usable
 * response throws.
 */
async function sendOrBet(
  { orId, odds, couId, stake, clientRef }: OrBetOrder,
  { client }: MutationFunctionContext,
): Promise<BetAnswer> {
  const body = { OrID: orId, Odds: odds, CouID: couId, BetValue: stake, ClientRef: clientRef };
  return decoded(path, betAnswer, await post(client, path, body));
}

/** Sends an outright bet for flows/slip/sendOrder, once per tap (spec §7). */
export const orBet = () => mutationOptions({ mutationKey: [path], mutationFn: sendOrBet, ...ONCE });

/** The outright bet that is being sent, for a slip. */
export const useOrBet = () => useSending<OrBetOrder>(path);
