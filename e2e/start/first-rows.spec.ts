import { type Page } from "@playwright/test";
import { expect, test as base } from "#e2e/steps/fixtures.ts";
import { createWorld, type World } from "#mocks/world/world.ts";
import { slipOf } from "#e2e/steps/slip.ts";
import { LONG, after } from "#e2e/steps/long.ts";
import { holdApp, keep, paintedRows } from "./early.ts";

const test = base.extend({
  world: async ({}, use) => use(createWorld({ size: "saturday", quiet: true })),
});

/** What stands where in the rows on the screen, in which colour; words for readers alone are left out. */
const looksOf = (page: Page) =>
  page.locator("article").evaluateAll((rows) =>
    rows
      .filter((row) => row.getBoundingClientRect().top < innerHeight)
      .map((row) => ({
        name: row.getAttribute("aria-label"),
        parts: [...row.querySelectorAll("p, span:not(.spoken), button, svg")].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const { color, font, backgroundColor } = getComputedStyle(part);
          const own = [...part.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : [])).join("");
          return [own, ...[x, y, width, height].map(Math.round), color, backgroundColor, font].join(" | ");
        }),
      })),
  );

/** Sports of every kind of row, a language, a style and a theme each; other themes are the area's to allow, once it has spoken. */
const LISTS = [
  { sport: "soccer", sportId: 1, language: "en-US", theme: "1", oddsStyle: 2 },
  { sport: "basketball", sportId: 2, language: "zh-CN", theme: "99", oddsStyle: 5 },
  { sport: "tennis", sportId: 7, language: "th-TH", theme: "1", oddsStyle: 1 },
  { sport: "cricket", sportId: 11, language: "vi-VN", theme: "99", oddsStyle: 4 },
] as const;

for (const [at, { sport, sportId, language, theme, oddsStyle }] of LISTS.entries()) {
  test(
    `the first rows of ${sport} are painted before the app has come, and stay as they are when it draws them`,
    after(2, at),
    async ({ page, open }) => {
      await keep(page, {
        list: { v: 2, data: { sportId, comboId: 0, playType: 0 } },
        settings: { v: 1, data: { language, oddsStyle } },
        theme: { v: 1, data: { theme, dark: theme === "99" } },
      });
      const release = await holdApp(page);
      const opened = open();
      await paintedRows(page).first().waitFor();
      // colours come beside the rows
      await expect(page.locator(".boot article p[style*='--crest']").first()).toBeAttached();
      const painted = await looksOf(page);
      expect(painted.length).toBeGreaterThan(1);
      release();
      await opened;
      await page.getByRole("article").first().waitFor();
      await expect(paintedRows(page)).toHaveCount(0);
      // the last rows may come a little after the first
      await expect.poll(async () => (await looksOf(page)).slice(0, painted.length)).toEqual(painted);
    },
  );
}

test("a tap on a painted price opens the slip of a member who came back, when the app has come", async ({
  page,
  open,
}) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const release = await holdApp(page);
  const reloaded = page.reload();
  const row = paintedRows(page).nth(1);
  await row.waitFor();
  const team = (await row.locator("p > span").first().textContent()) ?? "no team";
  const price = row.locator("fieldset").nth(1).locator("button").first();
  const shown = (await price.locator("span").last().textContent()) ?? "no price";
  await expect(row.locator("button:not([data-state])[aria-pressed=false]")).toHaveCount(1);
  await price.tap();
  await expect(row.locator("[aria-pressed=true]")).toHaveCount(1);
  // the star is no price: without its state it lost its colour and its place
  await expect(row.locator("button:not([data-state])[aria-pressed=false]")).toHaveCount(1);
  release();
  await reloaded;
  await expect(slipOf(page)).toContainText(team);
  await expect(slipOf(page)).toContainText("Over");
  await expect(slipOf(page)).toContainText(shown);
});

test("a tap on a painted price asks a visitor to log in, and one on its match opens that", async ({ page, open }) => {
  const release = await holdApp(page);
  const opened = open();
  const fetched = page.locator("link[rel=modulepreload][href*='/Overlays-']");
  await expect(fetched).toHaveCount(0);
  await paintedRows(page).nth(1).locator("fieldset button").first().tap();
  // the part with the dialogs is on its way before the app is there
  await expect(fetched).toHaveCount(1);
  release();
  await opened;
  await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  const again = await holdApp(page);
  const reloaded = page.reload();
  await paintedRows(page)
    .nth(1)
    .getByText(/^\+\d\d+$/)
    .tap();
  again();
  await reloaded;
  await expect(page).toHaveURL(/match\/match\?matchId=\d+/);
});

test.describe("a tap on what the app shows otherwise", () => {
  test.use({ world: async ({}, use) => use(createWorld()) });

  for (const { what, line, price, often } of [
    { what: "another price of the same line", line: 2.25, price: 1.96, often: {} },
    { what: "the same price of another line", line: 3, price: 1.95, often: LONG },
  ]) {
    test(`is lost: ${what}`, often, async ({ page, open, world }) => {
      world.moveLine(502, 3, 2.25);
      world.movePrice(502, 3, 1, 1.95);
      const release = await holdApp(page);
      const opened = open();
      // the rules of a tap, and what passes it on: a tap on a painted row has both fetched
      const parts = Promise.all(
        ["second", "life"].map((part) => page.waitForResponse(new RegExp(`assets/${part}-[\\w-]+\\.js$`))),
      );
      await paintedRows(page)
        .filter({ hasText: "Manchester United" })
        .locator("fieldset")
        .nth(1)
        .locator("button")
        .first()
        .tap();
      // the early answer is lost: the app asks anew
      await page.evaluate(() => window.earlyCalls?.clear());
      world.moveLine(502, 3, line);
      world.movePrice(502, 3, 1, price);
      release();
      await opened;
      const drawn = page.getByRole("article", { name: /^Manchester United/ });
      await expect(drawn.getByRole("button", { name: /^Over/ })).toHaveAccessibleName(new RegExp(`, ${price}$`));
      // both have run: a tap that was passed on would act now
      for (const part of await parts) await page.evaluate(async (address) => void (await import(address)), part.url());
      await page.clock.runFor(2_000);
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(page.getByRole("button", { pressed: true }).and(drawn.getByRole("button"))).toHaveCount(0);
    });
  }
});

/** Why there may be no prices before the app has come. */
const HINDRANCES: readonly {
  readonly why: string;
  readonly painted: boolean;
  readonly hinder: (room: Hindered) => unknown;
}[] = [
  {
    why: "the leagues that were hidden are shown again after a day",
    painted: true,
    hinder: ({ page }) => keep(page, { leagues: { v: 1, exp: 1, data: { only: { "1:0": [501] } } } }),
  },
  {
    why: "leagues of some list are hidden",
    painted: false,
    hinder: ({ page }) => keep(page, { leagues: { v: 1, data: { only: { "1:0": [501] } } } }),
  },
  {
    why: "another list is shown",
    painted: false,
    hinder: ({ page }) => keep(page, { list: { v: 2, data: { sportId: 1, comboId: 0, playType: 1 } } }),
  },
  {
    why: "the answer is a code",
    painted: false,
    hinder: ({ world }) => world.nextCall({ path: "GetLiveMatchOdds", code: 4 }),
  },
  {
    why: "the answer cannot be read",
    painted: false,
    hinder: ({ world }) => world.nextCall({ path: "GetLiveMatchOdds", malformed: true }),
  },
  {
    why: "the text is large",
    painted: false,
    hinder: ({ page }) =>
      page.addInitScript(() =>
        document.addEventListener("readystatechange", () => {
          document.documentElement.style.fontSize = "200%";
        }),
      ),
  },
  {
    why: "the layout is a wide one",
    painted: false,
    hinder: ({ page }) => page.setViewportSize({ width: 768, height: 1024 }),
  },
];

interface Hindered {
  readonly page: Page;
  readonly world: World;
}

for (const [at, { why, painted, hinder }] of HINDRANCES.entries()) {
  test(
    `${painted ? "prices are" : "no price is"} painted before the app has come where ${why}`,
    after(1, at),
    async ({ page, open, world }) => {
      await hinder({ page, world });
      const release = await holdApp(page);
      const opened = open();
      const own = page.waitForResponse("**/assets/firstRows-*.js");
      await (await own).finished();
      await page.evaluate(() => window.earlyList?.then((list) => list?.answer));
      // what painting does after its answer is done in fewer turns than these
      for (let turn = 0; turn < 5; turn += 1)
        await page.evaluate(() => fetch("./config.json").then((one) => one.text()));
      expect((await paintedRows(page).count()) > 0).toBe(painted);
      await expect(page.locator(".boot-row")).toHaveCount(painted ? 0 : 4);
      release();
      await opened;
    },
  );
}

test("what was painted goes when the app does not come in half a minute", LONG, async ({ page, open, pass }) => {
  await holdApp(page);
  void open().catch(() => undefined);
  await paintedRows(page).first().waitFor();
  await pass(29_000);
  expect(await paintedRows(page).count()).toBeGreaterThan(0);
  await pass(1_500);
  await expect(paintedRows(page)).toHaveCount(0);
});
