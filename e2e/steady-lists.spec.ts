import { expect, test } from "./fixtures.ts";

/** How the list begins, whenever it is looked at: the first row, of the skeleton or of the matches, from the top of the page. */
const watchFirstRow = () => {
  const seen: number[] = [];
  const look = () => {
    const row = document.querySelector("[aria-busy=true] div, article");
    const top = row?.closest("[aria-busy=true]")?.getBoundingClientRect().top;
    if (top !== undefined && seen.at(-1) !== Math.round(top)) seen.push(Math.round(top));
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { firstRows: seen });
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
    await page.evaluate(watchFirstRow);
    release();
    await expect(page.getByRole("article").first()).toBeVisible();
    const tops = await page.evaluate(() => (window as unknown as { firstRows: number[] }).firstRows);
    expect(tops).toHaveLength(1);
  });
}
