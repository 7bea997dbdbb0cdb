import * as v from "valibot";
import { finite } from "#app/api/wire.ts";
import { betStatusOf } from "#app/domain/bets/status.ts";

/** The status of a bet (contract, Bets); in its own file, because the first load needs it without the records. */
export const betStatus = v.pipe(finite, v.transform(betStatusOf));
