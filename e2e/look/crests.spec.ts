import { type Locator, type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { book, leg } from "#e2e/steps/bets.ts";
import { openSlip, slipOf } from "#e2e/steps/slip.ts";
import { settle } from "#e2e/surfaces/surface.ts";

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

/** How far below the line of periods the first crest of each live match begins, px. */
const roomsUnderLine = (page: Page): Promise<readonly number[]> =>
  page.locator("main article").evaluateAll((rows) =>
    rows.flatMap((row) => {
      const minute = row.querySelector("[data-goal]");
      const team = [...row.querySelectorAll("[style*='--crest:']")][0];
      if (!minute || !team) return [];
      const line = getComputedStyle(minute, "::after");
      const { top } = minute.getBoundingClientRect();
      const place = team.getBoundingClientRect();
      const crest = Number.parseFloat(getComputedStyle(team, "::before").height);
      const foot = top + Number.parseFloat(line.top) + Number.parseFloat(line.height);
      return [(place.top + place.bottom - crest) / 2 - foot];
    }),
  );

for (const width of [360, 390])
  test(`a crest does not touch the line of the minute in 1X2 rows and Popular cards at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open({ as: "jason88" });
    await page.getByRole("radio", { name: "1X2" }).click();
    const look = async () => {
      await expect.poll(async () => (await roomsUnderLine(page)).length).toBeGreaterThan(1);
      await settle(page);
      return Math.min(...(await roomsUnderLine(page)));
    };
    expect(await look()).toBeGreaterThanOrEqual(2.5);
    await page.getByRole("tab", { name: /^Popular/ }).click();
    await expect(page.locator("main article").first()).toContainText(" – ");
    expect(await look()).toBeGreaterThanOrEqual(2.5);
  });
