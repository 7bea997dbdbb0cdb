import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { after } from "#e2e/steps/long.ts";

const LANGUAGES = ["th", "en", "vi", "id", "ja", "fr", "pt", "es", "ch", "tw"];

/** What of the slip's head and selection is cut, in two lines where it has one, or lies over what stands beside it. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const title = document.querySelector<HTMLElement>("#slip-title");
    const bar = title?.parentElement;
    if (!title || !bar) return ["no title"];
    const wide = (node: Element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const text = wide(title);
    if (text.height > 26) found.push(`title in two lines: ${title.textContent}`);
    if (text.right > title.getBoundingClientRect().right + 1) found.push(`title cut: ${title.textContent}`);
    const parts = [text, ...[...bar.children].slice(1).map(wide)];
    for (const [at, one] of parts.entries()) {
      const next = parts[at + 1];
      if (next && one.width > 0 && next.width > 0 && one.right > next.left + 1)
        found.push(`part ${at} lies over the next`);
    }
    const box = document.documentElement.clientWidth;
    for (const node of bar.closest("dialog")?.querySelectorAll("p, b, h2, button") ?? [])
      if (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflow !== "visible")
        found.push(`cut: ${node.textContent}`);
      else if (node.getBoundingClientRect().right > box + 1) found.push(`past the edge: ${node.textContent}`);
    return found;
  });

for (const [at, language] of LANGUAGES.entries())
  test.describe("at 360 px", () => {
    test.use({ viewport: { width: 360, height: 780 } });

    test(
      `the slip's head is whole, with a balance of twelve digits in kyat: ${language}`,
      after(2, at),
      async ({ page, world, open }) => {
        world.setBalance("aungko2", 999_999_999_999);
        await open({ as: "aungko2", hash: `/?language=${language}` });
        await page.locator("[data-q^='price:502:3:'][data-q$=':1']").first().click();
        await expect(page.locator("#slip-title")).toBeVisible();
        await expect(page.locator("[data-q='act:cancel']")).toBeVisible();
        expect(await faults(page)).toEqual([]);
      },
    );
  });

test.describe("on its side", () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test("the slip's head is whole and in one line, in Thai with a balance of twelve digits in kyat", async ({
    page,
    world,
    open,
  }) => {
    world.setBalance("aungko2", 999_999_999_999);
    await open({ as: "aungko2", hash: "/?language=th" });
    await page.locator("[data-q^='price:502:3:'][data-q$=':1']").first().click();
    const title = page.locator("#slip-title");
    await expect(title).toBeVisible();
    await expect(page.locator("[data-q='act:cancel']")).toBeVisible();
    expect(await faults(page)).toEqual([]);
    // title, balance and signs stand side by side
    const heights = await title.evaluate((one) =>
      [...(one.parentElement?.children ?? [])].map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return (top + bottom) / 2;
      }),
    );
    for (const middle of heights) expect(Math.abs(middle - (heights[0] ?? 0))).toBeLessThan(12);
  });
});
