import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";

/** The runs of digits on the page that stand on more than one line, each with the text that it is part of. */
const brokenFigures = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: figure } of (text.textContent ?? "").matchAll(/\d[\d.,]*\d/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${figure} of "${text.textContent}"`);
      }
    }
    return broken;
  });

// the list has figures of two digits and more in strip, tabs, minutes, lines and prices
for (const language of ["en-US", "th-TH", "ja-JP", "vi-VN"])
  test(`no figure of the lists stands on two lines in ${language}`, async ({ page }) => {
    await page.goto(`/?language=${language}#/`);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await brokenFigures(page)).toEqual([]);
    await page.getByRole("navigation").getByRole("tab").nth(4).click();
    await expect(page.locator("main article").first()).toBeVisible();
    expect(await brokenFigures(page)).toEqual([]);
    // prices beside names that are long in Japanese
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/?language=${language}#/pages/winner/winner`);
    await expect(page.locator("button[data-state=open]").first()).toBeVisible();
    expect(await brokenFigures(page)).toEqual([]);
  });
