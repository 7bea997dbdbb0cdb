import AxeBuilder from "@axe-core/playwright";
import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { OVERLAYS } from "#e2e/surfaces/overlays.ts";
import { PAGES } from "#e2e/surfaces/pages.ts";
import { SLIPS } from "#e2e/surfaces/slips.ts";
import { settle, stageIn, visit } from "#e2e/surfaces/surface.ts";
import { smallTargets } from "#e2e/surfaces/targets.ts";
import { LONG } from "#e2e/steps/long.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What a serious or critical finding is about, one line each; an empty list is the only good one. */
async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  // without a second page to gather the frames' findings in, and without lists of what passed: a third of the time
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules) axe.withRules([...rules]);
  else {
    axe.options({
      runOnly: TAGS,
      rules: { "label-content-name-mismatch": { enabled: true } },
      resultTypes: ["violations"],
    });
  }
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
}

/** Puts on a theme and waits until no colour is on its way any more: a tint half way between two themes is in neither. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
  await settle(page);
}

/** Colours of every theme are computed by a unit test as well. */
const MORE_THEMES = process.env.WALK ? ["SP2", "SP3", "SP4", "99"] : ["99"];

/** One of each kind of page, and the slip, in every run; the same in other dress, and what comes over the pages, in the long one. */
const EVERY_RUN = new Set([
  "the live list",
  "a match",
  "the open bets",
  "the slip with an amount",
  "the parlay page with its keys",
]);

for (const surface of [...PAGES, ...SLIPS, ...OVERLAYS]) {
  const run = EVERY_RUN.has(surface.name) ? {} : LONG;
  test(
    `${surface.name} has no serious finding in light and dark, and no target under 44 px`,
    run,
    async ({ page, world, open, pass }) => {
      test.slow();
      await visit(stageIn("en-US", { page, world, open, pass }), surface);
      expect.soft(await smallTargets(page), "targets under 44 px").toEqual([]);
      await wear(page, "1");
      expect.soft(await findings(page), "theme 1, all rules").toEqual([]);
      for (const theme of MORE_THEMES) {
        await wear(page, theme);
        expect.soft(await findings(page, ["color-contrast"]), theme).toEqual([]);
      }
    },
  );
}
