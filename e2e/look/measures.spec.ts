import { type Locator, type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { openParlay } from "#e2e/steps/seeds.ts";
import { openSlip } from "#e2e/steps/slip.ts";
import { smallTargets } from "#e2e/surfaces/targets.ts";
import { settle } from "#e2e/surfaces/surface.ts";

/** On how many lines a text stands. */
const linesOf = (text: Locator): Promise<number> =>
  text.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test.describe("1920 wide", () => {
  test.use({ viewport: { width: 1920, height: 1080 }, isMobile: false, hasTouch: false });

  test("the columns of the list have one width, also where a price has six signs", async ({ page, world, open }) => {
    world.movePrice(501, 5, 3, 101);
    await open();
    const rows = page.locator("main article:has([data-look='row'])");
    await expect(rows.first()).toBeVisible();
    await expect(rows.first().getByText("101.00")).toBeVisible();
    const columns = await rows.evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("fieldset, [data-look='row'] > *")].map((one) => {
          const { left, width } = one.getBoundingClientRect();
          return `${left.toFixed(1)}+${width.toFixed(1)}`;
        }),
      ),
    );
    expect(columns.length).toBeGreaterThan(2);
    for (const row of columns) expect(row).toEqual(columns[0]);
    // pairs and trio as drawn, and no price runs out of its cell
    expect(columns[0]?.map((one) => Math.round(Number(one.split("+")[1]))).slice(0, 3)).toEqual([98, 98, 180]);
    const cut = await page
      .locator("main article button[data-state]")
      .evaluateAll((cells) =>
        cells.flatMap((cell) => (cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? "") : [])),
      );
    expect(cut).toEqual([]);
  });
});

test("half and full time stand beside their teams, with the tag of a bonus and without", async ({
  page,
  open,
  world,
  pass,
}) => {
  world.endMatch(501);
  world.endMatch(502);
  await open();
  await pass(60_000);
  await page.goto("/#/pages/matchresult/matchresult");
  const rows = page.locator("article button", { hasText: "Full time" });
  await expect(rows.filter({ hasText: "Bonus" }).first()).toBeVisible();
  const off = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const middle = (part: Element | null | undefined) => {
        const range = document.createRange();
        if (part) range.selectNodeContents(part);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      const teams = [...row.querySelectorAll("bdi")];
      return [...row.querySelectorAll("span")]
        .filter((one) => (one.textContent ?? "").endsWith("time") && one.matches(".spoken"))
        .flatMap((head) => {
          const figures = [head.nextElementSibling, head.nextElementSibling?.nextElementSibling];
          return figures.map((figure, at) => Math.abs(middle(figure) - middle(teams[at])));
        });
    }),
  );
  expect(off.length).toBeGreaterThan(4);
  expect(Math.max(...off)).toBeLessThan(1.5);
});

for (const [width, height] of [
  [320, 568],
  [375, 548],
] as const)
  test(`what asks for the amount of a parlay stands in one line at ${width} x ${height}`, async ({
    page,
    world,
    open,
    pass,
  }) => {
    await page.setViewportSize({ width, height });
    await openParlay({ page, world, open, pass }, [521, 522]);
    const hint = page.getByText("Please enter amount");
    await expect(hint).toBeVisible();
    expect(await linesOf(hint)).toBe(1);
    const { right, room } = await hint.evaluate((one) => ({
      right: one.getBoundingClientRect().right,
      room: one.closest("[data-q='amount']")?.getBoundingClientRect().right ?? 0,
    }));
    expect(right).toBeLessThan(room);
  });

test("beside twelve digits in text of 130 % the title is whole, and a tap shows the balance whole", async ({
  page,
  world,
  open,
}) => {
  world.setBalance("jason88", 123_456_789_012);
  await open({ as: "jason88" });
  const pill = page.locator("[data-q='balance']");
  await expect(pill).toHaveAccessibleName(/123,456,789,012\.00/);
  const shown = (text: string) => pill.getByText(text, { exact: true });
  await expect(shown("123,456,789,012.00")).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "130%";
  });
  await settle(page);
  await expect(shown("123.46B")).toBeVisible();
  await expect(shown("123,456,789,012.00")).toBeHidden();
  const title = page.getByRole("heading", { level: 1 });
  const faults = await title.evaluate((one) => {
    const words = one.querySelector("span") ?? one;
    const [box, room] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
    return { cut: words.scrollWidth > words.clientWidth + 1, beside: box.right > room.right + 1, none: box.width < 20 };
  });
  expect(faults).toEqual({ cut: false, beside: false, none: false });
  await pill.click();
  await expect(shown("123,456,789,012.00").last()).toBeVisible();
  const whole = await shown("123,456,789,012.00").last().boundingBox();
  expect(whole?.x).toBeGreaterThanOrEqual(0);
});

test("the ring of the title with the focus is whole", async ({ page, open }) => {
  await open({ as: "jason88" });
  const combo = page.getByRole("heading", { level: 1 }).getByRole("button");
  await expect(combo).toBeVisible();
  await expect(page.locator("[data-q='balance']").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await combo.focus();
  const { ring, offset, box, room } = await combo.evaluate((one) => ({
    ring: getComputedStyle(one).outlineStyle,
    offset:
      Number.parseFloat(getComputedStyle(one).outlineOffset) + Number.parseFloat(getComputedStyle(one).outlineWidth),
    box: one.getBoundingClientRect().right,
    room: one.closest("header")?.querySelector("[data-q='balance']")?.getBoundingClientRect().left ?? 0,
  }));
  expect(ring).toBe("solid");
  expect(box + offset).toBeLessThanOrEqual(room);
});

test("the ground and the text of a button change together", async ({ page, world, open, pass }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openSlip({ page, world, open, pass }, { amount: "50" });
  const look = await page.locator("[data-q='place'] button").evaluate((button) => {
    const read = () => {
      const { backgroundColor, color } = getComputedStyle(button);
      return { backgroundColor, color };
    };
    const on = read();
    button.toggleAttribute("disabled", true);
    const first = read();
    for (const animation of button.getAnimations()) animation.finish();
    return { on, first, last: read() };
  });
  expect(look.first).toEqual(look.last);
  expect(look.first).not.toEqual(look.on);
});

/** Whatever of a page a finger of 44 px has no room for. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  await settle(page);
  return smallTargets(page);
}

test("a finger has 44 px each way in the lists, comfortable and compact", async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.locator("main article").first()).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.toggleAttribute("data-dense", true));
  // where rows are compact a price and a league's head share what is between them
  const own = /^(\+\d|Soccer|Basketball|Tennis|Esports|Outright|Favourite: .+ v )/;
  expect((await tooSmall(page)).filter((one) => own.test(one))).toEqual([]);
  await page.evaluate(() => document.documentElement.toggleAttribute("data-dense", false));
  await page.getByRole("tab", { name: /^Early/ }).click();
  await expect(page.getByRole("tablist", { name: "Days" })).toBeVisible();
  await expect(page.locator("main article").first()).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});

test("a finger has 44 px each way for what a bet pays, and on the page of a parlay", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "50" });
  await expect(page.locator("[data-q='pays']")).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});

test("a finger has 44 px each way for sharing the picks of a parlay", async ({ page, world, open, pass }) => {
  await openParlay({ page, world, open, pass }, [521, 522]);
  expect(await tooSmall(page)).toEqual([]);
});

test("a finger has 44 px each way for the settled bets and their export", async ({ page, open }) => {
  await open({ as: "jason88", hash: "/pages/betrecord/betrecord?tab=settled" });
  await page.getByText("By day").click();
  await expect(page.locator("[data-q='export']")).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});
