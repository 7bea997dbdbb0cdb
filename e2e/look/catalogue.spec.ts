import { readFile } from "node:fs/promises";
import { LANGUAGES } from "#app/domain/member/languages.ts";
import { THEME_NAMES } from "#app/domain/member/themes.ts";
import { type Page } from "@playwright/test";
import { changedStates } from "#e2e/catalogue/changed.ts";
import { expect, test } from "#e2e/steps/demo.ts";
import { LONG } from "#e2e/steps/long.ts";
import { settle } from "#e2e/surfaces/surface.ts";

/** Fonts differ between machines: so much of a picture may differ. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.3 };

/** When the pictures are of, by the clock of the page. */
const NOW = new Date("2026-11-21T09:30:00Z");

/** Every theme with text as it is and twice as large; one of them belongs to every run. */
const PICTURES = THEME_NAMES.flatMap((theme) => [100, 200].map((percent) => ({ theme, percent })));
const OFTEN = "99 200";

// half the size shows what is missing, cut or in another colour, in a tenth of the file
const SCALE = 0.5;

test.use({ deviceScaleFactor: SCALE, isMobile: false, hasTouch: false });

/** The whole catalogue side by side, and the picture of it. */
async function draw(page: Page, demo: string, asked: Readonly<Record<string, string>>): Promise<Buffer> {
  await page.clock.setFixedTime(NOW);
  await page.goto(`${demo}e2e/catalogue/?${new URLSearchParams({ across: "", ...asked }).toString()}`);
  await expect(page.getByRole("region", { name: "Dialog noAddress" }).getByRole("alertdialog")).toHaveCount(4);
  await settle(page);
  return page.screenshot({ fullPage: true, animations: "disabled", type: "jpeg", quality: 50 });
}

for (const { theme, percent } of PICTURES) {
  const often = `${theme} ${percent}` === OFTEN ? {} : LONG;
  test(`every part in every state, theme ${theme}, text at ${percent} %`, often, async ({ page, demo }, info) => {
    const name = `catalogue-${theme}-${percent}.jpg`;
    const picture = await draw(page, demo, { theme, text: `${percent}%` });
    expect(picture).toMatchSnapshot(name, TOLERANCE);
    const before = await readFile(info.snapshotPath(name, { kind: "snapshot" }));
    expect(await changedStates(page, before, picture, SCALE)).toEqual([]);
  });
}

for (const language of Object.keys(LANGUAGES)) {
  test(`every part in every state holds the words of ${language}`, LONG, async ({ page, demo }, info) => {
    const picture = await draw(page, demo, { language });
    await info.attach(language, { body: picture, contentType: "image/jpeg" });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const tooWide = await page
      .locator("figure :is(button[data-variant], button[data-fit])")
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.scrollWidth > button.clientWidth + 1)
          .map((button) => `${button.closest("section")?.ariaLabel}: ${button.textContent}`),
      );
    expect(tooWide).toEqual([]);
  });
}
