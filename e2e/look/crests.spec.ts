import { type Locator } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { book, leg } from "#e2e/steps/bets.ts";
import { openSlip, slipOf } from "#e2e/steps/slip.ts";

/** The heights of the crests in a place that have colours, px. */
const crestsIn = (place: Locator): Promise<number[]> =>
  place
    .locator("[aria-hidden=true][style*='--crest:']")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));

test("records show the crest of the side that was picked, and none for totals and parlays", async ({
  page,
  world,
  open,
}) => {
  const handicap = leg({ marketId: 1, couId: 10, hdp: "0.5" });
  const other = leg({ matchId: 501, home: "Arsenal", away: "Chelsea", marketId: 5, betPos: 3 });
  const bets = [
    [book(world, { legs: [handicap] }), [16]],
    [book(world), []],
    [book(world, { kind: 2, legs: [handicap, other] }), []],
  ] as const;
  await open({ as: "jason88" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.evaluate(() => location.assign("#/pages/betrecord/betrecord"));
  for (const [{ id }, crests] of bets) {
    const card = page.locator(`[data-q='bet:${id}']`);
    await expect(card).toBeVisible();
    await expect.poll(() => crestsIn(card)).toEqual(crests);
  }
});

test("results, the league filter and outrights name teams and leagues with crests and flags", async ({
  page,
  open,
}) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
  const go = (hash: string) => page.evaluate((to) => location.assign(to), `#${hash}`);
  const flagOf = (place: Locator) => place.locator("[style*='--flag:']");
  await go("/pages/matchresult/matchresult");
  await expect.poll(() => crestsIn(page.locator("[data-q='match:501']"))).toEqual([18, 18]);
  await expect(flagOf(page.getByRole("heading", { name: /England Premier League/ }))).toHaveCount(1);
  await go("/pages/matchfilter/matchfilter");
  await expect(flagOf(page.getByRole("listitem").filter({ hasText: "Spain La Liga" }))).toHaveCount(1);
  await go("/pages/winner/winner?sportId=1");
  const runner = page.locator("[data-crest]", { has: page.getByRole("button", { name: /^Arsenal/ }) }).first();
  await expect(runner).toBeVisible();
  expect(await runner.getByRole("button").evaluate((one) => getComputedStyle(one, "::before").height)).toBe("20px");
});

test("the slip's pick has the crest of its side, and a total has none", async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass }, { amount: "" });
  await expect(slipOf(page)).toContainText(/Over 2/);
  expect(await crestsIn(slipOf(page))).toEqual([]);
  await slipOf(page).getByRole("button", { name: "Close" }).click();
  await page
    .getByRole("button", { name: /^Manchester United −/ })
    .first()
    .click();
  await expect.poll(() => crestsIn(slipOf(page))).toEqual([20]);
});
