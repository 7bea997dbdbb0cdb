import { expect, test } from "#e2e/steps/fixtures.ts";
import { betCalls, booked, openSlip, pick, placeButton, placedDialog, slipOf, waitOut } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** Time goes on in steps that let calls be answered: a long jump would fire their time limits before their answers. */
async function passSlowly(pass: (ms: number) => Promise<void>, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 5_000) await pass(Math.min(left, 5_000));
}

const NEVER = /failed|placed/i;

test("BET-04, BET-05: an answer lost after booking is looked for, and the bet is found with its id", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await openSlip({ page, world, open, pass });
  world.nextCall({ path: "/api/bet/Bet", lose: true });
  await placeButton(page).click();
  await expect(slipOf(page)).toContainText("Checking your bet");
  expect(await slipOf(page).textContent()).not.toMatch(NEVER);
  await pass(1_000);
  await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
  expect(booked(world)).toHaveLength(1);
  expect(betCalls(door.requests)).toHaveLength(1);
});

// one page goes through the faults: the slip that is given back is what the next one starts from
test(
  "BET-04: an answer that says nothing is checked, never called failed or placed, and told after two minutes",
  LONG,
  async ({ page, world, open, pass, door }) => {
    test.slow();
    await openSlip({ page, world, open, pass });
    for (const [at, [name, fault]] of [
      ["a broken connection", { network: true }] as const,
      ["a 503", { status: 503 }] as const,
      ["a 500", { status: 500 }] as const,
      ["a page of a hotel network", { malformed: true }] as const,
      ["cut JSON", { malformed: '{"Code":0,"Data":{"Res' }] as const,
      ["an answer without a result", { malformed: '{"Code":0,"Data":{}}' }] as const,
      ["a 204", { status: 204 }] as const,
    ].entries())
      await test.step(name, async () => {
        world.nextCall({ path: "/api/bet/Bet", ...fault });
        await placeButton(page).click();
        await expect(slipOf(page)).toContainText("Checking your bet");
        const lists = () => door.requests.filter((line) => line.includes("GetUnSettleBetList")).length;
        const before = lists();
        await waitOut({ page, world }, slipOf(page).getByText("The bet is not in your bet list"));
        // by the schedule of 1, 2, 4, 8, 15, 30, 60 and 120 s; a leap may make one of two (domain/slip/attempt.test.ts counts them)
        expect(lists() - before).toBeGreaterThanOrEqual(5);
        expect(betCalls(door.requests)).toHaveLength(at + 1);
        expect(booked(world)).toHaveLength(0);
        await slipOf(page).getByRole("button", { name: "Back to the slip" }).click();
        await expect(placeButton(page)).toBeVisible();
      });
  },
);

test("an answer after 28 s still counts", LONG, async ({ page, world, open, pass, door }) => {
  await openSlip({ page, world, open, pass });
  let release = () => {};
  await page.route("**/api/bet/Bet", async (route) => {
    await new Promise<void>((done) => {
      release = done;
    });
    await route.fallback();
  });
  await placeButton(page).click();
  await expect(slipOf(page)).toContainText("Placing…");
  await passSlowly(pass, 28_000);
  await expect(slipOf(page)).toContainText("Placing…");
  release();
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toHaveLength(1);
  expect(betCalls(door.requests)).toHaveLength(1);
});

test(
  "no answer for 30 s is a lost answer, and nothing is sent again",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", lose: true, hang: true });
    await placeButton(page).click();
    await expect.poll(() => booked(world).length).toBe(1);
    await passSlowly(pass, 30_000);
    await expect(slipOf(page)).toContainText("Checking your bet");
    await pass(1_000);
    await expect(placedDialog(page)).toBeVisible();
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "BET-07: a reload 300 ms after the tap looks for the bet before the selection can be bet on again",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", lose: true, hang: true });
    world.nextCall({ path: "GetUnSettleBetList", status: 503, times: 3 });
    await placeButton(page).click();
    await expect.poll(() => booked(world).length).toBe(1);
    await page.reload();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await expect(placeButton(page)).toBeHidden();
    world.clearFaults();
    await pass(1_000);
    await pass(2_000);
    await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
    await expect(slipOf(page)).toBeHidden();
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "BET-06: while a bet is in doubt its selection is shut by every path, and others are open",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", network: true });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await slipOf(page).getByRole("button", { name: "Close" }).last().click();
    await pass(300);
    await pick(page, /Manchester United/, /^Over/);
    await expect(slipOf(page)).toBeVisible();
    await pass(2_000);
    await expect(slipOf(page)).toContainText("Checking your bet");
    await slipOf(page).getByRole("button", { name: "Close" }).last().click();
    await pass(300);
    await pick(page, /Newcastle/, /^Over/);
    await expect(slipOf(page)).toBeVisible();
    await pass(2_000);
    await expect(placeButton(page)).toBeVisible();
    expect(betCalls(door.requests)).toHaveLength(1);
  },
);

test(
  "BET-20: the outcome of a bet whose slip was closed comes as a dialog",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", network: true });
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await slipOf(page).getByRole("button", { name: "Close" }).last().click();
    await waitOut({ page, world }, page.getByRole("alertdialog", { name: "The bet is not in your bet list" }));
  },
);

test(
  "NET-05: a tap without a connection is checked, and never fires when the connection is back",
  LONG,
  async ({ page, world, open, pass, context }) => {
    await openSlip({ page, world, open, pass });
    world.nextCall({ path: "/api/bet/Bet", network: true });
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(slipOf(page)).toContainText("Checking your bet");
    await context.setOffline(false);
    for (const second of [1, 1, 2, 4, 7, 15]) await pass(second * 1_000);
    expect(booked(world)).toHaveLength(0);
  },
);

test("BET-18: a taken bet says accepted until the list shows it", LONG, async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass });
  world.nextCall({ path: "GetUnSettleBetList", status: 503, times: 2 });
  await placeButton(page).click();
  await expect(page.getByRole("alertdialog", { name: "Bet received" })).toContainText(
    "Looking for it in your bet list…",
  );
  world.clearFaults();
  await pass(1_000);
  await pass(2_000);
  await expect(placedDialog(page)).toContainText(`ID ${booked(world)[0]?.id ?? ""}`);
});
