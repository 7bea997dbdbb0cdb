import * as v from "valibot";
import { finite, flag, text, textId } from "#app/api/wire.ts";

/** A limit that may be missing or invalid: it is then unknown, and the gate stays closed (BET-15, BET-19). */
const limit = v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null);

/** Minimum and maximum of a bet, in the account currency's major unit; null = not known. */
export const limitEntries = { MinBet: limit, MaxBet: limit };

/** The minimum and maximum of a bet (contract, Bets). */
export const limitSchema = v.pipe(
  v.object(limitEntries),
  v.transform(({ MinBet, MaxBet }) => ({ min: MinBet, max: MaxBet })),
);

/** The minimum and maximum of a bet, in the account currency's major unit. */
export type Limits = v.InferOutput<typeof limitSchema>;

/** A fresh price of one selection (contract, Ticket). */
export const ticketSchema = v.pipe(
  v.object({ GameID: finite, TicketID: textId, CurrentOdds: finite, Hdp: text, BonusFlag: flag, Status: finite }),
  v.transform((wire) => ({
    gameId: wire.GameID,
    ticketId: wire.TicketID,
    odds: wire.CurrentOdds,
    hdp: wire.Hdp,
    bonus: wire.BonusFlag,
    status: wire.Status,
  })),
);
