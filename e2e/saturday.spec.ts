import { createWorld } from "#mocks/world.ts";
import { expect, test as base } from "./fixtures.ts";

/** The busiest day: thousands of matches in a held world that stands still but for what a test does. */
const test = base.extend({
  world: async ({}, use) => use(createWorld({ size: "saturday", quiet: true })),
});

test.slow();

test("every list of a full Saturday opens, scrolls to its end without a blank, and its matches open", async ({
  page,
  open,
}) => {
  await open();
  const rows = page.getByRole("article");
  await expect(rows.first()).toBeVisible();
  for (const name of [/^Live/, /^Today/, /^Early/, /^Mix parlay/]) {
    await page.getByRole("navigation", { name: "Lists" }).getByRole("tab", { name }).click();
    await expect(rows.first()).toBeVisible({ timeout: 15_000 });
    for (let down = 0; down < 6; down += 1) {
      // a row or the head of a league stands in the middle of the screen a moment after every jump
      const middle = await page.evaluate(async () => {
        window.scrollBy(0, 3_000);
        await new Promise((drawn) => {
          setTimeout(drawn, 100);
        });
        const there = [...document.querySelectorAll("main article, main [data-open]")].some((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top <= 420 && bottom >= 420;
        });
        const end = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
        return there || end < 420 ? "drawn" : "blank";
      });
      expect(middle).toBe("drawn");
    }
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.getByRole("navigation", { name: "Lists" }).getByRole("tab", { name: /^Live/ }).click();
  await page
    .getByRole("button", { name: /^All markets of/ })
    .first()
    .click();
  await expect(page.getByRole("tablist", { name: "Markets" })).toBeVisible();
});

test("the pages beside the lists hold a full Saturday: filter, popular, winners, search", async ({ page, open }) => {
  await open();
  await page
    .getByRole("navigation", { name: "Lists" })
    .getByRole("tab", { name: /^Today/ })
    .click();
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 15_000 });
  await page.getByRole("button", { name: "League filter" }).click();
  await expect(page.getByText(/^\d+ of \d+ leagues$/)).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Popular" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("united");
  await expect(page.getByRole("list", { name: "Results" }).getByRole("listitem").nth(5)).toBeVisible({
    timeout: 15_000,
  });
});
