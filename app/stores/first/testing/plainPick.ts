import { line, match } from "#app/domain/watches/testing/watched.ts";
import { type PlainPick } from "#app/stores/first/plainSlip.ts";

/** A price of a painted row, tapped. */
export const PLAIN_PICK: PlainPick = {
  match: match({ sportId: 1, markets: { 3: [line()] } }),
  matchId: 501,
  marketId: 3,
  couId: 10,
  betPos: 1,
  hdp: "2.5",
  odds: 1.95,
  oddsStyle: 2,
};
