import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { createWorld } from "#mocks/world/world.ts";

const headings = (page: Page) => page.getByRole("heading", { level: 3 });

const NEXT = { name: "Next · today" };

test("a live list of few rows goes on with the next five matches of today, which can be bet on", async ({
  page,
  open,
}) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const head = page.getByRole("heading", NEXT);
  await expect(head).toBeVisible();
  const today = (await page.getByRole("tab", { name: /^Today/ }).textContent())?.replace(/\D/g, "");
  await expect(head.locator("..")).toHaveText(`Next · today5 of ${today}`);
  const rows = page.locator("main article");
  await page.setViewportSize({ width: 390, height: 2_000 });
  await expect(rows).toHaveCount(10);
  const [first, ...others] = await rows.evaluateAll((all) =>
    all.slice(5).map((row) => row.querySelector("time")?.dateTime),
  );
  expect(first).toBeDefined();
  expect([first, ...others]).toEqual([first, ...others].toSorted((a = "", b = "") => Date.parse(a) - Date.parse(b)));
  await rows.nth(5).getByRole("button", { name: /^Over/ }).click();
  await expect(page.getByRole("dialog", { name: /Single bet/ })).toBeVisible();
});

test.describe("a live list of many rows", () => {
  test.use({ world: async ({}, use) => use(createWorld({ size: "saturday", quiet: true })) });

  test("ends with its last league", async ({ page, open }) => {
    await open();
    await expect(page.locator("main article").first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("heading", NEXT)).toHaveCount(0);
  });
});

test("matches without corners stand behind a line of 44 px at their league's end, and the view has no dash", async ({
  page,
  open,
}) => {
  await open();
  await page.getByRole("radio", { name: "Corners" }).click();
  const line = page.getByRole("button", { name: /without corners/ }).first();
  await expect(line).toBeVisible();
  await expect(page.locator("main article").getByText("–", { exact: true })).toHaveCount(0);
  expect((await line.boundingBox())?.height).toBe(44);
  const before = await page.locator("main article").count();
  const count = Number(/^\d+/.exec((await line.textContent()) ?? "")?.[0]);
  await line.click();
  await expect(line).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => page.locator("main article").count()).toBeGreaterThanOrEqual(before + Math.min(count, 1));
});

test("a head stands where the date turns, and its rows say the time alone", async ({ page, open }) => {
  await page.addInitScript(() => {
    const data = { language: "en-US", oddsStyle: 2, timeZone: 12 };
    localStorage.setItem("sportsbook:settings", JSON.stringify({ v: 1, data }));
  });
  await open();
  await page.getByRole("tab", { name: /^Today/ }).click();
  await expect(headings(page).first()).toHaveText("Tomorrow · Sun, Nov 22");
  const times = page.locator("main article time");
  await expect(times.first()).toBeVisible();
  for (const text of await times.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.trim())))
    expect(text).toMatch(/^\d\d:\d\d$/);
});
