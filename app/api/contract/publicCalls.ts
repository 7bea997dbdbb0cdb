import { type Asks } from "./asks.ts";

/** The calls that carry nothing of a member in a book that prices all alike (OPS-10); the statistics address never does. */
export const PUBLIC_CALLS: ReadonlySet<keyof Asks> = new Set([
  "GetMenu",
  "GetLiveMatchOdds",
  "GetNoLiveMatchOdds",
  "GetSingleMatchOdds",
  "GetLeagueMatchOdds",
  "GetBatchMatchOdds",
  "GetMixparlaySchedule",
  "GetScheduleDateGroup2",
  "GetMatchMinParlayCount",
  "GetOutRight",
  "GetSettleMatchResult",
  "GetAllFavorite",
  "GetAllHotMatch",
]);

/** The calls that a visitor without a session is refused with code 3. */
export const MEMBER_CALLS: ReadonlySet<keyof Asks> = new Set([
  "GetUserInfo",
  "Bet",
  "MixBet",
  "OrBet",
  "GetUnSettleBetStatus",
  "GetUnSettleBetList",
  "GetSettleBetList",
  "GetSettleBetLists",
  "getSettleBetDates",
  "GetBet",
  "GetBets",
  "CheckInsurance",
  "Insurance",
  "AddFavorite",
  "RemoveFavorite",
  "GetFavorite",
]);
