import { expect, test } from "./fixtures.ts";
import { rowOf } from "./slip.ts";
import { LONG } from "./long.ts";

test("keys reach the first price in a few steps, past header, sports and lists", async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const price = rowOf(page, /Arsenal/).getByRole("button", { name: /^Arsenal/ });
  await expect(price.first()).toBeVisible();
  const skip = page.getByRole("button", { name: "Skip to content" });
  await expect(skip).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  // what has just come takes no key yet (BET-26)
  await page.clock.runFor(600);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const onPrice = () => page.evaluate(() => document.activeElement?.matches("button[data-state]") ?? false);
  let steps = 0;
  while (steps < 10 && !(await onPrice())) {
    await page.keyboard.press("Tab");
    steps += 1;
  }
  expect(steps).toBeLessThan(8);
});

test("the sports are one stop of the Tab key, and arrows go from one to the next", LONG, async ({ page, open }) => {
  await open();
  const sports = page.getByRole("navigation", { name: "Sports" });
  const soccer = sports.getByRole("button", { name: /^Soccer/ });
  await expect(soccer).toBeVisible();
  await expect(sports.locator('button:not([tabindex="-1"])')).toHaveCount(2);
  await soccer.focus();
  await page.keyboard.press("ArrowRight");
  await expect(sports.getByRole("button", { name: /^Basketball/ })).toBeFocused();
  await expect(soccer).toHaveAttribute("aria-current", "true");
});

test("a page that was opened by a key has the focus on its title", async ({ page, open }) => {
  await open();
  const more = page.getByRole("button", { name: /All markets of Arsenal/ }).first();
  await expect(more).toBeVisible();
  await expect(page.getByRole("button", { name: "Skip to content" })).toBeAttached();
  // a row that has just come takes no tap yet (BET-26)
  await page.clock.runFor(600);
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/pages\/match\/match/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("no two buttons of the header and the sports are spoken alike", LONG, async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await expect(page.getByRole("button", { name: "All sports" })).toHaveCount(1);
});

test("in forced colours prices have edges, and what is chosen stands out", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open();
  const price = rowOf(page, /Arsenal/)
    .getByRole("button", { name: /^Arsenal/ })
    .first();
  await expect(price).toHaveCSS("border-top-width", "1px");
  await expect(page.getByRole("tab", { name: /^Live/ })).toHaveCSS("outline-style", "solid");
});
