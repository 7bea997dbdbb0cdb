import { expect, test } from "#e2e/steps/fixtures.ts";
import { after } from "#e2e/steps/long.ts";
import { brokenNames } from "#e2e/surfaces/rows.ts";
import { settle } from "#e2e/surfaces/surface.ts";

const WIDTHS = [
  [360, 390],
  [320, 430],
] as const;

for (const [at, widths] of WIDTHS.entries())
  for (const language of ["en-US", "th-TH", "vi-VN", "ja-JP"])
    test(
      `no word of a team stands on two lines at ${widths.join(" and ")} px in ${language}`,
      after(1, at),
      async ({ page }) => {
        await page.goto(`/?language=${language}#/`);
        const rows = page.locator("main article");
        await expect(rows.first()).toBeVisible();
        const broken: string[] = [];
        const strip = page.locator("[data-q^='sport:']");
        for (const sport of [0, 1, 2]) {
          await strip.nth(sport).click();
          await expect(rows.first()).toBeVisible();
          for (const width of widths) {
            await page.setViewportSize({ width, height: 1400 });
            await settle(page);
            broken.push(...(await brokenNames(page)).map((word) => `${width}: ${word}`));
          }
        }
        expect(broken).toEqual([]);
      },
    );
