import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { holdCall } from "#e2e/steps/holdCall.ts";
import { openKeys, openParlay } from "#e2e/steps/seeds.ts";
import {
  betCalls,
  booked,
  nextPrice,
  openSlip,
  placeButton,
  placedDialog,
  rowOf,
  slipOf,
  typeAmount,
  waitForNotice,
} from "#e2e/steps/slip.ts";
import { type World } from "#mocks/world/world.ts";
import { LONG } from "#e2e/steps/long.ts";

const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
const toast = (page: Page, id: string) =>
  page
    .getByRole("status")
    .filter({ hasText: `ID:${id}` })
    .getByText(/ Accepted$/);

/** The server hears of no log-out before the bet that was sent first: a session that is over would book nothing. */
const loseLogout = (world: World): void => world.nextCall({ path: "Comm/Logout", network: true, times: Infinity });

test("BET-20: the sheet of a bet under way cannot be closed, and its outcome comes over a hidden page", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass });
  const release = await holdCall(page, "/api/bet/Bet");
  await placeButton(page).click();
  await expect(slipOf(page)).toContainText("Placing…");
  await page.keyboard.press("Escape");
  await page.mouse.click(195, 40);
  for (let times = 1; times <= 2; times += 1) {
    await page.goBack();
    // the entry that the next way back meets
    await expect.poll(() => page.evaluate(() => (history.state as { over?: boolean } | null)?.over)).toBe(true);
  }
  await expect(slipOf(page)).toContainText("Placing…");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  release();
  await expect.poll(() => booked(world).length).toBe(1);
  await expect(placedDialog(page).or(page.getByRole("alertdialog", { name: "Bet received" }))).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const id = booked(world)[0]?.id ?? "";
  await expect(placedDialog(page)).toContainText(`ID ${id}`);
  await placedDialog(page).getByRole("button", { name: "Done" }).click();
  // and the banner of its status comes all the same
  await waitForNotice({ pass }, toast(page, id));
});

test(
  "BET-20: who leaves the bet page in mid-bet hears of the outcome wherever they are, and finds it in the record",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openParlay({ page, world, open, pass }, [521, 522]);
    await openKeys(page);
    await typeAmount(page, "50");
    const release = await holdCall(page, "/api/bet/MixBet");
    await placeButton(page).click();
    await expect(page.getByRole("region", { name: "Amount and bet" })).toContainText("Placing…");
    await page.goto("/#/pages/matchresult/matchresult");
    release();
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
    await placedDialog(page).getByRole("button", { name: "View bet list" }).click();
    await expect(page.getByRole("main")).toContainText("1 bet · At risk 50.00");
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test("BET-20: a refusal that comes after the bet page was left is told, and shuts no other slip", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await openParlay({ page, world, open, pass }, [521, 522]);
  await openKeys(page);
  await typeAmount(page, "50");
  const release = await holdCall(page, "/api/bet/MixBet");
  world.nextCall({ path: "/api/bet/MixBet", result: 19, message: "" });
  await placeButton(page).click();
  await expect(page.getByRole("region", { name: "Amount and bet" })).toContainText("Placing…");
  await page.goto("/#/pages/matchresult/matchresult");
  release();
  const refused = page.getByRole("alertdialog", { name: "Bet failed" });
  await expect(refused).toContainText("This selection cannot be bet on right now.");
  await refused.getByRole("button", { name: "OK" }).click();
  expect(booked(world)).toHaveLength(0);
  expect(betCalls(door.requests)).toHaveLength(1);
});

test(
  "BET-20: a sign-out in mid-bet tells the visitor nothing, and the member finds the bet in the record",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openParlay({ page, world, open, pass }, [521, 522]);
    await openKeys(page);
    await typeAmount(page, "50");
    loseLogout(world);
    const release = await holdCall(page, "/api/bet/MixBet");
    await placeButton(page).click();
    await expect(page.getByRole("region", { name: "Amount and bet" })).toContainText("Placing…");
    await page.goto("/#/");
    await menu(page).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    release();
    await expect.poll(() => booked(world).length).toBe(1);
    await pass(5_000);
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(rowOf(page, /Bayern München/)).not.toContainText(booked(world)[0]?.id ?? "–");
    await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
    await expect(page.getByRole("main")).toContainText("1 bet · At risk 50.00");
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "BET-20: another member who signs in after that hears nothing of the bet",
  LONG,
  async ({ page, world, open, pass }) => {
    await openParlay({ page, world, open, pass }, [521, 522]);
    await openKeys(page);
    await typeAmount(page, "50");
    loseLogout(world);
    const release = await holdCall(page, "/api/bet/MixBet");
    await placeButton(page).click();
    await expect(page.getByRole("region", { name: "Amount and bet" })).toContainText("Placing…");
    await page.goto("/#/");
    await menu(page).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    release();
    await expect.poll(() => booked(world).length).toBe(1);
    await open({ as: "expiring" });
    await expect(page.getByRole("banner")).toContainText("expiring");
    for (const seconds of [1, 2, 5]) await pass(seconds * 1_000);
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page.getByRole("banner")).toContainText("2,500.00");
    const tabs = page.getByRole("navigation", { name: "Main" });
    await expect(tabs.getByRole("button", { name: "My bets", exact: true })).toBeVisible();
  },
);

test(
  "SES-10: a sign-out in another tab takes the receipt of a bet off this one",
  LONG,
  async ({ page, context, world, open, pass }) => {
    await openSlip({ page, world, open, pass });
    await placeButton(page).click();
    await expect(placedDialog(page)).toContainText("New balance");
    const other = await context.newPage();
    await other.goto("/#/");
    await menu(other).click();
    await other.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page.getByText("11,980.50")).toHaveCount(0);
  },
);

test(
  "BET-20: another tab that signs out in mid-bet closes the slip, and nobody there is told of the bet",
  LONG,
  async ({ page, context, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { amount: "" });
    const other = await context.newPage();
    await other.goto("/#/pages/matchresult/matchresult");
    await expect(other.getByRole("banner")).toBeVisible();
    // the slip of this browser stands in that tab too
    await expect(slipOf(other)).toBeVisible();
    await slipOf(other).getByRole("button", { name: "Close" }).click();
    await expect(slipOf(other)).toBeHidden();
    // a price that came while the other tab loaded
    await nextPrice(pass);
    await typeAmount(page, "500");
    loseLogout(world);
    const release = await holdCall(page, "/api/bet/Bet");
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Placing…");
    await other.goto("/#/");
    await menu(other).click();
    await other.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("banner", { includeHidden: true }).getByText("Log in")).toBeAttached();
    release();
    await expect.poll(() => booked(world).length).toBe(1);
    await pass(500);
    await expect(page.getByRole("alertdialog")).toBeHidden();
  },
);
