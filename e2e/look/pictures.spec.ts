import { expect, test } from "#e2e/steps/fixtures.ts";
import { type Language } from "#app/domain/member/languages.ts";
import { THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";
import { FEATURES } from "#e2e/surfaces/features.ts";
import { tolerance } from "#e2e/surfaces/fonts.ts";
import { addToParlay, cashedOut, cashOut, maintenance, newVersion, parlayTab } from "#e2e/surfaces/looks.ts";
import { OVERLAYS } from "#e2e/surfaces/overlays.ts";
import { PAGES } from "#e2e/surfaces/pages.ts";
import { SLIPS } from "#e2e/surfaces/slips.ts";
import { article, settle, type Stage, stageIn, type Surface, visit } from "#e2e/surfaces/surface.ts";
import { LONG } from "#e2e/steps/long.ts";

/**
 * The living counterpart of every picture of the design, by its number; 45 is 01-live, 47 is 07-match, and 61 is the live list in
 * its five themes. The baselines in e2e/pictures are our own; they are
 * drawn anew with `npm run pictures`. With the fonts that they were drawn in, two runs differ by less than 50 pixels; fonts
 * differ between machines, and then much more of a picture may differ.
 */
const SAME = 0.001;

/** Two large digits, where seconds count. */
const COUNTS = 0.003;

interface Picture {
  /** The number of the design's picture, and what is shown. */
  readonly name: string;
  /** A surface by its name, or one of its own. */
  readonly of: string | Surface;
  readonly theme?: ThemeName;
  readonly language?: Language;
  readonly size?: { readonly width: number; readonly height: number };
  /** Seconds count down on it, and are not the same twice. */
  readonly counts?: true;
  /** In the long run alone, whatever it is. */
  readonly rare?: true;
}

const live: Surface = { name: "the live list", as: "jason88", shown: article };

const scrolled: Surface = {
  ...live,
  act: async (stage: Stage) => {
    await article(stage).waitFor();
    // rows are measured, and crests have come, before: both move what lies below
    await stage.pass(600);
    await settle(stage.page);
    await stage.page.evaluate(() => window.scrollTo(0, 260));
    await expect.poll(() => stage.page.evaluate(() => window.scrollY)).toBe(260);
  },
};

/** The live list in compact rows, chosen in its options. */
const compact: Surface = {
  ...live,
  act: async (stage: Stage) => {
    const { page } = stage;
    await article(stage).waitFor();
    await page.getByRole("button", { name: "Options" }).click();
    await page.getByRole("radio", { name: "Compact" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  },
};

/** The live list of a sport that has no live match. */
const nothingLive: Surface = {
  ...live,
  act: async ({ page }) => {
    await page.getByRole("button", { name: "Choose a sport" }).click();
    await page
      .getByRole("dialog", { name: "All sports" })
      .getByRole("button", { name: /^Volleyball/ })
      .click();
  },
  shown: ({ page }) => page.getByText("The next match starts at 18:15."),
};

/** The slip in the panel of a wide window, with an amount. */
const beside: Surface = {
  ...live,
  before: (world) => world.movePrice(502, 3, 1, 1.95),
  act: async ({ page, pass }) => {
    const cell = page.getByRole("article", { name: /Manchester United/ }).getByRole("button", { name: /^Over/ });
    await cell.waitFor();
    await pass(400);
    await cell.click();
    await page.getByRole("heading", { name: "Single bet" }).waitFor();
    await pass(2_000);
    await page.keyboard.type("500");
    await page.mouse.move(2, 2);
  },
  shown: ({ page }) => page.getByRole("button", { name: "Place bet · 500" }),
};

const PICTURES: readonly Picture[] = [
  { name: "01-live", of: live },
  { name: "01-live-dark", of: live, theme: "99" },
  { name: "02-today-dark-malay", of: { ...surfaceOf("today"), as: "somchai" }, theme: "99" },
  { name: "03-early", of: "early" },
  { name: "04-mix-parlay", of: "the bar of a parlay" },
  { name: "05-slip", of: "the slip with an amount" },
  { name: "05-slip-dark", of: "the slip with an amount", theme: "99" },
  { name: "06-slip-odds-changed", of: "the slip after a change of price" },
  { name: "07-match", of: "a match" },
  { name: "07-match-dark", of: "a match", theme: "99" },
  { name: "08-all-markets", of: "all markets of a match" },
  { name: "09-bet-page", of: "the parlay page" },
  { name: "10-bet-page-keypad", of: "the parlay page with its keys" },
  { name: "11-unsettled", of: "the open bets" },
  { name: "11-unsettled-dark", of: "the open bets", theme: "99" },
  { name: "12-settled", of: "the settled bets" },
  { name: "12-settled-dark", of: "the settled bets", theme: "99" },
  { name: "13-sell", of: "the sale of a bet" },
  { name: "14-drawer", of: "the menu of a member" },
  { name: "14-drawer-dark", of: "the menu of a member", theme: "99" },
  { name: "15-filter", of: "the filter" },
  { name: "16-settings", of: "the settings" },
  { name: "17-outright", of: "the outrights" },
  { name: "18-results", of: "the results" },
  { name: "19-login", of: "the login prompt" },
  { name: "20-placed", of: "a bet that was placed" },
  { name: "21-notice", of: "a notice" },
  { name: "22-bonus", of: "the rule of a bonus" },
  { name: "23-sports", of: "all sports" },
  { name: "24-announcements", of: "the announcements" },
  { name: "25-rules", of: "the rules" },
  { name: "25-rule", of: "the rules of one sport" },
  { name: "26-favourites", of: "the favourites" },
  { name: "27-popular", of: "popular" },
  { name: "28-live-1x2", of: "the live list by 1X2" },
  { name: "29-scrolled", of: scrolled },
  { name: "30-offline", of: "a list without the server" },
  { name: "31-error", of: "a list that did not come" },
  { name: "31-empty", of: "no favourites" },
  { name: "32-slip-limits", of: "the slip with an amount over the limits" },
  { name: "32-slip-closed", of: "the slip of a market that closed" },
  { name: "33-match-data", of: "the data of a match" },
  { name: "34-dates", of: "the dates of the records" },
  { name: "34-combos", of: "the groups of sports" },
  { name: "35-refused", of: "a bet that was refused" },
  { name: "35-deposit", of: "a bet that needs a deposit" },
  { name: "36-thai", of: live, language: "th-TH" },
  { name: "37-chinese-malay", of: "the live list in Malay odds", language: "zh-CN" },
  { name: "38-vietnamese-360", of: live, language: "vi-VN", size: { width: 360, height: 780 } },
  { name: "39-theme-sp2", of: "the live list of area 2", theme: "SP2" },
  { name: "39-theme-sp3", of: live, theme: "SP3" },
  { name: "40-components", of: "the slip with what pays and the other styles", rare: true },
  { name: "41-foundations", of: "the settings", theme: "SP4" },
  { name: "42-wide-1280", of: beside, size: { width: 1280, height: 860 } },
  { name: "43-wide-768", of: beside, size: { width: 768, height: 900 } },
  { name: "45b-live-360", of: live, size: { width: 360, height: 780 } },
  { name: "46-live-compact", of: compact, theme: "99" },
  { name: "48-match-before", of: "a match before its kick-off" },
  { name: "48-match-before-dark", of: "a match before its kick-off", theme: "99" },
  { name: "44-theme-sp4", of: live, theme: "SP4" },
  { name: "49-slip-375x548", of: "the slip after a change of price", size: { width: 375, height: 548 } },
  { name: "49-slip-320x480", of: "the slip after a change of price", size: { width: 320, height: 480 } },
  { name: "50-add-to-parlay", of: addToParlay },
  { name: "50-parlay-tab", of: parlayTab },
  { name: "50-parlay-tab-dark", of: parlayTab, theme: "99" },
  { name: "52-cash-out", of: cashOut },
  { name: "52-cashed-out", of: cashedOut, rare: true },
  { name: "57-wide-1650", of: "a match", size: { width: 1650, height: 1000 } },
  { name: "57-wide-1920", of: "a match", size: { width: 1920, height: 1080 } },
  { name: "58-nothing-live", of: nothingLive },
];

function surfaceOf(name: string): Surface {
  const found = [...PAGES, ...SLIPS, ...OVERLAYS].find((surface) => surface.name === name);
  if (found === undefined) throw new RangeError(`no surface ${name}`);
  return found;
}

test.use({ deviceScaleFactor: 1 });

/** The long run draws a surface once more in its other themes and sizes. */
const isAgain = ({ name, theme, language, size, rare }: Picture): boolean =>
  !["01-live-dark", "05-slip-dark", "36-thai", "42-wide-1280", "49-slip-375x548"].includes(name) &&
  (theme ?? language ?? size ?? rare) !== undefined;

function draw(picture: Picture): void {
  const { name, of, theme, language, size, counts } = picture;
  test(`picture ${name}`, isAgain(picture) ? LONG : {}, async ({ page, world, open, pass }) => {
    if (size) await page.setViewportSize(size);
    const surface = typeof of === "string" ? surfaceOf(of) : of;
    const hash = surface.hash ?? "/";
    const themed =
      theme === undefined
        ? surface
        : {
            ...surface,
            hash: `${hash}${hash.includes("?") ? "&" : "?"}theme=${theme}${theme === "SP2" ? "&area=SP2" : ""}`,
          };
    await visit(stageIn(language ?? "en-US", { page, world, open, pass }), themed, language);
    await settle(page);
    // a phone shows a page that is wider than its window smaller, and nobody sees why
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    await expect(page).toHaveScreenshot(`${name}.png`, await tolerance(page, counts ? COUNTS : SAME));
  });
}

PICTURES.forEach(draw);

test.describe("a maintenance", () => {
  test.use({
    operator: {
      maintenance: { from: "2026-11-21T09:00:00Z", to: "2026-11-21T09:53:34Z", news: "https://status.sports.example/" },
    },
  });
  draw({ name: "58-maintenance", of: maintenance, counts: true });
});

test.describe("a newer version of the app", () => {
  test.beforeEach(({ page }) =>
    page.route("**/version.json", (route) => route.fulfill({ json: { release: "9.0.0", commit: "b2" } })),
  );
  draw({ name: "58-new-version", of: newVersion, rare: true });
});

test.describe("what an operator can offer besides", () => {
  test.use({ operator: { features: { quickBet: true } } });
  for (const of of FEATURES) for (const theme of THEME_NAMES) draw({ name: `${of.name}-${theme}`, of, theme });
});
