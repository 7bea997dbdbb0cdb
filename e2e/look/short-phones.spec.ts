import { type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "#app/domain/member/languages.ts";
import { type PlaywrightDoor } from "#mocks/doors/playwright.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { MATCHES, openKeys, openParlay } from "#e2e/steps/seeds.ts";
import { nextPrice, openSlip, type Room, slipOf, typeAmount } from "#e2e/steps/slip.ts";
import { settle } from "#e2e/surfaces/surface.ts";
import { speak } from "#e2e/surfaces/speak.ts";
import { LONG, after } from "#e2e/steps/long.ts";

/** Visible heights of phones in their browsers, and of phones on their side, px. */
const ROOMS = [
  [320, 480],
  [360, 560],
  [375, 548],
  [390, 652],
  [667, 375],
] as const;

const SHEET = "dialog[open]";
const DOCK = "main section";

/**
 * The parts without which nobody can bet, in whatever language, that are not wholly within the window or lie under something:
 * the amount, its keys, what changed, the league, the button.
 */
const outOfSight = (page: Page, slip: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const root = [...document.querySelectorAll(selector)].at(-1);
    const buttons = [...(root?.querySelectorAll("button") ?? [])];
    const parts: readonly (readonly [string, Element | undefined | null])[] = [
      ["amount", [...(root?.querySelectorAll("output") ?? [])].at(-1)],
      ...Array.from("1234567890", (key) => [key, buttons.find(({ textContent }) => textContent === key)] as const),
      ["delete", root?.querySelector("fieldset button[aria-label]")],
      ["change", root?.querySelector("[role=alert]")],
      ["place", buttons.at(-1)],
      // a window of under 500 px has room only for what a bet needs
      [
        "league",
        document.documentElement.hasAttribute("data-tight") ? root : [...(root?.querySelectorAll("bdi") ?? [])].at(-1),
      ],
    ];
    const whyNot = (node: Element | undefined | null): string => {
      if (!node) return "is not there";
      const { left, top, right, bottom } = node.getBoundingClientRect();
      if (right - left < 1 || bottom - top < 1) return "is not drawn";
      if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return "is out of the window";
      const [x, step] = [(left + right) / 2, (bottom - top) / 4];
      const hits = [top + step, bottom - step].map((y) => document.elementFromPoint(x, y));
      return hits.every((hit) => hit && (node.contains(hit) || hit.contains(node))) ? "" : "is covered";
    };
    return parts.flatMap(([name, node]) => {
      const why = whyNot(node);
      return why === "" ? [] : [`${name} ${why}`];
    });
  }, slip);

const ALL: readonly Language[] = Object.keys(LANGUAGES) as Language[];

/** Those whose words are the longest, and whose letters are the tallest: every run looks at these. */
const WIDEST: readonly Language[] = ["es-ES", "th-TH"];

/** Looks at the slip on every short phone, with text as it is and larger by 30 %. */
async function lookEverywhere(page: Page, slip: string, languages = ALL): Promise<void> {
  const missed: string[] = [];
  for (const language of languages) {
    await speak(page, language);
    for (const [width, height] of ROOMS) {
      await page.setViewportSize({ width, height });
      for (const percent of [100, 130]) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, `${percent}%`);
        await settle(page);
        for (const part of await outOfSight(page, slip))
          missed.push(`${language} ${width}x${height} ${percent} %: ${part}`);
      }
    }
  }
  expect(missed).toEqual([]);
}

/** A slip on an outright, with an amount, whose price has moved. */
async function openOutright({
  page,
  world,
  open,
  pass,
  door,
}: Room & { readonly door: PlaywrightDoor }): Promise<void> {
  await open({ as: "jason88", hash: "/pages/winner/winner" });
  await expect(page.getByRole("banner")).toContainText("USD");
  const cell = page.getByRole("button", { name: /, \d+\.\d\d$/ }).first();
  await expect(cell).toBeVisible();
  await page.clock.runFor(400);
  await cell.click();
  await expect(slipOf(page)).toBeVisible();
  await pass(2_000);
  await typeAmount(page, "500");
  const limit = door.requests.find((line) => line.includes("GetOutrightBetLimit")) ?? "";
  world.moveOutright(Number(/OrID=(\d+)/.exec(limit)?.[1]), 33);
  await nextPrice(pass);
}

for (const [at, [which, languages]] of (
  [
    ["the widest languages", WIDEST],
    ["all ten", ALL],
  ] as const
).entries())
  test(
    `a single whose price moved can be bet on short phones without scrolling, in ${which}`,
    after(1, at),
    async ({ page, world, open, pass }) => {
      test.setTimeout(180_000);
      await openSlip({ page, world, open, pass });
      world.movePrice(502, 3, 1, 1.88);
      await nextPrice(pass);
      await expect(page.locator(SHEET).getByRole("alert")).toBeVisible();
      await lookEverywhere(page, SHEET, languages);
    },
  );

test(
  "an outright whose price moved can be bet on short phones without scrolling",
  LONG,
  async ({ page, world, open, pass, door }) => {
    test.setTimeout(180_000);
    await openOutright({ page, world, open, pass, door });
    await expect(page.locator(SHEET).getByRole("alert")).toBeVisible();
    await lookEverywhere(page, SHEET);
  },
);

test(
  "a parlay of which a price moved can be bet on short phones without scrolling",
  LONG,
  async ({ page, world, open, pass }) => {
    test.setTimeout(180_000);
    await openParlay({ page, world, open, pass }, MATCHES.slice(0, 3));
    await openKeys(page);
    await typeAmount(page, "100");
    world.movePrice(MATCHES[0], 1, 1, { by: 1.1 });
    await nextPrice(pass);
    await expect(page.locator(DOCK).last().getByRole("alert")).toBeVisible();
    await lookEverywhere(page, DOCK);
  },
);

for (const [at, [width, height]] of (
  [
    [844, 390],
    [932, 430],
  ] as const
).entries()) {
  test(
    `a single whose price moved can be bet beside the list of a phone on its side, ${width} x ${height}`,
    after(1, at),
    async ({ page, world, open, pass }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openSlip({ page, world, open, pass });
      world.movePrice(502, 3, 1, 1.88);
      await nextPrice(pass);
      await page.setViewportSize({ width, height });
      await expect(page.getByRole("complementary", { name: "Bet slip" }).getByRole("alert")).toBeVisible();
      await settle(page);
      expect(await outOfSight(page, "aside")).toEqual([]);
    },
  );
}
