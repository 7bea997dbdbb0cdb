import { at, coming, dataAt, live, lowestOf, rowsIn, type Wide, type Defect } from "./spoiling.ts";

/** Of prices. */
export const PRICED: readonly Defect[] = [
  {
    check: "C31",
    words: "a Malay price is off",
    spoil: coming((data, { query }) => query.get("oddsStyle") === "1" && rowsIn(data, "1")[0]?.[1].splice(5, 1, 0.31)),
  },
  { check: "C32", words: "four decimals", spoil: live((data) => rowsIn(data, "1")[0]?.[1].splice(5, 1, 1.9137)) },
  {
    check: "C32",
    words: "four decimals of a Malay price",
    spoil: live((data, { query }) => query.get("oddsStyle") === "1" && rowsIn(data, "1")[0]?.[1].splice(5, 1, 0.9137)),
  },
  {
    check: "C33",
    words: "1X2 in Malay odds",
    spoil: coming((data, { query }) => query.get("oddsStyle") === "1" && rowsIn(data, "5")[0]?.[1].splice(5, 1, 0.5)),
  },
  {
    check: "C33",
    words: "1X2 in Hong Kong odds",
    spoil: coming((data, { query }) => query.get("oddsStyle") === "3" && rowsIn(data, "5")[0]?.[1].splice(5, 1, 0.5)),
  },
  {
    check: "C34",
    words: "an open row with a closed ticket",
    spoil: dataAt("GetTicketOdds", ({ Ticket }) => ((Ticket as Wide)["Status"] = 0)),
  },
  {
    check: "C35",
    words: "a line that is a range",
    spoil: live((data) => rowsIn(data, "1")[0]?.[1].splice(0, 1, "0/0.5")),
  },
  {
    check: "C36",
    words: "the lowest CouID is far from level",
    spoil: coming((data) => lowestOf(data, "1")?.splice(5, 2, 1.3, 3.4)),
  },
  { check: "C37", words: "a price of 1", spoil: coming((data) => rowsIn(data, "1")[0]?.[1].splice(5, 1, 1)) },
];

/** Of codes. */
export const CODED: readonly Defect[] = [
  {
    check: "C38",
    words: "records without a token",
    spoil: at("GetUnSettleBetList", (json, { token }) => token === null && Object.assign(json, { Code: 0, Data: {} })),
  },
  {
    check: "C39",
    words: "a broken token is as good as one",
    spoil: at("GetFavorite", (json, { token }) => token === "broken" && (json["Code"] = 0)),
  },
  {
    check: "C40",
    words: "nonsense is no error",
    spoil: at("GetSettleBetList", (json, { query }) => query.get("date") === "yesterday" && (json["Code"] = 0)),
  },
  { check: "C41", words: "an unknown match answers", spoil: at("GetSingleMatchOdds", (json) => (json["Code"] = 0)) },
  {
    check: "C42",
    words: "a closed ticket is a wrong parameter",
    spoil: at("GetTicketOdds", (json) => json["Code"] === 1 && (json["Code"] = 2)),
  },
  {
    check: "C43",
    words: "an error with Code 0",
    spoil: at("GetTV", (json, _passing, reply) => {
      json["Code"] = 0;
      reply.status = 500;
    }),
  },
  {
    check: "C44",
    words: "the result in the envelope",
    spoil: at("Bet", (json) => {
      json["Code"] = 4;
      delete json["Data"];
    }),
  },
  {
    check: "C45",
    words: "below the limit is another code",
    spoil: dataAt("Bet", (data) => data["Result"] === 4 && (data["Result"] = 2)),
  },
  {
    check: "C45",
    words: "above the limit is another code",
    spoil: dataAt("Bet", (data) => data["Result"] === 5 && (data["Result"] = 2)),
  },
];
