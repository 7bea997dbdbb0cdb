import { type Page } from "@playwright/test";
import { type World } from "#mocks/world.ts";
import { expect, test } from "./demo.ts";

test.describe.configure({ timeout: 60_000 });

const panelOf = (page: Page) => page.locator(".qa-panel");

const clockOf = (page: Page) => page.evaluate(() => (window as never as { bookmaker: World }).bookmaker.clock.now());

async function openPanel(page: Page, demo: string): Promise<void> {
  await page.goto(`${demo}?qa`);
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 30_000 });
  await panelOf(page).getByText("QA", { exact: true }).click();
}

test("the panel is there with ?qa only", async ({ page, demo }) => {
  await page.goto(demo);
  await expect(page.getByRole("article").first()).toBeVisible({ timeout: 30_000 });
  await expect(panelOf(page)).toHaveCount(0);
});

test("a goal, a jump of the clock and a spoiled call are a few taps away", async ({ page, demo }) => {
  await openPanel(page, demo);
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Do it" }).click();
  await expect(panel.locator("output")).toContainText(/goal\(\d+, 1\)/);
  const before = await clockOf(page);
  await panel.getByRole("button", { name: "+15 min" }).click();
  expect((await clockOf(page)) - before).toBeGreaterThanOrEqual(900_000);
  await panel.getByLabel("Verb").selectOption("nextCall");
  const [path, kind] = [panel.locator("form select, div select").nth(1), panel.locator("div select").nth(2)];
  await path.selectOption("GetMenu");
  await kind.selectOption("HTTP 503");
  await panel.getByRole("button", { name: "Do it" }).click();
  await expect(panel.locator("output")).toContainText('"status":503');
});

test("a member is chosen and signed in", async ({ page, demo }) => {
  await openPanel(page, demo);
  const panel = panelOf(page);
  await panel.getByRole("group", { name: "Member" }).getByRole("combobox").selectOption("somchai");
  await panel.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("banner")).toContainText("THB 85,000.00", { timeout: 30_000 });
});
