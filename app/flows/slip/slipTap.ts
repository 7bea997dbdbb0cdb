import { type QueryClient } from "@tanstack/react-query";
import { config } from "#app/config.ts";
import { placingRefusal, type PlacingQuestion } from "#app/domain/slip/placing.ts";
import { type SlipArea } from "#app/domain/slip/slipArea.ts";
import { promptDepositIf } from "#app/flows/session/money.ts";
import { place } from "./placeBet.ts";
import { type Tap } from "./sendOrder.ts";
import { isInSight } from "./sight.ts";
import { STALE_INTERVALS } from "./slipParts.ts";

/** A tap on the place button of any slip: what is asked before it bets, and what it then sends. */
interface SlipTap {
  readonly question: Omit<PlacingQuestion, "now" | "areaAllowed" | "quoteLifeMs">;
  readonly area: SlipArea;
  readonly order: Tap;
  /** The price on the screen is too old to bet on: a newer one is asked for. */
  readonly onOld: () => void;
}

/** Asks every gate again inside the tap and places the bet; returns whether one left (trust BET-19). */
export function placeNow(client: QueryClient, { question, area, order, onOld }: SlipTap): boolean {
  if (!isInSight()) return false;
  const refusal = placingRefusal({
    ...question,
    now: Date.now(),
    areaAllowed: area !== "notAllowed" && area !== "blockedCountry",
    quoteLifeMs: STALE_INTERVALS * config().intervals.slip,
  });
  if (refusal === "insufficient") void promptDepositIf(client, (balance) => !balance || balance < order.payment);
  if (refusal === "quoteOld") onOld();
  return refusal === undefined && area === "keypad" && place(client, order);
}
