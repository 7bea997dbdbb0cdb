import { type Page } from "@playwright/test";

/** How far ahead the page's time is held at most, ms. */
const FARTHEST_MS = 8_000;

/** From here on the page's time goes by `pass` alone: on a busy machine it would outrun the page's frames, and a ring its taps. */
export async function holdClock(page: Page, ahead = 500): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  try {
    await page.clock.pauseAt(now + ahead);
  } catch (error) {
    // that moment went by before the page heard of it
    if (ahead >= FARTHEST_MS) throw error;
    await holdClock(page, ahead * 2);
  }
}
