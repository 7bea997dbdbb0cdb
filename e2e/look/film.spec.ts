import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { holdCall } from "#e2e/steps/holdCall.ts";
import { LONG } from "#e2e/steps/long.ts";
import { openSlip, placeButton, placedDialog, rowOf } from "#e2e/steps/slip.ts";
import { film, type Film } from "#e2e/surfaces/film.ts";
import { tolerance } from "#e2e/surfaces/fonts.ts";

/**
 * The motions of the design as film strips: eight frames of each, at stated times of a held clock (design-3, 8). A tint is pale, so a
 * colour counts as another one much sooner than in the other pictures.
 */
const PALE = 0.02;
const SAME = 0.004;

test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: "no-preference" } });

const WHOLE = { x: 0, y: 0, width: 390, height: 844 };

async function compare(page: Page, { strip }: Film, name: string): Promise<void> {
  expect(await strip()).toMatchSnapshot(`film-${name}.png`, { ...(await tolerance(page, SAME)), threshold: PALE });
}

test("the film of a price that moves", LONG, async ({ page, world, open, pass }) => {
  world.movePrice(502, 3, 1, 1.95);
  await open({ as: "jason88" });
  const row = rowOf(page, /Manchester United/);
  await expect(row.getByRole("button", { name: "Over 2/2.5, 1.95" })).toBeVisible();
  const clip = await row.getByRole("group").last().boundingBox();
  const tick = await film(page, clip ?? WHOLE);
  world.movePrice(502, 3, 1, 2.05);
  await pass(15_000);
  await expect(row.getByRole("button", { name: /^Over 2.2.5, 2.05, moved up/ })).toBeVisible();
  await tick.at(0, 60, 120, 1_020, 1_220, 1_420, 2_900, 3_100);
  await compare(page, tick, "tick");
});

test("the film of a goal", LONG, async ({ page, world, open, pass }) => {
  await open({ as: "jason88" });
  const row = rowOf(page, /^Manchester United/);
  await expect(row).toBeVisible();
  const clip = await row.boundingBox();
  const goal = await film(page, clip ?? WHOLE);
  world.goal(502, 2);
  await pass(15_000);
  await expect(row.locator("[data-scored]")).toBeVisible();
  await goal.at(0, 60, 120, 180, 240, 3_000, 5_900, 6_100);
  await compare(page, goal, "goal");
});

test("the film of a change of tab", LONG, async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.locator("main article").first()).toBeVisible();
  const answer = await holdCall(page, "GetNoLiveMatchOdds");
  const tab = await film(page, WHOLE);
  await page.getByRole("tab", { name: /^Early/ }).click();
  // its days have code of their own, which comes when it comes
  await expect(page.getByRole("tablist", { name: "Days" })).toBeVisible();
  await tab.at(0, 60, 120, 300, 600);
  answer();
  await expect(page.locator("main article").first()).toBeVisible();
  await expect(page.locator("[inert] article")).toHaveCount(0);
  await tab.at(700, 800, 1_000);
  await compare(page, tab, "tab");
});

test("the film of a bet that is placed", LONG, async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass });
  const answer = await holdCall(page, "/api/bet/Bet");
  const bet = await film(page, WHOLE);
  await bet.at(0);
  await placeButton(page).click();
  await bet.at(100);
  answer();
  await expect(placedDialog(page)).toContainText("Waiting");
  await bet.at(200, 320, 440);
  await pass(15_000);
  await expect(placedDialog(page)).toContainText("Accepted");
  await bet.at(600, 720, 1_000);
  await compare(page, bet, "placing");
});
