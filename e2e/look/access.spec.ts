import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { nextPrice, openSlip, pick, placeButton, placedDialog, slipOf, waitForNotice } from "#e2e/steps/slip.ts";
import { OVERLAYS } from "#e2e/surfaces/overlays.ts";
import { type Stage, stageIn, visit } from "#e2e/surfaces/surface.ts";
import { LONG } from "#e2e/steps/long.ts";
import { pressEscape } from "#e2e/steps/taps.ts";

const over = (page: Page) =>
  page
    .getByRole("article", { name: /Manchester United/ })
    .getByRole("button", { name: /^Over/ })
    .first();

/** Where the focus is: in which dialog, or on the page. */
const focusedIn = (page: Page) =>
  page.evaluate(() => {
    const inside = document.activeElement?.closest("dialog[open],[role=dialog]");
    return inside ? "overlay" : document.activeElement === document.body ? "nowhere" : "page";
  });

/**
 * Notes everything on the page that gets the focus outside of what lies over it, from now on: to ask after each of many steps
 * takes as long as the steps, and misses a focus that went on.
 */
async function straysOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const strays: string[] = [];
    Object.assign(window, { strays });
    addEventListener(
      "focusin",
      ({ target }) => {
        if (!(target instanceof Element) || target === document.body) return;
        if (!target.closest("dialog[open],[role=dialog]")) strays.push(target.outerHTML.slice(0, 200));
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { strays: string[] }).strays);
}

test("a bet is made with the keyboard alone, and leads to the bet records", async ({ page, door, open, pass }) => {
  test.slow();
  await open({ as: "jason88" });
  await expect(over(page)).toBeVisible();
  await pass(1_000);
  // from the top of the page with nothing but the tab key
  for (let step = 0; step < 60 && !(await over(page).evaluate((node) => node === document.activeElement)); step += 1)
    await page.keyboard.press("Tab");
  await expect(over(page)).toBeFocused();
  await page.clock.runFor(600);
  await page.keyboard.press("Enter");
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  for (const digit of "500") await page.keyboard.press(digit);
  await expect(placeButton(page)).toBeEnabled();
  for (
    let step = 0;
    step < 40 && !(await placeButton(page).evaluate((node) => node === document.activeElement));
    step += 1
  )
    await page.keyboard.press("Tab");
  await page.clock.runFor(600);
  await page.keyboard.press("Enter");
  await pass(1_000);
  await expect(placedDialog(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
  await page.clock.runFor(600);
  await page.keyboard.press("Enter");
  await pass(1_000);
  await expect(placedDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/betrecord\/betrecord/);
  expect(door.requests.filter((line) => line === "POST /api/bet/Bet")).toHaveLength(1);
});

test("a bet is called off with the keyboard, and nothing is sent", LONG, async ({ page, world, open, pass, door }) => {
  await openSlip({ page, world, open, pass });
  await pressEscape(page);
  await pass(1_000);
  await expect(slipOf(page)).toBeHidden();
  await expect(over(page)).toBeFocused();
  expect(door.requests.filter((line) => line.startsWith("POST /api/bet/Bet"))).toHaveLength(0);
});

/** Overlays that stand by themselves: what opened them is gone, or nothing but time did. */
const UNASKED = new Set(["a notice", "a look at the time", "a list without the server", "the end of a session"]);

for (const surface of OVERLAYS.filter(({ name }) => !UNASKED.has(name))) {
  // a dialog: the others are made of the same
  const often = surface.name === "the login prompt" ? {} : LONG;
  test(`${surface.name}: the focus is kept inside and given back`, often, async ({ page, world, open, pass }) => {
    test.slow();
    const stage: Stage = stageIn("en-US", { page, world, open, pass });
    await visit(stage, surface);
    const modal = (await page.locator("dialog[open]").count()) > 0;
    expect(await focusedIn(page)).toBe("overlay");
    const strays = await straysOf(page);
    // a dialog hands the focus round inside; a panel hung from the header leaves the header in reach
    for (let step = 0; modal && step < 70; step += 1) await page.keyboard.press(step % 10 === 9 ? "Shift+Tab" : "Tab");
    // the browser's own bar may stand between the last and the first
    if (modal) expect(await strays()).toEqual([]);
    await page.locator("dialog[open],[role=dialog]").last().press("Escape");
    await pass(1_000);
    await expect(page.locator("dialog[open],[role=dialog]")).toHaveCount(0);
    expect(await focusedIn(page)).toBe("page");
  });
}

test("a price that moves is told in the slip: as an alert where it asks, as a status where a rule covers it", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass });
  world.movePrice(502, 3, 1, 1.88);
  await nextPrice(pass);
  await expect(slipOf(page).getByRole("alert")).toHaveText("Odds changed from 1.95 to 1.88");
  await expect(page.getByRole("button", { name: /^Odds 1.95 1.88 European/ })).toBeVisible();
  await slipOf(page).getByRole("button", { name: "Slip options" }).click();
  await page.getByRole("radio", { name: "Accept any odds" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await pass(1_000);
  world.movePrice(502, 3, 1, 1.99);
  await nextPrice(pass);
  await expect(slipOf(page).getByRole("alert")).toHaveCount(0);
  await expect(slipOf(page).getByRole("status").filter({ hasText: "Odds changed from" })).toContainText("to 1.99");
  // what was told did not take the focus from where it was
  expect(await focusedIn(page)).toBe("overlay");
});

test(
  "prices of the list say which way they moved, and nothing is announced there",
  LONG,
  async ({ page, world, open, pass }) => {
    world.movePrice(502, 3, 1, 1.95);
    await open();
    await expect(page.getByRole("button", { name: "Over 2/2.5, 1.95", exact: true })).toBeVisible();
    world.movePrice(502, 3, 1, 2.05);
    await pass(16_000);
    const cell = page.getByRole("button", { name: "Over 2/2.5, 2.05, moved up", exact: true });
    await expect(cell).toBeVisible();
    expect(await cell.evaluate((node) => node.closest("[aria-live],[role=status],[role=alert]"))).toBeNull();
  },
);

test("what becomes of a bet is told: the refusal, the outcome, the notice", async ({ page, world, open, pass }) => {
  test.slow();
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  for (const digit of "50") await page.keyboard.press(digit);
  world.nextCall({ path: "/api/bet/Bet", result: 14, message: "" });
  await placeButton(page).click();
  const failed = page.getByRole("alertdialog", { name: "Bet failed" });
  await expect(failed).toHaveAccessibleDescription(/limit for this match/);
  await page.clock.runFor(600);
  await page.keyboard.press("Enter");
  await pass(1_000);
  await placeButton(page).click();
  await expect(placedDialog(page)).toHaveAccessibleDescription(/· ID \d+/);
  await pressEscape(page);
  await pass(1_000);
  // a receipt on the screen says itself what becomes of its bet
  await expect(placedDialog(page)).toBeHidden();
  const notice = page.getByRole("status").filter({ hasText: /ID:\d+ (?:Accepted|Refused)/ });
  await waitForNotice({ pass }, notice);
  await expect(notice).toContainText("Over 2/2.5");
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await pass(1_000);
  await expect(notice).toBeHidden();
});

test("what a swipe, a pull or a hold does, a button does too", LONG, async ({ page, world, open, pass, door }) => {
  test.slow();
  await openSlip({ page, world, open, pass }, { amount: "" });
  // a hold on a price: its other styles and its history
  await slipOf(page)
    .getByRole("button", { name: /show in other styles/ })
    .click();
  await slipOf(page).getByRole("button", { name: "Price history" }).click();
  const history = page.getByRole("dialog", { name: "Price history" });
  await expect(history).toBeVisible();
  await pass(1_000);
  await history.press("Escape");
  await pass(1_000);
  await expect(history).toBeHidden();
  await slipOf(page).getByRole("button", { name: "Close" }).click();
  await pass(1_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // a swipe to the left over the menu
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close" }).click();
  await pass(1_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // a swipe over the scoreboard
  await page.goto("/#/pages/match/match?matchId=502&leagueId=101");
  await expect(page.getByRole("button", { name: "Next match of the league" })).toBeVisible();
  // a pull at the top of records, results and announcements
  for (const [hash, button, call] of [
    ["/pages/betrecord/betrecord", "Refresh", "GetUnSettleBetList"],
    ["/pages/matchresult/matchresult", "Refresh results", "GetSettleMatchResult"],
    ["/pages/announcement/announcement", "Refresh", "GetNotice"],
  ] as const) {
    await page.goto(`/#${hash}`);
    const refresh = page.getByRole("main").getByRole("button", { name: button }).first();
    await expect(refresh).toBeVisible();
    await pass(3_000);
    const before = door.requests.filter((line) => line.includes(call)).length;
    await refresh.click();
    await expect.poll(() => door.requests.filter((line) => line.includes(call)).length).toBeGreaterThan(before);
  }
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing slides, scales or pulses, and the wait is told in words", async ({ page, world, open, pass }) => {
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [...effect.getKeyframes()] : []))
          .flatMap((frame) => Object.entries(frame))
          .filter(([name, value]) => /^(transform|scale|translate|rotate)$/.test(name) && value !== "none")
          .map(([name, value]) => `${name} ${value}`),
      );
    world.movePrice(502, 3, 1, 1.95);
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await page.getByRole("button", { name: "Menu" }).click();
    expect.soft(await moving(), "the menu").toEqual([]);
    await pressEscape(page);
    await pass(1_000);
    await pick(page, /Manchester United/, /^Over/);
    await expect(page.getByRole("button", { name: "Checking odds…" })).toBeVisible();
    expect.soft(await moving(), "the slip").toEqual([]);
    await pressEscape(page);
    await pass(1_000);
    world.movePrice(502, 3, 1, 2.2);
    await pass(16_000);
    await expect(page.getByRole("button", { name: /Over.*moved up/ })).toBeVisible();
    expect.soft(await moving(), "a price that moves").toEqual([]);
    await page.getByRole("tab", { name: /Today/ }).click();
    expect.soft(await moving(), "the tabs").toEqual([]);
  });
});
