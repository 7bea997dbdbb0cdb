import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { rowOf } from "#e2e/steps/slip.ts";

const MANCHESTER = /Manchester United/;

const navOf = (page: Page) => page.getByRole("navigation", { name: "Main pages" });
const matchOf = (page: Page) => page.getByRole("region", { name: "Match", exact: true });

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test("a match opened from a league, the favourites or the search leaves that list in its column", async ({
  page,
  world,
  open,
}) => {
  for (const id of [502, 522]) world.members.get("jason88")?.favourites.set(id, 1);
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("12,480.50");
  const list = page.getByRole("main");
  const go = (hash: string) => page.evaluate((to) => location.assign(to), `#/pages/${hash}`);
  const openFrom = async () => {
    await page.clock.runFor(600);
    await rowOf(page, MANCHESTER)
      .getByRole("button", { name: /All markets/ })
      .click();
    await expect(page).toHaveURL(/match\/match\?matchId=502/);
    await expect(matchOf(page).getByRole("button", { name: /^Favourite: Manchester United/ })).toBeVisible();
  };

  await go("league/league?leagueId=101");
  const league = page.getByRole("heading", { name: "England Premier League", level: 1 }).first();
  await expect(league).toBeVisible();
  await expect(list.getByRole("article")).toHaveCount(5);
  await openFrom();
  await expect(league).toBeVisible();
  await expect(list.getByRole("article")).toHaveCount(5);

  await go("myFavorite/myFavorite");
  const favourites = navOf(page).getByRole("button", { name: /^Favourites/ });
  // the league, which has the match too, stays until its code has come
  await expect(favourites).toHaveAttribute("aria-current", "page");
  await expect(list.getByRole("article")).toHaveCount(2);
  await openFrom();
  await expect(favourites).toHaveAttribute("aria-current", "page");
  await expect(list.getByRole("article")).toHaveCount(2);

  await go("search/search");
  await page.getByRole("searchbox").fill("manchester u");
  await list
    .getByRole("listitem")
    .getByRole("button", { name: /Manchester United/ })
    .first()
    .click();
  await expect(page).toHaveURL(/match\/match\?matchId=502/);
  await expect(page.getByRole("searchbox")).toHaveValue("manchester u");

  // each match of the history has the list that it was opened from
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/match\/match\?matchId=502/);
  await expect(favourites).toHaveAttribute("aria-current", "page");
});

test("the way back from a league beside its match leads past the match, to what was there before", async ({
  page,
  open,
}) => {
  await open({ as: "jason88" });
  await expect(rowOf(page, MANCHESTER)).toBeVisible();
  await page.evaluate(() => location.assign("#/pages/league/league?leagueId=101"));
  await expect(page).toHaveURL(/league/);
  await expect(page.getByRole("heading", { name: "England Premier League", level: 1 }).first()).toBeVisible();
  await page.clock.runFor(600);
  for (const name of [MANCHESTER, /Arsenal/])
    await rowOf(page, name)
      .getByRole("button", { name: /All markets/ })
      .click();
  await expect(page).toHaveURL(/matchId=501/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole("tab", { name: /^Live/ })).toBeVisible();
});
