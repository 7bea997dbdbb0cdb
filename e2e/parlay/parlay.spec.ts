import { expect, test } from "#e2e/steps/fixtures.ts";
import { chooseType, MATCHES, openKeys, openParlay } from "#e2e/steps/seeds.ts";
import { booked, pick, placeButton, placedDialog, rowOf, typeAmount, nextPrice } from "#e2e/steps/slip.ts";
import { after, LONG } from "#e2e/steps/long.ts";

test("picks are collected, replaced and removed in the mix parlay list; the bar counts them and leads to the bet page", async ({
  page,
  open,
}) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await page.getByRole("tab", { name: /Mix parlay/ }).click();
  const bar = page.getByRole("complementary", { name: "Parlay" });
  await pick(page, /Bayern München/, /^Bayern/);
  // spec §2: count and minimum, and the way to the bet page, which says what is missing (§5)
  await expect(bar).toContainText(/1 selection · min 2.*Odds \d+\.\d\d/);
  await bar.getByRole("button", { name: "Parlay" }).click();
  await expect(page).toHaveURL(/pages\/bet\/bet/);
  await expect(page.getByRole("alert")).toHaveText("You must choose 2 or more matches");
  await expect(page.getByRole("button", { name: "Add 1 more to bet" })).toBeDisabled();
  await page.goBack();
  await pick(page, /Paris Saint-Germain/, /^Over/);
  await expect(bar).toContainText("2 selections");
  await expect(bar).toContainText(/2 selections · min 2.*Odds \d+\.\d\d/);
  await expect(rowOf(page, /Paris/).getByRole("button", { name: /^Over/ }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await pick(page, /Paris Saint-Germain/, /^Under/);
  await expect(bar).toContainText("2 selections");
  await expect(rowOf(page, /Paris/).getByRole("button", { name: /^Over/ }).first()).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowOf(page, /Paris/).getByRole("button", { name: /^Over/ }).first()).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("tab", { name: /^Live/ }).click();
  await expect(bar).toBeHidden();
  await page.getByRole("tab", { name: /Mix parlay/ }).click();
  await expect(bar).toContainText("2 selections");
  await page.reload();
  await expect(bar).toContainText("2 selections");
  await bar.getByRole("button", { name: "Parlay" }).click();
  await expect(page).toHaveURL(/pages\/bet\/bet/);
  await expect(page.getByRole("listitem")).toHaveCount(2);
});

/** Type, number of bets, unit stake, total of the receipt. */
const PLACED = [
  { ids: MATCHES.slice(0, 3), name: "3 X 4", makeUp: "3 doubles · 1 treble", bets: 4 },
  { ids: MATCHES.slice(0, 4), name: "4 X 11", makeUp: "6 doubles · 4 trebles · 1 fourfold", bets: 11 },
  { ids: MATCHES.slice(0, 10), name: "10 X 1", makeUp: "1 tenfold", bets: 1 },
] as const;

for (const [at, { ids, name, makeUp, bets }] of PLACED.entries()) {
  test(`a ${name} is placed with its ${bets} bets`, after(1, at), async ({ page, world, open, pass }) => {
    await openParlay({ page, world, open, pass }, ids);
    const row = page.getByText(makeUp, { exact: true });
    await expect(row).toBeVisible();
    await chooseType(page, name);
    await openKeys(page);
    await typeAmount(page, "20");
    const total = (20 * bets).toFixed(2);
    await expect(page.getByText(`Total stake ${total}`)).toBeVisible();
    await placeButton(page).click();
    await expect(placedDialog(page)).toContainText(name);
    await expect(placedDialog(page)).toContainText(
      `USD ${(12_480.5 - 20 * bets).toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
    expect(booked(world)).toMatchObject([
      { kind: 2, typedCents: 2_000, paymentCents: 2_000 * bets, parlay: { name, count: bets } },
    ]);
    expect(
      booked(world)[0]
        ?.legs.map(({ matchId }) => matchId)
        .toSorted((a, b) => a - b),
    ).toEqual([...ids].toSorted((a, b) => a - b));
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page).toHaveURL(/betrecord/);
    await expect(page.getByRole("main", { name: "My bets" })).toContainText(name);
  });
}

test("the eleventh match is refused and the ten are kept", async ({ page, world, open, pass }) => {
  await openParlay({ page, world, open, pass }, MATCHES.slice(1));
  await page.goto("/#/");
  await pick(page, /Bayern München/, /^Bayern/);
  const refusal = page.getByRole("alertdialog", { name: "Choose fewer than ten matches" });
  await expect(refusal).toContainText("Your parlay is full with 10 matches");
  await refusal.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("complementary", { name: "Parlay" })).toContainText("10 selections");
});

test("the minimum of a match rules the parlay", LONG, async ({ page, world, open, pass }) => {
  await openParlay({ page, world, open, pass }, [527, 521]);
  await expect(page.getByText("min 3 · max 10")).toBeVisible();
  const rule = page.getByRole("alert");
  await expect(rule).toContainText("You must select more than 2 games to place a parlay");
  await expect(rule).toContainText("Choose 3 or more matches to place this parlay.");
  await expect(page.getByRole("button", { name: "Add 1 more to bet" })).toBeDisabled();
});

test("closed legs stay, block, and go with one tap; the amount is kept", async ({ page, world, open, pass }) => {
  await openParlay({ page, world, open, pass }, [521, 522, 523]);
  await openKeys(page);
  await typeAmount(page, "50");
  world.closeMatch(522);
  await nextPrice(pass);
  await expect(page.getByText("1 selection no longer takes parlay bets.")).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await page.getByRole("button", { name: "Remove closed selections" }).click();
  await expect(page.getByText("2 selections")).toBeVisible();
  await expect(page.getByRole("status", { name: "Amount" })).toHaveText("50");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 selections")).toBeVisible();
});

test(
  "a leg that moved asks for consent, and is bet at the price that was accepted",
  LONG,
  async ({ page, world, open, pass }) => {
    await openParlay({ page, world, open, pass }, [521, 522]);
    await openKeys(page);
    await typeAmount(page, "50");
    world.movePrice(522, 1, 1, { by: 0.9 });
    await nextPrice(pass);
    await expect(page.getByText("A price or line has changed. Check it before you bet.")).toBeVisible();
    await pass(600);
    await page.getByRole("button", { name: "Accept change & bet 50" }).click();
    await expect(placedDialog(page)).toBeVisible();
    expect(booked(world)).toHaveLength(1);
  },
);

test("the answer names the legs that moved: nothing is booked until a new tap", async ({ page, world, open, pass }) => {
  await openParlay({ page, world, open, pass }, [521, 522]);
  await openKeys(page);
  await typeAmount(page, "50");
  await expect(placeButton(page)).toHaveText("Place bet · 50");
  world.movePrice(521, 1, 1, { by: 0.9 });
  await placeButton(page).click();
  await expect(page.getByText("A price or line has changed. Check it before you bet.")).toBeVisible();
  expect(booked(world)).toHaveLength(0);
  await pass(600);
  await page.getByRole("button", { name: "Accept change & bet 50" }).click();
  await expect(placedDialog(page)).toBeVisible();
  expect(booked(world)).toHaveLength(1);
});

test("a visitor sees the bet page and is asked to log in to bet; the parlay is always decimal", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openParlay({ page, world, open, pass }, [521, 522], { as: "" });
  await expect(page.getByText("Parlay odds are always decimal.")).toBeVisible();
  await page.getByRole("button", { name: "Log in to bet" }).click();
  await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
});
