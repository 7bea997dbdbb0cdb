import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { after } from "#e2e/steps/long.ts";
import { settle } from "#e2e/surfaces/surface.ts";

/** The words of teams in the rows that stand on two lines, each with its name. */
const brokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const segmenter = new Intl.Segmenter(lang, { granularity: "word" });
    // a dictionary takes a transliterated Thai name for several words: what stands between two spaces is one
    const wordsOf = (name: string): readonly (readonly [number, string])[] =>
      lang.startsWith("th")
        ? [...name.matchAll(/\S+/g)].map((found) => [found.index, found[0]])
        : [...segmenter.segment(name)].flatMap(({ index, segment, isWordLike }) =>
            isWordLike === true ? [[index, segment] as const] : [],
          );
    const broken = new Set<string>();
    for (const row of document.querySelectorAll("main article")) {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const name = text.textContent ?? "";
        for (const [index, segment] of wordsOf(name)) {
          if (segment.length < 2) continue;
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + segment.length);
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.add(`${segment} of "${name}"`);
        }
      }
    }
    return [...broken];
  });

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
            broken.push(...(await brokenWords(page)).map((word) => `${width}: ${word}`));
          }
        }
        expect(broken).toEqual([]);
      },
    );
