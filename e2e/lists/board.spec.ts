import { type Page } from "@playwright/test";
import { ENDED_SHOWN } from "#mocks/book/book.ts";
import { holdCall } from "#e2e/steps/holdCall.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { pressEscape, stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

const rowOf = (page: Page, teams: string | RegExp) => page.getByRole("article", { name: teams });
const leagueOf = (page: Page, name: string | RegExp) => page.getByRole("button", { name, expanded: true });
const boards = (requests: readonly string[]) =>
  requests.filter((line) => /GetLiveMatchOdds|GetNoLiveMatchOdds/.test(line));

test(
  "leagues fold one by one and stand as they were left when the list is shown again",
  LONG,
  async ({ page, open }) => {
    await open();
    await expect(rowOf(page, /Arsenal/)).toBeVisible();
    await leagueOf(page, /England Premier League, 3/)
      .first()
      .click();
    await expect(rowOf(page, /Arsenal/)).toBeHidden();
    await expect(rowOf(page, /Villarreal/)).toBeVisible();
    await page.getByRole("tab", { name: /^Today/ }).click();
    await expect(rowOf(page, /Bayern/)).toBeVisible();
    await page.getByRole("tab", { name: /^Live/ }).click();
    await expect(rowOf(page, /Villarreal/)).toBeVisible();
    await expect(rowOf(page, /Arsenal/)).toBeHidden();
  },
);

test("tab and sport are back after the page was left and opened again", LONG, async ({ page, open }) => {
  await open();
  await page
    .getByRole("navigation", { name: "Sports" })
    .getByRole("button", { name: /^Basketball/ })
    .click();
  await page.getByRole("tab", { name: /^Today/ }).click();
  await expect(rowOf(page, /New York Knicks/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: /^Today/, selected: true })).toBeVisible();
  await expect(rowOf(page, /New York Knicks/)).toBeVisible();
});

test("the list is where it was scrolled to when one comes back from a match", async ({ page, open }) => {
  await open();
  await page.getByRole("tab", { name: /^Today/ }).click();
  await expect(rowOf(page, /Buriram/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 240));
  // by script: a click of the test would scroll the row into its own idea of sight first
  const row = page.getByRole("button", { name: "All markets of Vissel Kobe v Kawasaki Frontale" });
  await stood(row);
  await row.evaluate((it: HTMLElement) => it.click());
  await expect(page).toHaveURL(/pages\/match\/match\?matchId=524/);
  await expect(page.getByRole("region", { name: "Score" })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(rowOf(page, /Buriram/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(240);
});

test(
  "a sport switched while the other's answer is under way shows its own matches only",
  LONG,
  async ({ page, world, open, door }) => {
    await open();
    await expect(rowOf(page, /Arsenal/)).toBeVisible();
    world.nextCall({ path: "/api/odds/GetLiveMatchOdds", delay: 700 });
    const sports = page.getByRole("navigation", { name: "Sports" });
    await sports.getByRole("button", { name: /^Basketball/ }).click();
    await sports.getByRole("button", { name: /^Tennis/ }).click();
    await expect(rowOf(page, /Alcaraz/)).toBeVisible();
    await page.waitForResponse(/sportID=2/, { timeout: 1_500 }).catch(() => undefined);
    await expect(rowOf(page, /Lakers/)).toBeHidden();
    await expect(rowOf(page, /Alcaraz/)).toBeVisible();
    expect(boards(door.requests).some((line) => line.includes("sportID=7"))).toBe(true);
  },
);

/** The polls of the live list alone: a short one asks for what comes next as well. */
const polls = (requests: readonly string[]) => boards(requests).filter((line) => line.includes("GetLiveMatchOdds"));

test("polls ask for what changed since, one at a time, and a match that ended leaves the list", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  await open();
  await expect(rowOf(page, /Villarreal/)).toBeVisible();
  expect(polls(door.requests)[0]).not.toContain("updateTime");
  await pass(15_000);
  await expect.poll(() => polls(door.requests).length).toBe(2);
  expect(polls(door.requests)[1]).toContain("updateTime=");
  world.endMatch(505);
  // it stays for a while, without a price
  await pass(15_000);
  // one quiet line without prices, which leads to the result
  const over = rowOf(page, /Villarreal 0, Real Betis 0, Ended/);
  // the code of that line comes after the first list: until then the row stays, its prices closed
  await expect(over.getByRole("button")).toHaveCount(1);
  await expect(over.getByRole("button")).toHaveAccessibleName("Result, Villarreal v Real Betis");
  await expect.poll(async () => (await over.boundingBox())?.height).toBe(44);
  world.advance(ENDED_SHOWN);
  // poll by poll: a leap over several would run out the time limit of one that is under way
  await expect
    .poll(async () => {
      await pass(15_000);
      return rowOf(page, /Villarreal/).count();
    })
    .toBe(0);
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
});

test("prices older than twice their interval say so, look old, and are fresh again with the next answer", async ({
  page,
  world,
  open,
  pass,
}) => {
  await open();
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
  world.nextCall({ path: "/api/odds/GetLiveMatchOdds", status: 503, times: 3 });
  await pass(15_000);
  await pass(17_000);
  await expect(page.getByText(/^These odds are \d+ seconds old\.$/)).toBeVisible();
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
  world.clearFaults();
  await pass(60_000);
  await expect(page.getByText(/These odds are/)).toBeHidden();
});

test("without a network the list stays, says offline, locks its prices and goes on by itself", async ({
  page,
  context,
  world,
  open,
  pass,
}) => {
  await open();
  const row = rowOf(page, /Arsenal/);
  await expect(row).toBeVisible();
  // what says so loads after the first list
  await page.waitForLoadState("networkidle");
  // any call that is answered says that the line is there
  world.nextCall({ path: "", network: true, times: Number.POSITIVE_INFINITY });
  await context.setOffline(true);
  await pass(16_500);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await expect(row.getByRole("button", { name: /, locked$/ })).toHaveCount(4);
  // the line is back when the tap's own call leaves: a poll before it would take the button away
  const release = await holdCall(page, "/api/odds/GetLiveMatchOdds");
  await page.getByRole("button", { name: "Retry" }).click();
  world.clearFaults();
  release();
  await expect(row.getByRole("button", { name: /, locked$/ })).toHaveCount(0);
});

test("a list that could not be had says why and asks again when it is tapped", async ({ page, world, open }) => {
  world.nextCall({ path: "/api/odds/GetLiveMatchOdds", status: 500 });
  await open();
  const failed = page.getByRole("button", { name: /Failed to load/ });
  await expect(failed).toContainText("Server error");
  await expect(failed).toContainText("Code −500");
  await failed.click();
  await expect(rowOf(page, /Arsenal/)).toBeVisible();
});

test("a finger does not hit another price in the moment in which the list is sorted anew", async ({ page, open }) => {
  await open({ as: "jason88" });
  await page.getByRole("tab", { name: /^Today/ }).click();
  const price = rowOf(page, /Bayern/).getByRole("button", { name: /^Over/ });
  await expect(price).toBeVisible();
  await page.clock.runFor(400);
  const box = await price.boundingBox();
  if (box === null) throw new Error("no price");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // another tab sorts the list by time and, as soon as that is drawn here, the finger comes down where Bayern stood
  const hit = await page.evaluate(async ({ x, y }) => {
    const key = "sportsbook:settings";
    const before = localStorage.getItem(key);
    const newValue = JSON.stringify({ v: 1, data: { ...JSON.parse(before ?? "{}").data, matchSort: 1 } });
    localStorage.setItem(key, newValue);
    // which the member's server has not heard of: its own answer, that may be on its way, is the older one
    localStorage.setItem("sportsbook:unsent", JSON.stringify({ v: 1, data: ["matchSort"] }));
    dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
    const nameOf = (cell: Element | null | undefined) => cell?.closest("article")?.getAttribute("aria-label") ?? "";
    const under = () => document.elementFromPoint(x, y)?.closest("button");
    const start = nameOf(under());
    while (nameOf(under()) === start) await new Promise(requestAnimationFrame);
    const cell = under();
    cell?.click();
    return nameOf(cell);
  }, at);
  expect(hit).toMatch(/^Vissel Kobe/);
  await expect(page.getByRole("dialog", { name: /Single bet/ })).toBeHidden();
  await page.clock.runFor(400);
  await page.mouse.click(at.x, at.y);
  await expect(page.getByRole("dialog", { name: /Single bet/ })).toContainText("Vissel Kobe");
});

test("corners stand in their own view under their main match", async ({ page, open }) => {
  await open();
  await expect(page.getByRole("article", { name: /Corners/ })).toHaveCount(0);
  await page.getByRole("radio", { name: "Corners" }).click();
  const row = rowOf(page, /Arsenal 2, Chelsea 1/);
  await expect(row.getByRole("button", { name: /^Over \d/ }).first()).toBeVisible();
  // what has none stands behind a line
  await expect(rowOf(page, /Newcastle/)).toHaveCount(0);
  await page.getByRole("button", { name: "2 matches without corners Show" }).first().click();
  await expect(rowOf(page, /Newcastle/).getByRole("button", { name: /no price$/ })).toHaveCount(4);
});

test(
  "a price held under the finger shows how it moved since the page opened",
  LONG,
  async ({ page, world, open, pass }) => {
    await open();
    const price = rowOf(page, /Arsenal/)
      .getByRole("button", { name: /^Arsenal/ })
      .first();
    await expect(price).toBeVisible();
    world.movePrice(501, 1, 1, { by: 1.1 });
    await pass(16_000);
    await expect(price).toHaveAttribute("aria-label", /moved up$/);
    await price.click({ button: "right" });
    const history = page.getByRole("dialog", { name: "Price history" });
    await expect(history.getByRole("listitem")).toHaveCount(2);
    await expect(history.getByRole("listitem").first()).toContainText("Up");
    await pressEscape(page);
    await expect(history).toBeHidden();
  },
);
