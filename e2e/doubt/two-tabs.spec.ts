import { expect, test } from "#e2e/steps/fixtures.ts";
import { holdCall } from "#e2e/steps/holdCall.ts";
import { betCalls, booked, openSlip, pick, placeButton, placedDialog, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

test("BET-08: of two tabs that tap within 20 ms one bets, and the other says why it does not", async ({
  page,
  context,
  world,
  open,
  pass,
  door,
}) => {
  await openSlip({ page, world, open, pass });
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("banner")).toContainText("jason88");
  // the slip is restored from storage; each tab types its own amount
  await expect(slipOf(other)).toBeVisible();
  await other.clock.runFor(2_000);
  await typeAmount(other, "500");
  const told = (one: typeof page) => one.getByRole("alertdialog", { name: "Bet failed" });
  const refused = () => Promise.all([page, other].map((one) => told(one).isVisible()));
  // the answer waits for the later tap, however late a slow machine makes it
  const releases = await Promise.all([page, other].map((one) => holdCall(one, "/api/bet/Bet")));
  await Promise.all([placeButton(page).click(), placeButton(other).click()]);
  await expect.poll(refused).toContain(true);
  for (const release of releases) release();
  const loser = (await told(page).isVisible()) ? page : other;
  await expect(placedDialog(loser === page ? other : page)).toBeVisible();
  await expect(told(loser)).toContainText("Another tab is placing a bet on this account");
  expect(booked(world)).toHaveLength(1);
  expect(betCalls(door.requests)).toHaveLength(1);
});

test(
  "BET-06: a selection that is in doubt in one tab cannot be bet on in another",
  LONG,
  async ({ page, context, world, open, pass, door }) => {
    await openSlip({ page, world, open, pass });
    const other = await context.newPage();
    await other.goto("/");
    await expect(slipOf(other)).toBeVisible();
    await other.clock.runFor(2_000);
    await typeAmount(other, "500");
    world.nextCall({ path: "/api/bet/Bet", network: true });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await placeButton(other).click();
    await expect(other.getByRole("alertdialog", { name: "Bet failed" })).toContainText(
      "is still checking one on this selection",
    );
    expect(betCalls(door.requests)).toHaveLength(1);
    expect(booked(world)).toHaveLength(0);
  },
);

test("BET-08: where locks throw, the guard of the tab still holds", LONG, async ({ page, world, open, pass, door }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "locks", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await openSlip({ page, world, open, pass });
  await stood(placeButton(page));
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(placedDialog(page)).toBeVisible();
  expect(betCalls(door.requests)).toHaveLength(1);
});

test(
  "BET-07: with storage blocked a bet is placed once, and its selection is free again",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
    });
    await openSlip({ page, world, open, pass });
    await placeButton(page).click();
    await expect(placedDialog(page)).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page).toHaveURL(/betrecord\/betrecord/);
    await page.goto("/#/");
    await pick(page, /Newcastle/, /^Over/);
    await expect(slipOf(page)).toBeVisible();
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);
