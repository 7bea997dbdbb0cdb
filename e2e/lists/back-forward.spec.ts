import { type Browser, chromium, type Page } from "@playwright/test";
import { openPlaywrightDoor } from "#mocks/doors/playwright.ts";
import { expect, test as base } from "#e2e/steps/fixtures.ts";
import { holdCall } from "#e2e/steps/holdCall.ts";
import { tapOnce } from "#e2e/steps/taps.ts";
import { WHOLE, WHOLE_ARGS } from "#e2e/steps/wholeChromium.ts";

/**
 * Coming back from the cashier: the page is taken out of the back/forward cache. The shell without windows keeps no page, so these
 * tests run in a whole Chromium, where the machine has one.
 */
const test = base.extend<{ whole: Browser; kept: Page }>({
  whole: async ({}, use) => {
    const browser = await chromium.launch({
      ...(WHOLE && { executablePath: WHOLE }),
      headless: false,
      args: [...WHOLE_ARGS],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    await use(browser);
    await browser.close();
  },
  kept: async ({ whole, world, baseURL }, use) => {
    const context = await whole.newContext({
      ...(baseURL !== undefined && { baseURL }),
      serviceWorkers: "block",
      locale: "en-US",
    });
    const door = await openPlaywrightDoor(context, world);
    await context.route("**/config.json", (route) => route.fulfill({ json: { jitter: 0 } }));
    await context.route("**/cashier", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Cashier</title><h1>Cashier</h1>" }),
    );
    const page = await context.newPage();
    await tapOnce(context, page);
    const { token, bcs } = await world.signIn("jason88");
    await page.goto(`/?${new URLSearchParams({ token, bcs }).toString()}#/`);
    await expect(page.getByText("jason88", { exact: true })).toBeVisible();
    await use(page);
    await door.close();
    await context.close();
  },
});

const CASHIER = "http://localhost:9/cashier";
const price = (page: Page) => page.locator("main [data-state=open] > span").last();
const colour = (page: Page) => price(page).evaluate((one) => getComputedStyle(one).color);
const isSamePage = (page: Page) => page.evaluate(() => "leftAt" in window);

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { leftAt: performance.now() }));
  await page.goto(CASHIER);
  await expect(page.getByRole("heading", { name: "Cashier" })).toBeVisible();
}

base.skip(WHOLE === undefined, "needs a whole Chromium (see e2e/README.md)");

test("back from the cashier the same list stands at once, its prices look old and are asked for anew", async ({
  kept: page,
  world,
}) => {
  const fresh = await colour(page);
  await leave(page);
  world.movePrice(502, 3, 1, 2.22);
  const release = await holdCall(page, "/api/odds/GetLiveMatchOdds");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  expect(await colour(page)).not.toBe(fresh);
  release();
  await expect(page.getByRole("article", { name: /Manchester United/ })).toContainText("2.22");
  await expect.poll(() => colour(page)).toBe(fresh);
});

test("a session that ended in another tab meanwhile is not shown to whoever comes back", async ({ kept: page }) => {
  await leave(page);
  const other = await page.context().newPage();
  await other.goto("/assets/none");
  await other.evaluate(() => localStorage.removeItem("sportsbook:session"));
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await expect(page.getByText("jason88")).toHaveCount(0);
});
