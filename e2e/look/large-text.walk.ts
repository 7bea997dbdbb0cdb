import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { cutTexts } from "#e2e/surfaces/cuts.ts";
import { OVERLAYS } from "#e2e/surfaces/overlays.ts";
import { PAGES } from "#e2e/surfaces/pages.ts";
import { SLIPS } from "#e2e/surfaces/slips.ts";
import { speak } from "#e2e/surfaces/speak.ts";
import { stageIn, visit } from "#e2e/surfaces/surface.ts";
import { faultsIn, mayEnd, show } from "#e2e/surfaces/windows.ts";

/**
 * Width and height in px, and the text size in %: the phones of ACC-08 and of issue 8, and a small one without
 * enlargement.
 */
const ROOMS = [
  [360, 780, 200],
  [320, 640, 200],
  [320, 640, 100],
] as const;

for (const surface of [...PAGES, ...SLIPS, ...OVERLAYS]) {
  test(`${surface.name} can be read in ten languages with text twice as large`, async ({ page, world, open, pass }) => {
    test.setTimeout(180_000);
    const room = { page, world, open, pass };
    await visit(stageIn("en-US", room), surface);
    const cut: string[] = [];
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const stage = stageIn(language, room);
      await speak(page, language);
      await show(stage, surface, language);
      for (const size of ROOMS) {
        const found = await faultsIn(stage, size, () => cutTexts(page, mayEnd(stage)));
        cut.push(...found.map((fault) => `${language} ${fault}`));
      }
    }
    expect(cut).toEqual([]);
  });
}
