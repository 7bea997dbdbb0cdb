import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";

test.use({ toldNumbers: false });

const NAME = "What do the numbers mean?";

/** Opens the app and waits for the code of the line, which comes with the second list: in the first it would move rows that stand. */
async function openSecond(page: Page, open: () => Promise<void>): Promise<void> {
  const code = page.waitForResponse(/\/assets\/lists-[^/]*\.js$/);
  await open();
  await code;
  await expect(page.locator("main article").first()).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByRole("region", { name: NAME })).toBeHidden();
  await page.getByRole("tab", { name: /^Today/ }).click();
  await expect(page.getByRole("region", { name: NAME })).toBeVisible();
  await page.getByRole("tab", { name: /^Live/ }).click();
  await expect(page.getByRole("article", { name: /^Arsenal/ })).toBeVisible();
}

test("at the first visit a line of 36 px under the toolbar says what the first row's numbers mean, once", async ({
  page,
  open,
}) => {
  await openSecond(page, open);
  const line = page.getByRole("region", { name: NAME });
  await expect(line).toBeVisible();
  const box = await line.boundingBox();
  const toolbar = await page.getByRole("region", { name: "List options" }).boundingBox();
  expect(box?.height).toBe(36);
  expect(box?.y).toBe((toolbar?.y ?? 0) + (toolbar?.height ?? 0));
  // the pinned head of the first league still lies on its own
  const heads = await page
    .locator("[data-q^='league:']")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(heads[0]).toBeGreaterThanOrEqual((box?.y ?? 0) + 36);
  await line.getByRole("button", { name: NAME }).click();
  const sheet = page.getByRole("dialog", { name: "Payouts" });
  await expect(sheet.getByText("Payouts for a stake of 100")).toBeVisible();
  await expect(sheet.getByRole("list", { name: "Payout at each score" }).getByRole("listitem").first()).toContainText(
    "Arsenal",
  );
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await line.getByRole("button", { name: "Close" }).click();
  await expect(line).toBeHidden();
  await page.reload();
  await expect(page.locator("main article").first()).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(line).toBeHidden();
});

test("the line goes without its first half where both have no room", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openSecond(page, open);
  const line = page.getByRole("region", { name: NAME });
  await expect(line).toBeVisible();
  const placeOf = (part: "button" | "span") =>
    line.evaluate((one, name) => {
      const top = one.getBoundingClientRect().top;
      return (one.querySelector(name)?.getBoundingClientRect().top ?? top) - top;
    }, part);
  await expect.poll(() => placeOf("span")).toBeGreaterThanOrEqual(36);
  expect(await placeOf("button")).toBe(0);
});
