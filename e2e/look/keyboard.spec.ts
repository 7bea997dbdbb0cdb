import { type Locator, type Page } from "@playwright/test";
import { type PlaywrightDoor } from "#mocks/doors/playwright.ts";
import { type World } from "#mocks/world/world.ts";
import { book } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { stood } from "#e2e/steps/taps.ts";
import { rowOf } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

test("keys reach the first price in a few steps, past header, sports and lists", async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const price = rowOf(page, /Arsenal/).getByRole("button", { name: /^Arsenal/ });
  await expect(price.first()).toBeVisible();
  const skip = page.getByRole("button", { name: "Skip to content" });
  await expect(skip).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  // what has just come takes no key yet (BET-26)
  await page.clock.runFor(600);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const onPrice = () => page.evaluate(() => document.activeElement?.matches("button[data-state]") ?? false);
  let steps = 0;
  while (steps < 10 && !(await onPrice())) {
    await page.keyboard.press("Tab");
    steps += 1;
  }
  expect(steps).toBeLessThan(8);
});

test("the sports are one stop of the Tab key, and arrows go from one to the next", LONG, async ({ page, open }) => {
  await open();
  const sports = page.getByRole("navigation", { name: "Sports" });
  const soccer = sports.getByRole("button", { name: /^Soccer/ });
  await expect(soccer).toBeVisible();
  await expect(sports.locator('button:not([tabindex="-1"])')).toHaveCount(2);
  await soccer.focus();
  await page.keyboard.press("ArrowRight");
  await expect(sports.getByRole("button", { name: /^Basketball/ })).toBeFocused();
  await expect(soccer).toHaveAttribute("aria-current", "true");
});

test("a page that was opened by a key has the focus on its title", async ({ page, open }) => {
  await open();
  const more = page.getByRole("button", { name: /All markets of Arsenal/ }).first();
  await expect(more).toBeVisible();
  await expect(page.getByRole("button", { name: "Skip to content" })).toBeAttached();
  // a row that has just come takes no tap yet (BET-26)
  await page.clock.runFor(600);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/pages\/match\/match/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("no two buttons of the header and the sports are spoken alike", LONG, async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await expect(page.getByRole("button", { name: "All sports" })).toHaveCount(1);
});

test("in forced colours prices have edges, and what is chosen stands out", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open();
  const price = rowOf(page, /Arsenal/)
    .getByRole("button", { name: /^Arsenal/ })
    .first();
  await expect(price).toHaveCSS("border-top-width", "1px");
  await expect(page.getByRole("tab", { name: /^Live/ })).toHaveCSS("outline-style", "solid");
});

test(
  "BAR-01: a parlay bar that is folded by a key leaves the focus on its round button",
  LONG,
  async ({ page, open, pass }) => {
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await page.getByRole("tab", { name: /^Today/ }).click();
    await pass(600);
    await page
      .getByRole("article", { name: /Bayern/ })
      .getByRole("button", { name: /^Over/ })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Single bet" }).getByRole("button", { name: "Add to parlay" }).click();
    const bar = page.getByRole("complementary", { name: "Parlay" });
    await expect(bar).toBeVisible();
    await pass(600);
    await bar.getByRole("button", { name: "Hide" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Bet slip, 1 selections" })).toBeFocused();
  },
);

test(
  "CASH-01: the focus is on the title once the bet that was cashed out has no button any more",
  LONG,
  async ({ page, world, open, pass }) => {
    world.movePrice(502, 3, 1, 1.95);
    book(world, { id: "8830192174" });
    await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
    const opener = page.getByRole("button", { name: "Cash out 475.00" });
    await expect(opener).toBeVisible();
    await pass(600);
    await opener.focus();
    await page.keyboard.press("Enter");
    const sell = page.getByRole("dialog", { name: "Cash out" }).getByRole("button", { name: "Cash out 475.00" });
    await expect(sell).toBeVisible();
    await stood(sell);
    await pass(600);
    await sell.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test(
  "CASH-04: an offer that is closed under the focus leaves a word, and the focus on the title",
  LONG,
  async ({ page, world, open, pass }) => {
    world.movePrice(502, 3, 1, 1.95);
    book(world, { id: "8830192174" });
    await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
    const opener = page.getByRole("button", { name: "Cash out 475.00" });
    await expect(opener).toBeVisible();
    await opener.focus();
    world.suspend(502, 3);
    await pass(15_100);
    await expect(page.getByText("Cash out suspended")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  },
);

test(
  "WAT-07: an alert that is removed by a key, and brought back, keeps the focus in the list",
  LONG,
  async ({ page, world, open, pass }) => {
    world.suspend(502, 3);
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await pass(600);
    await page
      .getByRole("button", { name: /, locked$/ })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Tell me when…" }).getByRole("button", { name: "Set 1 alert" }).click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: /^Alerts/ }).click();
    const list = page.getByRole("dialog", { name: "Alerts" });
    const remove = list.getByRole("button", { name: /^Remove: / });
    await stood(remove);
    await remove.focus();
    await page.keyboard.press("Enter");
    const undo = list.getByRole("button", { name: "Undo" });
    await expect(undo).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(undo).toBeFocused();
    await pass(600);
    await page.keyboard.press("Enter");
    await expect(remove).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(remove).toBeFocused();
  },
);

interface Won {
  readonly page: Page;
  readonly world: World;
  readonly door: PlaywrightDoor;
  readonly open: (options: { readonly as: string }) => Promise<void>;
  readonly pass: (ms: number) => Promise<void>;
}

/** A bet on Manchester United that was won a moment ago, told to the member in the live list. */
async function win({ page, world, pass, open, door }: Won): Promise<Locator> {
  const bet = book(world, { id: "9101" });
  await open({ as: "jason88" });
  await expect.poll(() => door.requests.filter((line) => line.includes("GetUnSettleBetList")).length).toBe(1);
  await pass(600);
  Object.assign(bet, { status: 2, result: 1, netCents: 47_500 });
  bet.statusAt = bet.settledAt = world.clock.now();
  world.shelf.close(bet);
  await page.locator("button[data-state]").first().focus();
  await pass(60_100);
  await pass(100);
  const notice = page.getByRole("status").filter({ hasText: "Win · Over 2/2.5" });
  await expect(notice.getByRole("button").first()).toHaveAccessibleName(/Returned 975\.00 \+475\.00/);
  await stood(notice.getByRole("button").first());
  await pass(400);
  return notice;
}

test(
  "CRD-01: a win that is dismissed by Escape gives the focus back to what had it",
  LONG,
  async ({ page, world, open, pass, door }) => {
    const notice = await win({ page, world, open, pass, door });
    const price = page.locator("button[data-state]").first();
    await price.focus();
    await notice.getByRole("button").first().focus();
    await page.keyboard.press("Tab");
    await expect(notice.getByRole("button", { name: "Dismiss" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(price).toBeFocused();
    await expect(notice).toHaveCount(0);
  },
);

test(
  "CRD-01, CRD-02: keys open the card of a win, whose title has the focus, and switch it off without losing it",
  LONG,
  async ({ page, world, open, pass, door }) => {
    const notice = await win({ page, world, open, pass, door });
    await notice.getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("region", { name: "Win · Over 2/2.5" });
    await expect(card).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(card).toMatchAriaSnapshot(`
      - region "Win · Over 2/2.5":
        - strong: "+475.00"
        - paragraph: 500.00 staked · 975.00 returned
        - article "Over 2/2.5":
          - paragraph: Over 2/2.5 Win 1.95
          - paragraph: Full time · Over / Under
          - paragraph: /Manchester United .* Brighton & Hove Albion/
        - button "Share"
        - button "Details"
        - status
        - button "Stop showing wins"
        - status
    `);
    const stop = card.getByRole("button", { name: "Stop showing wins" });
    await stood(stop);
    await pass(600);
    await card.getByRole("button", { name: "Details" }).focus();
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(card.getByText("Wins are no longer shown.")).toBeFocused();
  },
);
