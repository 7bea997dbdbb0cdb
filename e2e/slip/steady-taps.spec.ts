import { type Locator, type Page } from "@playwright/test";
import { answeredOf } from "#e2e/steps/answered.ts";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { openKeys, openParlay } from "#e2e/steps/seeds.ts";
import { amountOf, betCalls, openSlip, placeButton, rowOf, slipOf, typeAmount, waitOut } from "#e2e/steps/slip.ts";
import { stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

/** Times between the two taps of a double tap, ms; later ones are two taps. */
const GAPS = [30, 120, 220];

/** A double tap of a real finger in the middle of something; returns how far apart the page met the two, ms. */
async function doubleTap(page: Page, target: Locator, gap: number): Promise<number> {
  await stood(target);
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to tap");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(() => {
    const met: number[] = [];
    Object.assign(window, { met });
    addEventListener("pointerdown", ({ timeStamp }) => met.push(timeStamp), true);
  });
  const finger = await page.context().newCDPSession(page);
  const tap = async () => {
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await tap();
  await page.waitForTimeout(gap);
  await tap();
  await finger.detach();
  const [first = 0, second = 0] = await page.evaluate(() => (window as never as { met: number[] }).met.slice(-2));
  return second - first;
}

test("a double tap on a price opens its slip and does nothing in it", async ({ page, world, open, door }) => {
  world.movePrice(502, 3, 1, 1.95);
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const cell = rowOf(page, /Manchester United/)
    .getByRole("button", { name: /^Over/ })
    .first();
  for (const gap of GAPS) {
    const apart = await doubleTap(page, cell, gap);
    await expect(slipOf(page)).toBeVisible();
    if (apart < 300) {
      await expect(amountOf(page)).toHaveText("");
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(slipOf(page).getByRole("button", { name: /show in other styles/ })).toHaveAttribute(
        "aria-expanded",
        "false",
      );
    }
    await slipOf(page).getByRole("button", { name: "Close" }).first().click();
    await expect(slipOf(page)).toBeHidden();
    await page.clock.runFor(1_000);
  }
  expect(betCalls(door.requests)).toHaveLength(0);
});

test("a double tap on OK of a refusal presses no key under it", LONG, async ({ page, world, open, pass, door }) => {
  await openSlip({ page, world, open, pass }, { amount: "100" });
  for (const [at, gap] of GAPS.entries()) {
    world.nextCall({ path: "/api/bet/Bet", result: 12, message: "" });
    await placeButton(page).click();
    const apart = await doubleTap(page, page.getByRole("button", { name: "OK", exact: true }), gap);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    if (apart < 300) await expect(amountOf(page)).toHaveText("100");
    expect(betCalls(door.requests)).toHaveLength(at + 1);
    await pass(1_000);
  }
});

test("a double tap on the place button sends one bet, also where the answer comes between the two", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  const allAnswered = await answeredOf(page);
  await openSlip({ page, world, open, pass }, { amount: "100" });
  world.nextCall({ path: "/api/bet/Bet", result: 3, message: "", times: Number.POSITIVE_INFINITY });
  for (const [at, gap] of GAPS.entries()) {
    // what comes under the finger rightly takes its tap, and the half second of a money button runs from the frame that shows it
    await allAnswered();
    await pass(600);
    await allAnswered();
    const answered = page.waitForResponse(/bet\/Bet$/);
    const apart = await doubleTap(page, placeButton(page), gap);
    expect(apart).toBeGreaterThan(0);
    await answered;
    await expect(slipOf(page).getByText("Placing…")).toBeHidden();
    const told = page.getByRole("alertdialog").getByRole("button", { name: "OK" });
    // on a slow machine the second tap comes so late that it may be one of its own, on what then stands there
    await expect(apart < 300 ? told : told.or(placeButton(page)).first()).toBeVisible();
    if (apart < 500) expect(betCalls(door.requests)).toHaveLength(at + 1);
    // what such a tap has closed is gone by then
    await pass(600);
    if (await told.isVisible()) await told.click();
    // a dialog goes with the address, and the slip under it comes into sight after it
    await expect(told).toBeHidden();
    await pass(1_000);
  }
});

test("a double tap on the way back to a slip does not place a bet", LONG, async ({ page, world, open, pass, door }) => {
  test.slow();
  await openSlip({ page, world, open, pass });
  for (const [at, gap] of GAPS.entries()) {
    world.nextCall({ path: "/api/bet/Bet", malformed: true });
    await placeButton(page).click();
    await waitOut({ page, world }, slipOf(page).getByText("The bet is not in your bet list"));
    await doubleTap(page, slipOf(page).getByRole("button", { name: "Back to the slip" }), gap);
    await expect(placeButton(page)).toBeVisible();
    expect(betCalls(door.requests)).toHaveLength(at + 1);
    await slipOf(page).getByRole("button", { name: "Clear amount" }).click();
    await typeAmount(page, "500");
  }
});

for (const [often, result, message] of [
  [LONG, 7, "Balance insufficient, please recharge"],
  [LONG, 9, ""],
] as const) {
  test(
    `a double tap on "Change the amount" after result ${result} places nothing`,
    often,
    async ({ page, world, open, pass, door }) => {
      await openSlip({ page, world, open, pass }, { amount: "100" });
      for (const [at, gap] of GAPS.entries()) {
        world.nextCall({ path: "/api/bet/Bet", result, message });
        await placeButton(page).click();
        await doubleTap(page, slipOf(page).getByRole("button", { name: "Change the amount" }), gap);
        await expect(placeButton(page)).toBeVisible();
        expect(betCalls(door.requests)).toHaveLength(at + 1);
        await slipOf(page).getByRole("button", { name: "Clear amount" }).click();
        await typeAmount(page, "100");
      }
    },
  );
}

test("a double tap on the place button of a parlay sends one", LONG, async ({ page, world, open, pass, door }) => {
  await openParlay({ page, world, open, pass }, [521, 522, 523], { as: "jason88" });
  await openKeys(page);
  await typeAmount(page, "50");
  for (const [at, gap] of GAPS.entries()) {
    world.nextCall({ path: "/api/bet/MixBet", result: 12, message: "" });
    const apart = await doubleTap(page, placeButton(page), gap);
    const told = page.getByRole("alertdialog").getByRole("button", { name: "OK" });
    await expect(page.getByRole("button", { name: "Placing…" })).toHaveCount(0);
    // on a slow machine the second tap is one of its own: it met the scrim of the dialog, unless that had only just come
    if (apart < 300 || (await told.isVisible())) await told.click();
    await expect(told).toHaveCount(0);
    expect(betCalls(door.requests)).toHaveLength(at + 1);
    await pass(1_000);
  }
});

for (const [often, name, fault] of [
  [LONG, "refused", { result: 1, message: "" }],
  [{}, "answered with another rate", { malformed: '{"Code":0,"Data":{"Result":3,"Rate":0.94}}' }],
] as const) {
  test(`a double tap on a cash-out that is ${name} sends one`, often, async ({ page, world, open, door }) => {
    world.movePrice(502, 3, 1, 1.95);
    book(world, { id: "8830192174" });
    await open({ as: "jason88", hash: "/pages/sell/sell?betId=8830192174" });
    await page.getByRole("group", { name: "Amount keys" }).getByRole("button", { name: "All", exact: true }).click();
    const sell = page.getByRole("button", { name: /^(Cash out (now|\d)|Accept )/ });
    const sent = () => door.requests.filter((line) => line.includes("/bet/Insurance")).length;
    // on a slow machine the second tap is one of its own, and is answered alike
    world.nextCall({ path: "/api/bet/Insurance", ...fault, times: 2 * GAPS.length });
    for (const gap of GAPS) {
      const before = sent();
      const apart = await doubleTap(page, sell, gap);
      await expect(page.getByRole("button", { name: "Cashing out…" })).toHaveCount(0);
      if (apart < 500) expect(sent()).toBe(before + 1);
    }
  });
}

test("Enter that is held down accepts no worse cash-out offer", async ({ page, world, open, pass, door }) => {
  world.movePrice(502, 3, 1, 1.95);
  book(world, { id: "8830192174" });
  await open({ as: "jason88", hash: "/pages/sell/sell?betId=8830192174" });
  await page.getByRole("group", { name: "Amount keys" }).getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("main", { name: "Cash out" }).getByText("You get").click();
  await pass(600);
  world.movePrice(502, 3, 1, 2.4);
  await page.keyboard.down("Enter");
  await expect(page.getByRole("button", { name: /^Accept \d/ })).toBeEnabled();
  const before = door.requests.filter((line) => line.includes("/bet/Insurance")).length;
  for (let held = 0; held < 20; held += 1) {
    await page.keyboard.down("Enter");
    await pass(50);
  }
  await page.keyboard.up("Enter");
  expect(door.requests.filter((line) => line.includes("/bet/Insurance"))).toHaveLength(before);
});
