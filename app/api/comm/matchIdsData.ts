import * as v from "valibot";
import { type MatchIds } from "#app/domain/boards/matchIds.ts";
import { hasSport } from "#app/config.ts";
import { byNumber, id, rows, underData } from "#app/api/wire.ts";

/**
 * Match ids by sport, as three calls return them, for the sports that the operator offers (contract, Others; OPS-05).
 */
export const matchIdsAnswer = v.pipe(
  underData(byNumber(rows(id))),
  v.transform((bySport): MatchIds =>
    Object.fromEntries(Object.entries(bySport).filter(([sportId]) => hasSport(Number(sportId)))),
  ),
);
