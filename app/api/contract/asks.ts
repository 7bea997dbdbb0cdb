import * as v from "valibot";
import { ODDS_STYLES } from "#app/domain/odds/odds.ts";
import { day, finite, id } from "#app/api/wire.ts";

/**
 * The parameters of each call, in the query of a GET or the JSON body of a POST (contract). Only the app's side is
 * checked with it.
 */

const flag = v.picklist([0, 1]);
const style = v.picklist(ODDS_STYLES);
const language = v.string();
const hdp = v.string();
/** Ids, comma-joined. */
const ids = v.pipe(v.string(), v.regex(/^(\d+(,\d+)*)?$/));
/** `matchId_marketId_couId_betPos_odds_hdp`, comma-joined. */
const couStr = v.pipe(v.string(), v.regex(/^[^_,]+(_[^_,]+){4}_[^_,]*(,[^_,]+(_[^_,]+){4}_[^_,]*)*$/));
const betId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const ref = v.optional(v.pipe(v.string(), v.uuid()));
const stage = v.picklist([1, 2, 3]);
const autoAccept = v.picklist([0, 1, 2]);
const page = { page: v.optional(id), pageSize: v.optional(id) };

const board = {
  language,
  oddsStyle: style,
  marketList: ids,
  isMixparlay: v.boolean(),
  IncludeExtenMatch: v.boolean(),
  sportID: id,
  comboId: v.optional(id),
  updateTime: v.optional(finite),
};

const leg = {
  SportID: id,
  MatchID: id,
  MarketID: id,
  CouID: id,
  BetPos: id,
  Odds: finite,
  Hdp: hdp,
  Stage: stage,
  GameID: id,
  TicketID: betId,
};

const limit = { MatchID: id, OddsStyle: style, MarketID: id, BetOdds: finite, CouID: id };

/** The parameters of every call, by its name. */
export const ASKS = {
  GetPreference: v.object({}),
  GetMenu: v.object({ language }),
  GetLiveMatchOdds: v.object(board),
  GetNoLiveMatchOdds: v.object({ ...board, playType: v.optional(v.picklist([1, 2, 3])), date: v.optional(day) }),
  GetSingleMatchOdds: v.object({
    matchID: id,
    language,
    oddsStyle: style,
    marketList: ids,
    isMixparlay: v.boolean(),
    exceptFlag: v.boolean(),
    debug: v.boolean(),
  }),
  GetLeagueMatchOdds: v.object({ leagueId: id, language, oddsStyle: style, IncludeExtenMatch: v.boolean() }),
  GetBatchMatchOdds: v.object({
    language,
    oddsStyle: style,
    marketStr: ids,
    isMixparlay: v.boolean(),
    matchStr: ids,
    updateTime: v.optional(finite),
  }),
  GetMixparlaySchedule: v.object({}),
  GetScheduleDateGroup2: v.object({ sportID: id }),
  GetMatchBonusRule: v.object({ matchId: id, language }),
  GetMatchMinParlayCount: v.object({ mids: ids }),
  GetTicketOdds: v.object({ ...limit, BetPos: id, MatchHdp: hdp }),
  GetBatchTicketOdds: v.object({ CouStr: couStr, OddsStyle: style, Language: language, IsMixParlay: v.literal(true) }),
  GetUserInfo: v.object({}),
  GetOutRight: v.object({ language, oddsStyle: style, sportID: id, comboId: v.optional(id) }),
  GetSettleMatchResult: v.object({
    language,
    sportID: id,
    date: day,
    leagueId: v.optional(id),
    outright: v.optional(flag),
  }),
  Bet: v.object({
    ...leg,
    OddsStyle: style,
    BetValue: finite,
    AutoAccept: autoAccept,
    IsBonus: flag,
    ClientRef: ref,
  }),
  MixBet: v.object({
    OddsStyle: v.literal(2),
    Language: language,
    AutoAccept: autoAccept,
    Bets: v.array(v.object({ MpID: id, BetValue: finite })),
    Selections: v.array(v.object(leg)),
    ClientRef: ref,
  }),
  OrBet: v.object({ OrID: id, Odds: finite, CouID: id, BetValue: finite, ClientRef: ref }),
  GetBetLimit: v.object(limit),
  GetOutrightBetLimit: v.object({ OrID: id, Odds: finite }),
  GetMixparlayBetLimit: v.object({ CouStr: couStr, OddsStyle: v.literal(2) }),
  GetUnSettleBetStatus: v.object({}),
  GetUnSettleBetList: v.object({ language, ...page }),
  GetSettleBetList: v.object({ language, date: day, ...page }),
  GetSettleBetLists: v.object({ language, from: day, to: day }),
  getSettleBetDates: v.object({ from: day, to: day }),
  GetBet: v.object({ betId, language }),
  GetBets: v.object({ betIds: v.string(), language }),
  CheckInsurance: v.object({ betId, language }),
  Insurance: v.object({ BetID: betId, SellValue: finite, Rate: finite, AcceptChange: flag, ClientRef: ref }),
  GetNotice: v.object({ language }),
  AddFavorite: v.object({ sportId: id, matchID: id }),
  RemoveFavorite: v.object({ sportId: id, matchID: id }),
  GetFavorite: v.object({}),
  GetAllFavorite: v.object({}),
  GetAllHotMatch: v.object({ language }),
  GetTV: v.object({ matchId: id }),
  SavePreference: v.object({
    OddsStyle: v.optional(style),
    TimeZone: v.optional(finite),
    AutoSwitchDarkMode: v.optional(flag),
    SortTime: v.optional(flag),
    AutoAccept: v.optional(autoAccept),
    AcceptNotice: v.optional(flag),
    Language: v.optional(language),
  }),
  Logout: v.object({}),
  RefreshToken: v.object({}),
  "match/{statsId}": v.object({ language }),
} as const;

/** The type of that table. */
export type Asks = typeof ASKS;
