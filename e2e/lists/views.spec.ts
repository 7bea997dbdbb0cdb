import { type Locator, type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { stood } from "#e2e/steps/taps.ts";
import { press, swipe } from "#e2e/steps/touch.ts";
import { LONG } from "#e2e/steps/long.ts";

const rowOf = (page: Page, teams: RegExp) => page.getByRole("article", { name: teams });

async function middleOf(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error("not on the screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a swipe over the prices turns to the next market view and back, and picks nothing", async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const row = rowOf(page, /Arsenal/);
  await expect(row).toBeVisible();
  await page.clock.runFor(400);
  const at = await middleOf(row.getByRole("button", { name: /^Over/ }));
  await swipe(page, { x: at.x + 20, y: at.y }, { x: at.x - 90, y: at.y + 8 });
  await expect(page.getByRole("radio", { name: "1X2" })).toBeChecked();
  await expect(row.getByRole("group", { name: "Full time · 1X2" })).toBeVisible();
  await swipe(page, { x: at.x - 40, y: at.y }, { x: at.x + 70, y: at.y });
  await expect(page.getByRole("radio", { name: "HDP & O/U" })).toBeChecked();
  // there is nothing before the first view
  await swipe(page, { x: at.x - 40, y: at.y }, { x: at.x + 70, y: at.y });
  await expect(page.getByRole("radio", { name: "HDP & O/U" })).toBeChecked();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a swipe over the names and a scroll over the prices leave the view as it is", LONG, async ({ page, open }) => {
  await open();
  const row = rowOf(page, /Arsenal/);
  await expect(row).toBeVisible();
  await swipe(page, { x: 120, y: 300 }, { x: 10, y: 300 });
  const at = await middleOf(row.getByRole("button", { name: /^Over/ }));
  await swipe(page, { x: at.x, y: at.y + 150 }, { x: at.x - 60, y: at.y });
  await expect(page.getByRole("radio", { name: "HDP & O/U" })).toBeChecked();
});

test("a mouse that drags over the prices turns the view and picks nothing", LONG, async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const price = rowOf(page, /Arsenal/).getByRole("button", { name: /^Over/ });
  await expect(price).toBeVisible();
  await page.clock.runFor(400);
  const at = await middleOf(price);
  await page.mouse.move(at.x + 30, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 25, at.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole("radio", { name: "1X2" })).toBeChecked();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a finger that rests on a price opens its history and picks nothing when it is lifted", async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const price = rowOf(page, /Arsenal/).getByRole("button", { name: /^Over/ });
  await expect(price).toBeVisible();
  await stood(price);
  const lift = await press(page, await middleOf(price));
  await page.clock.runFor(600);
  await expect(page.getByRole("dialog", { name: "Price history" })).toBeVisible();
  await lift();
  await page.clock.runFor(400);
  await expect(page.getByRole("dialog", { name: "Price history" })).toBeVisible();
  await expect(page.getByRole("dialog", { name: /Single bet/ })).toHaveCount(0);
});

test("the league's next match is one swipe over the score away", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=501&leagueId=101" });
  const score = page.getByRole("region", { name: "Score" });
  await expect(page.getByRole("button", { name: "Next match of the league" })).toBeVisible();
  const at = await middleOf(score);
  await swipe(page, { x: at.x + 80, y: at.y }, { x: at.x - 80, y: at.y });
  await expect(score).toContainText("Newcastle United");
  await swipe(page, { x: at.x - 80, y: at.y }, { x: at.x + 80, y: at.y });
  await expect(score).toContainText("Arsenal");
});
