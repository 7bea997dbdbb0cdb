import { type Page } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";
import { answeredOf } from "#e2e/steps/answered.ts";
import { book } from "#e2e/steps/bets.ts";
import { callTimesOf, isOnTime, waitsOf } from "#e2e/steps/callTimes.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";
import { waitForNotice } from "#e2e/steps/slip.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const status = (page: Page, id: string) => page.getByRole("status").filter({ hasText: `ID:${id}` });

/** A bet that still waits, so that the statuses are polled. */
const waiting = (world: World, id: string, decideIn: number) =>
  book(world, { id, status: 0, placedAt: world.clock.now() - 1_000, decideAt: world.clock.now() + decideIn });

/** The space before a control, px, and the color of the line in it. */
const lineBefore = (page: Page, name: string, before: string) =>
  page.getByRole("button", { name }).evaluate((button, tabName) => {
    const tab = [...document.querySelectorAll("[role=tab]")].find(({ textContent }) => textContent === tabName);
    const space = button.getBoundingClientRect().left - (tab?.getBoundingClientRect().right ?? Infinity);
    const { content, width, backgroundColor } = getComputedStyle(button.parentElement ?? button, "::before");
    return { space, line: content === "none" ? undefined : width, color: backgroundColor };
  }, before);

test("a status that changes is told for 3000 ms, the next after 300 ms, and both are kept in a list", async ({
  page,
  world,
  open,
  pass,
}) => {
  waiting(world, "9001", 3_000);
  waiting(world, "9002", 3_000);
  await open({ as: "jason88" });
  await expect(page.getByRole("button", { name: /My bets, 2 awaiting confirmation/ })).toBeVisible();
  // when each banner came and began to leave, by the page's own clock
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const banner of document.querySelectorAll("output[popover]")) {
        const id = /ID:(\d+)/.exec(banner.textContent ?? "")?.[1] ?? "";
        seen[`${id} ${banner.hasAttribute("data-leaving") ? "left" : "came"}`] ??= Date.now();
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await pass(5_000);
  await expect(status(page, "9001")).toContainText(/^ID:9001 (Accepted|Refused)/);
  await expect(status(page, "9001")).toContainText("Over 2/2.5 @ 1.95 · 500.00");
  await expect(status(page, "9002")).toBeHidden();
  for (let step = 0; step < 70; step += 1) await pass(100);
  const seen = await page.evaluate(() => (window as never as { seen: Record<string, number> }).seen);
  const after = (from: string, to: string) => (seen[to] ?? Number.NaN) - (seen[from] ?? Number.NaN);
  expect(after("9001 came", "9001 left")).toBeGreaterThanOrEqual(2_900);
  expect(after("9001 came", "9001 left")).toBeLessThan(3_200);
  expect(after("9001 left", "9002 came")).toBeGreaterThanOrEqual(250);
  expect(after("9001 left", "9002 came")).toBeLessThan(500);
  expect(after("9002 came", "9002 left")).toBeLessThan(3_200);
  await page.locator("[data-q='nav:betrecord']").click();
  const bell = page.getByRole("button", { name: "Notices, 2 new" });
  await expect(bell.getByText("2")).toBeVisible();
  // the badge is no count of the settled bets: a line, and the search, stand between it and their tab
  const parted = await lineBefore(page, "Search bets", "Settled");
  expect(parted.space).toBeGreaterThanOrEqual(7);
  expect(parted).toMatchObject({ line: "1px", color: expect.not.stringMatching(/^rgba\(0, 0, 0, 0\)$/) });
  const [search, badge] = await Promise.all([
    page.getByRole("button", { name: "Search bets" }).boundingBox(),
    bell.getByText("2").boundingBox(),
  ]);
  expect((badge?.x ?? 0) - (search?.x ?? Infinity)).toBeGreaterThan(search?.width ?? Infinity);
  await bell.click();
  const list = page.getByRole("dialog", { name: "Notices" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").last()).toContainText(/^ID:9001 (Accepted|Refused)Over 2\/2\.5 @ 1\.95/);

  await list.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Notices", exact: true })).toBeVisible();
});

test(
  "a swipe up over 20 px dismisses a notice, and a tap opens the records",
  LONG,
  async ({ page, world, open, pass }) => {
    waiting(world, "9001", 3_000);
    waiting(world, "9002", 3_000);
    await open({ as: "jason88" });
    await expect(page.getByRole("button", { name: /My bets, 2 awaiting confirmation/ })).toBeVisible();
    await pass(5_100);
    const first = status(page, "9001");
    await expect(first).toBeVisible();
    await page.clock.runFor(300);
    const box = (await first.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 15);
    await page.mouse.move(x, y - 24, { steps: 3 });
    await page.mouse.up();
    await page.clock.runFor(250);
    await expect(first).toBeHidden();
    await pass(300);
    const second = status(page, "9002");
    await expect(second).toBeVisible();
    await second.getByRole("button", { name: /ID:/ }).tap();
    await expect(page).toHaveURL(/betrecord\/betrecord/);
    await expect(second).toBeHidden();
  },
);

test("statuses are asked every 5 s while a bet waits, and not at all when none does", async ({
  page,
  world,
  open,
  pass,
}) => {
  const times = await callTimesOf(page);
  const answered = await answeredOf(page);
  const asked = () => times.get("GET bet/GetUnSettleBetStatus") ?? [];
  const waits = page.getByRole("button", { name: /My bets, 1 awaiting confirmation/ });
  waiting(world, "9001", 12_500);
  await open({ as: "jason88" });
  await expect(waits).toBeVisible();
  await expect.poll(() => asked().length).toBe(1);
  // a second at a time, and the next only when the answer to the last question has come
  for (let second = 1; second <= 12; second += 1) {
    await pass(1_000);
    await answered();
  }
  // the bet is decided in the thirteenth second, the next question hears of it
  await expect(waits).toBeVisible();
  await waitForNotice({ pass }, page.getByRole("button", { name: /^My bets$/ }));
  expect(asked()).toHaveLength(4);
  for (const wait of waitsOf(asked())) expect(isOnTime(wait, 5_000), `${wait} ms`).toBe(true);
  for (let second = 1; second <= 20; second += 1) await pass(1_000);
  expect(asked()).toHaveLength(4);
});

test("a bet that is settled while nothing waits is noticed by the list, which forces the poll", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  const bet = book(world, { id: "9003" });
  await open({ as: "jason88" });
  await expect(page.getByRole("button", { name: "My bets, 1 unsettled" })).toBeVisible();
  // the list is on its way beside the status; its minute begins when it has come
  await expect.poll(() => door.requests.filter((line) => line.includes("GetUnSettleBetList")).length).toBe(1);
  await pass(500);
  bet.status = 2;
  bet.result = 1;
  bet.netCents = 47_500;
  bet.statusAt = bet.settledAt = world.clock.now();
  world.shelf.close(bet);
  await pass(60_100);
  await pass(100);
  await expect(page.getByRole("status").filter({ hasText: "Win · Over 2/2.5" })).toContainText("+475.00");
  await expect(page.getByRole("banner").getByRole("button", { name: "My bets", exact: true })).toBeVisible();
});

test("code 3 stops the poll", LONG, async ({ page, world, open, pass, door }) => {
  const asked = () => door.requests.filter((line) => line.includes("GetUnSettleBetStatus")).length;
  waiting(world, "9001", 3_600_000);
  await open({ as: "jason88" });
  await expect(page.getByRole("button", { name: /My bets, 1 awaiting confirmation/ })).toBeVisible();
  world.expireToken("jason88");
  await pass(5_100);
  await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
  const before = asked();
  await pass(20_000);
  expect(asked()).toBe(before);
});

test.describe("outside the page", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const told: string[] = [];
      let permission = "default";
      class Fake extends EventTarget {
        constructor(title: string) {
          super();
          told.push(title);
        }
        close() {}
        static get permission() {
          return permission;
        }
        static async requestPermission() {
          permission = "granted";
          return permission;
        }
      }
      Object.assign(window, { Notification: Fake, told });
      Object.defineProperty(document, "visibilityState", {
        get: () => ((window as never as { away?: boolean }).away ? "hidden" : "visible"),
      });
    });
  });

  const away = (page: Page) =>
    page.evaluate(() => {
      Object.assign(window, { away: true });
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("visibilitychange"));
    });
  const told = (page: Page) => page.evaluate(() => (window as never as { told: string[] }).told);

  const settle = (world: World, id: string) => {
    const bet = world.shelf.bet(id);
    if (!bet) throw new Error("no bet");
    bet.status = 2;
    bet.result = 2;
    bet.netCents = -50_000;
    bet.statusAt = bet.settledAt = world.clock.now();
    world.shelf.close(bet);
  };

  test("a settled bet raises a system notification while the page is hidden, if the member allowed it", async ({
    page,
    world,
    open,
    pass,
  }) => {
    book(world, { id: "9003" });
    await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
    // the bet is known before the page is left
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Notices" }).click();
    const sheet = page.getByRole("dialog", { name: "Notices" });
    // what it cannot do stands at the switch (WAT-08)
    await expect(sheet).toContainText("A closed or frozen page sends nothing");
    await sheet.getByRole("switch", { name: "Tell me outside the page" }).click();
    await expect(sheet.getByRole("switch")).toHaveAttribute("aria-checked", "true");
    await sheet.getByRole("button", { name: "Close" }).click();
    await away(page);
    settle(world, "9003");
    // a minute is asked for when the answer of the one before has come
    await expect(async () => {
      await pass(60_100);
      expect(await told(page)).toEqual(["ID:9003 Settled"]);
    }).toPass({ timeout: 15_000 });
  });

  test("nothing is asked and nothing told while the page is hidden without that leave", async ({
    page,
    world,
    open,
    pass,
    door,
  }) => {
    book(world, { id: "9003" });
    await open({ as: "jason88", hash: "/pages/betrecord/betrecord" });
    await expect(page.getByRole("article")).toHaveCount(1);
    // the watch over the open bets comes after the page; its first questions are asked while the page is seen
    const asked = () => door.requests.filter((line) => line.includes("UnSettle"));
    await expect.poll(() => asked().some((line) => line.includes("GetUnSettleBetStatus"))).toBe(true);
    await pass(1_000);
    // and what their answers lead to: another question, perhaps, whose answer leads to the next
    let known = -1;
    await expect
      .poll(
        () => {
          const before = known;
          known = asked().length;
          return known - before;
        },
        { intervals: [500] },
      )
      .toBe(0);
    await away(page);
    settle(world, "9003");
    await pass(120_000);
    expect(asked().slice(known)).toEqual([]);
    expect(await told(page)).toEqual([]);
  });
});
