import { MARKET_ROWS } from "./markets.ts";
import { type Row, value } from "./row.ts";

const FIELDS: Readonly<Record<string, readonly [at: string, fields: string]>> = {
  GetTicketOdds: ["3.7", "BetLimit MinBet MaxBet Ticket GameID TicketID CurrentOdds Hdp BonusFlag Status"],
  GetPreference: [
    "3.22",
    "Code Message AllowOddsStyle OddsStyle TimeZone AutoSwitchDarkMode SortTime AutoAccept AcceptNotice Language SpCtrl HasDarkMode HasBurma HasStats area",
  ],
  GetUserInfo: ["3.23", "Account ShowName Balance CashBalance Currency Paused AllowTheme"],
  GetMenu: ["3.18 3.19", "Sports Combos L T E MixParlay OutRight ComboID Name Menus"],
  GetSettleMatchResult: [
    "3.20",
    "HomeName AwayName MatchDate HomeScore AwayScore HomeScore_Half AwayScore_Half FirstGoal LastGoal FullState HalfState MatchBonus MatchID IsNamedResult ResultSegs",
  ],
  GetNotice: ["3.21", "UpdateTime Content"],
  GetLiveMatchOdds: ["3.9", "LG MH SportID MatchID MainID MatchKind M MEXT ML MK S D T IsPopu LS"],
  GetMixparlayBetLimit: ["3.26", "MpID MpName MatchCount CombCount IsClosed CombParam"],
  Bet: ["7.25", "Result FCredit Message"],
  MixBet: ["7.26", "Result FCredit MixBetsInfo MatchID NewOdds MatchHdp"],
};

/** The general codes of section 8 with their words, in its order. */
const GENERAL: readonly (readonly [code: number, words: string])[] = [
  [-1, "System error, try again later"],
  [-2, "Network Error"],
  [2, "Parameter error"],
  [3, "Authentication failed, log in again"],
  [4, "Service busy"],
  [6, "Odds updating"],
  [8, "Blocked country"],
  [-400, "Server request error"],
  [-401, "Unauthorized"],
  [-403, "Access denied"],
  [-404, "Address does not exist"],
  [-500, "Server error"],
  [-503, "Server busy, access later"],
];

/** What named constants, tables and files of the project say: letter.test.ts reads them. */
export const VALUE_ROWS: readonly Row[] = [
  ...MARKET_ROWS,
  value(
    "1.19",
    "Sports (ids 1-27): 1 Soccer, 2 Basketball, 3 Football, 4 Baseball, 5 Hockey, 6 Lacrosse, 7 Tennis …",
    "names of sports",
    "Soccer, Basketball, Football, Baseball, Hockey, Lacrosse, Tennis, Badminton, TableTennis, Golf, Cricket, Volleyball, Handball, WaterPolo, BeachSoccer, Futsal, Snooker, Rugby, MotorSport, Darts, Boxing, Athletics, Cycling, Entertainment, WinterSports, Esports, Finance".toLowerCase(),
  ),
  value(
    "1.20",
    "Display order of sports",
    "order of sports",
    [1, 2, 7, 12, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27],
  ),
  value("1.21", "Languages (code to short code)", "languages", {
    "zh-CN": "ch",
    "en-US": "en",
    "id-ID": "id",
    "ja-JP": "jp",
    "th-TH": "th",
    "zh-TW": "tw",
    "vi-VN": "vn",
    "fr-FR": "fr",
    "pt-BR": "pt",
    "es-ES": "es",
  }),
  value("1.23", "Default language en-US", "default language", "en-US"),
  value(
    "1.24",
    "Odds styles: 1 Malay (MY) … 6 Burmese (BU)",
    "odds styles",
    "Malay MY, European EU, Hong Kong HK, Indonesian ID, American US, Burmese BU",
  ),
  value("2.25 5.24 9.26", "area=SP1..SP4 (invalid falls back to 1)", "areas", [1, 2, 3, 4, 1, 1]),
  ...Object.entries(FIELDS).map(([name, [at, fields]]) =>
    value(at, `${name}: ${fields}`, `fields of ${name}`, fields.split(" ")),
  ),
  value("3.42", "Notice: Type, Data", "fields of GetNotice", ["Type", "Data"]),
  value("3.24", "AllowTheme (default list 1, 3, 99; theme 2 excluded, 99 and 3 always added)", "offered themes", [
    [1, 3, 99],
    [1, 3, 99],
    [1, 4, 3, 99],
  ]),
  value("3.47", "ids 1-83 and 100 (outright)", "known markets", 84),
  value("3.46", "Stored values carry a value and optional expiry timestamp", "expiry", [true, true, false]),
  value(
    "4.1",
    "Bet record status: 0 Waiting, 1 Accepted, 2 Settled, 3 Cancelled, 4 Refused",
    "words of statuses",
    "Waiting, Accepted, Settled, Cancelled, Refused",
  ),
  value(
    "4.2",
    "Bet result: 0 draw, 1 win, 2 lose, 3 half win, 4 half lose",
    "words of results",
    "Draw, Win, Lose, Half win, Half lose",
  ),
  value(
    "4.3 4.4",
    "Pending count = bets with status 0; unsettled count = bets with status not 2",
    "counts of bets",
    [1, 4],
  ),
  value("4.23 9.24", "betting allowed only 2 s after opening", "wait of the slip, ms", 2_000),
  value("4.41", "Token refreshed when expiring within 600 s", "token at 600 and 601 s", ["refresh", "keep"]),
  value("4.49", "Auto dark mode check every 67 s", "check of auto dark, ms", 67_000),
  value("4.50", "between 19:00 and 07:59 dark enabled", "hours of auto dark", ["light", "dark", "dark", "light"]),
  value(
    "4.52",
    "unless the user manually turned it on in the last 12 h; recorded when made between 14:00 and 07:59",
    "recorded switches",
    [false, true, true, false],
  ),
  value("4.45", "Themes: id 1 default, 99 dark, others SP+id", "names of themes", ["1", "SP2", "SP3", "SP4", "99"]),
  value("5.13", "Max 12 digits; digits only", "keys", ["123456789012", "123456789012", "12", "1"]),
  value("5.14", "Max sets floor(MaxBet / count); All sets floor(balance / count)", "Max and All for 3", ["333", "166"]),
  value("5.20 9.2", "Record date range: at most 30 days", "30 and 31 days", [null, "over30Days"]),
  value("5.21 5.22", "only last 2 months; end not before start", "refused ranges", ["over2Months", "endBeforeStart"]),
  ...GENERAL.map(([code, words], place) =>
    value(`8.${place + 1}`, `general code ${code}: ${words}`, `words of code ${code}`, words),
  ),
  value(
    "9.21 9.23",
    "timezone 8; odds style 2; match sort 0; auto-accept 0; language en-US; Notification yes",
    "defaults",
    {
      language: "en-US",
      oddsStyle: 2,
      timeZone: 8,
      matchSort: 0,
      autoAccept: 0,
      notification: true,
    },
  ),
  value("9.18", "Keypad quick amounts 100, 1000, 2000, 5000", "quick amounts", [100, 1000, 2000, 5000]),
  value("9.25 2.96", "notice 3000 ms plus 300 ms gap", "times of the second notice", { showAt: 3_300, hideAt: 6_300 }),
  value(
    "9.27",
    "default market set for sports without a configured set is that of sport 26",
    "markets of an unknown sport",
    true,
  ),
  value("9.28", "Theme colour rgb(47,47,47) dark, rgb(177,177,177) otherwise", "theme colours", [
    "rgb(47,47,47)",
    "rgb(177,177,177)",
  ]),
  value("9.19 9.20", "Money with 2 decimals (0 for min/max)", "money", ["12,480.50", "10,000"]),
];
