import { CALL_LIMIT_MS } from "#app/api/client.ts";
import { mixparlaySchedule } from "#app/api/odds/getMixparlaySchedule.ts";
import { scheduleDateGroup2 } from "#app/api/odds/getScheduleDateGroup2.ts";
import { mayRefreshBalance } from "#app/domain/time/timing.ts";
import { type Calls, proven, type Row, rule } from "#e2e/letter/row.ts";

/** A call is sent so by the app. */
const sends = (at: string, words: string, name: string, line: string): Row =>
  rule(at, words, ({ sent }: Calls) => sent(name), line);

/** Section 7, as far as the app's own calls show it, made one by one. */
export const CALL_RULES: readonly Row[] = [
  rule(
    "7.4",
    "HTTP status 200-399 returns the body, otherwise failure",
    async ({ outcome }) => [await outcome(200), await outcome(201), await outcome(399), await outcome(404)],
    [0, 0, 0, -404],
  ),
  rule(
    "7.5",
    "network failure; otherwise negated HTTP status",
    async ({ outcome }) => [await outcome(0), await outcome(503)],
    [-2, -503],
  ),
  rule(
    "7.10 3.8",
    "response T, Code, match data",
    async ({ outcome }) => [await outcome(200), await outcome(200, '{"Code":8}')],
    [0, 8],
  ),
  sends(
    "7.7 7.8 7.10",
    "GetLiveMatchOdds: IncludeExtenMatch true, isMixparlay false, and what is asked with it",
    "GetLiveMatchOdds",
    "GET /api/odds/GetLiveMatchOdds?language=en-US&oddsStyle=2&marketList=1,3,5&isMixparlay=false&IncludeExtenMatch=true&sportID=1&comboId=4",
  ),
  sends(
    "7.17",
    "GetMatchBonusRule: GET with matchId, language",
    "GetMatchBonusRule",
    "GET /api/odds/GetMatchBonusRule?matchId=501&language=en-US",
  ),
  sends(
    "7.18",
    "GetMatchMinParlayCount: GET with mids (comma-joined)",
    "GetMatchMinParlayCount",
    "GET /api/odds/GetMatchMinParlayCount?mids=501,502",
  ),
  sends(
    "7.20 7.21",
    "GetBatchTicketOdds: POST with CouStr, OddsStyle, Language, IsMixParlay",
    "GetBatchTicketOdds",
    "POST /api/odds/GetBatchTicketOdds CouStr=501_1_5011_1_1.9_0.5,502_5_5021_2_3.4_ OddsStyle=2 Language=en-US IsMixParlay=true",
  ),
  sends(
    "7.24",
    "Bet: POST",
    "Bet",
    "POST /api/bet/Bet SportID=1 MatchID=501 OddsStyle=1 MarketID=1 Odds=-0.8 CouID=5011 BetPos=1 Hdp=-0.5 Stage=3 BetValue=100 AutoAccept=0 GameID=9001 TicketID=7300000000000000001 IsBonus=1",
  ),
  sends("7.27", "OrBet as it is sent", "OrBet", "POST /api/bet/OrBet OrID=8101 Odds=2.75 CouID=81010 BetValue=50"),
  sends(
    "7.29",
    "GetOutrightBetLimit: GET OrID, Odds",
    "GetOutrightBetLimit",
    "GET /api/bet/GetOutrightBetLimit?OrID=8101&Odds=2.75",
  ),
  sends("7.33", "GetSettleBetList", "GetSettleBetList", "GET /api/bet/GetSettleBetList?language=en-US&date=2026-11-21"),
  sends("7.33", "GetBet", "GetBet", "GET /api/bet/GetBet?betId=1234567890123456789&language=en-US"),
  sends(
    "7.33",
    "GetBets",
    "GetBets",
    "GET /api/bet/GetBets?betIds=1234567890123456789,1234567890123456790&language=en-US",
  ),
  sends(
    "7.35",
    "AddFavorite: POST with sportId, matchID",
    "AddFavorite",
    "POST /api/Comm/AddFavorite sportId=1 matchID=501",
  ),
  sends(
    "7.35",
    "RemoveFavorite: POST with sportId, matchID",
    "RemoveFavorite",
    "POST /api/Comm/RemoveFavorite sportId=1 matchID=501",
  ),
  sends("7.39", "GetTV", "GetTV", "GET /api/Comm/GetTV?matchId=501"),
  sends("7.42", "RefreshToken, GET no payload", "RefreshToken", "GET /access/RefreshToken"),
  sends("7.43", "A statistics data URL exists for match data", "match/{statsId}", "GET /stats/match/8?language=en-US"),
  sends(
    "7.11",
    "GetSingleMatchOdds: what is asked with it",
    "GetSingleMatchOdds",
    "GET /api/odds/GetSingleMatchOdds?matchID=501&language=en-US&oddsStyle=2&marketList=&isMixparlay=false&exceptFlag=false&debug=false",
  ),
  sends(
    "7.13",
    "GetBatchMatchOdds: marketStr and matchStr are comma-joined, isMixparlay false",
    "GetBatchMatchOdds",
    "GET /api/odds/GetBatchMatchOdds?language=en-US&oddsStyle=2&marketStr=1,3,16&isMixparlay=false&matchStr=501,502",
  ),
  sends(
    "7.19",
    "GetTicketOdds: what is asked with it",
    "GetTicketOdds",
    "GET /api/odds/GetTicketOdds?MatchID=501&OddsStyle=1&MarketID=1&BetOdds=-0.8&CouID=5011&BetPos=1&MatchHdp=-0.5",
  ),
  rule(
    "7.15 7.16 9.12",
    "day counts are cached 5 min",
    () => [mixparlaySchedule("2026-11-21").staleTime, scheduleDateGroup2({ sportId: 1 }).staleTime],
    [300_000, 300_000],
  ),
  proven(
    "7.22",
    "GetUserInfo is sent once, 1.5 s after the device-fingerprint library has loaded",
    "app/flows/session/device.test.tsx",
    "GetUserInfo is sent once, 1.5 s after the device library has loaded (spec §7)",
  ),
  rule("9.13", "balance refresh throttle 2 s", () => [1_999, 2_000].map(mayRefreshBalance), [false, true]),
  rule("9.14", "Timeouts: request 30 s", () => CALL_LIMIT_MS, 30_000),
];
