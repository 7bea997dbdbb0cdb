import { type Page } from "@playwright/test";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { chooseType, openKeys, openParlay } from "#e2e/steps/seeds.ts";
import { betCalls, booked, pick, placeButton, placedDialog, openSlip, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

const CHECKING = "Checking your bet";
const BAYERN = /Bayern München/;

const leave = (page: Page) => slipOf(page).getByRole("button", { name: "Close" }).last().click();

test("BET-06: a single in doubt is shut on the bet page, the match page, by the way back and after a reload", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await page.getByRole("tab", { name: /^Today/ }).click();
  await pick(page, BAYERN, /^Bayern/);
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  await typeAmount(page, "500");
  world.nextCall({ path: "/api/bet/Bet", network: true });
  await placeButton(page).click();
  await expect(slipOf(page)).toContainText(CHECKING);
  await leave(page);
  await pass(300);

  await page.getByRole("tab", { name: /Mix parlay/ }).click();
  await pick(page, BAYERN, /^Bayern/);
  await pick(page, /Paris Saint-Germain/, /^Over/);
  await page.getByRole("complementary", { name: "Parlay" }).getByRole("button", { name: "Parlay" }).click();
  await expect(page.getByRole("main")).toContainText(CHECKING);
  await expect(placeButton(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("button", { name: "Close" })).toBeEnabled();

  await page.goBack();
  await page.getByRole("tab", { name: /^Today/ }).click();
  await pick(page, BAYERN, /^Bayern/);
  await expect(slipOf(page)).toContainText(CHECKING);
  await leave(page);
  await pass(300);

  await page.goto("/#/pages/match/match?matchId=521&leagueId=106&type=1");
  const cell = page.getByRole("main").getByRole("button", { name: /^Bayern München −0\.5\/1/ });
  await cell.first().click();
  await expect(slipOf(page)).toContainText(CHECKING);
  await expect(placeButton(page)).toBeHidden();

  await page.reload();
  await expect(slipOf(page)).toContainText(CHECKING);
  await page.keyboard.press("Enter");
  await expect(placeButton(page)).toBeHidden();
  expect(betCalls(door.requests)).toHaveLength(1);
  expect(booked(world)).toHaveLength(0);
});

test(
  "BET-06: a parlay in doubt shuts each of its selections in the single slip, and no other",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openParlay({ page, world, open, pass }, [521, 522]);
    await openKeys(page);
    await typeAmount(page, "50");
    world.nextCall({ path: "/api/bet/MixBet", network: true });
    await placeButton(page).click();
    await expect(page.getByRole("main")).toContainText(CHECKING);
    await page.goto("/#/");
    await page.getByRole("tab", { name: /^Today/ }).click();
    await pick(page, BAYERN, /^Bayern/);
    await expect(slipOf(page)).toContainText(CHECKING);
    await leave(page);
    await pass(300);
    await pick(page, BAYERN, /^Over/);
    await expect(slipOf(page)).toBeVisible();
    await pass(2_000);
    await expect(placeButton(page)).toBeVisible();
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "BET-06: a parlay whose answer was lost is found with its type, and its selections are free again",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openParlay({ page, world, open, pass }, [521, 522, 523]);
    await chooseType(page, "3 X 4");
    await openKeys(page);
    await typeAmount(page, "50");
    world.nextCall({ path: "/api/bet/MixBet", lose: true });
    await placeButton(page).click();
    await expect(page.getByRole("main")).toContainText(CHECKING);
    await pass(1_000);
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
    await expect(placedDialog(page)).toContainText("3 X 4 · 4 bets");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page).toHaveURL(/betrecord/);
    expect(booked(world)).toMatchObject([{ kind: 2, paymentCents: 20_000 }]);
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

/** Storage that throws at any touch, as in a frame whose browser blocks it. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });

test(
  "BET-07: with storage blocked, a reload 300 ms after the tap shows the bet beside the slip",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await blockStorage(page);
    book(world, { id: "8830000001", placedAt: world.clock.now() - 360_000 });
    await openSlip({ page, world, open, pass });
    // nothing is younger than five minutes yet
    await expect(slipOf(page).getByRole("region", { name: "Your bets of the last 5 minutes" })).toBeHidden();
    world.nextCall({ path: "/api/bet/Bet", lose: true, hang: true });
    await placeButton(page).click();
    await expect.poll(() => booked(world).length).toBe(2);
    await pass(300);
    // the page is opened anew with a token, since this browser keeps none
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await pick(page, /Manchester United/, /^Over/);
    const recent = slipOf(page).getByRole("region", { name: "Your bets of the last 5 minutes" });
    await expect(recent.getByRole("listitem")).toHaveCount(1);
    await expect(recent).toContainText("Over 2/2.5 · Manchester United");
    await expect(recent).toContainText("500.00");
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "BET-07: with storage blocked, a bet that was booked after the new page had read its list is shown before the next",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await blockStorage(page);
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", hang: true });
    await placeButton(page).click();
    await expect.poll(() => betCalls(door.requests).length).toBe(1);
    const readings = () => door.requests.filter((line) => line.includes("GetUnSettleBetList")).length;
    const before = readings();
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await expect.poll(readings).toBe(before + 1);
    // the bookmaker was slow: it books the bet now, and nothing tells this page of it
    book(world, { placedAt: world.clock.now() });
    world.nextCall({ path: "GetUnSettleBetList", status: 503, times: Infinity });
    await pick(page, /Manchester United/, /^Over/);
    await expect(slipOf(page)).toBeVisible();
    await pass(2_000);
    await typeAmount(page, "500");
    await expect(slipOf(page).getByRole("button", { name: "Loading your bet list…" })).toBeVisible();
    await expect(placeButton(page)).toBeHidden();
    world.clearFaults();
    await pass(2_000);
    await pass(2_000);
    const recent = slipOf(page).getByRole("region", { name: "Your bets of the last 5 minutes" });
    await expect(recent.getByRole("listitem")).toHaveCount(1);
    await expect(placeButton(page)).toBeEnabled();
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "BET-07: where the list cannot be read either, the slip says so and its button waits",
  LONG,
  async ({ page, world, open, pass }) => {
    await blockStorage(page);
    world.nextCall({ path: "GetUnSettleBetList", status: 503, times: Number.POSITIVE_INFINITY });
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await pick(page, /Manchester United/, /^Over/);
    await expect(slipOf(page)).toBeVisible();
    await pass(2_000);
    await expect(slipOf(page)).toContainText(
      "Your bet list could not be loaded. Please check it before you bet again.",
    );
    await expect(placeButton(page)).toBeHidden();
  },
);

test("BET-07: where storage works, no list stands beside the slip", LONG, async ({ page, world, open, pass }) => {
  book(world);
  await openSlip({ page, world, open, pass });
  await expect(slipOf(page)).not.toContainText("Your bets of the last 5 minutes");
});

test.describe("beside the list of a wide window", () => {
  test.use({ viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false });

  test(
    "BET-06: a bet in doubt does not hold up another, and its outcome is told over it",
    LONG,
    async ({ page, world, open, pass, door }) => {
      const panel = page.getByRole("complementary", { name: "Bet slip" });
      await open({ as: "jason88" });
      await pick(page, /Manchester United/, /^Over/);
      await expect(panel).toContainText(/Manchester United/);
      await pass(2_000);
      await typeAmount(page, "500");
      world.nextCall({ path: "/api/bet/Bet", lose: true });
      world.nextCall({ path: "GetUnSettleBetList", status: 503, times: 3 });
      await placeButton(page).click();
      await expect(panel).toContainText(CHECKING);
      await pick(page, /Newcastle/, /^Over/);
      await expect(panel).toContainText(/Newcastle/);
      await pass(2_000);
      await typeAmount(page, "100");
      await placeButton(page).click();
      await expect(placedDialog(page)).toContainText(/USD [15]00\.00/);
      world.clearFaults();
      // the outcome of the first may be there already, over the second's; else it comes with a later reading of the list
      const first = placedDialog(page).filter({ hasText: "USD 500.00" });
      if (!(await first.isVisible())) {
        await placedDialog(page).getByRole("button", { name: "Done" }).click();
        for (let second = 0; second < 15 && !(await first.isVisible()); second += 1) {
          await pass(1_000);
          await first.waitFor({ timeout: 300 }).catch(() => undefined);
        }
      }
      await expect(first).toBeVisible();
      expect(booked(world)).toHaveLength(2);
      expect(betCalls(door.requests)).toHaveLength(2);
    },
  );

  test(
    "the mix parlay list takes the place of an open single, which can be brought back",
    LONG,
    async ({ page, open, pass }) => {
      const panel = page.getByRole("complementary", { name: "Bet slip" });
      await open({ as: "jason88" });
      await pick(page, /Manchester United/, /^Over/);
      await expect(panel.getByRole("heading", { name: "Single bet" })).toBeVisible();
      await page.getByRole("tab", { name: /Mix parlay/ }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(panel.getByRole("heading", { name: "Single bet" })).toBeVisible();
      await panel.getByRole("button", { name: "Close" }).click();
      await pass(300);
      await pick(page, BAYERN, /^Bayern/);
      await expect(panel).toContainText("1 selection");
      await page.getByRole("tab", { name: /^Live/ }).click();
      await expect(panel).toContainText("Tap a price to bet");
      await page.getByRole("tab", { name: /Mix parlay/ }).click();
      await expect(panel).toContainText("1 selection");
    },
  );
});
