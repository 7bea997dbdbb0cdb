import { type Locator, type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { openList } from "#e2e/steps/bets.ts";
import { pick, rowOf } from "#e2e/steps/slip.ts";

const MANCHESTER = /Manchester United/;

/** A window, and the widths of its four columns (design-3, 7, 69 and 71). */
const WINDOWS = [
  { width: 1100, height: 800, columns: [64, 360, 340, 300], between: 10 },
  { width: 1280, height: 800, columns: [64, 400, 440, 320], between: 14 },
  { width: 1440, height: 900, columns: [200, 400, 440, 344], between: 14 },
  { width: 1600, height: 900, columns: [200, 440, 560, 344], between: 14 },
  { width: 1920, height: 1080, columns: [232, 576, 640, 376], between: 16 },
];

const navOf = (page: Page) => page.getByRole("navigation", { name: "Main pages" });
const matchOf = (page: Page) => page.getByRole("region", { name: "Match", exact: true });
const slipOf = (page: Page) => page.getByRole("complementary", { name: "Bet slip" });

/** Left edge and width of each column, from left to right; the header stands for the list. */
async function columnsOf(page: Page): Promise<{ left: number; width: number }[]> {
  const columns: Locator[] = [navOf(page), page.getByRole("banner"), matchOf(page), slipOf(page)];
  const boxes = await Promise.all(columns.map((column) => column.boundingBox()));
  return boxes.map((box) => ({ left: box?.x ?? -1, width: box?.width ?? -1 }));
}

/** Which column has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at?.closest("aside")) return "slip";
    if (at?.closest('section[aria-label="Match"]')) return "match";
    if (at?.closest('nav[aria-label="Main pages"]')) return "navigation";
    return at?.closest("#app") ? "list" : "none";
  });

for (const { width, height, columns, between } of WINDOWS) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height }, isMobile: false, hasTouch: false });

    test("four columns stand side by side, and none is blank", async ({ page, open }) => {
      await open({ as: "jason88" });
      await expect(slipOf(page)).toContainText("Tap a price to bet");
      await expect(matchOf(page).getByRole("button", { name: /^Over/ }).first()).toBeVisible();
      const boxes = await columnsOf(page);
      expect(boxes.map((box) => box.width)).toEqual(columns);
      for (const [at, box] of boxes.slice(1).entries()) {
        const before = boxes[at];
        expect(box.left).toBe((before?.left ?? 0) + (before?.width ?? 0) + between);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // the sports once, the favourites once, and no way back from what is beside
      await expect(page.getByRole("button", { name: /^Soccer( \d+|, \d+)?$/ })).toHaveCount(
        // with more than one group of sports the title is a button too
        1 + (await page.getByRole("banner").getByRole("button", { name: "Soccer" }).count()),
      );
      await expect(page.getByRole("button", { name: /^(My f|F)avourites/ })).toHaveCount(1);
      await expect(matchOf(page).getByRole("button", { name: "Back" })).toHaveCount(0);
      // the field of the animation ends where its column does
      const field = await matchOf(page).locator("[data-field] svg").boundingBox();
      expect(field).toMatchObject({ x: boxes[2]?.left, width: boxes[2]?.width });
    });
  });
}

test.describe("1280 wide", () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test("the most popular live match opens by itself, without a trace in address and history", async ({
    page,
    open,
  }) => {
    await open({ as: "jason88" });
    const match = matchOf(page);
    await expect(match.getByRole("button", { name: /^Over/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    const before = await page.evaluate(() => history.length);
    const name = await match.getByRole("button", { name: /^Favourite: / }).getAttribute("aria-label");
    const [home = ""] = (name ?? "").replace("Favourite: ", "").split(" v ");
    await expect(rowOf(page, new RegExp(home)).first()).toHaveCSS("box-shadow", /3px 0px 0px 0px inset$/);
    await expect(match.getByText("Most popular now")).toBeVisible();
    await rowOf(page, MANCHESTER)
      .getByRole("button", { name: /All markets/ })
      .click();
    await expect(page).toHaveURL(/match\/match\?matchId=502/);
    await expect(match.getByText("Most popular now")).toHaveCount(0);
    await expect(rowOf(page, MANCHESTER)).toHaveCSS("box-shadow", /3px 0px 0px 0px inset$/);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    // on another page, too, it stays open
    await page.goBack();
    await expect(page).toHaveURL(/#\/$/);
    await expect(match.getByRole("button", { name: /^Favourite: Manchester United/ })).toBeVisible();
  });

  test("a price is the same one in the list and beside it, and there is one slip", async ({ page, open, pass }) => {
    await open({ as: "jason88" });
    await rowOf(page, MANCHESTER)
      .getByRole("button", { name: /All markets/ })
      .click();
    const beside = matchOf(page).getByRole("button", { name: /^Over 2\/2.5/ });
    await expect(beside).toBeVisible();
    await page.clock.runFor(600);
    await pick(page, MANCHESTER, /^Over/);
    const listed = rowOf(page, MANCHESTER).getByRole("button", { name: /^Over/ });
    await expect(beside).toHaveAttribute("aria-pressed", "true");
    await expect(listed).toHaveAttribute("aria-pressed", "true");
    await pass(1_000);
    await matchOf(page)
      .getByRole("button", { name: /^Under 2\/2.5/ })
      .click();
    await expect(listed).toHaveAttribute("aria-pressed", "false");
    await expect(rowOf(page, MANCHESTER).getByRole("button", { name: /^Under/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(slipOf(page).getByRole("heading", { name: "Single bet" })).toHaveCount(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("the slip's column has the open bets of a member, with their picks and sums", async ({ page, world, open }) => {
    openList(world);
    await open({ as: "jason88" });
    const slip = slipOf(page);
    await expect(slip).toContainText(/\d waiting · \d unsettled/);
    await expect(slip.getByRole("article", { name: /^Bet / })).toHaveCount(3);
    await expect(slip.getByRole("article", { name: /^Bet / }).first()).toContainText("Arsenal −0.5");
    await expect(slip).toContainText(/\d bets? · At risk/);
  });

  test("and for a visitor three popular matches, whose prices ask for a login as all do", async ({ page, open }) => {
    await open();
    const slip = slipOf(page);
    await expect(slip).toContainText("Tap a price to bet");
    const picks = slip.locator('[role="group"]');
    await expect(picks).toHaveCount(3);
    await picks.first().getByRole("button", { name: /, \d/ }).first().click();
    await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
  });

  test("the Tab key goes from the navigation to the list, to the match, to the slip", async ({ page, open }) => {
    await open({ as: "jason88" });
    await expect(slipOf(page)).toContainText("Tap a price to bet");
    await expect(matchOf(page).getByRole("button", { name: /^Over/ }).first()).toBeVisible();
    await navOf(page).getByRole("button").first().focus();
    const order: string[] = [];
    for (let step = 0; step < 400 && order.at(-1) !== "slip"; step += 1) {
      const column = await focused(page);
      if (order.at(-1) !== column) order.push(column);
      await page.keyboard.press("Tab");
    }
    expect(order).toEqual(["navigation", "list", "match", "slip"]);
  });

  test("the navigation has the sports of the page of favourites, and its choice stays there", async ({
    page,
    open,
  }) => {
    await open({ as: "jason88" });
    await page.clock.runFor(600);
    await rowOf(page, MANCHESTER)
      .getByRole("button", { name: /^Favourite/ })
      .click();
    await navOf(page)
      .getByRole("button", { name: /^Favourites/ })
      .click();
    await expect(navOf(page).getByRole("button", { name: /^Favourites/ })).toHaveAttribute("aria-current", "page");
    await navOf(page)
      .getByRole("button", { name: /^Soccer/ })
      .click();
    await expect(page).toHaveURL(/myFavorite/i);
  });
});

test.describe("1920 wide", () => {
  test.use({ viewport: { width: 1920, height: 1080 }, isMobile: false, hasTouch: false });

  test("B04: the columns of all rows have one left edge, whatever their prices", async ({ page, world, open }) => {
    world.movePrice(502, 5, 1, 101);
    world.movePrice(502, 5, 3, 287);
    await open({ as: "jason88" });
    await expect(rowOf(page, MANCHESTER).getByRole("button", { name: /287/ })).toBeVisible();
    const columns = await page
      .locator("main article")
      .evaluateAll((rows) =>
        rows
          .map((row) => [...row.querySelectorAll("fieldset")].map((set) => set.getBoundingClientRect()))
          .filter((sets) => sets.length === 3),
      );
    expect(columns.length).toBeGreaterThan(2);
    for (const sets of columns) {
      expect(sets.map(({ width }) => Math.round(width))).toEqual([98, 98, 180]);
      expect(sets.map(({ x }) => x)).toEqual(columns[0]?.map(({ x }) => x));
    }
    const cut = await rowOf(page, MANCHESTER)
      .locator("fieldset button")
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(cut).toBe(0);
  });

  test("the groups of markets stand in two stacks without a hole", async ({ page, open }) => {
    await open({ as: "jason88" });
    await rowOf(page, MANCHESTER)
      .getByRole("button", { name: /All markets/ })
      .click();
    const heads = matchOf(page).locator("#markets").getByRole("button", { expanded: true });
    await expect(heads.nth(4)).toBeVisible();
    const tops = await heads.evaluateAll((all) =>
      all.map((head) => head.getBoundingClientRect()).map(({ x, y }) => [x, y]),
    );
    expect(new Set(tops.map(([x]) => x)).size).toBe(2);
    expect(tops[0]?.[1]).toBe(tops.find(([x]) => x !== tops[0]?.[0])?.[1]);
    const stage = await matchOf(page).locator("#media").boundingBox();
    expect(stage?.height).toBe(214);
  });
});
