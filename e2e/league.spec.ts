import { expect, test } from "./fixtures.ts";

test("the head of a league leads to all its matches, live and coming, and back", async ({ page, open }) => {
  await open();
  await page.getByRole("button", { name: "All matches of England Premier League" }).first().click();
  await expect(page).toHaveURL(/pages\/league\/league\?leagueId=101/);
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
  await expect(page.getByRole("article", { name: /Liverpool/ })).toContainText("Sun");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("tab", { name: /^Live/, selected: true })).toBeVisible();
});

test("a league without matches says so", async ({ page, open }) => {
  await open({ hash: "/pages/league/league?leagueId=999999" });
  await expect(page.getByText("No matches in this league now")).toBeVisible();
});
