import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { book, openList, settled } from "#e2e/steps/bets.ts";
import { LONG } from "#e2e/steps/long.ts";

const RECORDS = "/pages/betrecord/betrecord";
const SETTLED = `${RECORDS}?tab=settled`;

const card = (page: Page, id: string) => page.getByRole("article", { name: `Bet ${id}` });

test.describe("open bets", () => {
  test.beforeEach(async ({ world, open }) => {
    openList(world);
    await open({ as: "jason88", hash: RECORDS });
  });

  test("are listed newest first with status, line, score at bet time and now, stake, return and sums", async ({
    page,
  }) => {
    await expect(page.getByRole("tab", { name: "Unsettled 3" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("article")).toHaveCount(3);
    const first = page.getByRole("article").first();
    await expect(first).toContainText("Waiting");
    await expect(first).toContainText("Single · Live");
    await expect(first).toContainText("Arsenal −0.5");
    await expect(first).toContainText("1.93");
    await expect(first).toContainText("Full time · Handicap");
    await expect(first).toContainText("Arsenal 2–1 Chelsea");
    await expect(first).toContainText("bet at 1–1");
    await expect(first).toContainText("200.00");
    await expect(first).toContainText("386.00");
    await expect(page.getByText("3 bets · At risk 1,100.00")).toBeVisible();
    await expect(page.getByText("Returns 3,392.40")).toBeVisible();
  });

  test("on running matches show minute and score as they move, at the cadence of the live list", async ({
    page,
    world,
    pass,
    door,
  }) => {
    const first = card(page, "8830192201");
    await expect(first).toContainText(/Arsenal 2–1 Chelsea\s· 2H \d+'/);
    await expect(card(page, "8830191866")).toContainText(/Villarreal 0–0 Real Betis\s· 1H \d+'/);
    const minute = async () => Number(/2H (\d+)'/.exec(await first.innerText())?.[1]);
    const before = await minute();
    world.goal(501, 2);
    await pass(15_100);
    await expect(first).toContainText("Arsenal 2–2 Chelsea");
    for (let quarter = 0; quarter < 8; quarter += 1) await pass(15_000);
    await expect.poll(minute).toBeGreaterThan(before);
    // one market of the running matches only: the Bayern match has not begun
    const asked = door.requests.find((line) => line.includes("GetBatchMatchOdds"));
    expect(asked).toContain("matchStr=501%2C502%2C505");
    expect(asked).toContain("marketStr=1");
    world.endMatch(501);
    await pass(15_100);
    await expect(first).not.toContainText(/2H \d+'/);
  });

  test("keep their ids for their details, to which each card leads", async ({ page }) => {
    const first = card(page, "8830192201");
    await expect(first).toContainText("Details");
    await expect(first).not.toContainText("8830192201");
    await first.getByRole("button", { name: "ID 8830192201, details" }).click();
    await expect(page.getByRole("main", { name: "Bet 8830192201" })).toContainText("ID 8830192201");
  });

  test("of a parlay show each leg with its own result", async ({ page }) => {
    const parlay = card(page, "8830191866");
    await expect(parlay).toContainText("Mix parlay · 3 X 4 · 4 bets");
    await expect(parlay.getByRole("img", { name: "Win" })).toBeVisible();
    await expect(parlay.getByRole("img", { name: "Live" })).toBeVisible();
    await expect(parlay.getByRole("img", { name: "Not started" })).toBeVisible();
    await expect(parlay).toContainText("4 × 100.00");
    await expect(parlay).toContainText("2,031.40");
    await expect(parlay).toContainText("No cash-out on parlays");
  });

  test("CASH-04: show the offer on the cash-out button, where there is none a word", async ({ page, door }) => {
    await expect(card(page, "8830192174").getByRole("button", { name: /^Cash out \d+\.\d\d$/ })).toBeVisible();
    await expect(card(page, "8830192201")).toContainText("Cash out available once the bet is accepted");
    await expect(card(page, "8830192201").getByRole("button", { name: /Cash out/ })).toHaveCount(0);
    expect(door.requests.filter((line) => line.includes("CheckInsurance?betId=8830192174")).length).toBe(1);
    expect(door.requests.some((line) => line.includes("CheckInsurance?betId=8830192201"))).toBe(false);
  });

  test("are searched by id, team and league, and any id can be looked up", async ({ page, world }) => {
    const old = settled(world, 50, -50_000, { id: "8830000001" });
    await page.getByRole("button", { name: "Search bets" }).click();
    const field = page.getByRole("searchbox", { name: "Bet ID, team or league" });
    await field.fill("bayern");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(card(page, "8830191866")).toBeVisible();
    await field.fill("premier league");
    await expect(page.getByRole("article")).toHaveCount(3);
    await field.fill("92201");
    await expect(page.getByRole("article")).toHaveCount(1);
    await field.fill(".*[");
    await expect(page.getByText("No bet found")).toBeVisible();
    await field.fill(old.id);
    await page.getByRole("button", { name: `Look up bet ${old.id}` }).click();
    await expect(page.getByRole("main", { name: `Bet ${old.id}` })).toContainText("Lose");
  });

  test("are read again by a pull and by a button", LONG, async ({ page, world, door }) => {
    const asked = () => door.requests.filter((line) => line.includes("GetUnSettleBetList")).length;
    await expect(page.getByRole("article")).toHaveCount(3);
    const before = asked();
    book(world, { id: "8830199999" });
    await page.getByRole("button", { name: "Refresh bets" }).click();
    await expect(page.getByRole("article")).toHaveCount(4);
    await expect.poll(asked).toBe(before + 1);
    const touch = await page.context().newCDPSession(page);
    const pull = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
    await pull("touchStart", 300);
    for (const y of [340, 380, 420, 450]) await pull("touchMove", y);
    await pull("touchEnd");
    await expect.poll(asked).toBe(before + 2);
  });
});

test(
  "a bet that can be read only in part says unknown words for unknown numbers",
  LONG,
  async ({ page, world, open }) => {
    book(world, { id: "8830195000" }).status = 7 as 1;
    await open({ as: "jason88", hash: "/pages/betrecord/bet?betId=8830195000" });
    await expect(page.getByRole("main", { name: "Bet 8830195000" })).toContainText("Status 7");
  },
);

test("a single open bet is counted as one", LONG, async ({ page, world, open }) => {
  book(world);
  await open({ as: "jason88", hash: RECORDS });
  await expect(page.getByText("1 bet · At risk 500.00")).toBeVisible();
});

test("without open bets the list says so and leads to the sports", LONG, async ({ page, open }) => {
  await open({ as: "jason88", hash: RECORDS });
  await expect(page.getByText("No open bets")).toBeVisible();
  await page.getByRole("button", { name: "Go to sports" }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test("a list that cannot be read says why, and is read again at a tap", async ({ page, world, open, door }) => {
  const asked = () => door.requests.filter((line) => line.includes("GetUnSettleBetList")).length;
  openList(world);
  world.nextCall({ path: "GetUnSettleBetList", status: 503, times: Infinity });
  await open({ as: "jason88", hash: RECORDS });
  await expect(page.getByText("Server busy, access later")).toBeVisible({ timeout: 15_000 });
  const before = asked();
  await page.getByRole("button", { name: /Try again/ }).click();
  await expect.poll(asked, { timeout: 15_000 }).toBeGreaterThan(before);
  world.clearFaults();
  // the page may have read the list again by itself between the look and the tap
  await expect(async () => {
    const again = page.getByRole("button", { name: /Try again/ });
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(page.getByRole("article")).toHaveCount(3, { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test.describe("settled bets", () => {
  test.beforeEach(async ({ world, open }) => {
    settled(world, 0, 9_800, { id: "8830180001", typedCents: 10_000, paymentCents: 10_000 });
    settled(world, 0, 4_350, { id: "8830180002", typedCents: 10_000, paymentCents: 10_000, result: 3 });
    settled(world, 0, -10_000, { id: "8830180003", typedCents: 10_000, paymentCents: 10_000 });
    settled(world, 1, 19_850, { id: "8830180004" });
    settled(world, 3, -4_830, { id: "8830180005", typedCents: 4_830, paymentCents: 4_830 });
    settled(world, 4, 21_250, { id: "8830180006" });
    settled(world, 5, -15_000, { id: "8830180007", typedCents: 15_000, paymentCents: 15_000 });
    settled(world, 6, 6_400, { id: "8830180008" });
    settled(world, 20, -50_000, { id: "8830180009" });
    const gone = settled(world, 0, 0, { id: "8830180010", typedCents: 10_000, paymentCents: 10_000 });
    gone.status = 3;
    delete gone.result;
    await open({ as: "jason88", hash: SETTLED });
  });

  test("show win and loss of seven report days as a figure, as bars and as a table", async ({ page }) => {
    await expect(page.getByText("+318.20")).toBeVisible();
    const chart = page.getByRole("img", { name: /Win and loss of each day/ });
    // one line high until it is tapped: the first bet is on the first screen
    await expect(chart).toBeHidden();
    const head = (await page.getByRole("tablist", { name: "My bets" }).boundingBox()) ?? { y: 999, height: 0 };
    const first = (await page
      .getByRole("button", { name: /Amount \d/ })
      .first()
      .boundingBox()) ?? { y: Infinity };
    expect(first.y - head.y - head.height).toBeLessThanOrEqual(320);
    await page.getByText("By day", { exact: true }).click();
    await expect(chart).toBeVisible();
    await expect(chart).toContainText("+64");
    await expect(chart).toContainText("−150");
    const table = page.getByRole("table", { name: "Win and loss by report day" });
    await expect(table.getByRole("row")).toHaveCount(8);
    await expect(table.getByRole("row").last()).toContainText("+41.50");
    await expect(page.getByText("Report day runs 12:00 to 12:00, GMT+8")).toBeVisible();
  });

  test("open by day to their bets with result, stake and return", async ({ page }) => {
    const today = page.getByRole("button", { name: /^Sat, Nov 21/ });
    await expect(today).toHaveAttribute("aria-expanded", "true");
    await expect(today).toContainText("4 bets");
    await expect(page.getByRole("button", { name: /\+43\.50.*Half win.*Amount 100\.00/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /Cancelled.*Amount 100\.00/ })).toBeVisible();
    await page.getByRole("button", { name: /^Fri, Nov 20/ }).click();
    await expect(today).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("button", { name: /\+198\.50.*Win.*Amount 500\.00/ })).toBeVisible();
  });

  test("are listed for today, yesterday and 7 days by a chip", LONG, async ({ page, door }) => {
    await page.getByRole("radio", { name: "Yesterday" }).click();
    await expect(page.getByRole("region", { name: "Win / lose" })).toContainText("+198.50");
    await expect(page).toHaveURL(/from=2026-11-20&to=2026-11-20/);
    await page.getByRole("radio", { name: "Today" }).click();
    await expect(page.getByRole("region", { name: "Win / lose" })).toContainText("+41.50");
    expect(door.requests.some((line) => line.includes("getSettleBetDates?from=2026-11-21&to=2026-11-21"))).toBe(true);
  });

  test("are listed for dates of one's own, and each rule of the range is said", async ({ page }) => {
    await page.getByRole("button", { name: /Choose dates/ }).click();
    const sheet = page.getByRole("dialog", { name: "Dates" });
    const day = (name: string) => sheet.getByRole("button", { name, exact: true });
    const show = sheet.getByRole("button", { name: /^Show/ });

    await expect(sheet.getByText("Earliest Sep 21, 2026 · up to 30 days at a time")).toBeVisible();
    // the end before the start
    await day("Nov 20, 2026").click();
    await day("Nov 18, 2026").click();
    await expect(sheet.getByRole("alert")).toHaveText("End time cannot be less than start timeChoose a later end.");
    await expect(show).toBeDisabled();
    // 31 days, both ends counted
    await sheet.getByRole("button", { name: /^From/ }).click();
    await sheet.getByRole("button", { name: "Previous month" }).click();
    await day("Oct 19, 2026").click();
    await expect(sheet.getByRole("alert")).toHaveText(
      "At most 30 days at a time. Choose a later start or an earlier end.",
    );
    // 30 days, both ends counted
    await sheet.getByRole("button", { name: /^From/ }).click();
    await day("Oct 20, 2026").click();
    await expect(sheet.getByRole("button", { name: "Show 30 days" })).toBeEnabled();
    // nothing before two months, and nothing after today
    await sheet.getByRole("button", { name: "Previous month" }).click();
    await expect(day("Sep 20, 2026")).toBeDisabled();
    await expect(day("Sep 21, 2026")).toBeEnabled();
    await expect(sheet.getByRole("button", { name: "Previous month" })).toBeDisabled();
    await show.click();
    await expect(page.getByRole("region", { name: "Win / lose" })).toContainText("−421.80");
    await expect(page).toHaveURL(/from=2026-10-20&to=2026-11-18/);
  });

  test("outside the last two months asked for by the address are refused by the sheet", LONG, async ({ page }) => {
    await page.goto(`/#${SETTLED}&from=2026-09-01&to=2026-09-20`);
    await page.getByRole("button", { name: /Choose dates/ }).click();
    await expect(page.getByRole("dialog", { name: "Dates" }).getByRole("alert")).toHaveText(
      "Only the last two months are kept here. Choose a later start.",
    );
  });

  test("are searched within the chosen days", LONG, async ({ page }) => {
    await page.getByRole("button", { name: "Search bets" }).click();
    await page.getByRole("searchbox").fill("8830180004");
    await expect(page.getByText("1 bet found")).toBeVisible();
    await page.getByRole("searchbox").fill("brighton");
    await expect(page.getByText("9 bets found")).toBeVisible();
  });

  test("are exported as CSV with every column", async ({ page }) => {
    const waiting = page.waitForEvent("download");
    await page.getByText("By day", { exact: true }).click();
    await page.getByRole("button", { name: "Export CSV" }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe("bets_2026-11-15_2026-11-21.csv");
    const { readFileSync } = await import("node:fs");
    const [head = "", ...rows] = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(head).toContain(
      "Bet ID,Placed at,Settled at,Type,Selections,Matches,Odds,Odds style,Stake,Bets,At risk,Status,Result",
    );
    expect(rows).toHaveLength(9);
    const half = rows.find((row) => row.startsWith("8830180002,")) ?? "";
    expect(half).toContain("2026-11-21 17:20:00 +08:00");
    expect(half).toContain("Over 2/2.5 @ 1.95");
    expect(half).toContain(",100,1,100,Settled,Half win,43.5,0,0,0,143.5");
    await expect(page.getByText("Saved")).toBeVisible();
  });

  test("that cannot be exported say so", LONG, async ({ page, world }) => {
    world.nextCall({ path: "GetSettleBetLists", status: 503, times: 3 });
    await page.getByText("By day", { exact: true }).click();
    await page.getByRole("button", { name: "Export CSV" }).click();
    await expect(page.getByText("Could not be saved. Please try again.")).toBeVisible();
  });
});
