import { expect, test } from "#e2e/steps/fixtures.ts";
import { openKeys, openParlay, seedSlip, selectionOf } from "#e2e/steps/seeds.ts";
import { amountOf, booked, pick, placeButton, rowOf, typeAmount } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

test("a restored slip that holds a match twice says so and cannot be bet until one goes", async ({
  page,
  world,
  open,
  pass,
}) => {
  await seedSlip(page, { parlay: [selectionOf(world, 521), selectionOf(world, 521, 3), selectionOf(world, 522)] });
  await open({ as: "jason88", hash: "/pages/bet/bet" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await pass(2_000);
  await openKeys(page);
  await typeAmount(page, "50");
  const rule = page.getByRole("main").getByRole("alert");
  await expect(rule).toContainText("Match repeated, cannot bet");
  await expect(rule).toContainText("A match is in the parlay twice. Please remove one of its selections.");
  await expect(placeButton(page)).toBeDisabled();
  await page.getByRole("button", { name: /^Remove Over/ }).click();
  await expect(placeButton(page)).toBeEnabled();
  await expect(amountOf(page)).toHaveText("50");
});

test(
  "a match that is not for parlays stays, marked, and goes with one tap",
  LONG,
  async ({ page, world, open, pass }) => {
    await seedSlip(page, {
      parlay: [521, 522, 528].map((id) => ({ ...selectionOf(world, id), minParlay: 2 })),
    });
    await open({ as: "jason88", hash: "/pages/bet/bet" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await pass(2_000);
    await expect(page.getByRole("listitem").nth(2)).toContainText(/Singles only|Closed/);
    await expect(placeButton(page)).toBeDisabled();
    await page.getByRole("button", { name: "Remove closed selections" }).click();
    await expect(page.getByRole("listitem")).toHaveCount(2);
  },
);

test(
  "prices of all legs are asked for every 10 s, and a leg shows which way it moved",
  LONG,
  async ({ page, world, open, pass, door }) => {
    for (const id of [521, 522]) world.movePrice(id, 1, 1, 2);
    await openParlay({ page, world, open, pass }, [521, 522]);
    const asked = () => door.requests.filter((line) => line.includes("GetBatchTicketOdds")).length;
    const before = asked();
    world.movePrice(522, 1, 1, 2.1);
    await pass(10_000);
    await expect.poll(asked).toBeGreaterThan(before);
    const moved = page.getByRole("listitem").nth(1).getByRole("status", { name: "Odds" });
    await expect(moved).toHaveText("2.10");
    await expect(moved).toHaveAttribute("data-moved", "better");
    await expect(page.getByText(/^Total odds/)).toContainText("4.20");
  },
);

test(
  "types below the minimum of a leg are not offered, and the chosen type is kept when the list allows it",
  LONG,
  async ({ page, world, open, pass }) => {
    await openParlay({ page, world, open, pass }, [521, 522, 523, 527]);
    await expect(page.getByRole("radio")).toHaveCount(3);
    for (const name of ["4 X 1", "4 X 4", "4 X 5"])
      await expect(page.getByRole("radio", { name: new RegExp(`^${name} `) })).toBeVisible();
    await page.getByRole("button", { name: /^Remove Buriram/ }).click();
    await expect(page.getByRole("radio")).toHaveCount(3);
    await expect(page.getByRole("radio", { name: /^3 X 1 / })).toBeChecked();
    await expect(page.getByRole("radio", { name: /^3 X 4 / })).toBeVisible();
  },
);

test("the whole slip is cleared with one tap and brought back with another, beside what was picked since", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openParlay({ page, world, open, pass }, [521, 522]);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /clear|remove all/i })
    .click();
  await expect(page.getByText("No selections yet")).toBeVisible();
  await page.getByRole("button", { name: "Show mix parlay" }).click();
  await pick(page, /Benfica/, /^Over/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("complementary", { name: "Parlay" })).toContainText("3 selections");
});

test("a price of zero and a match that is not for parlays cannot be added", LONG, async ({ page, world, open }) => {
  world.closeMarket(521, 1);
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await page.getByRole("tab", { name: /Mix parlay/ }).click();
  const cell = rowOf(page, /Bayern München/).getByRole("button", { name: /no price/ });
  await expect(cell.first()).toBeVisible();
  await page.clock.runFor(400);
  await cell.first().click({ force: true });
  await expect(page.getByRole("complementary", { name: "Parlay" })).toBeHidden();
  expect(booked(world)).toHaveLength(0);
});
