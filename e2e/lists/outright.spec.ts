import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

test("winners are listed by sport and league, ten at first, and a price opens the slip", async ({ page, open }) => {
  await open({ as: "jason88" });
  await page
    .getByRole("navigation", { name: "Sports" })
    .getByRole("button", { name: /^Outright, \d/ })
    .click();
  await expect(page).toHaveURL(/winner/);
  const league = page.getByRole("button", { name: /England Premier League · Winner/ });
  await expect(league).toHaveAttribute("aria-expanded", "true");
  const city = page.getByRole("button", { name: /^Manchester City, / }).first();
  await expect(city).toBeVisible();
  await page
    .getByRole("button", { name: /^Show all/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Show fewer" })).toBeVisible();
  await city.click();
  const slip = page.getByRole("dialog", { name: /Outright bet/ });
  await expect(slip).toContainText("Manchester City");
});

test("a league folds, and another sport's winners are one tap away", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/winner/winner?sportId=7" });
  await expect(page.getByRole("radio", { name: /^Tennis/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Soccer/ }).click();
  const league = page.getByRole("button", { name: /England Premier League · Winner/ });
  await league.click();
  await expect(page.getByRole("button", { name: /^Manchester City, / })).toHaveCount(0);
});
