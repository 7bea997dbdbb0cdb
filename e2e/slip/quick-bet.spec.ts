import { type Page } from "@playwright/test";
import { wholeTerms } from "#app/build/thaiWords.ts";
import { answeredOf } from "#e2e/steps/answered.ts";
import { holdClock } from "#e2e/steps/holdClock.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { booked, placedDialog, slipOf } from "#e2e/steps/slip.ts";
import { pressEscape } from "#e2e/steps/taps.ts";

test.use({ operator: { features: { quickBet: true } } });

const sent = (requests: readonly string[]) =>
  requests.filter((line) => line.startsWith("POST") && line.includes("/bet/Bet")).length;
const price = (page: Page) => page.getByRole("button", { name: /^Chelsea \+0\.5, / });

/** The polls of the list: a test holds them where they would paint a price that only the ring may meet. */
const LISTS = /GetLiveMatchOdds/;

/** What the member reads where it is switched on. */
const ENGLISH = {
  name: "Quick bet",
  amount: "Amount of each bet",
  bet: "Maximum per bet",
  day: "Maximum per day",
  on: "Turn quick bet on",
};
const THAI: typeof ENGLISH = {
  name: wholeTerms("เดิมพันด่วน"),
  amount: "จำนวนเงินต่อบิล",
  bet: "สูงสุดต่อบิล",
  day: "สูงสุดต่อวัน",
  on: wholeTerms("เปิดเดิมพันด่วน"),
};

/** Switches it on where a member finds it: in the settings. */
async function turnOn(page: Page, words = ENGLISH): Promise<void> {
  await page.getByRole("switch", { name: words.name }).click();
  const sheet = page.getByRole("dialog", { name: words.name });
  const on = sheet.getByRole("button", { name: words.on });
  await sheet.getByRole("textbox", { name: words.amount }).fill("50");
  await sheet.getByRole("textbox", { name: words.bet }).fill("40");
  await sheet.getByRole("textbox", { name: words.day }).fill("100");
  await expect(on).toBeDisabled();
  await sheet.getByRole("textbox", { name: words.bet }).fill("60");
  await on.click();
  await expect(page.getByRole("switch", { name: words.name })).toBeChecked();
}

test("QCK-02, QCK-03, QCK-04: a tap bets after two seconds in which it can be taken back, and a price that moved bets nothing", async ({
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

  // the test's clock must not outrun the answers that the ring waits for, nor the frames in which the page takes them in
  const answered = await answeredOf(page, LISTS);
  const leap = async (ms: number) => {
    for (let left = ms; left > 0; left -= 100) await pass(Math.min(left, 100));
  };
  const arm = async () => {
    await holdClock(page);
    const answers = Promise.all([page.waitForResponse(/GetTicketOdds/), page.waitForResponse(/GetBetLimit/)]);
    await price(page).click();
    await expect(bar).toBeVisible();
    await answers;
    await answered();
  };

  // taken back, by the bar and by a second tap; a reader hears both, and that it was armed (QCK-02, QCK-03)
  const spoken = (text: string) => page.getByRole("status").filter({ hasText: text });
  await holdClock(page);
  await price(page).click();
  await expect(bar).toBeVisible();
  await expect(spoken("Undo within 2 seconds.")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await leap(600);
  await expect(bar).toBeHidden();
  await expect(spoken("No bet was placed.")).toHaveCount(1);
  await price(page).click();
  await expect(bar).toBeVisible();
  await leap(800);
  await price(page).click();
  await leap(600);
  await expect(bar).toBeHidden();
  await page.clock.resume();
  await pass(2_500);
  expect(sent(door.requests)).toBe(0);

  // left alone: one bet, at what was painted
  await arm();
  await leap(800);
  expect(sent(door.requests)).toBe(0);
  await leap(1_300);
  // it leaves by a task of its own, which no clock holds; what comes after that waits for the clock again
  await expect.poll(() => sent(door.requests)).toBe(1);
  await page.clock.resume();
  await pass(1_000);
  await expect(placedDialog(page)).toContainText("Amount");
  expect(sent(door.requests)).toBe(1);
  expect(booked(world)).toHaveLength(1);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/betrecord\/betrecord/);
  await page.evaluate(() => location.assign("#/"));
  // the bet list has proven it
  await pass(6_000);
  await answered();

  // moved since it was painted: the slip opens, with the amount and the difference; the list's next poll would paint it first
  await page.route(LISTS, () => undefined);
  world.movePrice(501, 1, 2, 1.5);
  await arm();
  await leap(2_100);
  await expect(page.getByText("The price moved. No bet was placed.").first()).toBeVisible();
  await page.clock.resume();
  await pass(3_100);
  await expect(slipOf(page)).toContainText("Odds changed");
  await expect(slipOf(page).getByRole("button", { name: /50/ }).first()).toBeVisible();
  expect(sent(door.requests)).toBe(1);
});

test("QCK-03: in Thai a tap is taken back by Undo or a sheet, and one that is left alone bets once", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await open({ as: "jason88", hash: "/pages/setting/setting?language=th" });
  await pass(400);
  await turnOn(page, THAI);
  await page.evaluate(() => location.assign("#/"));
  await pass(400);
  const taken = page.getByRole("button", { name: / \+0\.5, / }).first();
  const undo = page.getByRole("button", { name: "ยกเลิก" });
  await taken.click();
  await undo.click();
  await expect(undo).toBeHidden();
  // the ring in the bar as well
  await taken.click();
  const bar = await undo.locator("..").boundingBox();
  await page.mouse.click((bar?.x ?? 0) + 24, (bar?.y ?? 0) + 30);
  await expect(undo).toBeHidden();
  // what opens over it takes it back too
  await taken.click();
  await page.getByRole("button", { name: /^ตัวเลือก/ }).click();
  const options = page.getByRole("dialog", { name: "ตัวเลือก" });
  await expect(options).toBeVisible();
  await expect(undo).toBeHidden();
  await pressEscape(page);
  await expect(options).toBeHidden();
  const answers = Promise.all([page.waitForResponse(/GetTicketOdds/), page.waitForResponse(/GetBetLimit/)]);
  const answered = await answeredOf(page);
  await holdClock(page);
  await taken.click();
  await expect(undo).toBeVisible();
  await answers;
  await answered();
  for (let left = 2_100; left > 0; left -= 100) await pass(100);
  await expect.poll(() => sent(door.requests)).toBe(1);
  await pass(1_000);
  await expect(page.getByRole("button", { name: "เสร็จสิ้น" })).toBeVisible();
  expect(sent(door.requests)).toBe(1);
  expect(booked(world)).toHaveLength(1);
});
