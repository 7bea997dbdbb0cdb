/** Where every word is about money, odds, a refusal or the law, wherever else it is used. */
const ALL_LOCKED: readonly string[] = [
  "app/components/duties/",
  "app/components/shell/over/dialogWords.ts",
  "app/flows/slip/",
  "app/screens/gamerule/",
  "app/screens/gameruledetail/",
  "app/text/choices.ts",
  "app/text/exposure.ts",
  "app/text/ladder.ts",
  "app/text/listMarkets.ts",
  "app/text/markets.ts",
  "app/text/oddsStyles.ts",
  "app/text/parlay.ts",
  "app/text/progress.ts",
  "app/text/refusals.ts",
  "app/text/resultStates.ts",
  "app/text/sale/",
  "app/text/statuses.ts",
];

/** Sums of money and what they hang on. */
const MONEY =
  /\b(?:stake[sd]?|odds|prices?|pay\w*|paid|returns?|returned|balance|cash\w*|bonus|deposit|recharge|credit|money|amounts?|roi)\b|\{(?:amount|stake|odds|price|back|sum|win|total|rate|unit)\}/i;

/** What else a member relies on: what is bet on, what becomes of a bet, refusals and their reasons, duties. */
const RELIED_ON =
  /\b(?:bets?|betting|wins?|won|loss|los[et]\w*|sold|sell\w*|sale|offer\w*|profit|gained|cost|fair|limits?|risk|refus\w*|reject\w*|fail\w*|cannot|could|can['’]t|not|must|least|most|minimum|maximum|min|max|void|half|draw|handicap|over|under|combinations?|doubles?|trebles?|\w*folds?|legs?|lines?|parlay|accept\w*|confirm\w*|place[ds]?|placing|updating|spen[dt]\w*|break|play|age|years?|terms|licen[cs]e|\w*settled?|cancel\w*|waiting|closed?|closes|locked|suspended|abandoned|postponed|expired|moved|changed?|removed|replaced?|dropped|rose|was|get|session|correct|score|goals?|results?|odd|even|best|worst|counted|delayed|newer|older)\b/i;

/**
 * Where the words are used that an operator may not override (OPS-04): a member has to be able to rely on them. A
 * message of these places is locked if it speaks of such a thing; one that is used elsewhere too, only if it is about
 * money.
 */
const LOCKED_PLACES: readonly (readonly [about: string, places: readonly string[]])[] = [
  [
    "money: stakes, sums, bets and their sale",
    [
      "app/components/bets/",
      "app/components/bonus/",
      "app/components/exposure/",
      "app/components/sale/",
      "app/components/shell/BalancePill.tsx",
      "app/components/shell/menu/MenuHead.tsx",
      "app/components/shell/wide/SideHead.tsx",
      "app/components/shell/wide/OpenBets.tsx",
      "app/components/slip/",
      "app/components/watches/TellCashOut.tsx",
      "app/components/watches/TellFoot.tsx",
      "app/components/watches/TellMatch.tsx",
      "app/flows/slip/",
      "app/screens/bet/",
      "app/screens/betrecord/",
      "app/screens/figures/",
      "app/screens/sell/",
      "app/screens/shared/",
      "app/text/exposure.ts",
      "app/text/figures.ts",
      "app/text/ladder.ts",
      "app/text/parlay.ts",
      "app/text/progress.ts",
      "app/text/resultStates.ts",
      "app/text/sale/",
      "app/text/statuses.ts",
      "app/text/watches.ts",
    ],
  ],
  [
    "odds: prices, their styles, and what is bet on",
    [
      "app/components/board/price/",
      "app/components/board/row/MatchMeta.tsx",
      "app/components/match/markets/",
      "app/components/share/",
      "app/components/shell/lists/BurmaSwitch.tsx",
      "app/screens/setting/NoticeRows.tsx",
      "app/screens/setting/SettingScreen.tsx",
      "app/screens/winner/",
      "app/text/choices.ts",
      "app/text/listMarkets.ts",
      "app/text/markets.ts",
      "app/text/oddsStyles.ts",
    ],
  ],
  [
    "refusals, and what a member is asked to confirm",
    [
      "app/components/shell/over/Closed.tsx",
      "app/components/shell/over/Dialogs.tsx",
      "app/components/views/StaleBar.tsx",
      "app/components/shell/over/dialogWords.ts",
      "app/components/views/",
      "app/text/refusals.ts",
    ],
  ],
  [
    "legal lines: age, limits, safer play and the rules of the game",
    [
      "app/components/duties/",
      "app/components/shell/menu/MenuLinks.tsx",
      "app/components/shell/over/RealityCheck.tsx",
      "app/screens/gamerule/",
      "app/screens/gameruledetail/",
      "app/screens/login/",
      "app/screens/setting/BreakSheet.tsx",
      "app/screens/setting/CareSettings.tsx",
      "app/screens/setting/LimitSheet.tsx",
    ],
  ],
];

const isIn = (file: string, places: readonly string[]): boolean => places.some((place) => file.startsWith(place));

const isLockedPlace = (file: string): boolean => LOCKED_PLACES.some(([, places]) => isIn(file, places));

/** True for a message, in English and by the files that use it, that may not be overridden. */
export function isLocked(files: readonly string[], text: string): boolean {
  if (files.some((file) => isIn(file, ALL_LOCKED))) return true;
  if (!files.some(isLockedPlace)) return false;
  return MONEY.test(text) || (files.every(isLockedPlace) && RELIED_ON.test(text));
}
