import { expect, test } from "#e2e/steps/fixtures.ts";
import { openKeys, openParlay } from "#e2e/steps/seeds.ts";
import {
  betCalls,
  booked,
  nextPrice,
  placeButton,
  placedDialog,
  type Room,
  typeAmount,
  readRefusal,
} from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

async function openTyped(room: Room, as = "jason88"): Promise<void> {
  await openParlay(room, [521, 522, 523], { as });
  await openKeys(room.page);
  await typeAmount(room.page, "50");
  await expect(placeButton(room.page)).toBeEnabled();
}

/** Every result that ends in the dialog (spec §8). */
const TOLD: readonly (readonly [result: number, text: string])[] = [
  [1, "The market closed before the bet was accepted"],
  [2, "The line changed before the bet was accepted"],
  [4, "The stake is below the minimum"],
  [5, "The stake is above the maximum"],
  [10, "over your daily limit"],
  [12, "You are betting too often"],
  [14, "over the limit for this match"],
];

// one page goes through the results of one kind: the parlay that is kept is what the next one starts from
test(
  "each result of a parlay that ends in the dialog says why and keeps selections and amount",
  LONG,
  async ({ page, world, open, pass }) => {
    await openTyped({ page, world, open, pass });
    for (const [result, text] of TOLD)
      await test.step(`result ${result}`, async () => {
        world.nextCall({ path: "/api/bet/MixBet", result, message: "" });
        await placeButton(page).click();
        await readRefusal(page, result, text);
        await expect(page.getByRole("listitem")).toHaveCount(3);
        await expect(page.getByRole("status", { name: "Amount" })).toHaveText("50");
        expect(booked(world)).toHaveLength(0);
      });
  },
);

/** The results that shut a parlay until another visit of the bet page. */
const IN_PLACE: readonly (readonly [result: number, text: string])[] = [
  [7, "Balance insufficient, please recharge"],
  [8, "Blocked country"],
  [9, "Balance insufficient, please recharge"],
  [15, "Betting is switched off for this account."],
];

test(
  "each result of a parlay about the member stands in place of the keypad",
  LONG,
  async ({ page, world, open, pass }) => {
    await openTyped({ page, world, open, pass });
    for (const [at, [result, text]] of IN_PLACE.entries())
      await test.step(`result ${result}`, async () => {
        if (at > 0) {
          await page.goto("/#/pages/setting/setting");
          await expect(page.getByRole("region", { name: "Amount and bet" })).toBeHidden();
          await page.goto("/#/pages/bet/bet");
          await expect(page.getByText("3 selections")).toBeVisible();
          await pass(2_000);
          await openKeys(page);
          await expect(page.getByRole("status", { name: "Amount" })).toHaveText("50");
          await expect(placeButton(page)).toBeEnabled();
        }
        await expect(page.getByRole("main")).not.toContainText(text);
        world.nextCall({ path: "/api/bet/MixBet", result, message: "" });
        await placeButton(page).click();
        await expect.soft(page.getByRole("main"), `result ${result}`).toContainText(text);
        await expect.soft(placeButton(page), `result ${result}`).toBeHidden();
        expect(booked(world)).toHaveLength(0);
        // whoever leaves before it could be read is shown it in a dialog (BET-20)
        await pass(600);
      });
  },
);

test(
  "a parlay is shut by 18 and 19 until the next good prices; with 11 it asks for a login and keeps everything",
  LONG,
  async ({ page, world, open, pass }) => {
    await openTyped({ page, world, open, pass });
    for (const [result, text] of [
      [18, "Odds are updating"],
      [19, "This selection cannot be bet on right now."],
    ] as const)
      await test.step(`result ${result}`, async () => {
        world.nextCall({ path: "/api/bet/MixBet", result, message: "" });
        world.nextCall({ path: "GetBatchTicketOdds", code: result, message: "" });
        await placeButton(page).click();
        await expect.soft(page.getByRole("main"), `result ${result}`).toContainText(text);
        await readRefusal(page, result, text);
        await nextPrice(pass);
        await expect(page.getByRole("status", { name: "Amount" })).toHaveText("50");
        await expect(placeButton(page)).toBeEnabled();
      });
    await test.step("result 11", async () => {
      world.nextCall({ path: "/api/bet/MixBet", result: 11, message: "" });
      await placeButton(page).click();
      await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
      await expect(page.getByText("3 selections")).toBeVisible();
    });
  },
);

test(
  "a parlay answered with 13 is looked for first, then leads to the deposit",
  LONG,
  async ({ page, world, open, pass }) => {
    await openTyped({ page, world, open, pass }, "nocharge");
    await placeButton(page).click();
    await expect(page.getByRole("main")).toContainText("Checking your bet");
    await pass(1_000);
    await pass(1_500);
    await expect(page.getByRole("main").getByRole("button", { name: "Recharge" })).toBeVisible();
    expect(booked(world, "nocharge")).toHaveLength(0);
  },
);

test(
  "a parlay answered with 3 marks the legs that moved with the old price, and needs a new tap",
  LONG,
  async ({ page, world, open, pass, door }) => {
    for (const id of [521, 522, 523]) world.movePrice(id, 1, 1, 2);
    await openTyped({ page, world, open, pass });
    world.movePrice(522, 1, 1, 1.8);
    await placeButton(page).click();
    const moved = page.getByRole("listitem").nth(1);
    await expect(moved.getByRole("status", { name: "Odds" })).toHaveText("1.80");
    await expect(moved).toContainText("2.00");
    await expect(page.getByRole("listitem").nth(0).getByRole("status", { name: "Odds" })).toHaveText("2.00");
    expect(booked(world)).toHaveLength(0);
    await pass(600);
    await page.getByRole("button", { name: "Accept change & bet 50" }).click();
    await expect(placedDialog(page)).toContainText("USD 360.00");
    expect(betCalls(door.requests)).toHaveLength(2);
    expect(booked(world)[0]?.legs.map(({ odds }) => odds)).toEqual([2, 1.8, 2]);
  },
);

test(
  "a dead session closes the bet page's slip, and what was on it comes back after the login",
  LONG,
  async ({ page, world, open, pass }) => {
    await openTyped({ page, world, open, pass });
    world.nextCall({ path: "GetBatchTicketOdds", code: 3 });
    // to whoever asks first: the balance too is read from it
    world.nextCall({ path: "GetUserInfo", code: 3, times: Infinity });
    await nextPrice(pass);
    await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    await expect(page.getByText("No selections yet")).toBeVisible();
    world.clearFaults();
    await open({ as: "jason88" });
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByRole("complementary", { name: "Parlay" })).toContainText("3 selections");
  },
);

test("each code of its prices shuts the parlay until they come again", LONG, async ({ page, world, open, pass }) => {
  await openTyped({ page, world, open, pass });
  for (const [code, text] of [
    [7, "Balance insufficient, please recharge"],
    [9, "Balance insufficient, please recharge"],
    [19, "Bet not allowed"],
    [1, "Market closed"],
  ] as const)
    await test.step(`code ${code}`, async () => {
      await expect(page.getByRole("main")).not.toContainText(text);
      world.nextCall({ path: "GetBatchTicketOdds", code, message: "" });
      await nextPrice(pass);
      await expect.soft(page.getByRole("main"), `code ${code}`).toContainText(text);
      await nextPrice(pass);
      await expect(placeButton(page)).toBeEnabled();
      await expect(page.getByRole("status", { name: "Amount" })).toHaveText("50");
    });
});
