import { expect, test } from "#e2e/steps/fixtures.ts";
import {
  amountOf,
  betCalls,
  booked,
  nextPrice,
  openAgain,
  openSlip,
  pick,
  placeButton,
  slipOf,
  typeAmount,
  readRefusal,
} from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** Every result that ends in the dialog: a piece of its text in our words, when the server says none (spec §8). */
const TOLD: readonly (readonly [result: number, text: string])[] = [
  [2, "The line changed before the bet was accepted"],
  [4, "The stake is below the minimum"],
  [5, "The stake is above the maximum"],
  [10, "over your daily limit"],
  [12, "You are betting too often"],
  [14, "over the limit for this match"],
];

// one page goes through the results of one kind: the slip that is kept is what the next one starts from
test(
  "each result that ends in the dialog says why, what is kept, and books nothing",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { amount: "100" });
    for (const [result, text] of TOLD)
      await test.step(`result ${result}`, async () => {
        world.nextCall({ path: "/api/bet/Bet", result, message: "" });
        await placeButton(page).click();
        await readRefusal(page, result, text);
        await expect(amountOf(page)).toHaveText("100");
        expect(booked(world)).toHaveLength(0);
      });
  },
);

/** Every result that stands in place of the keypad (design 4.9). */
const IN_SLIP: readonly (readonly [result: number, text: string])[] = [
  [8, "Blocked country"],
  [15, "Betting is switched off for this account."],
  [7, "Balance insufficient, please recharge"],
  [9, "Balance insufficient, please recharge"],
];

test("each result about the member stands in place of the keypad", LONG, async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass }, { amount: "100" });
  for (const [at, [result, text]] of IN_SLIP.entries())
    await test.step(`result ${result}`, async () => {
      if (at > 0) await openAgain({ page, pass }, "100");
      await expect(slipOf(page)).not.toContainText(text);
      world.nextCall({ path: "/api/bet/Bet", result, message: "" });
      await placeButton(page).click();
      await expect.soft(slipOf(page), `result ${result}`).toContainText(text);
      expect(booked(world)).toHaveLength(0);
    });
});

test(
  "each result about the market is read in a dialog, and covers the keypad until the next good price",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { amount: "100" });
    for (const [result, text] of [
      [18, "Odds are updating"],
      [19, "This selection cannot be bet on right now."],
    ] as const)
      await test.step(`result ${result}`, async () => {
        world.nextCall({ path: "/api/bet/Bet", result, message: "" });
        world.nextCall({ path: "GetTicketOdds", code: result, message: "" });
        await placeButton(page).click();
        await expect.soft(slipOf(page), `result ${result}`).toContainText(text);
        await readRefusal(page, result, text);
        await nextPrice(pass);
        await expect(slipOf(page)).not.toContainText(text);
        await expect(amountOf(page)).toHaveText("100");
        await expect(placeButton(page)).toBeEnabled();
      });
  },
);

test("result 7 shows the server's words with a way back to the amount, 11 asks for a login, 1 clears the bet", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "100" });
  await test.step("result 7", async () => {
    world.nextCall({ path: "/api/bet/Bet", result: 7, message: "Balance insufficient, please recharge" });
    await placeButton(page).click();
    await expect.soft(slipOf(page)).toContainText("Balance insufficient, please recharge");
    await slipOf(page).getByRole("button", { name: "Change the amount" }).click();
    await expect(amountOf(page)).toHaveText("100");
  });
  await test.step("result 11", async () => {
    world.nextCall({ path: "/api/bet/Bet", result: 11, message: "" });
    await placeButton(page).click();
    const asked = page.getByRole("alertdialog", { name: "Please log in" });
    await expect(asked).toBeVisible();
    await expect(amountOf(page)).toHaveText("100");
    await asked.getByRole("button", { name: "Cancel" }).click();
  });
  await test.step("result 1", async () => {
    world.nextCall({ path: "/api/bet/Bet", result: 1, message: "" });
    await placeButton(page).click();
    await expect(page.getByRole("alertdialog", { name: "Bet failed" })).toContainText("The market closed");
    await expect(slipOf(page)).toBeHidden();
  });
});

test(
  "result 13 is looked for in the bet list first, then leads to the deposit",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { as: "nocharge", amount: "100" });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await pass(1_000);
    await pass(1_500);
    await expect(slipOf(page).getByRole("button", { name: "Recharge" })).toBeVisible();
    expect(booked(world, "nocharge")).toHaveLength(0);
  },
);

test(
  "result 3 names the new price and needs a new tap, 500 ms after it was painted",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openSlip({ page, world, open, pass });
    world.movePrice(502, 3, 1, 2.05);
    // taps as fast as the change is painted send nothing (BET-12)
    await page.evaluate(() => {
      new MutationObserver(() => {
        for (const button of document.querySelectorAll("button"))
          if (button.textContent?.startsWith("Accept ")) button.click();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await placeButton(page).click();
    await expect(slipOf(page).getByRole("alert")).toHaveText("Odds changed from 1.95 to 2.05");
    expect(betCalls(door.requests)).toHaveLength(1);
    expect(booked(world)).toHaveLength(0);
  },
);

test(
  "the codes of a refresh: 18, 19 and 1 cover the keypad, 7 and 9 lead to the deposit",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { amount: "100" });
    for (const [code, text] of [
      [18, "Odds are updating"],
      [19, "Bet not allowed"],
      [1, "Market closed"],
      [7, "Balance insufficient, please recharge"],
      [9, "Balance insufficient, please recharge"],
    ] as const) {
      world.nextCall({ path: "GetTicketOdds", code, message: "" });
      await nextPrice(pass);
      await expect(slipOf(page)).toContainText(text);
      await nextPrice(pass);
      await expect(amountOf(page)).toHaveText("100");
    }
  },
);

test("a dead session closes the slip, asks for a login, and offers the selection back after it", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "100" });
  world.nextCall({ path: "GetTicketOdds", code: 3 });
  // to whoever asks first: the balance too is read from it
  world.nextCall({ path: "GetUserInfo", code: 3, times: Infinity });
  await nextPrice(pass);
  const ended = page.getByRole("alertdialog", { name: "Your session has ended" });
  await expect(ended).toContainText("Please log in again. Your selection is kept.");
  await expect(slipOf(page)).toBeHidden();
  world.clearFaults();
  await open({ as: "jason88" });
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(slipOf(page)).toContainText("Manchester United");
  await expect(slipOf(page)).toContainText("Please enter amount");
});

test(
  "a price that hears of a dead session while the session goes on closes nothing",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openSlip({ page, world, open, pass }, { amount: "100" });
    const asked = () => door.requests.filter((line) => line.includes("GetUserInfo")).length;
    const before = asked();
    world.nextCall({ path: "GetTicketOdds", code: 3 });
    await nextPrice(pass);
    await expect.poll(asked).toBeGreaterThan(before);
    await nextPrice(pass);
    await expect(placeButton(page)).toBeEnabled();
    await expect(amountOf(page)).toHaveText("100");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  },
);

test(
  "a member without money is asked to deposit; an amount above the balance leads there too",
  LONG,
  async ({ page, world, open, pass }) => {
    await open({ as: "empty00" });
    await expect(page.getByRole("banner")).toContainText("USD 0.00");
    await pick(page, /Manchester United/, /^Over/);
    await expect(page.getByRole("alertdialog", { name: "Balance insufficient, please recharge" })).toBeVisible();
    world.setBalance("jason88", 50);
    await openSlip({ page, world, open, pass }, { amount: "100" });
    await expect(slipOf(page)).toContainText("Insufficient balance");
    await placeButton(page).click();
    await page
      .getByRole("alertdialog", { name: "Balance insufficient, please recharge" })
      .getByRole("button", { name: "Cancel" })
      .click();
    await expect(amountOf(page)).toHaveText("100");
    expect(booked(world)).toHaveLength(0);
  },
);

test(
  "a paused member is told so, and one in a blocked country at the bet",
  LONG,
  async ({ page, world, open, pass }) => {
    await open({ as: "paused15" });
    await expect(page.getByRole("banner")).toContainText("paused15");
    await pick(page, /Manchester United/, /^Over/);
    await expect(slipOf(page)).toContainText("Betting is switched off for this account");
    await openSlip({ page, world, open, pass }, { as: "blocked8", amount: "100" });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText(/country/);
    expect(booked(world, "blocked8")).toHaveLength(0);
  },
);

test(
  "a limit that shrinks never touches the amount, and shuts the button with its reason",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { amount: "" });
    await typeAmount(page, "Max");
    const typed = (await amountOf(page).textContent()) ?? "";
    // longer odds bring a lower limit
    world.movePrice(502, 3, 1, 9);
    await nextPrice(pass);
    await expect(amountOf(page)).toHaveText(typed);
    await expect(slipOf(page)).toContainText(/Maximum stake/);
    await expect(placeButton(page)).toBeDisabled();
  },
);
