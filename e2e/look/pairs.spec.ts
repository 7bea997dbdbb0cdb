import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { after } from "#e2e/steps/long.ts";
import { settle } from "#e2e/surfaces/surface.ts";

/** The pairs of prices whose cells are laid out differently, or where a line stands neither beside nor centred above its price. */
const unevenPairs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const layoutOf = (cell: Element): string[] => {
      const [line, price] = [...cell.children].filter((part) => part.matches("[data-sign]") || part.textContent !== "");
      if (line === undefined || price === undefined) return [];
      const [above, below] = [line.getBoundingClientRect(), price.getBoundingClientRect()];
      if (Math.abs(above.top + above.bottom - below.top - below.bottom) < 8) return ["beside"];
      const centred = Math.abs(above.left + above.right - below.left - below.right) < 4;
      return [centred && above.bottom <= below.top + 3 ? "above" : "astray"];
    };
    return [...document.querySelectorAll("main article fieldset[data-look=pair]")].flatMap((pair) => {
      const layouts = new Set([...pair.querySelectorAll("button")].flatMap(layoutOf));
      return layouts.size > 1 || layouts.has("astray") ? [`${pair.textContent}: ${[...layouts].join(", ")}`] : [];
    });
  });

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
