import { type ReactNode } from "react";
// what they leave room for
import "#app/components/shell/features.ts";

/**
 * All pages except the index, each loaded when it is opened. This table is loaded later too: the first list does not need the
 * names of three dozen files.
 */
const PAGES = {
  BetRecordScreen: async () => (await import("./betrecord/BetRecordScreen.tsx")).BetRecordScreen,
  BetScreen: async () => (await import("./betrecord/BetScreen.tsx")).BetScreen,
  FiguresScreen: async () => (await import("./figures/FiguresScreen.tsx")).FiguresScreen,
  AlertsScreen: async () => (await import("./alerts/AlertsScreen.tsx")).AlertsScreen,
  SharedSlipScreen: async () => (await import("./shared/SharedSlipScreen.tsx")).SharedSlipScreen,
  ParlayScreen: async () => (await import("./bet/ParlayScreen.tsx")).ParlayScreen,
  SellScreen: async () => (await import("./sell/SellScreen.tsx")).SellScreen,
  MatchResultScreen: async () => (await import("./matchresult/MatchResultScreen.tsx")).MatchResultScreen,
  AnnouncementScreen: async () => (await import("./announcement/AnnouncementScreen.tsx")).AnnouncementScreen,
  GameRuleScreen: async () => (await import("./gamerule/GameRuleScreen.tsx")).GameRuleScreen,
  GameRuleDetailScreen: async () => (await import("./gameruledetail/GameRuleDetailScreen.tsx")).GameRuleDetailScreen,
  MatchPage: async () => (await import("./MatchPage.tsx")).MatchPage,
  MatchBeside: async () => (await import("./match/MatchBeside.tsx")).MatchBeside,
  WinnerScreen: async () => (await import("./winner/WinnerScreen.tsx")).WinnerScreen,
  MatchFilterScreen: async () => (await import("./matchfilter/MatchFilterScreen.tsx")).MatchFilterScreen,
  MyFavoriteScreen: async () => (await import("./myFavorite/MyFavoriteScreen.tsx")).MyFavoriteScreen,
  HotMatchScreen: async () => (await import("./hotMatch/HotMatchScreen.tsx")).HotMatchScreen,
  LeagueScreen: async () => (await import("./league/LeagueScreen.tsx")).LeagueScreen,
  SearchScreen: async () => (await import("./search/SearchScreen.tsx")).SearchScreen,
  JumpScreen: async () => (await import("./jump/JumpScreen.tsx")).JumpScreen,
  SettingScreen: async () => (await import("./setting/SettingScreen.tsx")).SettingScreen,
  LoginScreen: async () => (await import("./login/LoginScreen.tsx")).LoginScreen,
} satisfies Record<string, () => Promise<() => ReactNode>>;

/** A page, by the name of its screen. */
export type PageName = keyof typeof PAGES;

/** Loads the code of a page. */
export const loadPage = (name: PageName): Promise<() => ReactNode> => PAGES[name]();
