import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

test("the head of a league leads to all its matches, live and coming, and back", async ({ page, open }) => {
  await open();
  await page.getByRole("button", { name: "All matches of England Premier League" }).first().click();
  await expect(page).toHaveURL(/pages\/league\/league\?leagueId=101/);
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
  await expect(page.getByRole("article", { name: /Liverpool/ })).toContainText("Sun");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("England Premier League");
  await expect(page.getByRole("button", { name: "All matches of England Premier League" })).toHaveCount(0);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("tab", { name: /^Live/, selected: true })).toBeVisible();
});

test("a league without matches says so", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/league/league?leagueId=999999" });
  await expect(page.getByText("No matches in this league now")).toBeVisible();
});

test("the star in the head of a league's page marks all its matches", LONG, async ({ page, world, open }) => {
  await open({ as: "jason88", hash: "/pages/league/league?leagueId=102" });
  await expect(page.getByRole("article", { name: /Villarreal/ })).toBeVisible();
  const star = page.getByRole("banner").getByRole("button", { name: "Favourite: Spain La Liga" });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => world.members.get("jason88")?.favourites.has(505)).toBe(true);
});
