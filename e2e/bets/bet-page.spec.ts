import { readFileSync } from "node:fs";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { book, leg } from "#e2e/steps/bets.ts";
import { booked, pick, placeButton, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

test.describe("a bet's own page", () => {
  const ID = "8830192174123456789";

  test("shows a 19-digit id, every leg, the sums, the sold parts and the times", async ({ page, world, open }) => {
    const now = world.clock.now();
    book(world, {
      id: ID,
      placedAt: now - 3_600_000,
      legs: [leg({ betScore: [1, 0] })],
      sales: [{ id: "77", cents: 25_000, backCents: 23_105, at: now - 60_000 }],
    });
    await open({ as: "jason88", hash: `/pages/betrecord/bet?betId=${ID}` });
    const bet = page.getByRole("main", { name: `Bet ${ID}` });
    await expect(bet).toContainText(`ID ${ID}`);
    await expect(bet).toContainText("bet at 1–0");
    await expect(bet).toContainText("England Premier League");
    await expect(bet).toContainText("Sold amount 250.00 of 500.00 Amount of sale 231.05");
    await expect(bet).toContainText("Returns487.50");
    await expect(bet).toContainText("2026-11-21 16:30:00 +08:00");
    await expect(bet.getByRole("row", { name: /77 .*Cashed out 250\.00 Cashed out for 231\.05/ })).toBeVisible();
    // placed elsewhere: this device has nothing to show of it
    await expect(bet.getByRole("heading", { name: "What you saw" })).toHaveCount(0);
  });

  test("is copied as text and shared as a picture without amounts unless wished", async ({
    page,
    world,
    open,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    book(world, { id: ID });
    await open({ as: "jason88", hash: `/pages/betrecord/bet?betId=${ID}` });
    const copyId = page.getByRole("button", { name: "Copy ID" });
    expect(await copyId.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await copyId.click();
    await expect(page.getByText("Copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ID);
    await page.reload();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("Copied")).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(`Bet ID ${ID}`);
    expect(text).toContain("Over 2/2.5: @ 1.95");
    expect(text).toContain("Stake: USD 500.00");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("switch", { name: "Show stake and return" })).toHaveAttribute("aria-checked", "false");
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Share picture" }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe(`bet_${ID}.png`);
    const png = readFileSync(await file.path());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.readUInt32BE(16)).toBe(800);
    await expect(page.getByText("Saved as a picture")).toBeVisible();
  });

  test("of another member is not shown", LONG, async ({ page, world, open }) => {
    book(world, { id: ID, account: "somchai" });
    await open({ as: "jason88", hash: `/pages/betrecord/bet?betId=${ID}` });
    await expect(page.getByText("Bet not found")).toBeVisible();
  });
});

test("what the member saw at the tap, at the submit and at the answer stands on the bet's page", async ({
  page,
  world,
  open,
  pass,
}) => {
  world.movePrice(502, 3, 1, 1.95);
  await open({ as: "jason88" });
  await pick(page, /Manchester United/, /^Over .*/);
  await expect(slipOf(page)).toBeVisible();
  await typeAmount(page, "500");
  await pass(2_600);
  await placeButton(page).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  const id = booked(world)[0]?.id ?? "";
  await page.goto(`/#/pages/betrecord/bet?betId=${id}`);
  const bet = page.getByRole("main", { name: `Bet ${id}` });
  const line = /\d.* @ 1\.95/;
  await expect(bet.getByRole("row", { name: /When you tapped the price/ })).toContainText(line);
  await expect(bet.getByRole("row", { name: /When you placed the bet/ })).toContainText(line);
  await expect(bet.getByRole("row", { name: /As accepted/ })).toContainText(line);
  await expect(bet).toContainText("Your setting for odds changesDo not accept changed odds");
  await expect(bet).toContainText(/Submit17:3\d:\d\d\.\d{3}/);
  await expect(bet).toContainText(/Answer17:3\d:\d\d\.\d{3}/);
});
