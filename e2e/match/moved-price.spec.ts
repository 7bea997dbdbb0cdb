import { expect, test } from "#e2e/steps/fixtures.ts";
import { betCalls, rowOf, slipOf } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

for (const [often, after] of [
  [LONG, 40],
  [{}, 120],
  [LONG, 280],
] as const) {
  test(
    `BET-26: a tap ${after} ms after a row above went away picks nothing, and a later one does`,
    often,
    async ({ page, open, pass, door }) => {
      await open({ as: "jason88" });
      await expect(page.getByRole("banner")).toContainText("jason88");
      const cell = rowOf(page, /Newcastle/)
        .getByRole("button", { name: /^Over/ })
        .first();
      await expect(cell).toBeVisible();
      const aimedAt = await cell.getAttribute("aria-label");
      const box = await cell.boundingBox();
      if (box === null) throw new Error("no price");
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2, after };
      // the next reading takes the first match and its corners off the list, so that all below it move up by a row
      await page.route("**/api/odds/GetLiveMatchOdds?*", (route) =>
        route.fulfill({ json: { Code: 0, T: 9e14, LG: {}, MH: [], D: [501, 1501] } }),
      );
      await page.evaluate((at) => {
        const gone = () => document.querySelector('article[aria-label^="Arsenal"]') === null;
        const tap = () => {
          const button = document.elementFromPoint(at.x, at.y)?.closest("button");
          Object.assign(window, { tapped: button?.getAttribute("aria-label") ?? "nothing" });
          button?.click();
        };
        const eye = new MutationObserver(() => {
          if (!gone()) return;
          eye.disconnect();
          setTimeout(tap, at.after);
        });
        eye.observe(document.body, { childList: true, subtree: true });
      }, spot);
      await expect(async () => {
        await pass(4_000);
        await expect(rowOf(page, /Arsenal/)).toHaveCount(0, { timeout: 200 });
      }).toPass();
      await pass(300);
      // a price of a row that had moved under the finger was met, and was not taken
      const met = await page.evaluate(() => (window as never as { tapped: string }).tapped);
      expect(met).toMatch(/, \d/);
      expect(met).not.toBe(aimedAt);
      await expect(slipOf(page)).toBeHidden();
      await pass(400);
      await page.mouse.click(spot.x, spot.y);
      await expect(slipOf(page)).toBeVisible();
      await expect(slipOf(page)).not.toContainText("Newcastle");
      expect(betCalls(door.requests)).toHaveLength(0);
    },
  );
}
