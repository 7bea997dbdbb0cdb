import { expect, test } from "#e2e/steps/fixtures.ts";
import { amountOf, booked, pick, placeButton, placedDialog, rowOf } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";
import { pressEscape } from "#e2e/steps/taps.ts";

const MANCHESTER = /Manchester United/;

test.describe("1280 wide", () => {
  test.use({ viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false });

  test("navigation, list and slip stand side by side; digits typed over the list and Enter place a bet", async ({
    page,
    world,
    open,
    pass,
  }) => {
    world.movePrice(502, 3, 1, 1.95);
    await open({ as: "jason88" });
    const nav = page.getByRole("navigation", { name: "Main pages" });
    await expect(page.getByRole("banner")).toContainText("12,480.50");
    await expect(nav.getByRole("button", { name: "Soccer" })).toHaveAttribute("aria-current", "page");
    const panel = page.getByRole("complementary", { name: "Bet slip" });
    await expect(panel).toContainText("Tap a price to bet");

    await pick(page, MANCHESTER, /^Over/);
    await expect(panel.getByRole("heading", { name: "Single bet" })).toBeVisible();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    const cell = rowOf(page, MANCHESTER).getByRole("button", { name: /^Over/ });
    await expect(cell).toHaveAttribute("aria-pressed", "true");
    await pass(2_000);
    await expect(placeButton(page)).toBeVisible();
    // the focus is back in the list, and the digits reach the slip all the same
    await page.getByRole("tab", { name: /Live/ }).focus();
    await page.keyboard.type("5001");
    await page.keyboard.press("Backspace");
    await expect(amountOf(page)).toHaveText("500");
    await page.clock.runFor(600);
    await page.keyboard.press("Enter");
    await expect(placedDialog(page)).toBeVisible();
    expect(booked(world).map(({ typedCents }) => typedCents)).toEqual([50_000]);
    await placedDialog(page).getByRole("button", { name: "Done" }).click();
    await expect(panel).toContainText("Tap a price to bet");
    await panel.getByRole("tab", { name: /My bets/ }).click();
    await expect(panel.getByRole("article", { name: /^Bet / }).first()).toContainText("500.00");

    await nav.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("button", { name: /Time zone/ })).toBeVisible();
    await nav.getByRole("button", { name: "Basketball" }).click();
    await expect(nav.getByRole("button", { name: "Basketball" })).toHaveAttribute("aria-current", "page");
  });

  test("no other price is taken while a bet is on its way", LONG, async ({ page, world, open, pass }) => {
    await open({ as: "jason88" });
    await pick(page, MANCHESTER, /^Over/);
    await expect(page.getByRole("heading", { name: "Single bet" })).toBeVisible();
    await pass(2_000);
    await expect(placeButton(page)).toBeVisible();
    await page.keyboard.type("500");
    world.nextCall({ path: "/api/bet/Bet", delay: 5_000 });
    await placeButton(page).click();
    const panel = page.getByRole("complementary", { name: "Bet slip" });
    await expect(panel.getByRole("button", { name: "Placing…" })).toBeVisible();
    await rowOf(page, /Arsenal/)
      .getByRole("button", { name: /^Arsenal/ })
      .first()
      .click();
    await expect(panel).toContainText("Manchester United");
    await expect(panel.getByRole("button", { name: "Placing…" })).toBeVisible();
    // the delay is one of the wire, in real time
    await expect(placedDialog(page)).toBeVisible({ timeout: 15_000 });
  });

  test("Escape closes the slip and gives the focus back to its price", LONG, async ({ page, open }) => {
    await open({ as: "jason88" });
    await pick(page, MANCHESTER, /^Over/);
    const panel = page.getByRole("complementary", { name: "Bet slip" });
    await expect(panel.getByRole("heading", { name: "Single bet" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toContainText("Tap a price to bet");
    await expect(rowOf(page, MANCHESTER).getByRole("button", { name: /^Over/ })).toBeFocused();
  });
});

test.describe("1700 wide", () => {
  test.use({ viewport: { width: 1700, height: 700 }, isMobile: false, hasTouch: false });

  test("a match opens between the list, which stays where it is, and the slip", async ({ page, open }) => {
    await open({ as: "jason88" });
    const place = page.getByRole("region", { name: "Match", exact: true });
    await expect(place.getByRole("button", { name: /^Over/ }).first()).toBeVisible();
    await expect(rowOf(page, MANCHESTER)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 60));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
    const top = (await rowOf(page, MANCHESTER).boundingBox())?.y;
    await rowOf(page, MANCHESTER)
      .getByRole("button", { name: /All markets/ })
      .click();
    await expect(page).toHaveURL(/match\/match\?matchId=502/);
    const over = place.getByRole("button", { name: /^Over 2\/2.5/ });
    await expect(over).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect.poll(async () => (await rowOf(page, MANCHESTER).boundingBox())?.y).toBe(top);
    await expect(rowOf(page, MANCHESTER)).toHaveCSS("box-shadow", /3px 0px 0px 0px inset$/);
    await over.click();
    const panel = page.getByRole("complementary", { name: "Bet slip" });
    await expect(panel.getByRole("heading", { name: "Single bet" })).toBeVisible();
    const nav = page.getByRole("navigation", { name: "Main pages" });
    await nav.getByRole("button", { name: "All sports" }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole("dialog", { name: "All sports" }).getByRole("button").first()).toContainText("Soccer");
    await pressEscape(page);
    // what the member opened stays beside the list
    await expect(over).toHaveAttribute("aria-pressed", "true");
    await expect(rowOf(page, MANCHESTER)).toHaveCSS("box-shadow", /3px 0px 0px 0px inset$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1700);
  });

  test("the balance stands once, and the search is reached from its field @long", async ({ page, open }) => {
    await open({ as: "jason88" });
    await expect(page.getByText("12,480.50")).toHaveCount(1);
    await expect(page.locator('[data-q="balance"]')).toHaveAttribute("data-q-value", "12480.5");
    await page.getByRole("button", { name: "Search: Team, league or winner" }).click();
    await expect(page).toHaveURL(/search/);
    await expect(page.getByRole("searchbox")).toBeFocused();
  });
});

test.describe("768 wide", () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test("the bottom bar stays, and the parlay is collected and placed in the panel", async ({
    page,
    world,
    open,
    pass,
  }) => {
    await open({ as: "jason88" });
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main pages" }).getByRole("button")).toHaveCount(5);
    await page.getByRole("tab", { name: /Mix parlay/ }).click();
    const before = booked(world).length;
    const rows = page.getByRole("article");
    await expect(rows.nth(2)).toBeVisible();
    await page.clock.runFor(400);
    for (const at of [0, 1, 2]) await rows.nth(at).getByRole("button", { name: /, \d/ }).first().click();
    const panel = page.getByRole("complementary", { name: "Bet slip" });
    await expect(panel).toContainText("3 selections");
    await expect(panel.getByRole("tab", { name: "Bet slip 3" })).toBeVisible();
    await pass(2_000);
    await page.keyboard.type("100");
    await expect(amountOf(page)).toHaveText("100");
    await placeButton(page).click();
    await expect(placedDialog(page)).toBeVisible();
    expect(booked(world)).toHaveLength(before + 1);
  });

  test("a visitor is told in the panel where the open bets are", LONG, async ({ page, open }) => {
    await open();
    const panel = page.getByRole("complementary", { name: "Bet slip" });
    await panel.getByRole("tab", { name: "My bets" }).click();
    await panel.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
  });

  test("the column scrolls under its frame, and nothing is wider than the window", LONG, async ({ page, open }) => {
    await open();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    const box = await page.getByRole("banner").boundingBox();
    expect(box?.width).toBe(400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
});

test.describe("a phone on its side", () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test("the slip scrolls under its button, which stays in sight", async ({ page, open, pass }) => {
    await open({ as: "jason88" });
    await pick(page, MANCHESTER, /^Over/);
    await expect(page.getByRole("heading", { name: "Single bet" })).toBeVisible();
    await pass(2_000);
    await expect(placeButton(page)).toBeInViewport();
    await page.getByRole("button", { name: "5", exact: true }).click();
    await expect(amountOf(page)).toHaveText("5");
    await expect(placeButton(page)).toBeInViewport();
  });
});
