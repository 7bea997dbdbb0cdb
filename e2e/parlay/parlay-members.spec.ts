import { type Page } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { chooseType, MATCHES, openKeys, openParlay } from "#e2e/steps/seeds.ts";
import { betCalls, booked, placeButton, placedDialog, typeAmount } from "#e2e/steps/slip.ts";
import { after, LONG } from "#e2e/steps/long.ts";

/** Types with their number of bets and, with every leg at 2.00, what one unit brings back: 3·4 + 8, 6·4 + 4·8 + 16, 2 to the 10th. */
const TYPES = [
  { name: "3 X 4", legs: 3, bets: 4, sum: 20 },
  { name: "4 X 11", legs: 4, bets: 11, sum: 72 },
  { name: "10 X 1", legs: 10, bets: 1, sum: 1_024 },
] as const;

/** The six styles, and the member who may use them; a unit stake that the limits of the currency take. */
const STYLES = [
  { id: 2, name: "EU", as: "jason88", currency: "USD", unit: 20 },
  { id: 1, name: "MY", as: "jason88", currency: "USD", unit: 20 },
  { id: 4, name: "ID", as: "jason88", currency: "USD", unit: 20 },
  { id: 5, name: "US", as: "jason88", currency: "USD", unit: 20 },
  { id: 3, name: "HK", as: "jason88", currency: "USD", unit: 20 },
  { id: 6, name: "BU", as: "aungko2", currency: "MMK", unit: 20_000 },
] as const;

const money = (amount: number) => amount.toLocaleString("en-US", { minimumFractionDigits: 2 });

const legsOf = (count: number) => MATCHES.slice(0, count);

function evens(world: World, count: number): void {
  for (const id of legsOf(count)) world.movePrice(id, 1, 1, 2);
}

const choose = chooseType;

/** Takes the last legs off until so many are left: the longest parlay comes first, and the others are made of it. */
async function shorten(page: Page, legs: number): Promise<void> {
  const rows = page.getByRole("listitem");
  for (let left = await rows.count(); left > legs; left -= 1) {
    await rows
      .last()
      .getByRole("button", { name: /^Remove / })
      .click();
    await expect(page.getByText(`${left - 1} selections`)).toBeVisible();
  }
}

/** What one member goes through with all types, on one page. */
const BY_LENGTH = TYPES.toReversed();

for (const style of STYLES) {
  test(
    `a parlay is decimal for a member who reads ${style.name} odds, and is placed at what was shown`,
    LONG,
    async ({ page, world, open, pass, door }) => {
      const { as, unit, currency } = style;
      const member = world.members.get(as);
      if (member !== undefined) member.preference.OddsStyle = style.id;
      evens(world, 10);
      await openParlay({ page, world, open, pass }, legsOf(10), { as });
      for (const [at, { name, legs, bets, sum }] of BY_LENGTH.entries())
        await test.step(name, async () => {
          const before = (member?.cents ?? 0) / 100;
          await shorten(page, legs);
          await pass(2_000);
          await expect(page.getByText("Parlay odds are always decimal.")).toBeVisible();
          await expect(page.getByRole("status", { name: "Odds" })).toHaveText(
            Array.from({ length: legs }, () => "2.00"),
          );
          await choose(page, name);
          await openKeys(page);
          await typeAmount(page, String(unit));
          const dock = page.getByRole("region", { name: "Amount and bet" });
          await expect(dock).toContainText(`Total stake ${money(unit * bets)}`);
          await expect(dock).toContainText(`Returns ${money(unit * sum)}`);
          await placeButton(page).click();
          await expect(placedDialog(page)).toContainText(`${name} · ${bets} bet${bets === 1 ? "" : "s"} · European`);
          await expect(placedDialog(page)).toContainText(`${currency} ${money(unit * sum)}`);
          await expect(placedDialog(page)).toContainText(`${currency} ${money(before - unit * bets)}`);
          expect(booked(world, as)).toHaveLength(at + 1);
          expect(booked(world, as)[at]).toMatchObject({
            kind: 2,
            style: 2,
            typedCents: unit * 100,
            paymentCents: unit * bets * 100,
            parlay: { name, count: bets },
          });
          expect(booked(world, as)[at]?.legs.map(({ odds }) => odds)).toEqual(Array.from({ length: legs }, () => 2));
          expect(betCalls(door.requests)).toHaveLength(at + 1);
          await placedDialog(page).getByRole("button", { name: "Keep selections" }).click();
          await expect(placedDialog(page)).toBeHidden();
        });
    },
  );
}

test(
  "a visitor collects each type and is asked to log in to bet it",
  LONG,
  async ({ page, world, open, pass, door }) => {
    await openParlay({ page, world, open, pass }, legsOf(10), { as: "" });
    for (const { name, legs } of BY_LENGTH)
      await test.step(name, async () => {
        await shorten(page, legs);
        await choose(page, name);
        await page.getByRole("button", { name: "Log in to bet" }).click();
        await page.getByRole("alertdialog", { name: "Please log in" }).getByRole("button", { name: "Cancel" }).click();
        await expect(page.getByRole("radio", { name: new RegExp(`^${name} `) })).toBeChecked();
        await expect(page.getByText(`${legs} selections`)).toBeVisible();
        expect(betCalls(door.requests)).toHaveLength(0);
      });
  },
);

test("a paused member cannot bet any type and is told why", LONG, async ({ page, world, open, pass, door }) => {
  await openParlay({ page, world, open, pass }, legsOf(10), { as: "paused15" });
  for (const { name, legs } of BY_LENGTH)
    await test.step(name, async () => {
      await shorten(page, legs);
      await expect(page.getByText(`${legs} selections`)).toBeVisible();
      await expect(page.getByRole("main")).toContainText("Betting is switched off for this account");
      await expect(placeButton(page)).toBeHidden();
      expect(betCalls(door.requests)).toHaveLength(0);
    });
});

for (const [at, { name, legs, bets }] of TYPES.entries()) {
  test(
    `a member in a blocked country is told so at the bet of a ${name}`,
    after(1, at),
    async ({ page, world, open, pass }) => {
      await openParlay({ page, world, open, pass }, legsOf(legs), { as: "blocked8" });
      await choose(page, name);
      await openKeys(page);
      await typeAmount(page, "20");
      await placeButton(page).click();
      await expect(page.getByRole("main")).toContainText(/country|region/);
      await expect(placeButton(page)).toBeHidden();
      expect(booked(world, "blocked8")).toHaveLength(0);
    },
  );

  test(
    `a ${name} that costs more than the balance leads to the deposit, and sends nothing`,
    after(1, at),
    async ({ page, world, open, pass, door }) => {
      world.setBalance("jason88", 20 * bets - 1);
      await openParlay({ page, world, open, pass }, legsOf(legs));
      await choose(page, name);
      await openKeys(page);
      await typeAmount(page, "20");
      await expect(page.getByRole("main")).toContainText("Insufficient balance");
      await placeButton(page).click();
      await page
        .getByRole("alertdialog", { name: "Balance insufficient, please recharge" })
        .getByRole("button", { name: "Cancel" })
        .click();
      await expect(page.getByRole("status", { name: "Amount" })).toHaveText("20");
      expect(betCalls(door.requests)).toHaveLength(0);
      // Max and All are for one of the bets
      await typeAmount(page, "All");
      await expect(page.getByRole("status", { name: "Amount" })).toHaveText(String(Math.floor((20 * bets - 1) / bets)));
    },
  );
}
