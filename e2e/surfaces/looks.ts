import { type Locator } from "@playwright/test";
import { fillBook } from "./pages.ts";
import { article, type Stage, type Surface } from "./surface.ts";

/** States of surfaces that the design's pictures show and no other test visits (design-2). */

const jason = { as: "jason88" } as const;

const price = ({ page }: Stage, match: number): Locator => page.locator(`[data-q^='price:${match}:1:']`).first();

/** The single slip on a price of Today. */
async function openToday(stage: Stage): Promise<void> {
  const { page, pass } = stage;
  await page.getByRole("banner").getByText("jason88").waitFor();
  await page.locator("[data-q='tab:today']").click();
  await price(stage, 521).waitFor();
  await pass(400);
  await price(stage, 521).click();
  await page.locator("[data-q='slip']").waitFor();
}

/** The slip of a price that can be combined, with both ways on at its foot. */
export const addToParlay: Surface = {
  name: "the slip of a price for parlays",
  ...jason,
  act: async (stage) => {
    await openToday(stage);
    await stage.pass(2_000);
    await stage.page.keyboard.type("500");
  },
  shown: ({ page }) => page.locator("[data-q='place'][data-q-state='ready']"),
};

/** Two selections: the parlay bar, with the tab that says what was added last. */
export const parlayTab: Surface = {
  name: "the tab on the bar of a parlay",
  ...jason,
  act: async (stage) => {
    await openToday(stage);
    await stage.pass(400);
    await stage.page.locator("[data-q='add']").click();
    await stage.page.locator("[data-q='slip']").waitFor({ state: "hidden" });
    await stage.pass(400);
    await price(stage, 522).click();
  },
  shown: ({ page }) => page.locator("[data-q='bar'][data-q-value='2']"),
};

const SOLD = "8830192174";
const seller = ({ page }: Stage): Locator => page.locator(`[data-q='sell:${SOLD}']`);
const sale = ({ page }: Stage): Locator => page.locator("[data-q='sellnow'][data-q-state='ready']");

/** The cash-out sheet as the bet's button opens it, with the whole bet chosen. */
export const cashOut: Surface = {
  name: "the sheet of a cash-out",
  ...jason,
  hash: "/pages/betrecord/betrecord",
  before: fillBook,
  act: async (stage) => {
    await article(stage).waitFor();
    await stage.pass(400);
    const offer = stage.page.waitForResponse(/CheckInsurance/);
    await seller(stage).click();
    // before time goes on: asked and answered, it counts down to the next
    await offer;
    // the tap may have brought the button into sight, or not: what lies behind the sheet is the same either way
    await stage.page.evaluate(() => window.scrollTo(0, 0));
  },
  shown: sale,
};

/** The open bets after that: the notice, and the bet among those cashed out. */
export const cashedOut: Surface = {
  ...cashOut,
  name: "the open bets after a cash-out",
  act: async (stage) => {
    await cashOut.act?.(stage);
    await stage.pass(500);
    await sale(stage).click();
    // a fold that has only just been rendered accepts no tap
    await stage.page.locator("summary").last().waitFor();
    await stage.pass(400);
    await stage.page.locator("summary").last().click();
    await stage.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  },
  shown: ({ page }) => page.locator(`[data-q='bet:${SOLD}']`),
};

/** The page of a maintenance announced in config.json. */
export const maintenance: Surface = {
  name: "a maintenance",
  shown: ({ page }) => page.getByRole("timer"),
};

/** The list with the bar that offers a newer version of the app. */
export const newVersion: Surface = {
  name: "a newer version of the app",
  ...jason,
  shown: ({ page }) => page.getByText("New version ready"),
};
