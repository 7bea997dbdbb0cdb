import { expect, test } from "#e2e/steps/fixtures.ts";
import { openSlip, slipOf } from "#e2e/steps/slip.ts";

test("the head of a group of markets, its pin and its fold are 44 px high", async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=502" });
  const head = page.locator("[data-q^='fold:502:']").first();
  await expect(head).toBeVisible();
  const pin = page.locator("[data-q^='pin:502:']").first();
  const heights = await head.evaluate((button) => {
    const box = button.closest("h2")?.parentElement?.getBoundingClientRect();
    // the middle of the head and both its edges fold
    const hits = [1, 22, 43].map((down) => document.elementFromPoint((box?.left ?? 0) + 60, (box?.top ?? 0) + down));
    return { height: box?.height, folds: hits.map((hit) => button.contains(hit)) };
  });
  expect(heights).toEqual({ height: 44, folds: [true, true, true] });
  expect((await pin.boundingBox())?.height).toBe(44);
});

test("a page that names no match is one surface down to its end", async ({ page, open, complaints }) => {
  await open({ hash: "/pages/match/match?matchId=99999999" });
  const none = page.locator("[data-q='none']");
  await expect(none).toBeVisible();
  const box = await none.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(844);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  expect(complaints.splice(0)).toEqual(["match page: no match 99999999"]);
});

test("what can be undone stands right above the bottom bar where nothing else floats", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "100" });
  await slipOf(page).getByRole("button", { name: "Close" }).first().click();
  const undo = page.locator("[data-q='undo']");
  await expect(undo).toBeVisible();
  await page.evaluate(() => location.assign("#/pages/setting/setting"));
  await expect(page.getByRole("button", { name: /Time zone/ })).toBeVisible();
  await expect(undo).toBeVisible();
  const bar = await page.getByRole("navigation", { name: "Main pages" }).boundingBox();
  const box = await undo.boundingBox();
  expect((bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(24);
});
