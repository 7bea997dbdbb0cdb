import { type Locator, type Page } from "@playwright/test";
import { wholeTerms } from "#app/build/thaiWords.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { book } from "#e2e/steps/bets.ts";
import { stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

const ID = "8830192174";

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Cash out" });
const card = (page: Page) => page.getByRole("article", { name: `Bet ${ID}` });
/** The record of a bet that was cashed out for so much; a notice would be gone again. */
const told = (page: Page, back: string) =>
  page.locator("article").filter({ hasText: new RegExp(`(?:ashed out for|Amount of sale) ?${back}`) });
const sent = (requests: readonly string[]) =>
  requests.filter((line) => line.startsWith("POST") && line.includes("/bet/Insurance")).length;

test.beforeEach(async ({ world, open, pass }) => {
  world.movePrice(502, 3, 1, 1.95);
  book(world, { id: ID });
  await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
  await pass(400);
});

test("CASH-01: two taps cash out: the offer on the card, then the button of the sheet", async ({
  page,
  world,
  door,
}) => {
  let taps = 0;
  const tap = async (button: Locator) => {
    taps += 1;
    await button.click();
  };
  await tap(card(page).getByRole("button", { name: "Cash out 475.00" }));
  const sheet = sheetOf(page);
  await expect(sheet.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
  await expect(sheet.getByRole("status", { name: "You get" })).toHaveText("475.00");
  await tap(sheet.getByRole("button", { name: "Cash out 475.00" }));
  await expect(sheet).toBeHidden();
  // it came while the sheet stood, and is there when that has gone
  const notice = page.getByRole("status").filter({ hasText: "Cashed out 475.00" });
  await expect(notice).toContainText("Over 2/2.5 · Balance 12,955.50");
  await expect(notice).toBeVisible();
  await expect(told(page, "475.00")).toHaveCount(1);
  await expect(page.getByRole("banner")).toContainText("12,955.50");
  expect(taps).toBe(2);
  expect(sent(door.requests)).toBe(1);
  expect(world.shelf.bet(ID)?.sales.map(({ cents, backCents }) => [cents, backCents])).toEqual([[50_000, 47_500]]);
  // it is open no more: apart, with what it brought, and without a button
  await page.locator("summary", { hasText: "Cashed out 1" }).click();
  await expect(card(page)).toContainText("Amount500.00Cashed out for475.00Result−25.00");
  await expect(card(page).getByRole("button", { name: /Cash out/ })).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Unsettled" })).toHaveText("Unsettled0");
  await page.getByRole("button", { name: "Notices, 1 new" }).click();
  await expect(page.getByRole("dialog", { name: "Notices" })).toContainText("Cashed out 475.00");
});

test(
  "CASH-03: the touch that opened the sheet sells nothing, however fast it comes down again",
  LONG,
  async ({ page, pass, door }) => {
    const opener = card(page).getByRole("button", { name: "Cash out 475.00" });
    await stood(opener);
    const button = sheetOf(page).getByRole("button", { name: "Cash out 475.00" });
    // the finger comes down again in the very moment in which the button of the sheet is there
    const eager = await opener.evaluate(
      (card) =>
        new Promise((tapped) => {
          const eye = new MutationObserver(() => {
            const buttons = [...document.querySelectorAll<HTMLButtonElement>("dialog button")];
            const found = buttons.find(({ textContent }) => /^Cash out \d/.test(textContent));
            if (found === undefined) return;
            eye.disconnect();
            found.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
            found.click();
            tapped(true);
          });
          eye.observe(document.body, { subtree: true, childList: true, characterData: true });
          (card as HTMLButtonElement).click();
        }),
    );
    await expect(button).toBeVisible();
    expect(eager).toBe(true);
    expect(sent(door.requests)).toBe(0);
    await pass(500);
    await button.click();
    await expect(told(page, "475.00")).toHaveCount(1);
    expect(sent(door.requests)).toBe(1);
  },
);

test("CASH-03: an offer that got worse on the screen is sold at only by a tap on the words that accept it", async ({
  page,
  world,
  pass,
  door,
}) => {
  await card(page).getByRole("button", { name: "Cash out 475.00" }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole("button", { name: "Cash out 475.00" })).toBeVisible();
  world.movePrice(502, 3, 1, 2.4);
  await pass(5_000);
  await expect(sheet.getByRole("alert")).toContainText("The offer changed from 475.00 to 385.93.");
  const accept = sheet.getByRole("button", { name: "Accept 385.93" });
  await expect(accept).toBeVisible();
  expect(sent(door.requests)).toBe(0);
  await accept.click();
  await expect(told(page, "385.93")).toHaveCount(1);
  expect(sent(door.requests)).toBe(1);
});

test("CASH-01: in Thai a part is cashed out by its chip, for the rate that is shown", async ({ page, world, open }) => {
  await open({ as: "jason88", hash: "/pages/betrecord/betrecord?language=th" });
  await page.locator(`[data-q='sell:${ID}']`).click();
  const sheet = page.getByRole("dialog", { name: wholeTerms("แคชเอาท์") });
  await sheet.getByRole("button", { name: "50%" }).click();
  await expect(sheet.getByRole("status").first()).toHaveText("237.50");
  await sheet.locator("[data-q=sellnow] button").click();
  await expect
    .poll(() => world.shelf.bet(ID)?.sales.map(({ cents, backCents }) => [cents, backCents]))
    .toEqual([[25_000, 23_750]]);
});
