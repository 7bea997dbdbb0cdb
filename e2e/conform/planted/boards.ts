import {
  at,
  board,
  coming,
  dataAt,
  everyBet,
  isDelta,
  live,
  rowsIn,
  eachTime,
  unknownField,
  withoutNulls,
  type Defect,
} from "./spoiling.ts";

/** Of shapes. */
export const SHAPES: readonly Defect[] = [
  { check: "C01", words: "a field is missing", spoil: dataAt("GetUserInfo", (data) => delete data["Currency"]) },
  {
    check: "C01",
    words: "an HTTP error in the place of an answer",
    spoil: at("GetNotice", (json, _passing, reply) => {
      json["Code"] = 500;
      reply.status = 500;
    }),
  },
  {
    check: "C01",
    words: "a call that never succeeds",
    spoil: at("GetOutRight", (json) => {
      json["Code"] = 5;
      delete json["Data"];
    }),
  },
  { check: "C06", words: "the id of a new bet is a number", spoil: dataAt("Bet", (data) => (data["BetID"] = 12)) },
  {
    check: "C02",
    words: "HTML is named",
    spoil: at("GetMenu", (_json, _passing, { headers }) => headers.set("content-type", "text/html")),
  },
  { check: "C03", words: "Code is text", spoil: at("GetFavorite", (json) => (json["Code"] = "0")) },
  {
    check: "C04",
    words: "an unknown field is refused",
    spoil: at("GetMenu", (json, passing) => unknownField(passing) && (json["Code"] = 2)),
  },
  {
    check: "C05",
    words: "an unknown body field is refused",
    spoil: at("GetBatchTicketOdds", (json, passing) => unknownField(passing) && (json["Code"] = 2)),
  },
  { check: "C06", words: "BetID is a number", spoil: everyBet("GetUnSettleBetList", (bet) => (bet["BetID"] = 12)) },
  { check: "C07", words: "an id is 0", spoil: live((_data, _passing, first) => (first.MainID = 0)) },
  {
    check: "C08",
    words: "a flag is true",
    spoil: live((data) => Object.assign(Object.values(data.LG)[0] ?? {}, { IsPopu: true })),
  },
  { check: "C09", words: "M is a slot short", spoil: live((_data, _passing, first) => (first.M as unknown[]).pop()) },
  { check: "C10", words: "a price is text", spoil: coming((data) => rowsIn(data, "1")[0]?.[1].splice(5, 1, "1.9")) },
];

/** Of deltas. */
export const DELTAS: readonly Defect[] = [
  {
    check: "C11",
    words: "null in a whole board",
    spoil: live((_data, passing, first) => !isDelta(passing) && (first.MK["99"] = null)),
  },
  { check: "C12", words: "T falls", spoil: live((data, passing) => isDelta(passing) && (data.T -= 86_400_000)) },
  {
    check: "C13",
    words: "a repeat with a match in D",
    spoil: at("GetLiveMatchOdds", (json, passing) => {
      if (isDelta(passing)) Object.assign(json, { T: Number(passing.query.get("updateTime")), D: [501] });
    }),
  },
  {
    check: "C14",
    words: "a delta loses its first match",
    spoil: live((data, passing) => isDelta(passing) && data.MH.shift()),
  },
  {
    check: "C15",
    words: "a delta that is another the second time",
    spoil: eachTime((turn) =>
      live((data, passing) => isDelta(passing) && rowsIn(data, "1")[0]?.[1].splice(5, 1, 2 + turn / 1_000)),
    ),
  },
  {
    check: "C16",
    words: "a delta loses its nulls",
    spoil: live((data, passing) => {
      if (isDelta(passing)) for (const { MK } of data.MH) withoutNulls(MK);
    }),
  },
  {
    check: "C17",
    words: "D names a match of another board",
    spoil: live((data, passing) => isDelta(passing) && data.D.push(999_999)),
  },
  {
    check: "C17",
    words: "D of today's board names a match of another",
    spoil: at("GetNoLiveMatchOdds", (json, passing) => isDelta(passing) && (json["D"] as number[]).push(999_999)),
  },
  {
    check: "C18",
    words: "a match joins without score and extras",
    spoil: live((data, passing) => {
      if (isDelta(passing))
        for (const match of data.MH) {
          delete match.ML;
          delete match.MEXT;
        }
    }),
  },
  {
    check: "C19",
    words: "a delta forgets the score",
    spoil: live((data, passing) => {
      if (isDelta(passing)) for (const match of data.MH) delete match.ML;
    }),
  },
  {
    check: "C20",
    words: "an old T is answered by half a board",
    spoil: live((data, passing) => passing.query.get("updateTime") === "1" && data.MH.splice(0, 1)),
  },
  {
    check: "C21",
    words: "a later T is an error",
    spoil: at("GetLiveMatchOdds", (json, { query }, reply) => {
      if (Number(query.get("updateTime")) > Number(json["T"])) reply.status = 500;
    }),
  },
  { check: "C22", words: "a league is missing", spoil: live((data) => (data.LG = {})) },
];

/** Of lists. */
export const LISTED: readonly Defect[] = [
  {
    check: "C23",
    words: "all sports lack one",
    spoil: live(
      (data, { query }, first) =>
        query.get("sportID") === "0" && (data.MH = data.MH.filter(({ SportID }) => SportID !== first.SportID)),
    ),
  },
  {
    check: "C24",
    words: "a market too many",
    spoil: live((_data, _passing, first) => (first.MK["9"] = first.MK["1"] ?? {})),
  },
  {
    check: "C25",
    words: "a live match among today's",
    spoil: coming((_data, { query }, first) => query.get("playType") === "1" && (first.M[9] = 3)),
  },
  {
    check: "C26",
    words: "a live match for parlays",
    spoil: coming((_data, { query }, first) => query.get("playType") === "3" && (first.M[9] = 3)),
  },
  {
    check: "C26",
    words: "a match without a stage for parlays",
    spoil: coming((_data, { query }, first) => query.get("playType") === "3" && ((first.M as number[])[9] = 0)),
  },
  {
    check: "C27",
    words: "another day's match",
    spoil: coming((_data, { query }, first) => query.has("date") && (first.M[6] = "2026-01-01T12:00:00Z")),
  },
  {
    check: "C28",
    words: "six days",
    spoil: at("GetMixparlaySchedule", (json) => Object.values(json["Data"] as Record<string, number[]>)[0]?.pop()),
  },
  {
    check: "C29",
    words: "a count is off",
    spoil: at("GetMenu", (json) => ((json["Sports"] as { T: number }[])[0] ??= { T: 0 }).T++),
  },
  {
    check: "C30",
    words: "a match nobody asked for",
    spoil: board("GetBatchMatchOdds", (data, _passing, first) => data.MH.push({ ...first, MatchID: 999_999 })),
  },
];
