import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import {
  amountOf,
  booked,
  openSlip,
  pick,
  placeButton,
  placedDialog,
  rowOf,
  slipOf,
  typeAmount,
  nextPrice,
  waitForNotice,
} from "#e2e/steps/slip.ts";
import { answeredOf } from "#e2e/steps/answered.ts";
import { LONG } from "#e2e/steps/long.ts";

const MANCHESTER = /Manchester United/;

/** What the page's own clock says, ms. */
const pageTime = (page: Page) => page.evaluate(() => Date.now());

test("the live list shows leagues, scores and minutes that go on, and marks a price that moved", async ({
  page,
  world,
  open,
  pass,
}) => {
  await open();
  await expect(page.getByRole("heading", { name: /England Premier League/ }).first()).toBeVisible();
  const arsenal = rowOf(page, /Arsenal 2, Chelsea 1/);
  await expect(arsenal).toContainText("2H 67'");
  const price = arsenal.getByRole("button", { name: /^Arsenal/ }).first();
  const said = (await price.getAttribute("aria-label")) ?? "";
  world.movePrice(501, 1, 1, { by: 1.2 });
  await pass(61_000);
  await expect(price).toHaveAttribute("aria-label", /moved up$/);
  expect(await price.getAttribute("aria-label")).not.toBe(said);
  await expect(arsenal).toContainText("2H 68'");
  await page.getByRole("tab", { name: /Today/ }).click();
  await expect(rowOf(page, /Bayern München/)).toBeVisible();
});

test("a visitor who taps a price is asked to log in and goes to the operator", async ({ page, open }) => {
  await open();
  await pick(page, MANCHESTER, /^Over/);
  const prompt = page.getByRole("alertdialog", { name: "Please log in" });
  // the pick that waits, at the price of the tap
  await expect(prompt).toContainText(/Over 2\/2\.5 @ \d\.\d\d is kept/);
  await expect(prompt).toContainText("Manchester United 0–0 Brighton & Hove Albion");
  await prompt.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/operator\/sign-in\?return=/);
});

test("the operator sends the member back signed in, with name, currency and balance", async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await expect(page.getByRole("banner")).toContainText("USD 12,480.50");
  expect(page.url()).not.toContain("token");
});

test("the slip shows pick, market, live score and minute, price, style, limits and balance", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await openSlip({ page, world, open, pass });
  const slip = slipOf(page);
  await expect(slip).toContainText("Over 2/2.5");
  await expect(slip).toContainText("Full time · Over / Under");
  await expect(slip).toContainText("Manchester United 0–0 Brighton & Hove Albion");
  await expect(slip).toContainText("England Premier League · 1H 31'");
  await expect(slip.getByRole("status", { name: "Odds" })).toHaveText("1.95");
  await expect(slip).toContainText(/Min 10 · Max [\d,]+/);
  await expect(slip).toContainText("Balance 12,480.50");
  const asked = () => door.requests.filter((line) => line.includes("GetTicketOdds")).length;
  const before = asked();
  await pass(10_000);
  await expect.poll(asked).toBe(before + 1);
  world.goal(502, 1);
  await pass(15_000);
  await expect(slip).toContainText("Manchester United 1–0 Brighton & Hove Albion");
});

test("betting is allowed 2 s after opening, and the button shows the wait", LONG, async ({ page, world, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const cell = rowOf(page, MANCHESTER).getByRole("button", { name: /^Over/ }).first();
  await expect(cell).toBeVisible();
  await page.clock.pauseAt(world.clock.now() + 60_000);
  await cell.click();
  const opened = await pageTime(page);
  await page.clock.runFor(100);
  // the keys are tapped once they have stood, which takes its part of the two seconds
  await typeAmount(page, "100");
  while ((await pageTime(page)) < opened + 1_900) await page.clock.runFor(100);
  await expect(page.getByRole("button", { name: "Checking odds…" })).toBeVisible();
  await expect(page.getByText("You can bet in 2 seconds")).toBeAttached();
  await page.clock.runFor(200);
  await expect(placeButton(page)).toHaveText("Place bet · 100");
});

test("keys, quick amounts, Max and All type; risk, win and return follow in decimal odds", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "5" });
  const slip = slipOf(page);
  await expect(slip).toContainText("Minimum stake 10");
  await expect(placeButton(page)).toBeDisabled();
  await typeAmount(page, "00");
  await expect(amountOf(page)).toHaveText("500");
  await expect(slip).toContainText("You risk 500.00");
  await expect(slip).toContainText("You win 475.00");
  await expect(slip).toContainText("Returns 975.00");
  await typeAmount(page, "+1,000");
  await expect(amountOf(page)).toHaveText("1,500");
  await slip.getByRole("button", { name: "Delete last digit" }).click();
  await expect(amountOf(page)).toHaveText("150");
  await typeAmount(page, "All");
  await expect(amountOf(page)).toHaveText("12,480");
  await expect(slip).toContainText(/Maximum stake [\d,]+/);
  await expect(placeButton(page)).toBeDisabled();
  await typeAmount(page, "Max");
  await expect(slip).toContainText(`Max ${(await amountOf(page).textContent()) ?? ""}`);
  await expect(placeButton(page)).toBeEnabled();
  await slip.getByRole("button", { name: "Clear amount" }).click();
  await expect(slip).toContainText("Please enter amount");
});

test(
  "the delete key takes one digit at once and one every 100 ms after half a second",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { amount: "123456789012" });
    await expect(amountOf(page)).toHaveText("123,456,789,012");
    await typeAmount(page, "3");
    await expect(amountOf(page)).toHaveText("123,456,789,012");
    await page.clock.pauseAt(world.clock.now() + 120_000);
    const box = await page.getByRole("button", { name: "Delete last digit" }).boundingBox();
    if (box === null) throw new Error("no delete key");
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.clock.runFor(550);
    await expect(amountOf(page)).toHaveText("12,345,678,901");
    await page.clock.runFor(250);
    await expect(amountOf(page)).toHaveText("12,345,678");
    await page.mouse.up();
    await page.clock.runFor(1_000);
    await expect(amountOf(page)).toHaveText("12,345,678");
  },
);

test("placing shows the receipt, drops the balance and leads to the records, where the bet turns accepted", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass });
  await placeButton(page).click();
  const dialog = placedDialog(page);
  await expect(dialog).toBeVisible();
  expect(booked(world)).toHaveLength(1);
  const id = booked(world)[0]?.id ?? "";
  for (const text of [`Waiting · ID ${id}`, "Over 2/2.5", "1.95", "0–0", "USD 500.00", "USD 975.00", "USD 11,980.50"])
    await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "View bet list" }).click();
  await expect(page).toHaveURL(/betrecord/);
  const records = page.getByRole("main");
  await expect(records.getByRole("button", { name: id })).toBeVisible();
  await expect(records).toContainText("Waiting");
  await expect(page.getByRole("banner")).toContainText("11,980.50");
  // first of all: the notice goes by itself
  await waitForNotice(
    { pass },
    page
      .getByRole("status")
      .filter({ hasText: `ID:${id}` })
      .getByText(/ Accepted$/),
  );
  await expect(records).toContainText("Accepted");
  expect(booked(world)).toHaveLength(1);
});

test("a worse price asks for consent, and the bet is made at the price that was accepted", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass });
  const slip = slipOf(page);
  world.movePrice(502, 3, 1, 1.88);
  await nextPrice(pass);
  await expect(slip.getByRole("alert")).toHaveText("Odds changed from 1.95 to 1.88");
  await expect(slip).toContainText("Returns 940.00");
  await expect(amountOf(page)).toHaveText("500");
  await pass(500);
  await page.getByRole("button", { name: "Accept 1.88 & bet 500" }).click();
  await expect(placedDialog(page)).toContainText("USD 940.00");
  expect(booked(world)).toMatchObject([{ odds: 1.88, paymentCents: 50_000 }]);
});

test("a changed total names both lines", LONG, async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass });
  world.moveLine(502, 3, 3.5);
  await nextPrice(pass);
  await expect(slipOf(page).getByRole("alert")).toContainText(/Line changed from 2\/2\.5 1\.95 to 3\.5 /);
  await expect(slipOf(page)).toContainText("Over 3.5");
});

test("a suspended market keeps the amount and comes back; a closed one can only be left", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "100" });
  const slip = slipOf(page);
  world.suspend(502, 3);
  await nextPrice(pass);
  await expect(slip).toContainText("Odds are updating");
  world.resume(502, 3);
  await nextPrice(pass);
  await expect(amountOf(page)).toHaveText("100");
  world.closeMarket(502, 3);
  await nextPrice(pass);
  await expect(slip).toContainText("Market closed");
  await slip.getByRole("button", { name: "Close" }).last().click();
  await expect(slip).toBeHidden();
});

test("a reload keeps session and selection, without the amount, and asks for a fresh price", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass });
  world.movePrice(502, 3, 1, 1.8);
  await page.reload();
  const slip = slipOf(page);
  await expect(slip).toContainText("Manchester United");
  await expect(slip).toContainText("Balance 12,480.50");
  await expect(slip).toContainText("Please enter amount");
  await expect(slip.getByRole("status", { name: "Odds" })).toHaveText("1.80");
});

test(
  "the slip says what pays at each score, and the price in every style",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass });
    const slip = slipOf(page);
    await slip.getByRole("button", { name: "Payouts" }).click();
    const ladder = slip.getByRole("list", { name: "Payout at each score" });
    await expect(ladder.getByRole("listitem").nth(0)).toContainText("3 or more in total");
    await expect(ladder.getByRole("listitem").nth(0)).toContainText("+475.00");
    await expect(ladder.getByRole("listitem").nth(1)).toContainText("Half loss");
    await expect(ladder.getByRole("listitem").nth(1)).toContainText("−250.00");
    await expect(ladder.getByRole("listitem").nth(2)).toContainText("−500.00");
    await slip.getByRole("button", { name: /show in other styles/ }).click();
    for (const text of ["0.95", "1.95", "−1.05", "−105"]) await expect(slip).toContainText(text);
  },
);

test("closing the slip over an amount can be undone, an untouched one just goes", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "" });
  await slipOf(page).getByRole("button", { name: "Close" }).click();
  await pass(300);
  await expect(slipOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  await typeAmount(page, "500");
  await slipOf(page).getByRole("button", { name: "Close" }).click();
  await pass(300);
  await expect(slipOf(page)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(slipOf(page)).toContainText("Over 2/2.5");
  await expect(amountOf(page)).toHaveText("500");
});

test("a closed slip asks for no price any more", LONG, async ({ page, world, open, pass, door }) => {
  const answered = await answeredOf(page);
  await openSlip({ page, world, open, pass });
  await slipOf(page).getByRole("button", { name: "Close" }).click();
  await expect(slipOf(page)).toBeHidden();
  await pass(1_000);
  // what was asked before it closed may be on its way
  await answered();
  const asked = () => door.requests.filter((line) => line.includes("GetTicketOdds")).length;
  const before = asked();
  await pass(10_000);
  await pass(10_000);
  expect(asked()).toBe(before);
});
