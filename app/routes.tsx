import { PAGE } from "#app/addresses.ts";
import {
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  redirect,
  type Register,
  stringifySearchWith,
} from "@tanstack/react-router";
import { type App } from "#app/application/app.ts";
import { BoardSkeleton } from "#app/components/board/BoardSkeleton.tsx";
import { msg } from "@lingui/core/macro";
import { INDEX_PAGE, type PageFacts } from "#app/components/shell/pageFacts.ts";
import { config, isOffered } from "#app/config.ts";
import { type IsGuarded, raiseLogin, settled, wayBack } from "#app/flows/session/guards.ts";
import { IndexScreen } from "#app/screens/index/IndexScreen.tsx";
import { page } from "#app/screens/lazyPage.ts";
import { Root } from "#app/screens/Root.tsx";
import { leagueSearch, matchSearch, searchSearch, winnerSearch } from "#app/flows/lists/listPlaces.ts";
import { betSearch, recordsSearch, resultsSearch, ruleSearch } from "#app/flows/bets/places.ts";
import { withoutSecrets } from "#app/host/launch.ts";
import { isMember } from "#app/stores/session.ts";

/** A page for members: they log in at the operator's page if it has one, else on the login page of this app (spec §2, §4). */
async function askLogin(app: App, href: string): Promise<void> {
  await settled(app);
  if (isMember(app)) return;
  if (raiseLogin(app, href)) throw redirect({ to: "/", replace: true });
  throw redirect({ to: PAGE.login, search: { from: href }, replace: true });
}

/** The routes of spec §2, in its order. Paths are the addresses members and operators already have. */
const root = createRootRoute<Register, undefined, { readonly app: App }>({
  staticData: { page: INDEX_PAGE },
  // before any page: what its route declares decides, so no route can forget to check
  beforeLoad: async ({ matches, location, context: { app } }) => {
    const { guard, feature } = matches.at(-1)?.staticData.page ?? INDEX_PAGE;
    if (feature && !isOffered(feature)) throw redirect({ to: "/", replace: true });
    if (guard === "member" || (guard === "operator" && config().tabsNeedingLogin.includes("favorite")))
      await askLogin(app, location.href);
  },
  component: Root,
  notFoundComponent: IndexScreen,
});

/** A page about the money of a member. */
const MONEY = { head: "money", guard: "member" } as const;

/** The path of a page, and the page itself. */
const at = <Path extends string>(path: Path, page: PageFacts) => ({
  getParentRoute: () => root,
  path,
  staticData: { page },
});

const index = createRoute({ ...at("/", INDEX_PAGE), component: IndexScreen });

const alias = createRoute({
  ...at(PAGE.index, INDEX_PAGE),
  beforeLoad: () => {
    throw redirect({ to: "/", search: true, replace: true });
  },
});

const betRecord = createRoute({
  ...at(PAGE.bets, { ...MONEY, title: msg`My bets`, tab: "bets", feature: "betrecord" }),
  validateSearch: recordsSearch,
  component: page("BetRecordScreen"),
});

const bet = createRoute({
  ...at(PAGE.bet, { ...MONEY, title: msg`Bet` }),
  validateSearch: betSearch,
  component: page("BetScreen"),
});

const figures = createRoute({
  ...at(PAGE.figures, { ...MONEY, title: msg`My figures`, feature: "figures" }),
  component: page("FiguresScreen"),
});

const alerts = createRoute({
  ...at(PAGE.alerts, { ...INDEX_PAGE, feature: "watches" }),
  component: page("AlertsScreen"),
});

const shared = createRoute({
  ...at(PAGE.shared, { title: msg`Shared slip`, head: "money", foot: "own", feature: "sharing" }),
  component: page("SharedSlipScreen"),
});

const parlay = createRoute({
  ...at(PAGE.parlay, { title: msg`Mix parlay`, head: "parlay", foot: "own" }),
  component: page("ParlayScreen"),
});

const sell = createRoute({
  ...at(PAGE.cashOut, { ...MONEY, title: msg`Cash out`, foot: "own", feature: "cashOut" }),
  validateSearch: betSearch,
  component: page("SellScreen"),
});

const matchResult = createRoute({
  ...at(PAGE.results, { title: msg`Match results`, head: "results" }),
  validateSearch: resultsSearch,
  component: page("MatchResultScreen"),
});

const announcement = createRoute({
  ...at(PAGE.announcements, { title: msg`Announcements`, head: "plain" }),
  component: page("AnnouncementScreen"),
});

const gameRule = createRoute({
  ...at(PAGE.rules, { title: msg`Game rules`, head: "plain" }),
  component: page("GameRuleScreen"),
});

const gameRuleDetail = createRoute({
  ...at(PAGE.rule, { title: msg`Game rules`, head: "plain" }),
  validateSearch: ruleSearch,
  component: page("GameRuleDetailScreen"),
});

const match = createRoute({
  ...at(PAGE.match, { title: msg`Match`, head: "own", foot: "own", slip: "docked" }),
  validateSearch: matchSearch,
  component: page("MatchPage"),
});

const winner = createRoute({
  ...at(PAGE.outright, { title: msg`Outright`, head: "money", feature: "outright", slip: "button" }),
  validateSearch: winnerSearch,
  component: page("WinnerScreen"),
});

const matchFilter = createRoute({
  ...at(PAGE.leagueFilter, { title: msg`Leagues`, head: "filter", foot: "own" }),
  component: page("MatchFilterScreen"),
});

const myFavorite = createRoute({
  ...at(PAGE.favourites, {
    title: msg`Favourites`,
    head: "money",
    tab: "favourites",
    feature: "favorite",
    guard: "operator",
    slip: "bar",
  }),
  validateSearch: leagueSearch,
  component: page("MyFavoriteScreen"),
});

const hotMatch = createRoute({
  ...at(PAGE.popular, { title: msg`Popular`, head: "money", tab: "popular", feature: "hot", slip: "bar" }),
  component: page("HotMatchScreen"),
});

/** Not in the specification: a league's page and the search have addresses of their own, so that back works. */
const league = createRoute({
  ...at(PAGE.league, { title: msg`League`, head: "own", slip: "bar" }),
  validateSearch: leagueSearch,
  component: page("LeagueScreen"),
});

const search = createRoute({
  ...at(PAGE.search, { title: msg`Search`, head: "money", slip: "bar" }),
  validateSearch: searchSearch,
  component: page("SearchScreen"),
});

const jump = createRoute({
  ...at(PAGE.jump, { title: undefined, head: "plain" }),
  component: page("JumpScreen"),
});

const setting = createRoute({
  ...at(PAGE.settings, { title: msg`Settings`, head: "plain" }),
  component: page("SettingScreen"),
});

interface AtLogin {
  readonly search: Readonly<Record<string, unknown>>;
  readonly context: { readonly app: App };
}

/** Members go on to the page that sent them here, else to the index; the query is kept, without its secrets (spec §2). */
const login = createRoute({
  ...at(PAGE.login, { title: msg`Log in`, head: "plain" }),
  beforeLoad: async ({ search, context: { app } }: AtLogin) => {
    await settled(app);
    if (!isMember(app)) return;
    const { from, ...kept } = withoutSecrets(search);
    const { to, search: own } = wayBack(from, isGuarded);
    throw redirect({ to, search: { ...kept, ...own }, replace: true });
  },
  component: page("LoginScreen"),
});

const routeTree = root.addChildren([
  index,
  alias,
  jump,
  setting,
  parlay,
  betRecord,
  bet,
  figures,
  alerts,
  shared,
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
]);

/** True for the path of a page that needs a login, always or by the operator's choice. Call it after the router exists. */
export const isGuarded: IsGuarded = (path) =>
  Object.values(routeTree.children ?? []).some(
    ({ fullPath, options }) => fullPath === path && options.staticData.page.guard !== undefined,
  );

/** The router of the app, on the part of the address after the hash. */
export const createAppRouter = (app: App) =>
  createRouter({
    routeTree,
    context: { app },
    history: app.history,
    // plain text: a bet id of 19 digits must not become a number on its way through the address (BET-24)
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    defaultPreload: false,
    // shown while a page waits for its guard or its code, if that takes longer than a second
    defaultPendingComponent: BoardSkeleton,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    // the index is scrolled to where it was left, however the member comes back to it
    getScrollRestorationKey: ({ pathname, state }) => (pathname === "/" ? pathname : (state.__TSR_key ?? pathname)),
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
