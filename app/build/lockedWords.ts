/**
 * Where the words are used that an operator may not override (OPS-04): a member has to be able to rely on them. A
 * message used in one of these places is locked, wherever else it is used.
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

/** True for a message that is used in these files and may not be overridden. */
export const isLocked = (files: readonly string[]): boolean =>
  files.some((file) => LOCKED_PLACES.some(([, places]) => places.some((place) => file.startsWith(place))));
