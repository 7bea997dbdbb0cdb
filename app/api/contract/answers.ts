import * as v from "valibot";
import { refreshTokenAnswer } from "#app/api/access/refreshToken.ts";
import { betAnswer } from "#app/api/bet/bet.ts";
import { sellQuoteAnswer } from "#app/api/bet/checkInsurance.ts";
import { oneBetAnswer } from "#app/api/bet/getBet.ts";
import { betLimitAnswer } from "#app/api/bet/getBetLimit.ts";
import { betsAnswer } from "#app/api/bet/getBets.ts";
import { mixparlayBetLimitAnswer } from "#app/api/bet/getMixparlayBetLimit.ts";
import { settleBetDatesAnswer } from "#app/api/bet/getSettleBetDates.ts";
import { settleBetListAnswer } from "#app/api/bet/getSettleBetList.ts";
import { settleBetListsAnswer } from "#app/api/bet/getSettleBetLists.ts";
import { unSettleBetListAnswer } from "#app/api/bet/getUnSettleBetList.ts";
import { unSettleBetStatusAnswer } from "#app/api/bet/getUnSettleBetStatus.ts";
import { sellAnswer } from "#app/api/bet/insurance.ts";
import { mixBetAnswer } from "#app/api/bet/mixBet.ts";
import { favouriteAnswer } from "#app/api/comm/favouriteData.ts";
import { tvAnswer } from "#app/api/comm/getTv.ts";
import { matchIdsAnswer } from "#app/api/comm/matchIdsData.ts";
import { noticeAnswer } from "#app/api/notice/getNotice.ts";
import { batchTicketAnswer } from "#app/api/odds/getBatchTicketOdds.ts";
import { matchBonusRuleAnswer } from "#app/api/odds/getMatchBonusRule.ts";
import { matchMinParlayCountAnswer } from "#app/api/odds/getMatchMinParlayCount.ts";
import { menuAnswer } from "#app/api/odds/getMenu.ts";
import { mixparlayScheduleAnswer } from "#app/api/odds/getMixparlaySchedule.ts";
import { outRightAnswer } from "#app/api/odds/getOutRight.ts";
import { preferenceAnswer } from "#app/api/odds/getPreference.ts";
import { scheduleDateGroup2Answer } from "#app/api/odds/getScheduleDateGroup2.ts";
import { settleMatchResultAnswer } from "#app/api/odds/getSettleMatchResult.ts";
import { ticketAnswer } from "#app/api/odds/getTicketOdds.ts";
import { userInfoAnswer } from "#app/api/odds/getUserInfo.ts";
import { batchBoardAnswer, boardAnswer, leagueBoardAnswer, matchOddsAnswer } from "#app/api/odds/matchSchema.ts";
import { matchStatsAnswer } from "#app/api/stats/getMatchStats.ts";
import { type Asks } from "./asks.ts";

/** The response of each call on success, as its module reads it. */
export const ANSWERS: Readonly<Record<keyof Asks, v.GenericSchema>> = {
  GetPreference: preferenceAnswer,
  GetMenu: menuAnswer,
  GetLiveMatchOdds: boardAnswer,
  GetNoLiveMatchOdds: boardAnswer,
  GetSingleMatchOdds: matchOddsAnswer,
  GetLeagueMatchOdds: leagueBoardAnswer,
  GetBatchMatchOdds: batchBoardAnswer,
  GetMixparlaySchedule: mixparlayScheduleAnswer,
  GetScheduleDateGroup2: scheduleDateGroup2Answer,
  GetMatchBonusRule: matchBonusRuleAnswer,
  GetMatchMinParlayCount: matchMinParlayCountAnswer,
  GetTicketOdds: ticketAnswer,
  GetBatchTicketOdds: batchTicketAnswer,
  GetUserInfo: userInfoAnswer,
  GetOutRight: outRightAnswer,
  GetSettleMatchResult: settleMatchResultAnswer,
  Bet: betAnswer,
  MixBet: mixBetAnswer,
  OrBet: betAnswer,
  GetBetLimit: betLimitAnswer,
  GetOutrightBetLimit: betLimitAnswer,
  GetMixparlayBetLimit: mixparlayBetLimitAnswer,
  GetUnSettleBetStatus: unSettleBetStatusAnswer,
  GetUnSettleBetList: unSettleBetListAnswer,
  GetSettleBetList: settleBetListAnswer,
  GetSettleBetLists: settleBetListsAnswer,
  getSettleBetDates: settleBetDatesAnswer,
  GetBet: oneBetAnswer,
  GetBets: betsAnswer,
  CheckInsurance: sellQuoteAnswer,
  Insurance: sellAnswer,
  GetNotice: noticeAnswer,
  AddFavorite: favouriteAnswer,
  RemoveFavorite: favouriteAnswer,
  GetFavorite: matchIdsAnswer,
  GetAllFavorite: matchIdsAnswer,
  GetAllHotMatch: matchIdsAnswer,
  GetTV: tvAnswer,
  SavePreference: v.object({}),
  Logout: v.unknown(),
  RefreshToken: refreshTokenAnswer,
  "match/{statsId}": matchStatsAnswer,
};
