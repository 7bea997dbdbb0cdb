import { expect, test } from "./fixtures.ts";

/** Where the first league of the skeleton stands in the window, px from its top, at each frame in which it has moved. */
const watchSkeleton = () => {
  const seen: number[] = [];
  const look = () => {
    const top = document.querySelector("[aria-busy=true] > div")?.getBoundingClientRect().top;
    if (top !== undefined && seen.at(-1) !== Math.round(top)) seen.push(Math.round(top));
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { skeletonTops: seen });
};

for (const [list, file] of [
  ["Early", "WeekList"],
  ["Mix parlay", "WeekList"],
] as const) {
  test(`the first tap on ${list} shows one skeleton, and nothing of it moves`, async ({ page, open }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await held;
      await route.continue();
    });
    await page.route(/GetNoLiveMatchOdds|GetMixparlaySchedule|GetScheduleDateGroup2/, async (route) => {
      await held;
      await route.fallback();
    });
    await open();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("tab", { name: new RegExp(`^${list}`) }).click();
    await expect(page.locator("[aria-busy=true]")).toBeAttached();
    await page.evaluate(watchSkeleton);
    release();
    await expect(page.getByRole("article").first()).toBeVisible();
    const tops = await page.evaluate(() => (window as unknown as { skeletonTops: number[] }).skeletonTops);
    expect(tops).toHaveLength(1);
  });
}
