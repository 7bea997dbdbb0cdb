import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { cutTexts } from "#e2e/surfaces/cuts.ts";
import { OVERLAYS } from "#e2e/surfaces/overlays.ts";
import { PAGES } from "#e2e/surfaces/pages.ts";
import { SLIPS } from "#e2e/surfaces/slips.ts";
import { speak } from "#e2e/surfaces/speak.ts";
import { settle, stageIn, visit } from "#e2e/surfaces/surface.ts";

/**
 * Width and height in px, and the text size in %: the phones of ACC-08 and of issue 8, and a small one without
 * enlargement.
 */
const ROOMS = [
  [360, 780, 200],
  [320, 640, 200],
  [320, 640, 100],
] as const;

/** What may end in an ellipsis: titles, the account's name, the labels of the bottom bar, names of leagues (design 4.3, 5). */
const mayEnd = (bar: string): string =>
  `h1, nav[aria-label="${bar}"], header button > span > span > span:first-child, h2 > button[aria-expanded]`;

for (const surface of [...PAGES, ...SLIPS, ...OVERLAYS]) {
  test(`${surface.name} can be read in ten languages with text twice as large`, async ({ page, world, open, pass }) => {
    test.setTimeout(180_000);
    const room = { page, world, open, pass };
    await visit(stageIn("en-US", room), surface);
    const cut: string[] = [];
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const stage = stageIn(language, room);
      await speak(page, language);
      const shown = surface.shown(stage);
      // what disappears by itself after some seconds is shown again
      await shown.waitFor({ timeout: 5_000 }).catch(() => visit(stage, surface, language));
      await shown.waitFor();
      for (const [width, height, percent] of ROOMS) {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, `${percent}%`);
        await page.clock.runFor(100);
        await settle(page);
        const look = () => cutTexts(page, mayEnd(stage.say("Main pages")));
        // rows are measured again after they render: what is clipped stays clipped
        if ((await look()).length > 0) await pass(500);
        for (const text of await look()) cut.push(`${language} ${width} px ${percent} %: ${text}`);
      }
    }
    expect(cut).toEqual([]);
  });
}
