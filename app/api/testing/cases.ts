import { refreshTokenCase } from "#app/api/access/refreshToken.case.ts";
import { betCase } from "#app/api/bet/bet.case.ts";
import { sellQuoteCase } from "#app/api/bet/checkInsurance.case.ts";
import { oneBetCase } from "#app/api/bet/getBet.case.ts";
import { betLimitCase } from "#app/api/bet/getBetLimit.case.ts";
import { betsCase } from "#app/api/bet/getBets.case.ts";
import { mixparlayBetLimitCase } from "#app/api/bet/getMixparlayBetLimit.case.ts";
import { outrightBetLimitCase } from "#app/api/bet/getOutrightBetLimit.case.ts";
import { settleBetDatesCase } from "#app/api/bet/getSettleBetDates.case.ts";
import { settleBetListCase } from "#app/api/bet/getSettleBetList.case.ts";
import { settleBetListsCase } from "#app/api/bet/getSettleBetLists.case.ts";
import { unSettleBetListCase } from "#app/api/bet/getUnSettleBetList.case.ts";
import { unSettleBetStatusCase } from "#app/api/bet/getUnSettleBetStatus.case.ts";
import { insuranceCase } from "#app/api/bet/insurance.case.ts";
import { mixBetCase } from "#app/api/bet/mixBet.case.ts";
import { orBetCase } from "#app/api/bet/orBet.case.ts";
import { addFavoriteCase } from "#app/api/comm/addFavorite.case.ts";
import { allFavoriteCase } from "#app/api/comm/getAllFavorite.case.ts";
import { allHotMatchCase } from "#app/api/comm/getAllHotMatch.case.ts";
import { favoriteCase } from "#app/api/comm/getFavorite.case.ts";
import { tvCase } from "#app/api/comm/getTv.case.ts";
import { logoutCase } from "#app/api/comm/logout.case.ts";
import { removeFavoriteCase } from "#app/api/comm/removeFavorite.case.ts";
import { savePreferenceCase } from "#app/api/comm/savePreference.case.ts";
import { noticeCase } from "#app/api/notice/getNotice.case.ts";
import { batchMatchOddsCase } from "#app/api/odds/getBatchMatchOdds.case.ts";
import { batchTicketOddsCase } from "#app/api/odds/getBatchTicketOdds.case.ts";
import { leagueMatchOddsCase } from "#app/api/odds/getLeagueMatchOdds.case.ts";
import { liveMatchOddsCase } from "#app/api/odds/getLiveMatchOdds.case.ts";
import { matchBonusRuleCase } from "#app/api/odds/getMatchBonusRule.case.ts";
import { matchMinParlayCountCase } from "#app/api/odds/getMatchMinParlayCount.case.ts";
import { menuCase } from "#app/api/odds/getMenu.case.ts";
import { mixparlayScheduleCase } from "#app/api/odds/getMixparlaySchedule.case.ts";
import { noLiveMatchOddsCase } from "#app/api/odds/getNoLiveMatchOdds.case.ts";
import { outRightCase } from "#app/api/odds/getOutRight.case.ts";
import { preferenceCase } from "#app/api/odds/getPreference.case.ts";
import { scheduleDateGroup2Case } from "#app/api/odds/getScheduleDateGroup2.case.ts";
import { settleMatchResultCase } from "#app/api/odds/getSettleMatchResult.case.ts";
import { singleMatchOddsCase } from "#app/api/odds/getSingleMatchOdds.case.ts";
import { ticketOddsCase } from "#app/api/odds/getTicketOdds.case.ts";
import { userInfoCase } from "#app/api/odds/getUserInfo.case.ts";
import { matchStatsCase } from "#app/api/stats/getMatchStats.case.ts";
import { type Asks } from "#app/api/contract/asks.ts";
import { type CallCase } from "./callCase.ts";

/** The calls of the contract by example, in the order of spec §7, by the last part of their path. */
export const CASES = {
  GetPreference: preferenceCase,
  GetMenu: menuCase,
  GetLiveMatchOdds: liveMatchOddsCase,
  GetNoLiveMatchOdds: noLiveMatchOddsCase,
  GetSingleMatchOdds: singleMatchOddsCase,
  GetLeagueMatchOdds: leagueMatchOddsCase,
  GetBatchMatchOdds: batchMatchOddsCase,
  GetMixparlaySchedule: mixparlayScheduleCase,
  GetScheduleDateGroup2: scheduleDateGroup2Case,
  GetMatchBonusRule: matchBonusRuleCase,
  GetMatchMinParlayCount: matchMinParlayCountCase,
  GetTicketOdds: ticketOddsCase,
  GetBatchTicketOdds: batchTicketOddsCase,
  GetUserInfo: userInfoCase,
  GetOutRight: outRightCase,
  GetSettleMatchResult: settleMatchResultCase,
  Bet: betCase,
  MixBet: mixBetCase,
  OrBet: orBetCase,
  GetBetLimit: betLimitCase,
  GetOutrightBetLimit: outrightBetLimitCase,
  GetMixparlayBetLimit: mixparlayBetLimitCase,
  GetUnSettleBetStatus: unSettleBetStatusCase,
  GetUnSettleBetList: unSettleBetListCase,
  GetSettleBetList: settleBetListCase,
  GetSettleBetLists: settleBetListsCase,
  getSettleBetDates: settleBetDatesCase,
  GetBet: oneBetCase,
  GetBets: betsCase,
  CheckInsurance: sellQuoteCase,
  Insurance: insuranceCase,
  GetNotice: noticeCase,
  AddFavorite: addFavoriteCase,
  RemoveFavorite: removeFavoriteCase,
  GetFavorite: favoriteCase,
  GetAllFavorite: allFavoriteCase,
  GetAllHotMatch: allHotMatchCase,
  GetTV: tvCase,
  SavePreference: savePreferenceCase,
  Logout: logoutCase,
  RefreshToken: refreshTokenCase,
  "match/{statsId}": matchStatsCase,
} satisfies Record<keyof Asks, CallCase>;
