import { expect, test } from "#e2e/steps/fixtures.ts";
import {
  amountOf,
  betCalls,
  booked,
  nextPrice,
  placeButton,
  placedDialog,
  readRefusal,
  type Room,
  slipOf,
  typeAmount,
} from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** Opens the slip of the first runner on the page, past its 2 s. */
async function openRunner({ page, pass }: Pick<Room, "page" | "pass">, amount: string): Promise<void> {
  const cell = page.getByRole("button", { name: /, \d+\.\d\d$/ }).first();
  await expect(cell).toBeVisible();
  await page.clock.runFor(400);
  await cell.click();
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  if (amount !== "") await typeAmount(page, amount);
}

/** The same on the page of the outrights, with 20 typed. */
async function openOutright({ page, open, pass }: Room, as = "jason88", amount = "20"): Promise<void> {
  await open({ as, hash: "/pages/winner/winner" });
  await expect(page.getByRole("banner")).toContainText(as === "aungko2" ? "MMK" : "USD");
  await openRunner({ page, pass }, amount);
}

// one page goes through the results of one kind: the slip that is kept is what the next one starts from
test(
  "each result of an outright that ends in the dialog says why and keeps the amount",
  LONG,
  async ({ page, world, open, pass }) => {
    await openOutright({ page, world, open, pass });
    for (const [result, text] of [
      [2, "The line changed before the bet was accepted"],
      [4, "The stake is below the minimum"],
      [5, "The stake is above the maximum"],
      [10, "over your daily limit"],
      [12, "You are betting too often"],
      [14, "over the limit for this match"],
    ] as const)
      await test.step(`result ${result}`, async () => {
        world.nextCall({ path: "/api/bet/OrBet", result, message: "" });
        await placeButton(page).click();
        const dialog = page.getByRole("alertdialog", { name: "Bet failed" });
        await expect.soft(dialog, `result ${result}`).toContainText(text);
        await dialog.getByRole("button", { name: "OK" }).click();
        await expect(dialog).toBeHidden();
        await expect(amountOf(page)).toHaveText("20");
        expect(booked(world)).toHaveLength(0);
      });
  },
);

const IN_PLACE: readonly (readonly [result: number, text: string])[] = [
  [7, "Balance insufficient, please recharge"],
  [8, "Blocked country"],
  [9, "Balance insufficient, please recharge"],
  [15, "Betting is switched off for this account."],
  [18, "Odds are updating"],
  [19, "This selection cannot be bet on right now."],
];

test(
  "each result of an outright about member or market stands in place of the keypad",
  LONG,
  async ({ page, world, open, pass }) => {
    await openOutright({ page, world, open, pass });
    for (const [at, [result, text]] of IN_PLACE.entries())
      await test.step(`result ${result}`, async () => {
        if (at > 0) {
          world.clearFaults();
          await slipOf(page).getByRole("button", { name: "Close" }).first().click();
          await expect(slipOf(page)).toBeHidden();
          // the slip is cleared 200 ms after it was closed
          await pass(300);
          await openRunner({ page, pass }, "20");
        }
        await expect(slipOf(page)).not.toContainText(text);
        world.nextCall({ path: "/api/bet/OrBet", result, message: "" });
        world.nextCall({ path: "GetOutRight", status: 503, times: 3 });
        await placeButton(page).click();
        await expect.soft(slipOf(page), `result ${result}`).toContainText(text);
        await expect.soft(placeButton(page), `result ${result}`).toBeHidden();
        expect(booked(world)).toHaveLength(0);
        if (result === 18 || result === 19) await readRefusal(page, result, text);
      });
  },
);

test(
  "an outright answered with 1 leaves the slip, with 11 asks for a login, with 13 is looked for first",
  LONG,
  async ({ page, world, open, pass }) => {
    await openOutright({ page, world, open, pass }, "nocharge");
    world.nextCall({ path: "/api/bet/OrBet", result: 11, message: "" });
    await placeButton(page).click();
    await page.getByRole("alertdialog", { name: "Please log in" }).getByRole("button", { name: "Cancel" }).click();
    await nextPrice(pass);
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await pass(1_000);
    await pass(1_500);
    await slipOf(page).getByRole("button", { name: "Change the amount" }).click();
    await nextPrice(pass);
    world.nextCall({ path: "/api/bet/OrBet", result: 1, message: "" });
    await placeButton(page).click();
    await expect(page.getByRole("alertdialog", { name: "Bet failed" })).toContainText("The market closed");
    await expect(slipOf(page)).toBeHidden();
    expect(booked(world, "nocharge")).toHaveLength(0);
  },
);

test(
  "BET-04: an outright whose answer is lost is looked for and found, once",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openOutright({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/OrBet", lose: true });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await pass(1_000);
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
    expect(booked(world)).toMatchObject([{ kind: 3, paymentCents: 2_000 }]);
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

for (const { style, as, amount, cents } of [
  { style: 1, as: "jason88", amount: "20", cents: 2_000 },
  { style: 3, as: "jason88", amount: "20", cents: 2_000 },
  { style: 4, as: "jason88", amount: "20", cents: 2_000 },
  { style: 5, as: "jason88", amount: "20", cents: 2_000 },
  { style: 6, as: "aungko2", amount: "50000", cents: 5_000_000 },
]) {
  test(`an outright stays decimal for a member who reads style ${style}`, LONG, async ({ page, world, open, pass }) => {
    const member = world.members.get(as);
    if (member !== undefined) member.preference.OddsStyle = style;
    await openOutright({ page, world, open, pass }, as, amount);
    await expect(slipOf(page)).toContainText("European");
    await expect(slipOf(page).getByRole("status", { name: "Odds" })).toHaveText(/^\d+\.\d\d$/);
    await placeButton(page).click();
    await expect(placedDialog(page)).toBeVisible();
    expect(booked(world, as)).toMatchObject([{ kind: 3, paymentCents: cents }]);
  });
}

test("a visitor who taps an outright is asked to log in", async ({ page, open }) => {
  await open({ hash: "/pages/winner/winner" });
  const cell = page.getByRole("button", { name: /, \d+\.\d\d$/ }).first();
  await expect(cell).toBeVisible();
  await page.clock.runFor(400);
  await cell.click();
  await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
});

test(
  "an outright of a paused, a blocked and a poor member says why it cannot be bet",
  LONG,
  async ({ page, world, open, pass }) => {
    await openOutright({ page, world, open, pass }, "paused15", "");
    await expect(slipOf(page)).toContainText("Betting is switched off for this account");
    await openOutright({ page, world, open, pass }, "blocked8");
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText(/country|region/);
    world.setBalance("jason88", 15);
    await openOutright({ page, world, open, pass });
    await expect(slipOf(page)).toContainText("Insufficient balance");
    await placeButton(page).click();
    await expect(page.getByRole("alertdialog", { name: "Balance insufficient, please recharge" })).toBeVisible();
    for (const account of ["paused15", "blocked8", "jason88"]) expect(booked(world, account)).toHaveLength(0);
  },
);
