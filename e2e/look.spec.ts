import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";

/** Where everything in the rows and heads of the list stands. */
const placesOf = (page: Page) =>
  page.locator("#list").evaluate((list) =>
    [...list.querySelectorAll("article, h2, p, span, button, svg")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }),
  );

/** The background of the crest of the first team of a match. */
const crestOf = (page: Page, match: RegExp, team: 0 | 1) =>
  page
    .getByRole("article", { name: match })
    .locator("p:has(> span)")
    .nth(team + 1)
    .evaluate((line) => getComputedStyle(line, "::before").backgroundImage);

test("crests, flags and the line of periods come with the rest, and nothing moves when they do", async ({
  page,
  open,
}) => {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/life-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await open();
  await page.getByRole("article").first().waitFor();
  expect(await crestOf(page, /^Arsenal/, 0)).toBe("none");
  const before = await placesOf(page);
  come();
  await expect.poll(() => crestOf(page, /^Arsenal/, 0)).toContain("gradient");
  expect(await crestOf(page, /^Arsenal/, 1)).not.toBe(await crestOf(page, /^Arsenal/, 0));
  expect(await placesOf(page)).toEqual(before);
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
