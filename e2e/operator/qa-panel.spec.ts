import { type Locator, type Page } from "@playwright/test";
import { type World } from "#mocks/world/world.ts";
import { expect, test } from "#e2e/steps/demo.ts";
import { LONG } from "#e2e/steps/long.ts";

test.describe.configure({ timeout: 90_000 });

const panelOf = (page: Page) => page.locator(".qa-panel");

/** Runs a look at the bookmaker that the page keeps. */
const bookmaker = <T>(page: Page, look: (world: World) => T): Promise<T> =>
  page.evaluate(`(${look.toString()})(window.bookmaker)`);

const clockOf = (page: Page) => bookmaker(page, ({ clock }) => clock.now());

/** Lets time pass for the page, and so for the bookmaker in it. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

async function openPanel(page: Page): Promise<Locator> {
  const panel = panelOf(page);
  if (!(await panel.locator("output").isVisible())) await panel.getByText("QA", { exact: true }).click();
  return panel;
}

async function shutPanel(page: Page): Promise<void> {
  if (await panelOf(page).locator("output").isVisible()) await panelOf(page).getByText("QA", { exact: true }).click();
}

/** Starts the small world by the panel, whose matches are known: 501 to 505 are live, 521 to 526 are today. */
async function openSmall(page: Page, demo: string): Promise<void> {
  // far from the roll of the report day, at which the matches of today become those of tomorrow
  await page.clock.install({ time: Date.UTC(2026, 10, 21, 12) });
  await page.goto(`${demo}?qa`);
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 30_000 });
  const panel = await openPanel(page);
  await panel.getByLabel("Size").selectOption("small");
  await panel.getByRole("button", { name: "Start afresh" }).click();
  await expect(row(page, /^Arsenal 2, Chelsea 1/)).toBeVisible({ timeout: 30_000 });
}

const row = (page: Page, teams: RegExp) => page.getByRole("article", { name: teams });

/** Taps a verb with its arguments, by the name that the panel gives each, and shuts the panel again. */
async function act(page: Page, verb: string, args: Readonly<Record<string, string>> = {}): Promise<void> {
  const panel = await openPanel(page);
  await panel.getByLabel("Verb").selectOption(verb);
  for (const [name, value] of Object.entries(args)) {
    const field = panel.locator("label", { hasText: new RegExp(`^${name}`) }).locator("select, input");
    if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  await panel.getByRole("button", { name: "Do it" }).click();
  await expect(panel.locator("output")).toContainText(new RegExp(`^${verb}\\(`));
  await shutPanel(page);
}

/** Has the next call of a path go wrong, as the panel words it. */
async function spoil(page: Page, path: string, kind: string): Promise<void> {
  const panel = await openPanel(page);
  await panel.getByLabel("Verb").selectOption("nextCall");
  const [paths, kinds] = [panel.locator("label span select").nth(0), panel.locator("label span select").nth(1)];
  await paths.selectOption(path);
  await kinds.selectOption(kind);
  await panel.getByRole("button", { name: "Do it" }).click();
  await expect(panel.locator("output")).toContainText(`"path":"/${path}"`);
  await shutPanel(page);
}

async function signIn(page: Page, account: string, sum: string): Promise<void> {
  const panel = await openPanel(page);
  await panel.getByRole("group", { name: "Member" }).getByRole("combobox").selectOption(account);
  await panel.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("banner")).toContainText(sum, { timeout: 30_000 });
}

test("the panel is there with ?qa only", async ({ page, demo }) => {
  await page.goto(demo);
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 30_000 });
  await expect(panelOf(page)).toHaveCount(0);
});

test("size, speed and clock are the panel's, and last over a reload", LONG, async ({ page, demo }) => {
  await openSmall(page, demo);
  expect(await bookmaker(page, ({ size }) => size)).toBe("small");
  const panel = await openPanel(page);
  const before = await clockOf(page);
  await panel.getByRole("button", { name: "+15 min" }).click();
  expect((await clockOf(page)) - before).toBeGreaterThanOrEqual(900_000);
  await shutPanel(page);
  // minute 67 and fifteen more, and what the test itself takes
  await pass(page, 16_000);
  await expect(row(page, /Arsenal.*minute 8[2-5]/)).toBeVisible();
  await openPanel(page);
  await panel.getByLabel("Speed").selectOption("60");
  await shutPanel(page);
  const from = await clockOf(page);
  await pass(page, 5_000);
  expect((await clockOf(page)) - from).toBeGreaterThanOrEqual(290_000);
  // saved at once: no ten seconds have passed since
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 30_000 });
  expect(await bookmaker(page, ({ clock }) => clock.speed())).toBe(60);
  expect(await clockOf(page)).toBeGreaterThanOrEqual(from + 290_000);
});

test(
  "a goal, a price, a suspension and a close show on the list, and are there after a reload",
  LONG,
  async ({ page, demo }) => {
    await openSmall(page, demo);
    await act(page, "goal", { match: "501", side: "1" });
    await act(page, "movePrice", { match: "502", market: "3", position: "1", "decimal price": "3.33" });
    await act(page, "suspend", { match: "503" });
    await act(page, "closeMatch", { match: "505" });
    await pass(page, 16_000);
    await expect(row(page, /^Arsenal 3, Chelsea 1/)).toBeVisible();
    await expect(row(page, /^Manchester United/).getByRole("button", { name: /^Over.*3\.33/ })).toBeVisible();
    await expect(
      row(page, /^Newcastle/)
        .getByRole("button", { name: /locked$/ })
        .first(),
    ).toBeVisible();
    await expect(row(page, /^Newcastle/).getByRole("button", { name: /, \d\.\d\d/ })).toHaveCount(0);
    await expect(row(page, /^Villarreal/).getByRole("button", { name: /, \d\.\d\d|locked$/ })).toHaveCount(0);
    await act(page, "resume", { match: "503" });
    await act(page, "reopen", { match: "505" });
    await pass(page, 1_000);
    await page.reload();
    await expect(row(page, /^Arsenal 3, Chelsea 1/)).toBeVisible({ timeout: 30_000 });
    await expect(
      row(page, /^Newcastle/)
        .getByRole("button", { name: /, \d\.\d\d/ })
        .first(),
    ).toBeVisible();
    await expect(
      row(page, /^Villarreal/)
        .getByRole("button", { name: /, \d\.\d\d/ })
        .first(),
    ).toBeVisible();
    await expect(row(page, /^Manchester United/).getByRole("button", { name: /^Over.*3\.33/ })).toBeVisible();
  },
);

test("a match that ends settles its bets, and one that is put off says so", LONG, async ({ page, demo }) => {
  await openSmall(page, demo);
  await signIn(page, "jason88", "USD");
  await page.goto(`${demo}?qa#/`);
  await row(page, /^Manchester United/)
    .getByRole("button", { name: /^Over/ })
    .first()
    .click();
  await pass(page, 2_500);
  await page.getByRole("button", { name: "+100", exact: true }).click();
  const open = () =>
    bookmaker(
      page,
      ({ shelf }) => shelf.of("jason88").filter(({ legs, status }) => legs[0]?.matchId === 502 && status < 2).length,
    );
  await page.getByRole("button", { name: /^(Place bet|Accept .+ & bet)\b.*\b100$/ }).click();
  await expect
    .poll(async () => {
      await pass(page, 500);
      return open();
    })
    .toBeGreaterThan(0);
  const placed = page.getByRole("alertdialog", { name: "Bet placed" });
  await expect
    .poll(async () => {
      await pass(page, 1_000);
      return placed.isVisible();
    })
    .toBe(true);
  // nothing beside a dialog can be tapped, nor can the panel
  await placed.getByRole("button", { name: "Done" }).click();
  await act(page, "endMatch", { match: "502" });
  await pass(page, 75_000);
  expect(await open()).toBe(0);
  await page.goto(`${demo}?qa#/`);
  await act(page, "postpone", { match: "521" });
  await page.getByRole("tab", { name: /^Today/ }).click();
  await pass(page, 61_000);
  await expect(row(page, /^Bayern München, Inter, Postponed/)).toBeVisible();
});

test(
  "the next call times out, fails or answers a code, and the slip says which",
  LONG,
  async ({ page, demo, complaints }) => {
    await openSmall(page, demo);
    await signIn(page, "jason88", "USD 12,480.50");
    const over = row(page, /^Manchester United/)
      .getByRole("button", { name: /^Over/ })
      .first();
    const slip = page.getByRole("dialog", { name: "Single bet" });
    for (const [kind, ms, words] of [
      ["HTTP 503", 2_500, "No answer, trying again…"],
      ["time-out (never answered)", 31_000, "No answer, trying again…"],
      ["envelope code 19", 2_500, "This selection cannot be bet on right now."],
    ] as const) {
      await expect(over).toBeVisible();
      await spoil(page, "GetTicketOdds", kind);
      await over.click();
      await expect(slip).toBeVisible();
      await pass(page, ms);
      await expect(slip).toContainText(words);
      await slip.getByRole("button", { name: "Close" }).first().click();
      await expect(slip).toHaveCount(0);
      await pass(page, 1_000);
    }
    // the browser tells of the 503 by itself
    complaints.length = 0;
  },
);

test(
  "a bet whose answer is lost is looked for, and a token that ends asks to log in",
  LONG,
  async ({ page, demo, complaints }) => {
    await openSmall(page, demo);
    await signIn(page, "somchai", "THB 85,000.00");
    await page.goto(`${demo}?qa&language=en#/`);
    await expect(row(page, /^Manchester United/)).toBeVisible({ timeout: 30_000 });
    await spoil(page, "Bet", "carried out, answer lost");
    await row(page, /^Manchester United/)
      .getByRole("button", { name: /^Over/ })
      .first()
      .click();
    await pass(page, 2_500);
    await page.getByRole("button", { name: "+1,000", exact: true }).click();
    // the demo's prices move while a slow machine taps
    await page.getByRole("button", { name: /^(Place bet|Accept .+ & bet)\b.*1,000$/ }).click();
    await expect(page.getByText("Checking your bet")).toBeVisible();
    await expect
      .poll(
        async () => {
          await pass(page, 1_000);
          return page.getByRole("alertdialog", { name: "Bet placed" }).isVisible();
        },
        { timeout: 45_000 },
      )
      .toBe(true);
    expect(await bookmaker(page, ({ shelf }) => shelf.of("somchai").length)).toBe(1);
    await page.getByRole("alertdialog").getByRole("button", { name: "Done" }).click();
    await act(page, "expireToken", { member: "somchai" });
    await pass(page, 61_000);
    await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    complaints.length = 0;
  },
);
