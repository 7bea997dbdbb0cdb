import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

/** A short phone, on which every list has something to scroll. */
test.use({ viewport: { width: 390, height: 600 } });

const rowOf = (page: Page, teams: RegExp) => page.getByRole("article", { name: teams });
const tab = (page: Page, name: RegExp) => page.getByRole("navigation", { name: "Lists" }).getByRole("tab", { name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** By script: a click of the test would scroll its target into its own idea of sight first. */
async function tap(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name }).first();
  await stood(button);
  await button.evaluate((it: HTMLElement) => it.click());
}

test("list, day, view, folded leagues and scroll position are back when one comes back from a match", async ({
  page,
  open,
}) => {
  await open();
  await tab(page, /^Mix parlay/).click();
  await page.getByRole("radio", { name: "1st half" }).click();
  await page
    .getByRole("button", { name: /^UEFA Champions League, \d/ })
    .first()
    .click();
  await expect(rowOf(page, /Bayern/)).toBeHidden();
  await expect(rowOf(page, /Vissel/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 120));
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(60);
  await tap(page, "All markets of Vissel Kobe v Kawasaki Frontale");
  await expect(page.getByRole("region", { name: "Score" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(tab(page, /^Mix parlay/)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("radio", { name: "1st half" })).toBeChecked();
  await expect(rowOf(page, /Vissel/)).toBeVisible();
  await expect(rowOf(page, /Bayern/)).toBeHidden();
  await expect.poll(() => scrolled(page)).toBe(left);
});

test("popular matches and winners stand where they were left", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/hotMatch/hotMatch" });
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await tap(page, "All markets of Bayern München v Inter");
  await expect(page.getByRole("region", { name: "Score" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(rowOf(page, /Bayern/)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test("winners stand as they were left, by back and by the strip", LONG, async ({ page, open }) => {
  await open();
  const outright = page.getByRole("navigation", { name: "Sports" }).getByRole("button", { name: /^Outright, \d/ });
  await outright.click();
  await page
    .getByRole("button", { name: /^Show all/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Spain La Liga · Winner/ }).click();
  await page.evaluate(() => window.scrollTo(0, 300));
  const asLeft = async () => {
    await expect(page.getByRole("button", { name: "Show fewer" })).toBeVisible();
    const folded = page.getByRole("button", { name: /^Spain La Liga · Winner/ });
    await expect(folded).toHaveAttribute("aria-expanded", "false");
    await expect.poll(() => scrolled(page)).toBe(300);
  };
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sports" }).click();
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
  await page.goBack();
  await asLeft();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sports" }).click();
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
  await outright.click();
  await asLeft();
});

test("a list stands as it was left when one comes back by the bottom bar", LONG, async ({ page, open }) => {
  await open({ as: "jason88" });
  await tab(page, /^Today/).click();
  await expect(rowOf(page, /Bayern/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 240));
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "Favourites" }).click();
  await expect(page.getByText("No favourites yet")).toBeVisible();
  await main.getByRole("button", { name: "Sports" }).click();
  await expect(rowOf(page, /Buriram/)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(240);
});

test("the sport of the last visit is in sight in the strip", LONG, async ({ page, open }) => {
  await open();
  const sports = page.getByRole("navigation", { name: "Sports" });
  const chosen = sports.getByRole("button", { name: /^Esports/ });
  await chosen.click();
  await expect(chosen).toHaveAttribute("aria-current", "true");
  await page.reload();
  await expect(chosen).toHaveAttribute("aria-current", "true");
  await expect(chosen).toBeInViewport({ ratio: 1 });
});
