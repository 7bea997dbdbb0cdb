import { type Page } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";
import { book, leg } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { slipOf, typeAmount } from "#e2e/steps/slip.ts";

const arsenal = { matchId: 501, home: "Arsenal", away: "Chelsea" };

/** Arsenal − Chelsea stands 2–1: 200 on Arsenal −0.5 taken at 1–1, 100 on Over 3.5, and a parlay that waits for others. */
function betOnArsenal(world: World): void {
  book(world, {
    id: "8830192301",
    odds: 1.93,
    typedCents: 20_000,
    paymentCents: 20_000,
    winCents: 18_600,
    legs: [leg({ ...arsenal, marketId: 1, hdp: "0.5", odds: 1.93, decimal: 1.93, betScore: [1, 1] })],
  });
  book(world, {
    id: "8830192302",
    odds: 2.04,
    typedCents: 10_000,
    paymentCents: 10_000,
    winCents: 10_400,
    legs: [leg({ ...arsenal, hdp: "3.5", odds: 2.04, decimal: 2.04, betScore: [1, 1] })],
  });
  book(world, {
    id: "8830192303",
    kind: 2,
    odds: 7.8,
    typedCents: 5_000,
    paymentCents: 5_000,
    winCents: 34_000,
    parlay: { id: 2, name: "3 X 1", sizes: [3], count: 1 },
    legs: [
      leg({ ...arsenal, marketId: 5, hdp: "", stage: 2 }),
      leg({ matchId: 502, stage: 2 }),
      leg({ matchId: 505, home: "Villarreal", away: "Real Betis", stage: 2 }),
    ],
  });
}

const cell = (page: Page, name: string) => page.getByRole("cell", { name });

test("EXP-12, EXP-14, EXP-15: a member sees what the bets on a match bring at each final score, on the match, on a bet and with the slip", async ({
  page,
  world,
  open,
  pass,
}) => {
  betOnArsenal(world);
  await open({ as: "jason88", hash: "/pages/match/match?matchId=501" });
  const row = page.getByRole("button", { name: /Open bets here: 3 If it ends 2–1/ });
  await expect(row).toContainText("+86.00");
  await row.click();
  const sheet = page.getByRole("dialog", { name: "If it ends …" });
  await expect(
    sheet.getByRole("table", { name: "Net result at each final score, Arsenal down, Chelsea across" }),
  ).toBeVisible();
  await expect(cell(page, "2–1, plus 86.00")).toHaveText("2–1, plus 86.00+86");
  await expect(cell(page, "1–0, no longer possible")).toBeVisible();
  await expect(cell(page, "2–2, minus 96.00")).toBeVisible();
  await expect(sheet).toContainText("Best +290.00");
  await expect(sheet).toContainText("Worst −96.00");
  await expect(sheet).toContainText("Depends on other matches, still open: 2");
  await expect(sheet).toContainText("Bets not counted: 1, 50.00 at risk");
  await cell(page, "3–1, plus 290.00").click();
  await expect(sheet.getByText("If it ends 3–1")).toBeVisible();
  await expect(sheet.getByText("+290.00").first()).toBeVisible();
  await sheet.getByText("Over 3.5").click();
  await expect(cell(page, "2–1, plus 186.00")).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();

  await page
    .getByRole("button", { name: /^Draw, \d/ })
    .first()
    .click();
  await typeAmount(page, "40");
  await pass(2_600);
  await slipOf(page).getByRole("button", { name: "If it ends …" }).click();
  await expect(slipOf(page).getByText("In your slip")).toBeVisible();
  const alone = slipOf(page).getByRole("switch", { name: "Accepted bets only" });
  await expect(cell(page, "2–1, plus 46.00")).toBeVisible();
  await alone.click();
  await expect(cell(page, "2–1, plus 86.00")).toBeVisible();
});

test("EXP-11, EXP-15: a bet's own page shows the same in Thai, with its parlay that waits for others", async ({
  page,
  world,
  open,
}) => {
  betOnArsenal(world);
  await open({ as: "jason88", hash: "/pages/betrecord/bet?betId=8830192301&language=th" });
  await page.getByRole("button", { name: "ถ้าจบที่ …" }).click();
  await expect(cell(page, "2–1, บวก 86.00")).toBeVisible();
  await expect(page.getByText("ต้องรอคู่อื่นที่ยังไม่จบ: 2")).toBeVisible();
});
