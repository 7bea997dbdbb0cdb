import { expect, test } from "#e2e/steps/fixtures.ts";
import {
  amountOf,
  booked,
  openSlip,
  placeButton,
  placedDialog,
  slipOf,
  typeAmount,
  nextPrice,
} from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** What is pasted and what then stands in the field; "" = nothing is taken (BET-14). */
const PASTED: readonly (readonly [pasted: string, shown: string])[] = [
  ["1.000", "1,000"],
  ["1,000", "1,000"],
  ["1 000", "1,000"],
  ["1e3", ""],
  ["-5", ""],
  ["１２", "12"],
  ["๑๒๓", "123"],
  ["٣", "3"],
  ["1,234.50", ""],
  ["1234567890123", ""],
];

test("BET-14: pasted and foreign digits give one defined amount", async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass }, { amount: "" });
  for (const [pasted, shown] of PASTED) {
    await slipOf(page)
      .getByRole("heading")
      .evaluate((heading, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text", text);
        heading.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, pasted);
    await expect(amountOf(page)).toHaveText(shown);
    await slipOf(page).getByRole("button", { name: "Clear amount" }).click();
  }
});

test("hardware digits, Backspace and Enter work, and no phone keyboard is asked for", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "" });
  await expect(slipOf(page).getByRole("textbox")).toHaveCount(0);
  await slipOf(page).getByRole("heading").click();
  await page.keyboard.type("5a0-01");
  await expect(amountOf(page)).toHaveText("5,001");
  await page.keyboard.press("Backspace");
  await expect(amountOf(page)).toHaveText("500");
  await page.clock.runFor(600);
  await page.keyboard.press("Enter");
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toHaveLength(1);
});

for (const [often, name, credit] of [
  [LONG, "negative", -5],
  [{}, "text", '"abc"'],
] as const) {
  test(`BET-16: a balance that is ${name} is not shown as money`, often, async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass });
    world.nextCall({
      path: "/api/bet/Bet",
      malformed: `{"Code":0,"Data":{"Result":0,"FCredit":${credit},"Message":"","BetID":"1"}}`,
    });
    world.nextCall({ path: "GetUserInfo", status: 503, times: 5 });
    await placeButton(page).click();
    await expect(page.getByRole("alertdialog", { name: "Bet received" })).toBeVisible();
    await expect(page.getByRole("alertdialog")).not.toContainText("New balance");
    await expect(page.getByRole("banner")).not.toContainText("12,480.50");
    await expect(page.getByRole("banner")).not.toContainText("NaN");
  });
}

test("quick amounts are the member's own, kept for the currency", LONG, async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass }, { amount: "" });
  await slipOf(page).getByRole("button", { name: "Slip options" }).click();
  const options = page.getByRole("alertdialog", { name: "Slip options" });
  await options.getByRole("textbox", { name: "Quick amount 1" }).fill("250");
  await options.getByRole("textbox", { name: "Quick amount 2" }).fill("1e3");
  await expect(options.getByRole("alert")).toHaveText("Please enter whole amounts of 1 or more.");
  await options.getByRole("textbox", { name: "Quick amount 2" }).fill("500");
  await options.getByRole("button", { name: "Done" }).click();
  await typeAmount(page, "+250", "+500");
  await expect(amountOf(page)).toHaveText("750");
  await page.reload();
  await expect(page.getByRole("button", { name: "+250", exact: true })).toBeVisible();
});

test("auto-accept: better odds are bet without asking, any odds too, a changed line never", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "100" });
  await slipOf(page).getByRole("button", { name: "Slip options" }).click();
  const options = page.getByRole("alertdialog", { name: "Slip options" });
  await options.getByRole("radio", { name: "Accept better odds" }).check();
  await options.getByRole("button", { name: "Done" }).click();
  world.movePrice(502, 3, 1, 2.05);
  await nextPrice(pass);
  await expect(placeButton(page)).toHaveText("Place bet · 100");
  world.movePrice(502, 3, 1, 1.7);
  await nextPrice(pass);
  await expect(placeButton(page)).toHaveText("Accept 1.70 & bet 100");
  await slipOf(page).getByRole("button", { name: "Slip options" }).click();
  await options.getByRole("radio", { name: "Accept any odds" }).check();
  await options.getByRole("button", { name: "Done" }).click();
  await expect(placeButton(page)).toHaveText("Place bet · 100");
  world.moveLine(502, 3, 3.5);
  await nextPrice(pass);
  await expect(placeButton(page)).toHaveText("Accept change & bet 100");
});

test(
  "selections are kept after a bet where the member wants that, and otherwise on demand",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { amount: "100" });
    await placeButton(page).click();
    await placedDialog(page).getByRole("button", { name: "Keep selections" }).click();
    await expect(slipOf(page)).toContainText("Manchester United");
    await expect(slipOf(page)).toContainText("Please enter amount");
    await slipOf(page).getByRole("button", { name: "Slip options" }).click();
    const options = page.getByRole("alertdialog", { name: "Slip options" });
    await options.getByRole("switch", { name: "Keep selections after a bet" }).click();
    await options.getByRole("button", { name: "Done" }).click();
    await pass(2_000);
    await typeAmount(page, "100");
    await placeButton(page).click();
    await placedDialog(page).getByRole("button", { name: "Done" }).click();
    await expect(slipOf(page)).toContainText("Please enter amount");
    await nextPrice(pass);
    await typeAmount(page, "100");
    await placeButton(page).click();
    await expect(placedDialog(page)).toBeVisible();
    expect(booked(world)).toHaveLength(3);
  },
);
