import * as v from "valibot";
import { finite } from "#app/api/wire.ts";
import { betStatusOf } from "#app/domain/bets/status.ts";

/** How a bet stands (contract, Bets); a file of its own, because the first load needs it without the records. */
export const betStatus = v.pipe(finite, v.transform(betStatusOf));
