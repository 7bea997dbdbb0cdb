import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { labelsOf, tornWords } from "#e2e/surfaces/lines.ts";
import { OVERLAYS } from "#e2e/surfaces/overlays.ts";
import { PAGES } from "#e2e/surfaces/pages.ts";
import { SLIPS } from "#e2e/surfaces/slips.ts";
import { addToParlay, cashOut, parlayTab } from "#e2e/surfaces/looks.ts";
import { speak } from "#e2e/surfaces/speak.ts";
import { settle, stageIn, visit } from "#e2e/surfaces/surface.ts";

test.use({ viewport: { width: 360, height: 780 } });

const OTHERS = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== "en-US");

const SURFACES = [...PAGES, ...SLIPS, addToParlay, parlayTab, cashOut, ...OVERLAYS];

for (const surface of SURFACES) {
  test(`${surface.name}: buttons of one line in English have one in ten languages, and no word is torn`, async ({
    page,
    world,
    open,
    pass,
  }, info) => {
    test.setTimeout(300_000);
    const room = { page, world, open, pass };
    await visit(stageIn("en-US", room), surface);
    const labels = await labelsOf(page);
    const english = new Set(labels.filter(({ lines }) => lines === 1).map(({ place }) => place));
    // a sheet of choices alone has none
    if (!OVERLAYS.includes(surface)) expect(english.size).toBeGreaterThan(0);
    const more: string[] = [];
    const torn = (await tornWords(page)).map((words) => `en-US: ${words}`);
    let buttons = labels.length;
    for (const language of OTHERS) {
      const stage = stageIn(language, room);
      await speak(page, language);
      const shown = surface.shown(stage);
      // what disappears by itself after some seconds is shown again
      await shown.waitFor({ timeout: 5_000 }).catch(() => visit(stage, surface, language));
      await pass(300);
      await settle(page);
      const spoken = await labelsOf(page);
      buttons += spoken.length;
      for (const { place, words, lines } of spoken)
        if (lines > 1 && english.has(place)) more.push(`${language}: ${words}`);
      for (const words of await tornWords(page)) torn.push(`${language}: ${words}`);
    }
    info.annotations.push({ type: "buttons", description: String(buttons) });
    expect({ more, torn }).toEqual({ more: [], torn: [] });
  });
}
