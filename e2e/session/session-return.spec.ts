import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";

const name = (page: Page, account = "jason88") => page.getByText(account, { exact: true });

const asked = (requests: readonly string[], path: string) => requests.filter((line) => line.includes(path)).length;

test("a server that cannot be reached at launch is asked until it answers, and a reload loses no launch", async ({
  page,
  world,
  door,
  open,
  pass,
}) => {
  world.nextCall({ path: "GetUserInfo", network: true, times: 99 });
  const tries = () => asked(door.requests, "GetUserInfo");
  // the account and balance that the token claims stand there before the server has answered
  const confirmed = page.locator("[data-q='balance']");
  await open({ as: "jason88" });
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(tries).toBeGreaterThan(0);
  await expect(confirmed).toHaveCount(0);
  const before = tries();
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect.poll(tries).toBeGreaterThan(before);
  await expect(confirmed).toHaveCount(0);
  world.clearFaults();
  // a call that the page makes late, because the machine is busy, is repeated only after the clock has passed once more
  await expect(async () => {
    await pass(8_000);
    await expect(confirmed).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(name(page)).toBeVisible();
});

test("a page out of the back/forward cache shows nothing of a session that has ended meanwhile", async ({
  page,
  open,
}) => {
  // the shell without windows keeps no page (BackForwardCacheDisabledForDelegate), so its two events are sent as a browser sends
  // them; e2e/lists/back-forward.spec.ts does it in a whole one
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  await page.evaluate(() => {
    const app = document.getElementById("app");
    const shown = () => (app && getComputedStyle(app).visibility !== "hidden" ? document.body.innerText : "");
    Object.assign(window, { shown });
  });
  const seen = await page.evaluate(() => {
    const { shown } = window as never as { shown: () => string };
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    const parked = shown();
    // another tab signed out while this one slept: storage events are not kept for it
    localStorage.removeItem("sportsbook:session");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    return { parked, first: shown() };
  });
  expect(seen.parked).toBe("");
  expect(seen.first).not.toContain("jason88");
  const later = () => page.evaluate(() => (window as never as { shown: () => string }).shown());
  await expect.poll(later).toContain("Log in");
  expect(await later()).not.toContain("jason88");
});

test("a page out of the back/forward cache that is still signed in asks anew", async ({ page, open, door, pass }) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  await pass(3_000);
  const before = asked(door.requests, "GetUserInfo");
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect.poll(() => asked(door.requests, "GetUserInfo")).toBeGreaterThan(before);
  await expect(name(page)).toBeVisible();
});
