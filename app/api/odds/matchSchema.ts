import * as v from "valibot";
import { finite, id } from "#app/api/wire.ts";

/**
 * The boards as schemas. They are decoded by hand (performance 2); these only tell the published contract what the
 * decoder reads, and a test checks that the two agree.
 */

const flag = v.picklist([0, 1]);
const pair = v.tuple([finite, finite]);
const time = v.pipe(v.string(), v.metadata({ format: "date-time" }));
const number = v.pipe(v.string(), v.regex(/^\d+$/));

/** [hdp, outLevel, status, bonusFlag, gameId, ...odds by BetPos] */
export const marketRow = v.tupleWithRest([v.string(), finite, id, flag, id], finite);

/** Markets by id, rows by CouID; null removes one. */
const marketMap = v.record(number, v.nullable(v.record(number, v.nullable(marketRow))));

/** The positional part of a match: its positions have the names of MatchSlots. */
export const matchSlots = v.tuple([
  id,
  id,
  id,
  v.string(),
  v.string(),
  v.string(),
  time,
  flag,
  finite,
  v.picklist([1, 2, 3]),
  flag,
  finite,
  finite,
  finite,
  flag,
]);

/** The live extras of a match (contract, Match: MEXT). */
export const matchExtras = v.object({
  Period: finite,
  Minute: v.optional(finite),
  Clock: v.optional(v.string()),
  Red: v.optional(pair),
  Yellow: v.optional(pair),
  Corner: v.optional(pair),
  Server: v.optional(v.picklist([1, 2])),
  Sets: v.optional(v.array(pair)),
  Points: v.optional(v.tuple([v.string(), v.string()])),
});

/** Home, away, and the halves once they are known. */
const scores = v.tupleWithRest([finite, finite], finite);
const state = v.picklist([0, 1, 2, 3, 4, 5]);

/** One match of a board. */
export const matchRow = v.object({
  SportID: id,
  MatchID: id,
  MainID: id,
  MatchKind: finite,
  M: matchSlots,
  MEXT: v.optional(v.nullable(matchExtras)),
  ML: v.optional(v.nullable(scores)),
  MK: marketMap,
  S: state,
  MinParlay: v.optional(finite),
});

/** A league of a board. */
export const leagueRow = v.object({ LeagueName: v.string(), SportID: id, IsPopu: flag, LS: finite });

const leagues = v.record(number, leagueRow);
const full = v.optional(flag);

/** GetLiveMatchOdds and GetNoLiveMatchOdds. */
export const boardAnswer = v.object({ T: finite, LG: leagues, MH: v.array(matchRow), D: v.array(id), Full: full });

/** GetBatchMatchOdds. */
export const batchBoardAnswer = v.object({ ...boardAnswer.entries, LG: v.optional(leagues) });

/** GetLeagueMatchOdds. */
export const leagueBoardAnswer = v.object({
  T: v.optional(finite),
  LG: v.optional(leagues),
  MH: v.array(matchRow),
});

/** GetSingleMatchOdds. */
export const matchOddsAnswer = v.object({
  MK: marketMap,
  T: v.optional(finite),
  SportID: v.optional(id),
  M: v.optional(matchSlots),
  MEXT: v.optional(v.nullable(matchExtras)),
  ML: v.optional(v.nullable(scores)),
  S: v.optional(state),
});
