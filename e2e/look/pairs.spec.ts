import { expect, test } from "#e2e/steps/fixtures.ts";
import { after } from "#e2e/steps/long.ts";
import { unevenPairs } from "#e2e/surfaces/rows.ts";
import { settle } from "#e2e/surfaces/surface.ts";

/** Malay, Indonesian and American prices have a sign; the odds styles as the wire numbers them. */
const STYLES = [1, 2, 4, 5];

for (const [at, language] of ["vi-VN", "en-US", "th-TH", "ja-JP"].entries())
  test(`both prices of a pair are laid out alike in ${language}`, after(2, at), async ({ page }) => {
    const uneven: string[] = [];
    for (const style of STYLES) {
      await page.goto(`/?language=${language}&os=${style}#/`);
      await expect(page.locator("main article").first()).toBeVisible();
      for (const [width, size] of [
        [360, 100],
        [374, 100],
        [390, 100],
        [390, 130],
        [430, 130],
      ] as const) {
        await page.setViewportSize({ width, height: 1400 });
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
        }, size);
        await settle(page);
        uneven.push(...(await unevenPairs(page)).map((pair) => `${style}, ${width} at ${size} %: ${pair}`));
      }
    }
    expect(uneven).toEqual([]);
  });
