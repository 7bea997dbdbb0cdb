import { readFileSync } from "node:fs";
import { type World } from "#mocks/world/world.ts";
import { leg, settled } from "#e2e/steps/bets.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";

/** Two months of a member: a total won, a handicap lost, a part cashed out of a winner, and one void. */
function settledBets(world: World): void {
  settled(world, 1, 47_500);
  settled(world, 3, -50_000, { legs: [leg({ marketId: 1, hdp: "0.5" })] });
  settled(world, 5, 23_750, { sales: [{ id: "77", cents: 25_000, backCents: 30_000, at: world.clock.now() }] });
  settled(world, 40, -50_000, { legs: [leg({ sportId: 2, marketId: 1, hdp: "5.5" })] });
  settled(world, 2, 0, { status: 3 });
}

test("FIG-01, FIG-07, FIG-09: a member reads what settled bets came to, where it came from and what cash-outs cost, opens a row and saves the table", async ({
  page,
  world,
  open,
  door,
}) => {
  settledBets(world);
  await open({ as: "jason88", hash: "/pages/betrecord/betrecord?tab=settled" });
  await page.getByText("By day", { exact: true }).click();
  await page.getByRole("button", { name: "My figures" }).click();
  const head = page.getByRole("region", { name: "Result" });
  // 475 - 500 + 237.50 + 50 of the sale
  await expect(head).toContainText("Result+262.50");
  await expect(head).toContainText("Staked1,500.00");
  await expect(head).toContainText("ROI17.5%");
  await expect(head).toContainText("Win rate66.7%");
  const from = page.getByRole("region", { name: "Where it came from" });
  await expect(from.getByRole("button", { name: /^Soccer \+262\.50 Bets: 3 / })).toBeVisible();
  await from.getByRole("tab", { name: "Market" }).click();
  await from.getByRole("button", { name: /^Handicap −500\.00 Bets: 1 / }).click();
  await expect(from.getByRole("button", { name: /Manchester United −0\.5/ })).toBeVisible();
  const choices = page.getByRole("region", { name: "What your choices gained or cost" });
  // 50 brought beside 237.50 let run
  await expect(choices).toContainText("−187.50");
  await expect(page.getByText("Void bets, counted apart: 1")).toBeVisible();
  const waiting = page.waitForEvent("download");
  await from.getByRole("button", { name: "Export CSV" }).click();
  const file = readFileSync(await (await waiting).path(), "utf8");
  expect(file).toContain("Market,Handicap,1,500,-500,-100,1.95,0,1,0,0");
  await page.getByRole("radio", { name: "2 months" }).click();
  await expect(head).toContainText("Result−237.50");
  const asked = door.requests.filter((line) => line.includes("GetSettleBetLists?") && line.includes("from=2026-10"));
  expect(asked.length).toBeGreaterThan(0);
  expect(door.requests.filter((line) => /GetSettleBetLists.*to=2026-11-19/.test(line))).toHaveLength(1);
});

test("the drawer leads to the figures, in Japanese by weekday", async ({ page, world, open }) => {
  settledBets(world);
  await open({ as: "jason88", hash: "/?language=ja-JP" });
  await page.getByRole("button", { name: "メニュー" }).click();
  await page.getByRole("button", { name: "マイ成績" }).click();
  await expect(page.getByRole("region", { name: "結果" })).toContainText("+262.50");
  await page.getByRole("tab", { name: "曜日" }).click();
  await expect(page.getByRole("button", { name: /^.曜日 \S+ ベット数：1 / }).first()).toBeVisible();
});
