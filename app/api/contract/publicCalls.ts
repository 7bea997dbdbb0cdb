import { type Asks } from "./asks.ts";

/**
 * The calls that carry no member data where the bookmaker prices all members alike (OPS-10); the statistics call never
 * does.
 */
export const PUBLIC_CALLS: ReadonlySet<string> = new Set<keyof Asks>([
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

/** The calls that are refused with code 3 for a visitor without a session. */
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
