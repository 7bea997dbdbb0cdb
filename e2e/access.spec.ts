import AxeBuilder from "@axe-core/playwright";
import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";
import { openSlip, placeButton, slipOf } from "#e2e/slip.ts";

/** What a serious or critical finding is about, one line each; an empty list is the only good one. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    // design 4.1 and 6 name signs in words: "O 2.5" is "Over 2.5", "+68" is "All markets of …" (SC 2.5.3 excepts symbols)
    .disableRules(["label-content-name-mismatch"])
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = "" }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
}

const LIGHT_AND_DARK = ["1", "99"];

/** The routes that hold something by themselves, by what is on them once they stand. */
const PAGES = [
  ["the records", "/pages/betrecord/betrecord"],
  ["the bet page", "/pages/bet/bet"],
  ["the results", "/pages/matchresult/matchresult"],
  ["the announcements", "/pages/announcement/announcement"],
  ["the rules", "/pages/gamerule/gamerule"],
  ["the rules of one sport", "/pages/gameruledetail/gameruledetail?id=1"],
  ["a match", "/pages/match/match?matchId=502"],
  ["the outrights", "/pages/winner/winner"],
  ["the filter", "/pages/matchfilter/matchfilter"],
  ["the favourites", "/pages/myFavorite/myFavorite"],
  ["the popular matches", "/pages/hotMatch/hotMatch"],
  ["the search", "/pages/search/search"],
  ["the settings", "/pages/setting/setting"],
] as const;

/** Puts on a theme and waits until no colour is on its way any more: a tint half way between two themes is in neither. */
const wear = (page: Page, theme: string) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset["theme"] = name;
    await new Promise((painted) => requestAnimationFrame(painted));
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  }, theme);

test("the index has no serious finding in any of the five themes", async ({ page, open, pass }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await pass(1_000);
  for (const theme of ["1", "SP2", "SP3", "SP4", "99"]) {
    await wear(page, theme);
    expect.soft(await findings(page), theme).toEqual([]);
  }
});

for (const [name, hash] of PAGES) {
  test(`${name} has no serious finding in light and dark`, async ({ page, open, pass }) => {
    await open({ as: "jason88", hash });
    await expect(
      page.locator("[data-page] main, [data-page] h1, [data-page] h2, [data-page] button").first(),
    ).toBeVisible();
    await pass(1_000);
    for (const theme of LIGHT_AND_DARK) {
      await wear(page, theme);
      expect.soft(await findings(page), theme).toEqual([]);
    }
  });
}

test("the drawer has no serious finding, and gives the focus back", async ({ page, open, pass }) => {
  await open();
  await expect(page.getByRole("article").first()).toBeVisible();
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await pass(1_000);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await pass(1_000);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(menu).toBeFocused();
});

test("the slip has no serious finding in light and dark, and gives the focus back to the price", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass });
  for (const theme of LIGHT_AND_DARK) {
    await wear(page, theme);
    expect.soft(await findings(page), theme).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await pass(1_000);
  await expect(slipOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Over/ }).and(page.locator(":focus"))).toBeVisible();
});

test("a bet is made with the keyboard alone", async ({ page, door, open, pass }) => {
  await open({ as: "jason88" });
  const price = page
    .getByRole("article", { name: /Manchester United/ })
    .getByRole("button", { name: /^Over/ })
    .first();
  await expect(price).toBeVisible();
  await pass(1_000);
  await price.focus();
  await page.keyboard.press("Enter");
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  for (const digit of "500") await page.keyboard.press(digit);
  await expect(placeButton(page)).toBeEnabled();
  await placeButton(page).focus();
  await page.keyboard.press("Enter");
  await pass(1_000);
  await expect(page.getByRole("alertdialog", { name: "Bet placed" })).toBeVisible();
  expect(door.requests.filter((line) => line === "POST /api/bet/Bet")).toHaveLength(1);
});
