import * as v from "valibot";
import { type MatchIds } from "#app/domain/boards/matchIds.ts";
import { byNumber, id, rows, underData } from "#app/api/wire.ts";

/** Match ids by sport, as three calls answer them (contract, Others). */
export const matchIdsAnswer = v.pipe(
  underData(byNumber(rows(id))),
  v.transform((bySport): MatchIds => bySport),
);
