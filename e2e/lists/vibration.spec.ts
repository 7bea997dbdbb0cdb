import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { openSlip, pick, placeButton, placedDialog, rowOf, slipOf } from "#e2e/steps/slip.ts";

/** Writes down what the device is told to vibrate, ms. */
async function feel(page: Page, reducedMotion: "no-preference" | "reduce"): Promise<() => Promise<readonly number[]>> {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (ms) => Boolean(felt.push(ms));
  });
  return () => page.evaluate(() => (window as unknown as { felt: number[] }).felt);
}

test("a device vibrates 8 ms on a key, 12 on the armed button, 20 on a placed bet and on a goal of the match", async ({
  page,
  world,
  open,
  pass,
}) => {
  const felt = await feel(page, "no-preference");
  await openSlip({ page, world, open, pass }, { amount: "" });
  const slip = slipOf(page);
  await slip.getByRole("button", { name: "5", exact: true }).click();
  await slip.getByRole("button", { name: "0", exact: true }).click();
  expect(await felt()).toEqual([8, 8]);
  await placeButton(page).click();
  await expect(placedDialog(page)).toBeVisible();
  expect(await felt()).toEqual([8, 8, 12, 20]);
  // not for a match without a bet
  world.goal(501, 1);
  await pass(15_000);
  await expect(rowOf(page, /^Arsenal 3/)).toBeAttached();
  expect(await felt()).toEqual([8, 8, 12, 20]);
  world.goal(502, 2);
  await pass(15_000);
  await expect.poll(felt).toEqual([8, 8, 12, 20, 20]);
});

test("nothing vibrates where less motion is asked for, nor once it is switched off", async ({
  page,
  world,
  open,
  pass,
}) => {
  const felt = await feel(page, "reduce");
  await openSlip({ page, world, open, pass }, { amount: "" });
  await slipOf(page).getByRole("button", { name: "5", exact: true }).click();
  expect(await felt()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await slipOf(page).getByRole("button", { name: "5", exact: true }).click();
  expect(await felt()).toEqual([8]);
  await slipOf(page).getByRole("button", { name: "Close" }).first().click();
  await expect(slipOf(page)).toBeHidden();
  await pass(300);
  await page.evaluate(() => location.assign("#/pages/setting/setting"));
  await page.getByRole("switch", { name: "Vibration" }).click();
  await expect(page.getByRole("switch", { name: "Vibration" })).not.toBeChecked();
  await page.getByRole("button", { name: "Back" }).click();
  await pick(page, /Manchester United/, /^Over/);
  await slipOf(page).getByRole("button", { name: "5", exact: true }).click();
  expect(await felt()).toEqual([8]);
});
