import { type Page } from "@playwright/test";
import { createWorld } from "#mocks/world/world.ts";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { holdCall } from "#e2e/steps/holdCall.ts";

/** Where everything in the rows and heads of the list stands; a box may grow towards free room by a flag. */
const placesOf = (page: Page) =>
  page.locator("#list").evaluate((list) =>
    [...list.querySelectorAll("article, h2, p, span, button, svg")].map((part) => {
      const { x, y, height } = part.getBoundingClientRect();
      return [x, y, height].map(Math.round).join(" ");
    }),
  );

/** The background of the crest of the first team of a match. */
const crestOf = (page: Page, match: RegExp, team: 0 | 1) =>
  page
    .getByRole("article", { name: match })
    .locator("p:has(> span)")
    .nth(team + 1)
    .evaluate((line) => getComputedStyle(line, "::before").backgroundImage);

test("crests stand with the rows, flags and the line of periods come with the rest, and nothing moves when they do", async ({
  page,
  open,
}) => {
  const come = await holdCall(page, /\/assets\/life-[\w-]+\.js$/);
  await open();
  await page.getByRole("article").first().waitFor();
  const flag = page.locator("#list [style*='--flag:']").first();
  await expect.poll(() => crestOf(page, /^Arsenal/, 0)).toContain("gradient");
  await expect(flag).toHaveCount(0);
  const before = await placesOf(page);
  expect(before.length).toBeGreaterThan(60);
  come();
  await expect(flag).toBeAttached();
  expect(await crestOf(page, /^Arsenal/, 1)).not.toBe(await crestOf(page, /^Arsenal/, 0));
  // rows that came below them meanwhile moved nothing
  expect((await placesOf(page)).slice(0, before.length)).toEqual(before);
});

test.describe("an operator's own crests", () => {
  test.use({ operator: { crests: "/crests.json" } });

  test("are worn by the teams they name", async ({ page, open }) => {
    // every team of the England Premier League in green and black
    const table = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [10101 + at, "0f00000"]));
    await page.route("**/crests.json", (route) => route.fulfill({ json: table }));
    await open();
    await expect
      .poll(() => crestOf(page, /^Arsenal/, 0))
      .toBe("linear-gradient(90deg, rgb(0, 255, 0) 50%, rgb(0, 0, 0) 0px)");
  });
});

test.describe("an operator without colours", () => {
  test.use({ operator: { crests: false } });

  test("shows the first letter of a team in their place", async ({ page, open }) => {
    await open();
    const letter = () =>
      page
        .getByRole("article", { name: /^Arsenal/ })
        .locator("p:has(> span)")
        .nth(1)
        .evaluate((line) => getComputedStyle(line, "::before").content);
    await expect.poll(letter).toContain('"A"');
    expect(await crestOf(page, /^Arsenal/, 0)).toBe("none");
  });
});

test.describe("a full list", () => {
  test.use({ world: async ({}, use) => use(createWorld({ size: "demo", seed: 1, quiet: true })) });

  /** Matches that stand whole between the toolbar and the bottom bar. */
  const wholeRows = (page: Page) =>
    page.evaluate(() => {
      const bar = document.querySelector("nav[aria-label='Main pages']")?.getBoundingClientRect();
      // at the foot, or a rail at the side
      const foot = bar && bar.top > 0 ? bar.top : innerHeight;
      return [...document.querySelectorAll("main article")].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top > 0 && bottom <= foot;
      }).length;
    });

  test("shows four rows at rest, and six once they are compact, here and on the next visit", async ({ page, open }) => {
    await open();
    await page.getByRole("article").first().waitFor();
    await expect.poll(() => wholeRows(page)).toBe(4);
    await page.getByRole("button", { name: "Options" }).click();
    await page.getByRole("radio", { name: "Compact" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => wholeRows(page)).toBe(6);
    await page.reload();
    await page.getByRole("article").first().waitFor();
    await expect.poll(() => wholeRows(page)).toBe(6);
    // a finger has 44 px for each price, up to the edge of the row
    const cells = page.getByRole("article").first().getByRole("group").first().getByRole("button");
    const reach = await cells.evaluateAll((both) =>
      both.map((cell) => {
        const { x, y, width } = cell.getBoundingClientRect();
        const at = (dy: number) => document.elementFromPoint(x + width / 2, y + dy)?.closest("button") === cell;
        return Array.from({ length: 60 }, (_, px) => px - 10).filter(at).length;
      }),
    );
    expect(reach).toEqual([44, 44]);
  });

  test("shows two rows of prices on a phone that lies on its side", async ({ page, open }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open({ as: "jason88" });
    await page.getByRole("article").first().waitFor();
    await expect.poll(() => wholeRows(page)).toBe(2);
    const place = async (name: string) => page.getByRole("navigation", { name }).boundingBox();
    expect(await place("Main pages")).toEqual({ x: 15, y: 0, width: 64, height: 390 });
    expect(await place("Lists")).toEqual({ x: 79, y: 90, width: 430, height: 44 });
    // upright again, the rows are as they were chosen
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => wholeRows(page)).toBe(4);
  });
});
