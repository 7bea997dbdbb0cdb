import { book } from "./bets.ts";
import { expect, test } from "./fixtures.ts";
import { speak } from "./surfaces/speak.ts";

test("CRD-01, CRD-02: a bet that was won is told, opens its card, is shared as a picture, and is shown no more at a tap", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  const bet = book(world, { id: "9101" });
  await open({ as: "jason88" });
  await expect.poll(() => door.requests.filter((line) => line.includes("GetUnSettleBetList")).length).toBe(1);
  await pass(500);
  bet.status = 2;
  bet.result = 1;
  bet.netCents = 47_500;
  bet.statusAt = bet.settledAt = world.clock.now();
  world.shelf.close(bet);
  await pass(60_100);
  await pass(100);
  const notice = page.getByRole("status").filter({ hasText: "Won · Over 2/2.5" });
  await expect(notice).toContainText("+475.00");
  await expect(notice).toContainText("Returned 975.00");
  await page.clock.runFor(300);
  await notice.getByRole("button", { name: /Won/ }).tap();
  const card = page.getByRole("region", { name: "Won · Over 2/2.5" });
  await expect(card).toContainText("+475.00500.00 staked · returned 975.00");
  await expect(notice).toBeHidden();
  await page.clock.runFor(600);
  const saved = page.waitForEvent("download");
  await card.getByRole("button", { name: "Share" }).click();
  expect((await saved).suggestedFilename()).toBe("win.png");
  await speak(page, "ja-JP");
  const spoken = page.getByRole("region", { name: /^勝ち · / });
  await expect(spoken).toContainText("+475.00賭け金 500.00 · 払戻額 975.00");
  await spoken.getByRole("button", { name: "勝ちを表示しない" }).click();
  await expect(spoken).toContainText("設定でオンに戻せます");
  await page.clock.runFor(600);
  await spoken.getByRole("button", { name: "詳細" }).click();
  await expect(page).toHaveURL(/betId=9101/);
});
