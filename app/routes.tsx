import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from "@tanstack/react-router";
import { type ReactNode } from "react";
import { BoardSkeleton } from "#app/components/board/BoardSkeleton.tsx";
import { Frame } from "#app/components/shell/Frame.tsx";
import { config } from "#app/config.ts";
import { chunk } from "#app/flows/chunk.ts";
import { raiseLogin, settled, wayBack } from "#app/flows/session/guards.ts";
import { IndexScreen } from "#app/screens/index/IndexScreen.tsx";
import { leagueSearch, matchSearch, searchSearch, winnerSearch } from "#app/flows/lists/listPlaces.ts";
import { betSearch, recordsSearch, resultsSearch, ruleSearch } from "#app/flows/bets/places.ts";
import { withoutSecrets } from "#app/host/launch.ts";
import { isMember } from "#app/stores/session.ts";

/** A page that comes when it is opened; where it does not come, the frame says so (NET-12). */
const page = <Name extends string>(load: () => Promise<Record<Name, () => ReactNode>>, name: Name) =>
  lazyRouteComponent(() => chunk(load).catch(() => ({ [name]: () => null }) as Record<Name, () => ReactNode>), name);

/** The routes of spec §2, in its order. Paths are the addresses members and operators already have. */
const root = createRootRoute({ component: Frame, notFoundComponent: IndexScreen });

const index = createRoute({ getParentRoute: () => root, path: "/", component: IndexScreen });

const alias = createRoute({
  getParentRoute: () => root,
  path: "/pages/index/index",
  beforeLoad: () => {
    throw redirect({ to: "/", search: true, replace: true });
  },
});

/** A protected page: login is asked for where the operator has it, else on the login page of this app (spec §2, §4). */
async function memberOnly({ location: { href } }: { readonly location: { readonly href: string } }): Promise<void> {
  await settled();
  if (isMember()) return;
  if (raiseLogin(href)) throw redirect({ to: "/", replace: true });
  throw redirect({ to: "/pages/login/login", search: { from: href }, replace: true });
}

const betRecord = createRoute({
  getParentRoute: () => root,
  path: "/pages/betrecord/betrecord",
  beforeLoad: memberOnly,
  validateSearch: recordsSearch,
  component: page(() => import("#app/screens/betrecord/BetRecordScreen.tsx"), "BetRecordScreen"),
});

const bet = createRoute({
  getParentRoute: () => root,
  path: "/pages/betrecord/bet",
  beforeLoad: memberOnly,
  validateSearch: betSearch,
  component: page(() => import("#app/screens/betrecord/BetScreen.tsx"), "BetScreen"),
});

const parlay = createRoute({
  getParentRoute: () => root,
  path: "/pages/bet/bet",
  component: page(() => import("#app/screens/bet/ParlayScreen.tsx"), "ParlayScreen"),
});

const sell = createRoute({
  getParentRoute: () => root,
  path: "/pages/sell/sell",
  beforeLoad: memberOnly,
  validateSearch: betSearch,
  component: page(() => import("#app/screens/sell/SellScreen.tsx"), "SellScreen"),
});

const matchResult = createRoute({
  getParentRoute: () => root,
  path: "/pages/matchresult/matchresult",
  validateSearch: resultsSearch,
  component: page(() => import("#app/screens/matchresult/MatchResultScreen.tsx"), "MatchResultScreen"),
});

const announcement = createRoute({
  getParentRoute: () => root,
  path: "/pages/announcement/announcement",
  component: page(() => import("#app/screens/announcement/AnnouncementScreen.tsx"), "AnnouncementScreen"),
});

const gameRule = createRoute({
  getParentRoute: () => root,
  path: "/pages/gamerule/gamerule",
  component: page(() => import("#app/screens/gamerule/GameRuleScreen.tsx"), "GameRuleScreen"),
});

const gameRuleDetail = createRoute({
  getParentRoute: () => root,
  path: "/pages/gameruledetail/gameruledetail",
  validateSearch: ruleSearch,
  component: page(() => import("#app/screens/gameruledetail/GameRuleDetailScreen.tsx"), "GameRuleDetailScreen"),
});

const match = createRoute({
  getParentRoute: () => root,
  path: "/pages/match/match",
  validateSearch: matchSearch,
  component: page(() => import("#app/screens/match/MatchScreen.tsx"), "MatchScreen"),
});

const winner = createRoute({
  getParentRoute: () => root,
  path: "/pages/winner/winner",
  validateSearch: winnerSearch,
  component: page(() => import("#app/screens/winner/WinnerScreen.tsx"), "WinnerScreen"),
});

const matchFilter = createRoute({
  getParentRoute: () => root,
  path: "/pages/matchfilter/matchfilter",
  component: page(() => import("#app/screens/matchfilter/MatchFilterScreen.tsx"), "MatchFilterScreen"),
});

const myFavorite = createRoute({
  getParentRoute: () => root,
  path: "/pages/myFavorite/myFavorite",
  beforeLoad: (place) => (config().tabsNeedingLogin.includes("favorite") ? memberOnly(place) : undefined),
  validateSearch: leagueSearch,
  component: page(() => import("#app/screens/myFavorite/MyFavoriteScreen.tsx"), "MyFavoriteScreen"),
});

const hotMatch = createRoute({
  getParentRoute: () => root,
  path: "/pages/hotMatch/hotMatch",
  component: page(() => import("#app/screens/hotMatch/HotMatchScreen.tsx"), "HotMatchScreen"),
});

/** Not in the specification: a league's page and the search have addresses of their own, so that back works. */
const league = createRoute({
  getParentRoute: () => root,
  path: "/pages/league/league",
  validateSearch: leagueSearch,
  component: page(() => import("#app/screens/league/LeagueScreen.tsx"), "LeagueScreen"),
});

const search = createRoute({
  getParentRoute: () => root,
  path: "/pages/search/search",
  validateSearch: searchSearch,
  component: page(() => import("#app/screens/search/SearchScreen.tsx"), "SearchScreen"),
});

const jump = createRoute({
  getParentRoute: () => root,
  path: "/pages/index/jump",
  component: page(() => import("#app/screens/jump/JumpScreen.tsx"), "JumpScreen"),
});

const setting = createRoute({
  getParentRoute: () => root,
  path: "/pages/setting/setting",
  component: page(() => import("#app/screens/setting/SettingScreen.tsx"), "SettingScreen"),
});

/** Members go on to the page that sent them here, else to the index; the query is kept, less its secrets (spec §2). */
const login = createRoute({
  getParentRoute: () => root,
  path: "/pages/login/login",
  beforeLoad: async ({ search }: { readonly search: Readonly<Record<string, unknown>> }) => {
    await settled();
    if (!isMember()) return;
    const { from, ...kept } = withoutSecrets(search);
    const { to, search: own } = wayBack(from);
    throw redirect({ to, search: { ...kept, ...own }, replace: true });
  },
  component: page(() => import("#app/screens/login/LoginScreen.tsx"), "LoginScreen"),
});

export const createAppRouter = () =>
  createRouter({
    routeTree: root.addChildren([
      index,
      alias,
      jump,
      setting,
      parlay,
      betRecord,
      bet,
      sell,
      matchResult,
      announcement,
      gameRule,
      gameRuleDetail,
      match,
      winner,
      matchFilter,
      myFavorite,
      hotMatch,
      league,
      search,
      login,
    ]),
    history: createHashHistory(),
    // plain texts: a bet id of 19 digits must not become a number on its way through the address (BET-24)
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: false,
    // a page that waits for its guard or its code, once that takes longer than a second
    defaultPendingComponent: BoardSkeleton,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    // the index is where it was left, by whatever way one comes back to it
    getScrollRestorationKey: ({ pathname, state }) => (pathname === "/" ? pathname : (state.__TSR_key ?? pathname)),
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
