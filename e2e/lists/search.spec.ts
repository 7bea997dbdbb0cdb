import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

test("teams, leagues and winners of all sports are found by name, and a result opens the match", async ({
  page,
  open,
}) => {
  await open();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("lakers");
  await page.getByRole("button", { name: /Los Angeles Lakers \S+ Boston Celtics/ }).click();
  await expect(page).toHaveURL(/matchId=601/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("lakers");
  await expect(page.getByRole("button", { name: /Los Angeles Lakers \S+ Boston Celtics/ })).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("button", { name: "lakers", exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("atletico");
  await expect(page.getByRole("button", { name: /Paris Saint-Germain v Atlético Madrid/ })).toBeVisible();
  await page.getByRole("searchbox").fill("premier league");
  await page
    .getByRole("button", { name: /^England Premier League/ })
    .first()
    .click();
  await expect(page).toHaveURL(/leagueId=101/);
  await expect(page.getByRole("article", { name: /Liverpool/ })).toBeVisible();
});

test("what was not found says so, and earlier searches can be forgotten", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/search/search" });
  await page.getByRole("searchbox").fill("zzzz (");
  await expect(page.getByText("Nothing found for “zzzz (”")).toBeVisible();
  await page.getByRole("searchbox").fill("arsenal");
  await page.getByRole("button", { name: /Arsenal \S+ Chelsea/ }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("searchbox").fill("a");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByText("Recent searches")).toBeHidden();
});

test("a match of a day that no list has asked for is found too", LONG, async ({ page, open }) => {
  await open();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("juventus");
  const found = page.getByRole("button", { name: /^Juventus .* Juventus v/ });
  await expect(found).toContainText("Nov 23");
  await found.click();
  await expect(page.getByRole("region", { name: "Score" })).toContainText("Juventus");
});

test("a sport and a group of sports are found by name and lead to their lists", async ({ page, open }) => {
  await open({ hash: "/pages/search/search" });
  await page.getByRole("searchbox").fill("tenn");
  await page.getByRole("button", { name: /^Tennis \d+$/ }).click();
  await expect(page.getByRole("article", { name: /Alcaraz/ })).toBeVisible();
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("football w");
  await page.getByRole("button", { name: "Football world" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Football world" })).toBeVisible();
});
