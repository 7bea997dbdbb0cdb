import { type Page } from "@playwright/test";

/** From here on the page's time goes by `pass` alone: on a busy machine it would outrun the page's frames, and a ring its taps. */
export const holdClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
