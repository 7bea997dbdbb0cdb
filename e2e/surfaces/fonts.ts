import { type Page } from "@playwright/test";

/** How wide the fonts of the baselines write this, px. */
const SAMPLE = { text: "Manchester −0.5/1 1.92 阿森纳 แมนเชส", width: 1868 };

/** How much of a picture may differ in other fonts, from 0 to 1. */
const OTHER_FONTS = 0.09;

/** How much a picture may differ from its baseline: by `same` in the fonts that it was drawn in, and by much more in others. */
export async function tolerance(page: Page, same: number) {
  const width = await page.evaluate((text) => {
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) return 0;
    pen.font = `600 100px ${getComputedStyle(document.body).fontFamily}`;
    return Math.floor(pen.measureText(text).width);
  }, SAMPLE.text);
  return { maxDiffPixelRatio: width === SAMPLE.width ? same : OTHER_FONTS, threshold: 0.3 };
}
