import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { THEME_NAMES } from "#app/domain/member/themes.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { cutTexts } from "#e2e/surfaces/cuts.ts";
import { FEATURES } from "#e2e/surfaces/features.ts";
import { tornWords } from "#e2e/surfaces/lines.ts";
import { PAGES } from "#e2e/surfaces/pages.ts";
import { brokenNames, unevenPairs } from "#e2e/surfaces/rows.ts";
import { speak } from "#e2e/surfaces/speak.ts";
import { type Stage, stageIn, visit } from "#e2e/surfaces/surface.ts";
import { smallTargets } from "#e2e/surfaces/targets.ts";
import { faultsIn, mayEnd, type Room, show } from "#e2e/surfaces/windows.ts";

/** From the smallest phone to the widest window that the design draws, each side of every change of layout. */
const WINDOWS: readonly Room[] = (
  [
    [320, 568],
    [360, 640],
    [360, 780],
    [375, 667],
    [390, 844],
    [430, 932],
    [667, 375],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1100, 800],
    [1280, 800],
    [1600, 900],
    [1920, 1080],
  ] as const
).map(([width, height]) => [width, height, 100]);

/** With the text that a phone's own settings enlarge. */
const ENLARGED: readonly Room[] = [
  [320, 568, 130],
  [390, 844, 130],
  [768, 1024, 130],
  [1280, 800, 130],
];

const IN_THEMES: readonly Room[] = [
  [390, 844, 100],
  [1280, 800, 100],
];

/** Looks for what cannot be read, is torn or cannot be hit in a window. */
const lookIn =
  (stage: Stage, [width, , percent]: Room) =>
  async (): Promise<readonly string[]> => {
    const { page } = stage;
    return [
      ...(await cutTexts(page, mayEnd(stage))),
      ...(await tornWords(page)).map((word) => `torn: ${word}`),
      ...(await brokenNames(page)).map((word) => `torn: ${word}`),
      ...(await unevenPairs(page)).map((pair) => `uneven: ${pair}`),
      ...(width === 390 && percent === 100 ? (await smallTargets(page)).map((one) => `small: ${one}`) : []),
    ];
  };

const ALL = [...PAGES, ...FEATURES.filter(({ name }) => name === "55-figures")];

for (const surface of ALL) {
  test(`${surface.name}, in 14 windows and ten languages`, async ({ page, world, open, pass }, info) => {
    test.setTimeout(600_000);
    const room = { page, world, open, pass };
    await visit(stageIn("en-US", room), surface);
    const faults: string[] = [];
    let windows = 0;
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const stage = stageIn(language, room);
      await speak(page, language);
      await show(stage, surface, language);
      for (const size of [...WINDOWS, ...ENLARGED]) {
        const found = await faultsIn(stage, size, lookIn(stage, size));
        faults.push(...found.map((fault) => `${language} ${fault}`));
        windows += 1;
      }
      await page.setViewportSize({ width: 390, height: 844 });
    }
    info.annotations.push({ type: "windows", description: String(windows) });
    expect(faults).toEqual([]);
  });

  test(`${surface.name}, in five themes`, async ({ page, world, open, pass }, info) => {
    test.setTimeout(180_000);
    const stage = stageIn("en-US", { page, world, open, pass });
    await visit(stage, surface);
    const faults: string[] = [];
    for (const theme of THEME_NAMES) {
      await page.evaluate((name) => {
        document.documentElement.dataset["theme"] = name;
      }, theme);
      for (const size of IN_THEMES) {
        const found = await faultsIn(stage, size, lookIn(stage, size));
        faults.push(...found.map((fault) => `${theme} ${fault}`));
      }
    }
    info.annotations.push({ type: "windows", description: String(THEME_NAMES.length * IN_THEMES.length) });
    expect(faults).toEqual([]);
  });
}
