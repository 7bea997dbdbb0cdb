import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";
import { openSlip, placeButton, slipOf, waitForNotice } from "#e2e/steps/slip.ts";

/** What the member reads, in the two languages of the task. */
const WORDS = {
  "en-US": {
    locked: /, locked$/,
    ask: "Tell me when…",
    open: "The price reopens",
    goal: "A goal or a red card",
    set: "Set 2 alerts",
    menu: "Menu",
    alerts: /^Alerts/,
    list: "Alerts",
    opened: /is open/,
    scored: /^Goal: /,
    waiting: "Waiting",
    told: "Sent",
    remove: /^Remove: Goals and/,
    undo: "Undo",
  },
  "zh-CN": {
    locked: /，已锁盘$/,
    ask: "何时提醒我…",
    open: "重新开盘",
    goal: "进球或红牌",
    set: "设置 2 个提醒",
    menu: "菜单",
    alerts: /^提醒/,
    list: "提醒",
    opened: /已开盘/,
    scored: /^进球：/,
    waiting: "等待中",
    told: "已提醒",
    remove: /^删除：进球和红牌/,
    undo: "撤销",
  },
} as const;

const batches = (requests: readonly string[]) => requests.filter((line) => line.includes("GetBatchMatchOdds")).length;

const bannerOf = (page: Page, text: RegExp) => page.getByRole("status").filter({ hasText: text });

/** The page has the word among all tabs: from then on it tells what an answer says. */
async function hasTheWord(page: Page, pass: (ms: number) => Promise<void>): Promise<void> {
  const isHeld = () =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name?.startsWith("sportsbook:watch:"));
    });
  await expect.poll(isHeld).toBe(true);
  await pass(1_000);
}

for (const [often, language] of [
  [LONG, "en-US"],
  [{}, "zh-CN"],
] as const) {
  const words = WORDS[language];

  test(
    `${language}: WAT-01, WAT-06, WAT-07: a locked price is told when it opens and a goal when it falls, each once, on whatever page`,
    often,
    async ({ page, world, open, pass, door }) => {
      world.suspend(502, 3);
      await open({ as: "jason88", hash: `/?language=${language}` });
      // what is painted before the app takes no key: the member's name comes with the app
      await expect(page.getByRole("banner").first()).toContainText("jason88");
      const locked = page.getByRole("button", { name: words.locked }).first();
      await expect(locked).toBeVisible();
      // what has just come takes no tap; this one may come before the part that takes it up
      await pass(500);
      await locked.focus();
      await page.keyboard.press("Enter");
      const sheet = page.getByRole("dialog", { name: words.ask });
      await expect(sheet.getByRole("switch", { name: words.open })).toBeChecked();
      await pass(500);
      await sheet.getByRole("switch", { name: words.goal }).click();
      await sheet.getByRole("button", { name: words.set }).click();
      await expect(page.getByRole("banner").first()).toContainText("jason88");
      await hasTheWord(page, pass);
      await expect(sheet).toBeHidden();

      // the list on the screen asks for the match already: nothing is asked beside it
      world.resume(502, 3);
      await pass(10_000);
      await waitForNotice({ pass }, bannerOf(page, words.opened));
      expect(batches(door.requests)).toBe(0);
      await pass(4_000);
      await expect(bannerOf(page, words.opened)).toBeHidden();

      // no list is on the screen any more: one batch asks
      const batch = page.waitForResponse(/GetBatchMatchOdds/);
      await page.evaluate(() => location.assign("#/pages/setting/setting"));
      await expect(page.getByRole("switch").first()).toBeVisible();
      await pass(2_000);
      await batch;
      world.goal(502, 1);
      await pass(10_000);
      await waitForNotice({ pass }, bannerOf(page, words.scored));
      expect(batches(door.requests)).toBe(2);

      // a page that is loaded anew has it in its list and does not tell it again
      await page.evaluate(() => location.assign("#/"));
      await page.reload();
      await expect(page.getByRole("banner").first()).toContainText("jason88");
      await hasTheWord(page, pass);
      await pass(15_000);
      await page.getByRole("button", { name: words.menu }).click();
      await page.getByRole("button", { name: words.alerts }).click();
      const list = page.getByRole("dialog", { name: words.list });
      await expect(list.getByRole("region", { name: words.told }).getByRole("listitem")).toHaveCount(2);
      const waiting = list.getByRole("region", { name: words.waiting }).getByRole("listitem");
      await expect(waiting).toHaveCount(1);
      await pass(500);
      await list.getByRole("button", { name: words.remove }).click();
      await expect(waiting).toHaveCount(0);
      await list.getByRole("button", { name: words.undo }).click();
      await expect(waiting).toHaveCount(1);
    },
  );
}

test("an alert from the slip's options is about the price in it, and leaves the slip as it was", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "500" });
  await slipOf(page).getByRole("button", { name: "Slip options" }).click();
  await page.getByRole("alertdialog", { name: "Slip options" }).getByRole("button", { name: "Tell me when…" }).click();
  const sheet = page.getByRole("dialog", { name: "Tell me when…" });
  await expect(sheet).toContainText("Over 2/2.5");
  await expect(sheet.getByRole("switch", { name: "The price reaches" })).toBeChecked();
  await pass(500);
  await sheet.getByRole("button", { name: "Set 1 alert" }).click();
  await expect(sheet).toBeHidden();
  await expect(placeButton(page)).toHaveText("Place bet · 500");
});
