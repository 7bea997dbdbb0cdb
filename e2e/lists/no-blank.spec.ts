import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";

interface Seen {
  readonly frames: string[];
  on: boolean;
}

type Watching = Window & { seen?: Seen };

/** Notes for every frame what of a list is in sight: its rows, those of the list before at 40 %, a skeleton, or nothing. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = { frames: [], on: true };
    (window as Watching).seen = seen;
    const look = () => {
      const inSight = (one: Element) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > Math.max(150, top) && top < innerHeight && getComputedStyle(one).visibility === "visible";
      };
      const rows = [...document.querySelectorAll("article")].filter(inSight);
      const toolbars = [...document.querySelectorAll("[data-page] [role=radiogroup]")].filter(inSight);
      const kept = rows.filter((row) => row.closest("[inert]"));
      const busy = [...document.querySelectorAll("[aria-busy]")].some(inSight);
      const faint = kept.every((row) => getComputedStyle(row.closest("[inert]") ?? row).opacity === "0.4");
      if (toolbars.length > 1) seen.frames.push("two toolbars");
      else if (rows.length > kept.length) seen.frames.push("rows");
      else if (kept.length > 0) seen.frames.push(faint ? "kept" : "kept in full colour");
      else seen.frames.push(busy ? "skeleton" : "blank");
      if (seen.on) requestAnimationFrame(look);
    };
    look();
  });

/** What was in sight, each once, in its order. */
const framesSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { seen } = window as Watching;
    if (!seen) return [];
    seen.on = false;
    return seen.frames.filter((frame, at) => frame !== seen.frames[at - 1]);
  });

const CHANGES = [
  { what: "another sport", act: (page: Page) => page.getByRole("button", { name: /^Basketball/ }).click() },
  { what: "another tab", act: (page: Page) => page.getByRole("tab", { name: /^Early/ }).click() },
];

for (const { what, act } of CHANGES)
  test(`no frame is blank on the way to ${what}: the rows before stay at 40 % until the skeleton`, async ({
    page,
    open,
  }) => {
    await open({ as: "jason88" });
    await expect(page.getByRole("banner")).toContainText("jason88");
    await expect(page.locator("main article").first()).toBeVisible();
    let go = (): void => undefined;
    const held = new Promise<void>((come) => {
      go = come;
    });
    await page.route(/Get(?:No)?LiveMatchOdds/, async (route) => {
      await held;
      await route.fallback();
    });
    await watchFrames(page);
    await act(page);
    await expect(page.locator("main [aria-busy], [aria-busy]").first()).toBeVisible();
    await page.waitForFunction(() => (window as Watching).seen?.frames.at(-1) === "skeleton");
    go();
    await expect(page.locator("main article").first()).toBeVisible();
    expect(await framesSeen(page)).toEqual(["rows", "kept", "skeleton", "rows"]);
    await expect(page.locator("[inert] article")).toHaveCount(0);
  });
