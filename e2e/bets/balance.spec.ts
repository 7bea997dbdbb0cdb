import { type Page } from "@playwright/test";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { book as framed, heard, kitPage, session, test as framedTest } from "#e2e/steps/host.ts";
import { amountOf, openSlip, pick, placeButton, slipOf, waitOut } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

const deposit = (page: Page) => page.getByRole("alertdialog", { name: "Balance insufficient, please recharge" });
const told = '{"source":"sportsbook","version":1,"type":"BalanceChanged"}';

/** The page is hidden and seen again, as when a phone is put away and taken out. */
async function lookAway(page: Page, meanwhile: () => void): Promise<void> {
  const show = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  await show("hidden");
  meanwhile();
  await show("visible");
}

test("a win reaches the balance by itself, and the next price opens the slip", async ({ page, world, open }) => {
  world.setBalance("jason88", 0);
  book(world, { id: "9001" });
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("USD 0.00");
  await expect(page.getByRole("button", { name: "My bets, 1 unsettled" })).toBeVisible();
  for (const side of [1, 1, 1] as const) world.goal(502, side);
  world.endMatch(502);
  await waitOut({ page, world }, page.getByRole("banner").getByText("975.00"));
  await pick(page, /Arsenal/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
});

test("the money of a refused bet is back as soon as it is refused", async ({ page, world, open, pass }) => {
  world.setBalance("jason88", 20);
  const now = world.clock.now();
  book(world, { id: "9001", status: 0, placedAt: now - 1_000, decideAt: now + 3_000 });
  await open({ as: "jason88" });
  await expect(page.getByRole("button", { name: /My bets, 1 awaiting confirmation/ })).toBeVisible();
  world.goal(502, 1);
  await pass(5_100);
  await expect(page.getByRole("status").filter({ hasText: "ID:9001" })).toContainText("Refused");
  await expect(page.getByRole("banner")).toContainText("USD 520.00");
});

test(
  "a cash-out on another device reaches the balance with the open bets",
  LONG,
  async ({ page, world, open, pass }) => {
    world.setBalance("jason88", 20);
    const bet = book(world, { id: "9001" });
    await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
    await expect(page.getByRole("article")).toHaveCount(1);
    bet.sales.push({ id: "77", at: world.clock.now(), cents: 10_000, backCents: 9_000 });
    world.deposit("jason88", 90);
    await pass(60_100);
    await expect(page.getByRole("article")).toContainText("90.00");
    await page.goto("/#/");
    await expect(page.getByRole("banner")).toContainText("USD 110.00");
  },
);

test("a page that comes back asks for the balance", LONG, async ({ page, world, open }) => {
  world.setBalance("jason88", 20);
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("USD 20.00");
  await lookAway(page, () => world.deposit("jason88", 5));
  await expect(page.getByRole("banner")).toContainText("USD 25.00");
});

test.describe("before a deposit is asked for, the balance is asked once more", () => {
  test("and the price opens its slip if money has come", async ({ page, world, open }) => {
    world.setBalance("jason88", 0);
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("USD 0.00");
    world.deposit("jason88", 20);
    await pick(page, /Manchester United/, /^Over/);
    await expect(slipOf(page)).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("USD 20.00");
    await expect(deposit(page)).toBeHidden();
  });

  test("and the amount stays with its button if it is covered now", async ({ page, world, open, pass }) => {
    world.setBalance("jason88", 50);
    await openSlip({ page, world, open, pass }, { amount: "100" });
    await expect(slipOf(page)).toContainText("Insufficient balance");
    // the money comes with the tap: a refresh by itself may not tell of it before
    await page.evaluate(() => {
      const note = ({ isTrusted }: Event) => Object.assign(window, isTrusted && { tapped: true });
      document.addEventListener("click", note, true);
    });
    let paid = false;
    await page.route("**/GetUserInfo*", async (route) => {
      if (!paid && (await page.evaluate(() => "tapped" in window))) {
        paid = true;
        world.deposit("jason88", 200);
      }
      await route.fallback();
    });
    await placeButton(page).click();
    await expect(slipOf(page)).not.toContainText("Insufficient balance");
    await expect(deposit(page)).toBeHidden();
    await expect(amountOf(page)).toHaveText("100");
    expect(world.shelf.of("jason88")).toHaveLength(0);
  });
});

framedTest("the framing site hears of money that came without a tap", LONG, async ({ page, world, host }) => {
  const now = world.clock.now();
  book(world, { id: "9001", status: 0, placedAt: now - 1_000, decideAt: now + 3_000 });
  host.show(kitPage(host, await session(world)));
  await page.clock.install({ time: now });
  await page.goto(`${host.origin}/host.html`);
  await expect(framed(page).getByText("jason88")).toBeVisible();
  await expect(framed(page).getByRole("button", { name: /My bets, 1 awaiting confirmation/ })).toBeVisible();
  expect(await heard(page)).not.toContain(told);
  world.goal(502, 1);
  world.advance(5_100);
  await page.clock.runFor(5_100);
  await expect.poll(() => heard(page)).toContain(told);
});

test("the deposit prompt names the sum that is missing for the bet", async ({ page, world, open, pass }) => {
  world.setBalance("jason88", 20.5);
  await openSlip({ page, world, open, pass }, { amount: "100" });
  await placeButton(page).click();
  await expect(deposit(page)).toContainText("You need 79.50 more for this bet.");
});
