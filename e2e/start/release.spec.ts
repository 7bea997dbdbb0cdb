import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { pick, slipOf } from "#e2e/steps/slip.ts";

/** What stands in it is placed over the page; it takes no room itself. */
const offer = (page: Page) => page.getByRole("status").filter({ hasText: "New version ready" });
const reload = (page: Page) => offer(page).getByRole("button", { name: "Reload" });

const serve = (page: Page, release: string) =>
  page.route("**/version.json", (route) => route.fulfill({ json: { release, commit: "b2" } }));

test("a newer release is offered over the list, never over a slip, and is loaded by a tap", async ({ page, open }) => {
  await serve(page, "9.0.0");
  await open({ as: "jason88" });
  await expect(offer(page)).toContainText("New version ready");
  // there are none: they are spoken of over the bar of a parlay
  await expect(offer(page)).not.toContainText("Your selections are kept");
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await slipOf(page).getByRole("button", { name: "Close" }).first().click();
  await expect(reload(page)).toBeVisible();
  const loaded = page.waitForEvent("load");
  await reload(page).click();
  await loaded;
  await expect(page.getByRole("banner")).toContainText("jason88");
});

test("who puts a newer release off is left alone for an hour", async ({ page, open }) => {
  await serve(page, "9.0.0");
  await open();
  await offer(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(offer(page)).toHaveCount(0);
});
