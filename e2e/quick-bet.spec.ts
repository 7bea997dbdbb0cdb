import { type Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { booked, placedDialog, slipOf } from "./slip.ts";

test.use({ operator: { features: { quickBet: true } } });

const sent = (requests: readonly string[]) =>
  requests.filter((line) => line.startsWith("POST") && line.includes("/bet/Bet")).length;
const price = (page: Page) => page.getByRole("button", { name: /^Chelsea \+0\.5, / });

/** Switches it on where a member finds it: in the settings. */
async function turnOn(page: Page): Promise<void> {
  await page.getByRole("switch", { name: "Quick bet" }).click();
  const sheet = page.getByRole("dialog", { name: "Quick bet" });
  const on = sheet.getByRole("button", { name: "Turn quick bet on" });
  await sheet.getByRole("textbox", { name: "Amount of each bet" }).fill("50");
  await sheet.getByRole("textbox", { name: "At most for one bet" }).fill("40");
  await sheet.getByRole("textbox", { name: "At most in one day" }).fill("100");
  await expect(on).toBeDisabled();
  await sheet.getByRole("textbox", { name: "At most for one bet" }).fill("60");
  await on.click();
  await expect(page.getByRole("switch", { name: "Quick bet" })).toBeChecked();
}

test("a tap bets after two seconds in which it can be taken back, and a price that moved bets nothing", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await open({ as: "jason88", hash: "/pages/setting/setting" });
  await pass(400);
  await turnOn(page);
  await page.evaluate(() => location.assign("#/"));
  await pass(400);
  const bar = page.getByText("50.00 on Chelsea +0.5", { exact: true });
  await expect(page.getByRole("button", { name: "Quick bet 50, turn off" })).toBeVisible();

  // the test's clock must not outrun the answers that the ring waits for
  const arm = async () => {
    const answers = Promise.all([page.waitForResponse(/GetTicketOdds/), page.waitForResponse(/GetBetLimit/)]);
    await price(page).click();
    await expect(bar).toBeVisible();
    await answers;
    await page.evaluate(() => undefined);
  };

  // taken back, by the bar and by a second tap
  await price(page).click();
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(bar).toBeHidden();
  await price(page).click();
  await expect(bar).toBeVisible();
  await pass(800);
  await price(page).click();
  await expect(bar).toBeHidden();
  await pass(2_500);
  expect(sent(door.requests)).toBe(0);

  // left alone: one bet, at what was painted
  await arm();
  await pass(800);
  expect(sent(door.requests)).toBe(0);
  await pass(1_300);
  await expect(placedDialog(page)).toContainText("Stake");
  expect(sent(door.requests)).toBe(1);
  expect(booked(world)).toHaveLength(1);
  await page.getByRole("button", { name: "Done" }).click();
  // the bet list has proven it
  await pass(6_000);

  // moved since it was painted: the slip opens, with the amount and the difference
  world.movePrice(501, 1, 2, 1.5);
  await arm();
  await pass(2_100);
  await expect(page.getByText("The price moved. Nothing was bet.").first()).toBeVisible();
  await pass(3_100);
  await expect(slipOf(page)).toContainText("Odds changed");
  await expect(slipOf(page).getByRole("button", { name: /50/ }).first()).toBeVisible();
  expect(sent(door.requests)).toBe(1);
});
