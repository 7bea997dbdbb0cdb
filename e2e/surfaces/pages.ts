import { book, openList, settled } from "#e2e/steps/bets.ts";
import { type World } from "#mocks/world/world.ts";
import { article, main, named, type Stage, type Surface } from "./surface.ts";

const ID = "8830192174";

/** A member's open, settled and cashed-out bets, made once for each world. */
export function fillBook(world: World): void {
  if (world.shelf.bet(ID) !== undefined) return;
  world.movePrice(502, 3, 1, 1.95);
  openList(world);
  for (const [daysAgo, net] of [
    [0, 47_500],
    [1, -50_000],
    [1, 0],
    [2, -20_000],
    [5, 1_234_550],
  ] as const)
    settled(world, daysAgo, net);
  book(world, {
    id: "8830192250",
    sales: [{ id: "77", cents: 25_000, backCents: 23_105, at: world.clock.now() - 60_000 }],
  });
}

/** A list of the index, by its place among the tabs; `sport` by its place in the strip. */
const list =
  (tab: number, { sport, view }: { readonly sport?: number; readonly view?: number } = {}) =>
  async (stage: Stage): Promise<void> => {
    const { page } = stage;
    await article(stage).waitFor();
    const strip = page.locator("nav button:has(svg)").filter({ has: page.locator("span span") });
    if (sport !== undefined) await strip.nth(sport).click();
    if (tab > 0) await page.getByRole("tablist").first().getByRole("tab").nth(tab).click();
    await article(stage).waitFor();
    if (view !== undefined) await page.getByRole("radiogroup").first().getByRole("radio").nth(view).click();
  };

const jason = { as: "jason88" } as const;

/** Every route, and the lists and states that look different from it. */
export const PAGES: readonly Surface[] = [
  { name: "the live list", ...jason, shown: article },
  { name: "the live list of a visitor", shown: article },
  { name: "the live list by 1X2", ...jason, act: list(0, { view: 1 }), shown: article },
  { name: "today", ...jason, act: list(1), shown: article },
  { name: "early", ...jason, act: list(2), shown: article },
  { name: "mix parlay", ...jason, act: list(3), shown: article },
  { name: "popular", ...jason, act: list(4), shown: article },
  { name: "live basketball", ...jason, act: list(0, { sport: 1 }), shown: article },
  { name: "the live list in Malay odds", as: "somchai", shown: article },
  { name: "the live list of area 2", as: "aungko2", shown: article },
  {
    name: "the live list in American odds",
    ...jason,
    before: (world) => setStyle(world, 5),
    shown: article,
  },
  {
    name: "a list that did not come",
    before: (world) => world.nextCall({ path: "GetLiveMatchOdds", code: 4, times: 99 }),
    shown: (stage) => stage.page.getByText(stage.say("Failed to load")),
  },
  {
    name: "the landing",
    ...jason,
    hash: "/pages/index/jump",
    before: (world) => world.nextCall({ path: "GetUserInfo", delay: 60_000 }),
    shown: main,
  },
  { name: "the login page", hash: "/pages/login/login", shown: (stage) => named(stage, "Log in") },
  { name: "a match", ...jason, hash: "/pages/match/match?matchId=501&leagueId=101", shown: priced },
  {
    name: "the data of a match",
    ...jason,
    hash: "/pages/match/match?matchId=501&leagueId=101",
    act: async ({ page, say }) => page.getByRole("tab", { name: say("Data"), exact: true }).click(),
    shown: priced,
  },
  {
    name: "a match before its kick-off",
    ...jason,
    hash: "/pages/match/match?matchId=522&leagueId=106",
    shown: priced,
  },
  {
    name: "all markets of a match",
    ...jason,
    hash: "/pages/match/match?matchId=502&leagueId=101",
    act: async ({ page }) => page.getByRole("tablist").last().getByRole("tab").nth(1).click(),
    shown: priced,
  },
  { name: "a league", ...jason, hash: "/pages/league/league?leagueId=101", shown: article },
  { name: "the popular matches", ...jason, hash: "/pages/hotMatch/hotMatch", shown: article },
  {
    name: "the favourites",
    ...jason,
    hash: "/pages/myFavorite/myFavorite",
    before: (world) => {
      for (const id of [501, 502, 522]) world.members.get("jason88")?.favourites.set(id, 1);
    },
    shown: article,
  },
  {
    name: "no favourites",
    as: "nocharge",
    hash: "/pages/myFavorite/myFavorite",
    shown: ({ page }) => page.locator("[data-page] svg").first(),
  },
  { name: "the outrights", ...jason, hash: "/pages/winner/winner", shown: priced },
  { name: "the filter", ...jason, hash: "/pages/matchfilter/matchfilter", shown: checks },
  {
    name: "the search with findings",
    hash: "/pages/search/search",
    act: async ({ page }) => page.getByRole("searchbox").fill("united"),
    shown: ({ page }) => page.getByRole("listitem").first(),
  },
  {
    name: "the open bets",
    ...jason,
    hash: "/pages/betrecord/betrecord",
    before: fillBook,
    shown: article,
  },
  {
    name: "the settled bets",
    ...jason,
    hash: "/pages/betrecord/betrecord?tab=settled",
    before: fillBook,
    act: async ({ page }) => page.getByRole("radiogroup").first().getByRole("radio").nth(2).click(),
    shown: ({ page }) => page.getByRole("main").locator("h2 button").first(),
  },
  {
    name: "a bet's own page",
    ...jason,
    hash: "/pages/betrecord/bet?betId=8830192250",
    before: fillBook,
    shown: ({ page }) => page.getByRole("main").getByText("231.05").first(),
  },
  {
    name: "a parlay's own page",
    ...jason,
    hash: "/pages/betrecord/bet?betId=8830191866",
    before: fillBook,
    shown: ({ page }) => page.getByRole("main").getByText("8830191866").first(),
  },
  {
    name: "the sale of a bet",
    ...jason,
    hash: `/pages/sell/sell?betId=${ID}`,
    before: fillBook,
    act: async ({ page }) => page.getByRole("button", { name: "50%" }).click(),
    shown: ({ page }) => page.getByRole("button", { name: "50%", pressed: true }),
  },
  {
    name: "the results",
    ...jason,
    hash: "/pages/matchresult/matchresult",
    before: (world) => {
      if (world.book.desk(503) && !world.notices.length) world.abandon(503);
    },
    act: async ({ page }) => {
      await page.getByRole("tablist").getByRole("tab").nth(5).click();
      await page.getByRole("article").first().getByRole("button").click();
    },
    shown: ({ page }) => page.getByRole("button", { expanded: true }).first(),
  },
  {
    name: "the announcements",
    ...jason,
    hash: "/pages/announcement/announcement",
    before: (world) => {
      if (world.notices.length === 0) world.announce("<b>Arsenal v Chelsea</b> starts an hour later.", 3);
    },
    shown: main,
  },
  { name: "the rules", hash: "/pages/gamerule/gamerule", shown: main },
  { name: "the rules of one sport", hash: "/pages/gameruledetail/gameruledetail?id=1", shown: main },
  { name: "the settings", ...jason, hash: "/pages/setting/setting", shown: main },
];

function setStyle(world: World, style: number): void {
  const member = world.members.get("jason88");
  if (member) member.preference.OddsStyle = style;
}

function priced({ page }: Stage) {
  return page.locator("button[data-state=open]").first();
}

function checks({ page }: Stage) {
  return page.getByRole("checkbox").first();
}
