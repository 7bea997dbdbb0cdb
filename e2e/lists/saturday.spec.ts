import { type Locator, type Page } from "@playwright/test";
import { createWorld } from "#mocks/world/world.ts";
import { expect, test as base } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

/** The busiest day: thousands of matches in a held world that stands still but for what a test does. */
const test = base.extend({
  world: async ({}, use) => use(createWorld({ size: "saturday", quiet: true })),
});

test.slow();

test(
  "every list of a full Saturday opens, scrolls to its end without a blank, and its matches open",
  LONG,
  async ({ page, open }) => {
    await open();
    const rows = page.getByRole("article");
    await expect(rows.first()).toBeVisible();
    for (const name of [/^Live/, /^Today/, /^Early/, /^Mix parlay/]) {
      await page.getByRole("navigation", { name: "Lists" }).getByRole("tab", { name }).click();
      await expect(rows.first()).toBeVisible({ timeout: 15_000 });
      for (let down = 0; down < 6; down += 1) {
        await page.evaluate(() => window.scrollBy(0, 3_000));
        // a row or the head of a league stands in the middle of the screen after every jump
        const middle = () =>
          page.evaluate(() => {
            const there = [...document.querySelectorAll("main article, main [data-open]")].some((row) => {
              const { top, bottom } = row.getBoundingClientRect();
              return top <= 420 && bottom >= 420;
            });
            const end = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
            return there || end < 420 ? "drawn" : "blank";
          });
        await expect.poll(middle).toBe("drawn");
      }
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    await page.getByRole("navigation", { name: "Lists" }).getByRole("tab", { name: /^Live/ }).click();
    await page
      .getByRole("button", { name: /All markets of/ })
      .first()
      .click();
    await expect(page.getByRole("tablist", { name: "Markets" })).toBeVisible();
  },
);

test(
  "the pages beside the lists hold a full Saturday: filter, popular, winners, search",
  LONG,
  async ({ page, open }) => {
    await open();
    await page
      .getByRole("navigation", { name: "Lists" })
      .getByRole("tab", { name: /^Today/ })
      .click();
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 15_000 });
    await page.getByRole("button", { name: "Leagues" }).click();
    await expect(page.getByText(/^\d+ of \d+ leagues$/)).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Popular" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox").fill("united");
    await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem").nth(5)).toBeVisible({
      timeout: 15_000,
    });
  },
);

const countIn = async (sport: Locator): Promise<number> =>
  Number((await sport.getAttribute("aria-label"))?.split(", ").at(-1) ?? 0);

/** Shows what a sport has live, else today; false when it has neither. */
async function showRows(page: Page, sport: Locator): Promise<boolean> {
  const tabs = page.getByRole("tab");
  for (const list of [0, 1]) {
    await tabs.nth(list).click();
    await sport.evaluate((button: HTMLElement) => button.click());
    await expect(sport).toHaveAttribute("aria-current", "true");
    if ((await countIn(sport)) === 0) continue;
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 15_000 });
    return true;
  }
  return false;
}

/** What of the rows on the screen stands past their right edge. */
const outOfRow = (page: Page) =>
  page.getByRole("article").evaluateAll((articles) =>
    articles.flatMap((article) => {
      const { right } = article.getBoundingClientRect();
      return [...article.querySelectorAll<HTMLElement>("*")]
        .filter((part) => !part.closest(".spoken"))
        .filter((part) => part.getBoundingClientRect().right > right + 1)
        .map((part) => part.textContent);
    }),
  );

/** The languages whose rows are the tightest: long words, tall marks, wide signs. */
for (const language of ["th-TH", "en-US", "zh-CN"]) {
  test(
    `every sport of a full Saturday has rows that keep to the screen, in ${language} on the narrowest phone`,
    LONG,
    async ({ page, world }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.clock.install({ time: world.clock.now() });
      await page.goto(`/?language=${language}#/`);
      const rows = page.getByRole("article");
      await expect(rows.first()).toBeVisible({ timeout: 15_000 });
      const sports = page.locator("nav button[aria-label]:has(use[href*=sport-])");
      // each list has an order of its own
      const names = await sports.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-q") ?? ""));
      let seen = 0;
      for (const name of names) {
        const lists = await showRows(page, page.locator(`nav button[data-q="${name}"]`));
        seen += Number(lists);
        expect(await outOfRow(page)).toEqual([]);
      }
      expect(seen).toBeGreaterThanOrEqual(12);
    },
  );
}

test("a league, its match and its star on a full Saturday", LONG, async ({ page, world, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 15_000 });
  await page
    .getByRole("button", { name: /^All matches of / })
    .first()
    .click();
  await expect(page).toHaveURL(/league\?leagueId=\d+/);
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 15_000 });
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Favourite: / })
    .click();
  await expect.poll(() => world.members.get("jason88")?.favourites.size ?? 0).toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Favourites" }).click();
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 15_000 });
});
