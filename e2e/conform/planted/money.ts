import {
  at,
  bump,
  coming,
  dataAt,
  greedy,
  everyBet,
  header,
  live,
  otherRef,
  type Wide,
  type Defect,
} from "./spoiling.ts";

/** Of bets and records. */
export const BOOKED: readonly Defect[] = [
  {
    check: "C46",
    words: "a bet that is taken is not in the list",
    spoil: dataAt("GetUnSettleBetList", (data) => (data["Bets"] = [])),
  },
  {
    check: "C47",
    words: "another amount in the record",
    spoil: everyBet("GetUnSettleBetList", (bet) => bump(bet, "BetValue")),
  },
  {
    check: "C48",
    words: "a ref is not remembered",
    mislead: (passing) => (passing.call === "Bet" ? otherRef(passing) : undefined),
  },
  {
    check: "C49",
    words: "a ref with another amount is another bet",
    mislead: (passing) => (passing.call === "Bet" ? otherRef(passing) : undefined),
  },
  { check: "C50", words: "no new odds", spoil: dataAt("Bet", (data) => delete data["NewOdds"]) },
  { check: "C51", words: "no new line", spoil: dataAt("Bet", (data) => delete data["NewHdp"]) },
  {
    check: "C52",
    words: "WillWin is the return",
    spoil: everyBet("GetUnSettleBetList", (bet) => bump(bet, "WillWin")),
  },
  { check: "C53", words: "no ids of a parlay", spoil: dataAt("MixBet", (data) => (data["BetIDs"] = [])) },
  {
    check: "C54",
    words: "a status is missing",
    spoil: dataAt("GetUnSettleBetStatus", (data) => {
      for (const [id, status] of Object.entries(data)) if (Number(status) < 2) delete data[id];
    }),
  },
  {
    check: "C55",
    words: "a decided bet is forgotten at once",
    spoil: dataAt("GetUnSettleBetStatus", (data) => {
      for (const [id, status] of Object.entries(data)) if (Number(status) >= 2) delete data[id];
    }),
  },
  {
    check: "C56",
    words: "an open bet in a settled list",
    spoil: everyBet("GetSettleBetList", (bet) => (bet["Status"] = 1)),
  },
  {
    check: "C57",
    words: "every page is the first",
    spoil: dataAt(
      "GetUnSettleBetList",
      (data, { query }) => query.has("page") && (data["Bets"] = (data["Bets"] as unknown[]).slice(0, 1)),
    ),
  },
  { check: "C58", words: "a sum is off", spoil: dataAt("GetUnSettleBetList", (data) => bump(data, "Amount")) },
  {
    check: "C59",
    words: "a day's sum is off",
    spoil: at("getSettleBetDates", (json) => bump((json["Data"] as Wide[])[0] ?? {}, "Count")),
  },
  {
    check: "C60",
    words: "an unknown bet is answered",
    spoil: at("GetBets", (json) => (json["Data"] as Wide[]).push({ BetID: "7" })),
  },
];

/** Of money, time and cash-outs. */
export const KEPT: readonly Defect[] = [
  { check: "C61", words: "a balance is text", spoil: dataAt("GetUserInfo", (data) => (data["Balance"] = "12.00")) },
  {
    check: "C62",
    words: "a time without its zone",
    spoil: everyBet("GetUnSettleBetList", (bet) => (bet["BetTime"] = "2026-11-21T09:30:00")),
  },
  {
    check: "C63",
    words: "a result of another day",
    spoil: dataAt("GetSettleMatchResult", (data) => {
      const [match] = (data as unknown as { Results: Wide[] }[])[0]?.Results ?? [];
      if (match) match["MatchDate"] = "2026-01-01T12:00:00Z";
    }),
  },
  {
    check: "C64",
    words: "the balance after a bet is not that of the member",
    spoil: dataAt("GetUserInfo", (data) => bump(data, "Balance")),
  },
  { check: "C64", words: "a bet without the balance", spoil: dataAt("Bet", (data) => delete data["FCredit"]) },
  { check: "C65", words: "a new token is none", spoil: at("RefreshToken", (json) => (json["Token"] = "")) },
  {
    check: "C66",
    words: "a clock of another day",
    spoil: header("GetLiveMatchOdds", "date", "Fri, 20 Nov 2026 08:00:00 GMT"),
  },
  {
    check: "C67",
    words: "a rate of seven decimals",
    spoil: dataAt("CheckInsurance", (data) => (data["Rate"] = 0.9512345)),
  },
  {
    check: "C68",
    words: "a return is rounded up",
    spoil: dataAt("Insurance", (data) => bump(data, "BackValue", 0.01)),
  },
  { check: "C69", words: "a worse rate is sold", spoil: dataAt("Insurance", (data) => (data["Result"] = 0)) },
  {
    check: "C70",
    words: "a sold sum is off",
    spoil: dataAt("GetBet", (data) => bump(data, "SoldValue")),
  },
  { check: "C70", words: "nothing is ever sold", mislead: greedy },
  { check: "C71", words: "nothing is ever sold", mislead: greedy },
  {
    check: "C71",
    words: "a sale is not remembered",
    mislead: (passing) => (passing.call === "Insurance" ? otherRef(passing) : undefined),
  },
  { check: "C72", words: "a bet sold whole can be sold", spoil: dataAt("GetBet", (data) => (data["CanSell"] = 1)) },
];

/** Of headers. */
export const WIRED: readonly Defect[] = [
  {
    check: "C73",
    words: "a preflight without a member's header",
    spoil: header("GetMenu", "access-control-allow-headers", "content-type, etag, bcs, *"),
  },
  {
    check: "C73",
    words: "a preflight for ten minutes",
    warns: true,
    spoil: header("GetMenu", "access-control-max-age", "600"),
  },
  { check: "C74", words: "nothing is exposed", spoil: header("GetMenu", "access-control-expose-headers", "") },
  { check: "C75", words: "boards are not to be kept", spoil: header("GetLiveMatchOdds", "cache-control", "no-store") },
  {
    check: "C76",
    words: "a board with the member's account",
    spoil: live((data, { token }) => Object.assign(data, { For: token })),
  },
  {
    check: "C76",
    words: "today's board with the member's account",
    spoil: coming((data, { token }) => Object.assign(data, { For: token })),
  },
  {
    check: "C77",
    words: "a board that is not compressed",
    spoil: header("GetNoLiveMatchOdds", "content-encoding", undefined),
  },
  {
    check: "C78",
    words: "an answer that comes late each time",
    spoil: at("GetTV", (_json, _passing, reply) => (reply.late = 2_100)),
  },
  {
    check: "C79",
    words: "matches of 2 kB more",
    spoil: coming((data, _passing, first) => {
      data.MH = Array.from({ length: 25 }, () => ({ ...first, Note: "x".repeat(2_000) }));
    }),
  },
  { check: "C80", words: "busy without a time", spoil: at("GetTV", (_json, _passing, reply) => (reply.status = 503)) },
];
