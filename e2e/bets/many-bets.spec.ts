import { expect, test } from "#e2e/steps/fixtures.ts";
import { book, settled } from "#e2e/steps/bets.ts";
import { LONG } from "#e2e/steps/long.ts";

test.describe("2,000 bets", () => {
  test("that are open scroll without a blank row and stay few in the page", LONG, async ({ page, world, open }) => {
    for (let at = 0; at < 2_000; at += 1) book(world, { placedAt: world.clock.now() - at * 1_000 });
    await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
    await expect(page.getByRole("tab", { name: "Unsettled 2000" })).toBeVisible({ timeout: 15_000 });
    for (let step = 1; step <= 12; step += 1) {
      await page.evaluate((share) => scrollTo(0, document.body.scrollHeight * share), step / 12);
      await expect
        .poll(() =>
          page.evaluate(() => {
            const at = document.elementFromPoint(195, 420);
            return at?.closest("article") !== null && at !== null;
          }),
        )
        .toBe(true);
    }
    expect(await page.getByRole("article").count()).toBeLessThan(30);
  });

  test("of one day come page by page with a progress sign", LONG, async ({ page, world, open, door }) => {
    for (let at = 0; at < 2_000; at += 1) settled(world, 0, at % 3 === 0 ? -50_000 : 47_500);
    await open({ as: "jason88", hash: "/pages/betrecord/betrecord?tab=settled" });
    await expect(page.getByText(/^2,000 bets/).first()).toBeVisible({ timeout: 15_000 });
    const pages = () => door.requests.filter((line) => line.includes("GetSettleBetList?")).length;
    await expect.poll(pages).toBe(1);
    // the sign may come and go between two looks, so the page itself counts
    await page.evaluate(() => {
      const seen = window as unknown as { signs: number };
      seen.signs = 0;
      new MutationObserver(() => {
        seen.signs += document.querySelectorAll("progress").length;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const down = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return pages();
    };
    // twenty full pages, and an empty one that says so
    await expect.poll(down, { timeout: 25_000, intervals: [100] }).toBe(21);
    expect(await page.evaluate(() => (window as unknown as { signs: number }).signs)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.querySelectorAll("progress").length)).toBe(0);
    expect(await page.getByRole("button", { name: /Amount \d/ }).count()).toBeLessThan(60);
  });
});
