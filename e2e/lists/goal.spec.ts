import { expect, test } from "#e2e/steps/fixtures.ts";
import { rowOf } from "#e2e/steps/slip.ts";

test("a goal stands over the minute of its row while it is news, and a point does not", async ({
  page,
  world,
  open,
  pass,
}) => {
  await open({ as: "jason88" });
  const row = rowOf(page, /^Manchester United/);
  await expect(row).toBeVisible();
  const tag = () => row.locator("[data-goal]").evaluate((live) => getComputedStyle(live, "::before").content);
  const strokes = () =>
    row
      .locator("p", { hasText: /Manchester United|Brighton/ })
      .evaluateAll((teams) =>
        teams.map((team) => getComputedStyle(team.firstElementChild ?? team).webkitTextStrokeWidth),
      );
  const before = await strokes();
  const height = (await row.boundingBox())?.height;
  expect(await tag()).toBe("none");
  world.goal(502, 2);
  await pass(15_000);
  await expect.poll(tag).toContain('"GOAL"');
  expect(await strokes()).toEqual([before[0], "0.5px"]);
  // no price moves because of it, however long the name
  expect((await row.boundingBox())?.height).toBe(height);
  // when its time is over the minute stands there again
  await row.evaluate((one) => {
    for (const animation of one.getAnimations({ subtree: true })) animation.finish();
  });
  await expect.poll(tag).toBe("none");
  expect(await strokes()).toEqual(before);
  await page.getByRole("button", { name: /^Tennis/ }).click();
  await expect(row).toHaveCount(0);
  await expect(page.locator("main article").first()).toBeVisible();
  expect(await page.locator("main article [data-goal]").count()).toBe(0);
});
