import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { pick, placeButton, placedDialog, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";
import { pressEscape } from "#e2e/steps/taps.ts";

const SETTINGS = "/pages/setting/setting";

async function choose(page: Page, row: RegExp, choice: string) {
  await page.getByRole("button", { name: row }).click();
  await page.getByRole("radio", { name: choice, exact: true }).click();
}

async function minutes(pass: (ms: number) => Promise<void>, count: number) {
  for (let minute = 0; minute < count; minute += 1) await pass(60_000);
}

test("nothing is watched until somebody asks for it", async ({ page, open, pass }) => {
  await open({ as: "jason88", hash: SETTINGS });
  await expect(page.getByRole("switch", { name: "Session clock" })).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Reality check Never" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Daily stake limit None" })).toBeVisible();
  await minutes(pass, 20);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("the session clock runs beside the name and goes on after a reload", LONG, async ({ page, open, pass }) => {
  await open({ as: "jason88", hash: SETTINGS });
  await page.getByRole("switch", { name: "Session clock" }).click();
  await minutes(pass, 3);
  await page.goto("/#/");
  await expect(page.getByText("jason88 · 0:03")).toBeVisible();
  await page.reload();
  await expect(page.getByText("jason88 · 0:03")).toBeVisible();
});

test("a reality check says how long it has been, and lets the member go on or stop", async ({ page, open, pass }) => {
  await open({ as: "jason88", hash: SETTINGS });
  await choose(page, /Reality check/, "Every 15 min");
  await minutes(pass, 15);
  const check = page.getByRole("alertdialog", { name: "You have been logged in for 15 minutes" });
  await expect(check).toContainText("Spent on bets today on this device: USD 0.00.");
  await check.getByRole("button", { name: "Carry on" }).click();
  await expect(check).toBeHidden();
  await minutes(pass, 15);
  await page
    .getByRole("alertdialog", { name: /30 minutes/ })
    .getByRole("button", { name: "Log out" })
    .click();
  await expect(page.getByText("jason88")).toHaveCount(0);
});

test.describe("switched on by the operator", () => {
  test.use({ operator: { care: { clock: true, remindMinutes: 5 } } });
  test("clock and reality check are there for every member", LONG, async ({ page, open, pass }) => {
    await open({ as: "jason88" });
    await expect(page.getByText("jason88 · 0:00")).toBeVisible();
    await minutes(pass, 5);
    await expect(page.getByRole("alertdialog", { name: /5 minutes/ })).toBeVisible();
  });
});

/** Opens the slip of Manchester United over, types an amount and places it. */
async function bet(page: Page, pass: (ms: number) => Promise<void>, digits: string) {
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await pass(2_500);
  await typeAmount(page, digits);
  await placeButton(page).click();
}

test("a bet over the member's own limit is not sent, and a looser limit waits a day", async ({
  page,
  world,
  door,
  open,
  pass,
}) => {
  await open({ as: "jason88", hash: SETTINGS });
  await page.getByRole("button", { name: /Daily stake limit/ }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("60");
  await page.getByRole("button", { name: "Set the limit" }).click();
  await expect(page.getByRole("button", { name: "Daily stake limit USD 60" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await bet(page, pass, "50");
  await pass(1_000);
  await expect(placedDialog(page)).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/betrecord\/betrecord/);
  await page.goto("/#/");
  await pass(1_000);
  const before = door.requests.filter((line) => line === "POST /api/bet/Bet").length;
  await bet(page, pass, "50");
  await expect(page.getByRole("alertdialog", { name: "Your own limit" })).toContainText("Nothing was sent");
  expect(door.requests.filter((line) => line === "POST /api/bet/Bet").length).toBe(before);
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(world.members.get("jason88")?.cents).toBe(1_243_050);
  await pressEscape(page);
  await expect(slipOf(page)).toBeHidden();

  await page.goto(`/#${SETTINGS}`);
  await page.getByRole("button", { name: /Daily stake limit/ }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("500");
  await page.getByRole("button", { name: "Set the limit" }).click();
  await expect(page.getByRole("button", { name: "Daily stake limit USD 60" })).toBeVisible();
  await expect(page.getByText(/USD 500 from/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/USD 500 from/)).toBeVisible();
});

test("a break from betting takes no bet, in Indonesian, and cannot be made shorter", async ({
  page,
  door,
  open,
  pass,
}) => {
  await open({ as: "jason88", hash: `${SETTINGS}?language=id` });
  await page.getByRole("button", { name: "Jeda bertaruh" }).click();
  await page.getByRole("radio", { name: "7 hari" }).click();
  await page.getByRole("button", { name: "Mulai jeda" }).click();
  await page.getByRole("button", { name: /Jeda Bertaruh sampai/ }).click();
  await page.getByRole("radio", { name: "1 hari" }).click();
  await page.getByRole("button", { name: "Mulai jeda" }).click();
  await expect(page.getByRole("button", { name: /Jeda Bertaruh sampai .*28/ })).toBeVisible();
  await page.goto("/#/");
  await page
    .getByRole("button", { name: /^Over / })
    .first()
    .click();
  await expect(page.locator("[data-q=place]")).toBeVisible();
  await pass(2_500);
  await page.keyboard.type("50");
  await page.locator("[data-q=place]").click();
  await expect(page.getByRole("alertdialog")).toContainText("Anda meminta jeda bertaruh");
  expect(door.requests).not.toContain("POST /api/bet/Bet");
});
