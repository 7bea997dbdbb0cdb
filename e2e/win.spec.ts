import { book } from "./bets.ts";
import { expect, test } from "./fixtures.ts";

/** What the member reads, in the two languages of the task. */
const WORDS = {
  "en-US": {
    won: "Won · Over 2/2.5",
    returned: "Returned 975.00",
    sums: "500.00 staked · returned 975.00",
    share: "Share",
    stop: "Stop showing wins",
    stopped: "Settings has the switch",
    details: "Details",
  },
  "ja-JP": {
    won: "勝ち · オーバー 2/2.5",
    returned: "払戻額 975.00",
    sums: "賭け金 500.00 · 払戻額 975.00",
    share: "共有",
    stop: "勝ちを表示しない",
    stopped: "設定でオンに戻せます",
    details: "詳細",
  },
} as const;

for (const language of ["en-US", "ja-JP"] as const) {
  const words = WORDS[language];

  test(`${language}: CRD-01, CRD-02: a bet that was won is told, opens its card, is shared as a picture, and is shown no more at a tap`, async ({
    page,
    world,
    open,
    pass,
    door,
  }) => {
    const bet = book(world, { id: "9101" });
    await open({ as: "jason88", hash: `/?language=${language}` });
    await expect.poll(() => door.requests.filter((line) => line.includes("GetUnSettleBetList")).length).toBe(1);
    await pass(500);
    bet.status = 2;
    bet.result = 1;
    bet.netCents = 47_500;
    bet.statusAt = bet.settledAt = world.clock.now();
    world.shelf.close(bet);
    await pass(60_100);
    await pass(100);
    const notice = page.getByRole("status").filter({ hasText: words.won });
    await expect(notice).toContainText("+475.00");
    await expect(notice).toContainText(words.returned);
    await page.clock.runFor(300);
    await notice.getByRole("button").first().tap();
    const card = page.getByRole("region", { name: words.won });
    await expect(card).toContainText(`+475.00${words.sums}`);
    await expect(notice).toBeHidden();
    await page.clock.runFor(600);
    const saved = page.waitForEvent("download");
    await card.getByRole("button", { name: words.share }).click();
    expect((await saved).suggestedFilename()).toBe("win.png");
    await card.getByRole("button", { name: words.stop }).click();
    await expect(card).toContainText(words.stopped);
    await page.clock.runFor(600);
    await card.getByRole("button", { name: words.details }).click();
    await expect(page).toHaveURL(/betId=9101/);
  });
}
