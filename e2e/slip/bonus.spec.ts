import { expect, test } from "#e2e/steps/fixtures.ts";
import { book } from "#e2e/steps/bets.ts";
import { pick, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

test("the mark on a row opens the rule with its eight values", async ({ page, open, door }) => {
  await open();
  await page.getByRole("tab", { name: /Today/ }).click();
  const row = page.getByRole("article", { name: /Paris Saint-Germain/ });
  await row.getByRole("button", { name: "Bonus" }).click();
  const dialog = page.getByRole("dialog", { name: "Bonus on this match" });
  await expect(dialog).toContainText(
    /lost the match by 1 goal or more while giving the handicap, or by 3 goals or more otherwise/,
  );
  await expect(dialog).toContainText(/Over bet is lost with 1 goal or fewer/);
  await expect(dialog).toContainText(/You get back\d+%/);
  await expect(dialog).toContainText(/MaximumUSD [\d,]+/);
  await expect(dialog).toContainText(/at least USD [\d,]+ before Nov\s2\d,\s\d\d:\d\d/);
  expect(door.requests.some((line) => line.includes("GetMatchBonusRule?matchId=522"))).toBe(true);

  await dialog.getByRole("button", { name: "Got it" }).click();
  await expect(dialog).toBeHidden();
});

test(
  "a match whose bonus has gone says so, and a rule that cannot be read can be asked again",
  LONG,
  async ({ page, open }) => {
    let answer: object = { Code: 4 };
    await page.route("**/GetMatchBonusRule*", (route) => route.fulfill({ json: answer }));
    await open();
    await page.getByRole("tab", { name: /Today/ }).click();
    const mark = page.getByRole("article", { name: /Paris Saint-Germain/ }).getByRole("button", { name: "Bonus" });
    await mark.click();
    const dialog = page.getByRole("dialog", { name: "Bonus on this match" });
    await expect(dialog).toContainText("The rule could not be read.");
    answer = { Code: 0, Data: ["", "", "", "", "", "", "", ""] };
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog).toContainText("There is no bonus on this match now.");
  },
);

test("a bonus bet carries the mark in the records, and a paid bonus is shown", async ({ page, open, world }) => {
  book(world, { id: "8830170001", bonusFlag: 1 });
  book(world, {
    id: "8830170002",
    bonusFlag: 1,
    status: 2,
    result: 2,
    netCents: -50_000,
    bonusCents: 5_000,
    settledAt: world.clock.now() - 60_000,
  });
  await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
  await page.getByRole("article", { name: "Bet 8830170001" }).getByRole("button", { name: "Bonus" }).click();
  await expect(page.getByRole("dialog", { name: "Bonus on this match" })).toContainText(
    "Manchester United v Brighton & Hove Albion",
  );
  await page.goto("/#/pages/betrecord/bet?betId=8830170002");
  const bet = page.getByRole("main", { name: "Bet 8830170002" });
  await expect(bet).toContainText("Bonus+50.00");
  await expect(bet).toContainText("Returned50.00");
});

test(
  "the slip says what the typed amount could bring back, and nothing below the minimum",
  LONG,
  async ({ page, open, pass }) => {
    await page.route("**/GetMatchBonusRule*", (route) =>
      route.fulfill({ json: { Code: 0, Data: ["1", "3", "1", "10", "88", "USD", "100", "2026-11-21T12:00:00Z"] } }),
    );
    await open({ as: "jason88" });
    await page.getByRole("tab", { name: /Today/ }).click();
    await pick(page, /Paris Saint-Germain/, /^Paris Saint-Germain [−+]/);
    await expect(slipOf(page)).toBeVisible();
    await pass(2_000);
    const slip = slipOf(page);
    await expect(slip.getByRole("button", { name: "Bonus" })).toBeVisible();
    await typeAmount(page, "99");
    await expect(slip.getByText(/back if the bet loses/)).toBeHidden();
    await typeAmount(page, "0");
    await expect(slip.getByText("88.00 back if the bet loses, under the bonus rules")).toBeVisible();

    await slip.getByRole("button", { name: /Bonus/ }).click();
    await expect(page.getByRole("dialog", { name: "Bonus on this match" })).toContainText(
      "Paris Saint-Germain v Atlético Madrid",
    );
  },
);
