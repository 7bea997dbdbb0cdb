import { expect, test } from "#e2e/steps/fixtures.ts";
import { betCalls, booked, openSlip, placeButton, placedDialog } from "#e2e/steps/slip.ts";
import { stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("BET-01: two clicks in one task start one request", LONG, async ({ page, world, open, pass, door }) => {
  await openSlip({ page, world, open, pass });
  await stood(placeButton(page));
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toHaveLength(1);
  expect(betCalls(door.requests)).toHaveLength(1);
});

test("BET-01: three touch taps on a slow phone book one bet", async ({ page, world, open, pass, door }) => {
  await openSlip({ page, world, open, pass });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await stood(placeButton(page));
  const box = await placeButton(page).boundingBox();
  if (box === null) throw new Error("no button");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await Promise.all([1, 2, 3].map(() => page.touchscreen.tap(at.x, at.y)));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toHaveLength(1);
  expect(betCalls(door.requests)).toHaveLength(1);
});

test("BET-01: a tap and Enter at once book one bet", LONG, async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass });
  await stood(placeButton(page));
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button
      .closest("dialog")
      ?.querySelector("h2")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  });
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toHaveLength(1);
});

test(
  "BET-19: a button that was enabled by script still asks every gate",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openSlip({ page, world, open, pass }, { amount: "5" });
    await stood(placeButton(page));
    await placeButton(page).evaluate((button: HTMLButtonElement) => {
      button.disabled = false;
      button.removeAttribute("disabled");
      button.click();
    });
    await pass(1_000);
    expect(betCalls(door.requests)).toHaveLength(0);
    expect(booked(world)).toHaveLength(0);
  },
);

test("BET-09: what the finger went down on is what may be sent", LONG, async ({ page, world, open, pass, door }) => {
  await openSlip({ page, world, open, pass });
  await stood(placeButton(page));
  const box = await placeButton(page).boundingBox();
  if (box === null) throw new Error("no button");
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  world.movePrice(502, 3, 1, 1.7);
  await pass(10_000);
  await expect(page.getByRole("button", { name: /^Accept .+ & bet/ })).toBeVisible();
  await pass(600);
  await page.mouse.up();
  await pass(1_000);
  expect(betCalls(door.requests)).toHaveLength(0);
  expect(booked(world)).toHaveLength(0);
});
