import { expect } from "@playwright/test";
import { booked, placeButton, placedDialog, rowOf, slipOf } from "#e2e/steps/slip.ts";
import { betsArrived, openWireSlip, run, signIn, test } from "#e2e/steps/wire.ts";
import { stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

/** A bet that the bookmaker takes so many seconds after the line was cut, and when the list is read next after that. */
const LATE = [
  { taken: 5, found: 8 },
  { taken: 45, found: 60 },
] as const;

for (const { taken, found } of LATE) {
  test(
    `BET-05: a bet that appears in the list after ${taken} s is found at the next look, and never called lost`,
    LONG,
    async ({ page, world, wire }) => {
      await page.clock.install({ time: Date.now() });
      await openWireSlip(page, world, wire);
      wire.spoil({ path: "/api/bet/Bet", times: 9, act: { kind: "late" } });
      await placeButton(page).click();
      await expect(slipOf(page)).toContainText("Checking your bet");
      await run(page, taken * 1_000);
      await expect(slipOf(page)).toContainText("Checking your bet");
      expect(booked(world)).toHaveLength(0);
      wire.release();
      await expect.poll(() => booked(world).length).toBe(1);
      await run(page, (found - taken + 1) * 1_000);
      await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
      await expect(placedDialog(page)).toContainText("USD 500.00");
      expect(booked(world)).toHaveLength(1);
    },
  );
}

test(
  "BET-05: a bet that never appears is said to be missing, and the next one needs a newer price and a new tap",
  LONG,
  async ({ page, world, wire }) => {
    await page.clock.install({ time: Date.now() });
    await openWireSlip(page, world, wire);
    wire.spoil({ path: "/api/bet/Bet", times: 9, act: { kind: "dropBefore" } });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    const before = betsArrived(wire);
    await run(page, 122_000);
    await expect(slipOf(page)).toContainText("The bet is not in your bet list");
    expect(betsArrived(wire)).toBe(before);
    world.movePrice(502, 3, 1, 1.5);
    await slipOf(page).getByRole("button", { name: "Back to the slip" }).click();
    await expect(slipOf(page).getByRole("alert")).toContainText("to 1.50");
    expect(betsArrived(wire)).toBe(before);
    expect(booked(world)).toHaveLength(0);
  },
);

test(
  "BET-05: a bet that comes after all when it was called missing is told with its id",
  LONG,
  async ({ page, world, wire }) => {
    await page.clock.install({ time: Date.now() });
    await openWireSlip(page, world, wire);
    wire.spoil({ path: "/api/bet/Bet", times: 9, act: { kind: "late" } });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await run(page, 122_000);
    await expect(slipOf(page)).toContainText("The bet is not in your bet list");
    wire.release();
    await expect.poll(() => booked(world).length).toBe(1);
    await run(page, 65_000);
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
    await page.getByRole("button", { name: "Done" }).click();
    await expect(slipOf(page)).toBeHidden();
  },
);

test(
  "BET-04: a call that hangs is a lost answer after 30 s, and the bet it made is found",
  LONG,
  async ({ page, world, wire }) => {
    await page.clock.install({ time: Date.now() });
    await openWireSlip(page, world, wire);
    wire.spoil({ path: "/api/bet/Bet", act: { kind: "hang" } });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Placing…");
    await run(page, 31_000);
    await expect(slipOf(page).or(placedDialog(page)).first()).toContainText(/Checking your bet|Bet placed/);
    await run(page, 3_000);
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
    expect(booked(world)).toHaveLength(1);
    expect(betsArrived(wire)).toBe(1);
  },
);

test("BET-04: an answer that drips is read when it is whole in time", LONG, async ({ page, world, wire }) => {
  await openWireSlip(page, world, wire);
  wire.spoil({ path: "/api/bet/Bet", act: { kind: "drip", ms: 10 } });
  await placeButton(page).click();
  await expect(slipOf(page)).toContainText("Placing…");
  await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`, { timeout: 15_000 });
  expect(booked(world)).toHaveLength(1);
  expect(betsArrived(wire)).toBe(1);
});

test(
  "BET-04: an answer that drips past 30 s is lost, headers or not, and the bet is found",
  LONG,
  async ({ page, world, wire }) => {
    await page.clock.install({ time: Date.now() });
    await openWireSlip(page, world, wire);
    wire.spoil({ path: "/api/bet/Bet", act: { kind: "drip", ms: 500 } });
    await placeButton(page).click();
    await expect.poll(() => booked(world).length).toBe(1);
    await expect(slipOf(page)).toContainText("Placing…");
    await run(page, 34_000);
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
    expect(booked(world)).toHaveLength(1);
    expect(betsArrived(wire)).toBe(1);
  },
);

test(
  "a late answer counts, and neither the sheet nor a second tap gets past it",
  LONG,
  async ({ page, world, wire }) => {
    await openWireSlip(page, world, wire);
    wire.spoil({ path: "/api/bet/Bet", act: { kind: "delay", ms: 3_000 } });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Placing…");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect(slipOf(page).getByRole("button", { name: "Close" })).toBeDisabled();
    await expect(placedDialog(page)).toBeVisible();
    expect(booked(world)).toHaveLength(1);
    expect(betsArrived(wire)).toBe(1);
  },
);

test(
  "BET-07: a reload while the answer is held back finds the bet before anything can be bet again",
  LONG,
  async ({ page, world, wire }) => {
    await openWireSlip(page, world, wire);
    wire.spoil({ path: "/api/bet/Bet", act: { kind: "hold" } });
    await placeButton(page).click();
    await expect.poll(() => booked(world).length).toBe(1);
    await page.waitForTimeout(300);
    await page.reload();
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`, { timeout: 15_000 });
    wire.release();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(slipOf(page)).toBeHidden();
    expect(booked(world)).toHaveLength(1);
    expect(betsArrived(wire)).toBe(1);
  },
);

test("BET-01: two clicks in one task over a real connection book one bet", LONG, async ({ page, world, wire }) => {
  await openWireSlip(page, world, wire);
  wire.spoil({ path: "/api/bet/Bet", act: { kind: "delay", ms: 300 } });
  await stood(placeButton(page));
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toHaveLength(1);
  expect(betsArrived(wire)).toBe(1);
});

test("NET-05: offline in mid-flight the bet is looked for when the line is back, and nothing is sent again", async ({
  page,
  world,
  wire,
  context,
}) => {
  await openWireSlip(page, world, wire);
  wire.spoil({ path: "/api/bet/Bet", act: { kind: "hold" } });
  await placeButton(page).click();
  await expect.poll(() => booked(world).length).toBe(1);
  await context.setOffline(true);
  await expect(slipOf(page)).toContainText("Placing…");
  wire.release();
  await page.waitForTimeout(1_000);
  await context.setOffline(false);
  await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`, { timeout: 20_000 });
  expect(booked(world)).toHaveLength(1);
  expect(betsArrived(wire)).toBe(1);
});

test(
  "BET-08: while one tab's answer is held back, another tab cannot bet",
  LONG,
  async ({ page, context, world, wire }) => {
    await openWireSlip(page, world, wire);
    const other = await context.newPage();
    await signIn(other, world, wire);
    await other.waitForTimeout(500);
    if (!(await slipOf(other).isVisible()))
      await rowOf(other, /Manchester United/)
        .getByRole("button", { name: /^Over/ })
        .first()
        .click();
    for (const key of ["1", "0", "0"]) await other.getByRole("button", { name: key, exact: true }).click();
    await expect(placeButton(other)).toBeEnabled();
    wire.spoil({ path: "/api/bet/Bet", act: { kind: "hold" } });
    await placeButton(page).click();
    await expect.poll(() => booked(world).length).toBe(1);
    await placeButton(other).click();
    await expect(other.getByRole("alertdialog", { name: "Bet failed" })).toContainText("Another tab");
    wire.release();
    await expect(placedDialog(page)).toBeVisible();
    expect(booked(world)).toHaveLength(1);
    expect(betsArrived(wire)).toBe(1);
  },
);
