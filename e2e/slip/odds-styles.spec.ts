import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { settle } from "#e2e/surfaces/surface.ts";
import { booked, openSlip, placeButton, placedDialog, slipOf } from "#e2e/steps/slip.ts";
import { LANGUAGES } from "#app/domain/member/languages.ts";
import { after } from "#e2e/steps/long.ts";

/** What 500 typed at decimal 2.25 and at decimal 1.80 is in each style: price, risk, win, return (domain A8). */
const STYLES = [
  {
    id: 1,
    name: "Malay",
    decimal: 2.25,
    price: "−0.80",
    risk: "400.00",
    win: "500.00",
    back: "900.00",
    balance: "12,080.50",
  },
  {
    id: 2,
    name: "European",
    decimal: 2.25,
    price: "2.25",
    risk: "500.00",
    win: "625.00",
    back: "1,125.00",
    balance: "11,980.50",
  },
  {
    id: 3,
    name: "Hong Kong",
    decimal: 2.25,
    price: "1.25",
    risk: "500.00",
    win: "625.00",
    back: "1,125.00",
    balance: "11,980.50",
  },
  {
    id: 4,
    name: "Indonesian",
    decimal: 1.8,
    price: "−1.25",
    risk: "625.00",
    win: "500.00",
    back: "1,125.00",
    balance: "11,855.50",
  },
  {
    id: 5,
    name: "American",
    decimal: 1.8,
    price: "−125",
    risk: "625.00",
    win: "500.00",
    back: "1,125.00",
    balance: "11,855.50",
  },
] as const;

for (const [at, style] of STYLES.entries()) {
  test(
    `${style.name} odds: risk, win and return are true, and the balance drops by what was deducted`,
    after(1, at),
    async ({ page, world, open, pass }) => {
      const member = world.members.get("jason88");
      if (member) member.preference.OddsStyle = style.id;
      await openSlip({ page, world, open, pass }, { odds: style.decimal });
      const slip = slipOf(page);
      await expect(slip.getByRole("status", { name: "Odds" })).toHaveText(style.price);
      await expect(slip).toContainText(`You risk ${style.risk}`);
      await expect(slip).toContainText(`You win ${style.win}`);
      await expect(slip).toContainText(`Returns ${style.back}`);
      await placeButton(page).click();
      await expect(placedDialog(page)).toContainText(`USD ${style.risk}`);
      await expect(placedDialog(page)).toContainText(`USD ${style.balance}`);
      expect(booked(world)).toMatchObject([
        { style: style.id, typedCents: 50_000, paymentCents: Number(style.risk.replace(",", "")) * 100 },
      ]);
    },
  );
}

test("Burmese lines: the slip shows goals and percent, and bets in style 6", async ({ page, world, open, pass }) => {
  const member = world.members.get("aungko2");
  if (member) member.preference.OddsStyle = 6;
  await openSlip({ page, world, open, pass }, { as: "aungko2", amount: "100000", odds: 1.95 });
  const slip = slipOf(page);
  await expect(slip).toContainText("Burmese");
  await expect(slip).toContainText(/Over (=|\d)[=+-]?\d*/);
  await placeButton(page).click();
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world, "aungko2")).toMatchObject([{ style: 6, typedCents: 10_000_000 }]);
});

/** How far the price nearest to its line stands from it, of all cells in which the two stand side by side; px. */
const nearest = (page: Page) =>
  page.evaluate(() => {
    const rooms = [...document.querySelectorAll("main article button[data-state=open]")].map((cell) => {
      const [line, price] = [...cell.querySelectorAll("span")].slice(-2).map((one) => one.getBoundingClientRect());
      return line && price && line.bottom > price.top + 4 ? price.left - line.right : Infinity;
    });
    return Math.floor(Math.min(...rooms));
  });

const NARROW = [360, 374, 384, 390];
const TOLD = ["es-ES"];
const languages = Object.keys(LANGUAGES).sort((one, other) => TOLD.indexOf(other) - TOLD.indexOf(one));

for (const [at, language] of languages.entries()) {
  test(
    `a Malay price keeps clear of its line in narrow cells, ${language}`,
    after(1, at),
    async ({ page, world, open }) => {
      for (const match of [501, 502, 505]) {
        world.movePrice(match, 3, 1, 2.06);
        world.movePrice(match, 1, 1, 2.08);
      }
      await open({ as: "somchai", hash: `/?language=${language}` });
      await expect(page.getByRole("article").first()).toContainText("−0.9");
      const rooms: Record<number, number> = {};
      for (const width of NARROW) {
        await page.setViewportSize({ width, height: 1600 });
        await settle(page);
        rooms[width] = await nearest(page);
      }
      for (const width of NARROW) expect.soft(rooms[width], `${width} px`).toBeGreaterThanOrEqual(4);
    },
  );
}
