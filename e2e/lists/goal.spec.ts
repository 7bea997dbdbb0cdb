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
  const weights = () =>
    row
      .locator("p", { hasText: /Manchester United|Brighton/ })
      .evaluateAll((teams) => teams.map((team) => getComputedStyle(team.firstElementChild ?? team).fontWeight));
  const before = await weights();
  expect(await tag()).toBe("none");
  world.goal(502, 2);
  await pass(15_000);
  await expect.poll(tag).toContain('"GOAL"');
  expect(await weights()).toEqual([before[0], "600"]);
  // when its time is over the minute stands there again
  await row.evaluate((one) => {
    for (const animation of one.getAnimations({ subtree: true })) animation.finish();
  });
  await expect.poll(tag).toBe("none");
  expect(await weights()).toEqual(before);
  await page.getByRole("button", { name: /^Tennis/ }).click();
  await expect(page.locator("main article").first()).toBeVisible();
  expect(await page.locator("main article [data-goal]").count()).toBe(0);
});
