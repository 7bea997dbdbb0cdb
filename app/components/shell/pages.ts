import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useRouterState } from "@tanstack/react-router";
import { type TabName } from "#app/components/shell/lists/TabBar.tsx";

/** The page that is drawn: while the next one still loads, the address is that one's already. */
export const usePath = (): string =>
  useRouterState({ select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname });

/** The index, by its address or its alias (spec §2). */
export const isIndex = (path: string): boolean => path === "/" || path === "/pages/index/index";

const PAGES: Readonly<Record<string, { readonly tab?: TabName; readonly title: ReturnType<typeof msg> }>> = {
  "/pages/bet/bet": { title: msg`Mix parlay` },
  "/pages/betrecord/betrecord": { tab: "bets", title: msg`My bets` },
  "/pages/betrecord/bet": { title: msg`Bet` },
  "/pages/sell/sell": { title: msg`Cash out` },
  "/pages/matchresult/matchresult": { title: msg`Match results` },
  "/pages/announcement/announcement": { title: msg`Announcements` },
  "/pages/gamerule/gamerule": { title: msg`Game rules` },
  "/pages/gameruledetail/gameruledetail": { title: msg`Game rules` },
  "/pages/setting/setting": { title: msg`Settings` },
  "/pages/myFavorite/myFavorite": { tab: "favourites", title: msg`Favourites` },
  "/pages/hotMatch/hotMatch": { tab: "popular", title: msg`Popular` },
  "/pages/match/match": { title: msg`Match` },
  "/pages/winner/winner": { title: msg`Outright` },
  "/pages/matchfilter/matchfilter": { title: msg`Leagues` },
  "/pages/league/league": { title: msg`League` },
  "/pages/search/search": { title: msg`Search` },
  "/pages/login/login": { title: msg`Log in` },
};

/** The tab that the page on show belongs to, if it is one of them. */
export const pageOf = (path: string): TabName | undefined => (isIndex(path) ? "sports" : PAGES[path]?.tab);

const PLAIN = [
  "/pages/matchresult/matchresult",
  "/pages/announcement/announcement",
  "/pages/gamerule/gamerule",
  "/pages/gameruledetail/gameruledetail",
  "/pages/setting/setting",
  "/pages/matchfilter/matchfilter",
  "/pages/login/login",
  "/pages/index/jump",
];

/** Pages whose header has back and title only: money does not matter there (design 4.4, 16). */
export const isPlain = (path: string): boolean => PLAIN.includes(path);

/** The league filter, which says at the right of its head whose leagues they are (design 15). */
export const isFilterPage = (path: string): boolean => path === "/pages/matchfilter/matchfilter";

const BET_PAGE = "/pages/bet/bet";

/** The parlay's own page. */
export const isBetPage = (path: string): boolean => path === BET_PAGE;

/** Pages that list prices, over which the parlay bar floats (design 4.10). */
const PRICED: ReadonlySet<string> = new Set([
  "/pages/myFavorite/myFavorite",
  "/pages/hotMatch/hotMatch",
  "/pages/league/league",
  "/pages/search/search",
]);

/** Pages on which nothing of the slip floats. */
const BARE: ReadonlySet<string> = new Set([
  BET_PAGE,
  "/pages/login/login",
  "/pages/sell/sell",
  "/pages/matchfilter/matchfilter",
  "/pages/index/jump",
]);

/** How the parlay stands on a page (design 4.10). */
export function floatOf(path: string): "bar" | "docked" | "button" | "none" {
  if (path === "/pages/match/match") return "docked";
  if (isIndex(path) || PRICED.has(path)) return "bar";
  return BARE.has(path) ? "none" : "button";
}

/** Pages that draw a head of their own: that of their league (design 4.15). */
export const hasOwnHead = (path: string): boolean => path === "/pages/match/match" || path === "/pages/league/league";

const FOOTED: ReadonlySet<string> = new Set([
  "/pages/match/match",
  "/pages/matchfilter/matchfilter",
  "/pages/sell/sell",
  BET_PAGE,
]);

/** Pages whose foot stands where the bottom bar would (design 15, 07, 13). */
export const hasOwnFoot = (path: string): boolean => FOOTED.has(path);

/** The title of a sub-page; an address without one is the index. */
export function usePageTitle(path: string): string {
  const { i18n } = useLingui();
  const page = PAGES[path];
  return page ? i18n._(page.title) : "";
}
