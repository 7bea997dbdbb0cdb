import { book } from "#e2e/steps/bets.ts";
import { LONG } from "#e2e/steps/long.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";

/** What the member reads, in the two languages of the task. */
const WORDS = {
  "en-US": {
    won: "Win · Over 2/2.5",
    returned: "Returned 975.00",
    sums: "500.00 staked · 975.00 returned",
    share: "Share",
    stop: "Stop showing wins",
    stopped: "You can turn them back on in Settings",
    details: "Details",
    over: "Manchester United 1, Brighton & Hove Albion 2, Ended",
    row: /^FTWinManchester United 1 – 2 Brighton & Hove Albion/,
    result: "Result, Manchester United v Brighton & Hove Albion",
    score: "Score",
  },
  "ja-JP": {
    won: "勝ち · オーバー 2/2.5",
    returned: "払戻額 975.00",
    sums: "賭け金 500.00 · 払戻額 975.00",
    share: "共有",
    stop: "的中を表示しない",
    stopped: "設定でオンに戻せます",
    details: "詳細",
    over: "マンチェスター・ユナイテッド 1, ブライトン 2, 終了",
    row: /^FT勝ちマンチェスター・ユナイテッド 1 – 2 ブライトン/,
    result: "結果, マンチェスター・ユナイテッド vs ブライトン",
    score: "スコア",
  },
} as const;

for (const [often, language] of [
  [{}, "en-US"],
  [LONG, "ja-JP"],
] as const) {
  const words = WORDS[language];

  test(
    `${language}: CRD-01, CRD-02: a bet that was won is told, opens its card, is shared as a picture, and is shown no more at a tap`,
    often,
    async ({ page, world, open, pass, door }) => {
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
    },
  );

  test(
    `${language}: CRD-01: while it is listed, a match that is over shows its score, "FT Win" and the way to the result`,
    often,
    async ({ page, world, open, pass }) => {
      book(world);
      await open({ as: "jason88", hash: `/?language=${language}` });
      const row = page.locator('[data-q="match:502"]');
      await expect(row.getByRole("button", { name: /2\/2\.5/ }).first()).toBeEnabled();
      for (const side of [1, 2, 2] as const) world.goal(502, side);
      await pass(1_000);
      world.endMatch(502);
      await pass(15_100);
      await expect(row).toHaveAccessibleName(words.over);
      // no price of it can be tapped
      await expect(row.locator("fieldset button:not([aria-disabled])")).toHaveCount(0);
      // settled a minute later, and seen by the next look at the bets; the row says it for as long as it is listed
      await expect(async () => {
        await pass(5_000);
        await expect(row).toHaveText(words.row, { timeout: 300 });
      }).toPass({ timeout: 30_000, intervals: [0] });
      await row.getByRole("button", { name: words.result }).click();
      await expect(page.getByRole("region", { name: words.score })).toContainText("1 – 2");
    },
  );
}
