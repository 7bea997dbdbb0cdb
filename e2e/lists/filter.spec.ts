import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

async function toFilter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Leagues" }).click();
}

test("leagues are searched as plain text, checked, reversed and shown, and the choice is remembered per list", async ({
  page,
  open,
}) => {
  await open();
  await page.getByRole("tab", { name: /^Today/ }).click();
  await toFilter(page);
  await expect(page.getByText("4 of 4 leagues")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Soccer · Today");
  await page.getByRole("button", { name: "Uncheck all" }).click();
  await expect(page.getByText("Choose at least one league")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show matches" })).toBeDisabled();
  await page.getByRole("searchbox").fill("(j1");
  await expect(page.getByText(/No league has/)).toBeVisible();
  await page.getByRole("searchbox").fill("j1");
  await page.getByText("Japan J1 League").click();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("button", { name: "Reverse" }).click();
  await expect(page.getByText("3 of 4 leagues")).toBeVisible();
  await page.getByRole("button", { name: "Reverse" }).click();
  await page.getByRole("button", { name: "Show matches" }).click();
  await expect(page.getByRole("article", { name: /Vissel Kobe/ })).toBeVisible();
  await expect(page.getByRole("article", { name: /Bayern/ })).toBeHidden();
  await expect(page.getByRole("button", { name: "Leagues, 1 shown" })).toBeVisible();
  // sorting and rows have a sign of their own, which says nothing of the leagues
  await page.getByRole("button", { name: "Options", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Options" })).toContainText("By league");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("tab", { name: /^Live/ }).click();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
  await page.reload();
  await page.getByRole("tab", { name: /^Today/ }).click();
  await expect(page.getByRole("article", { name: /Vissel Kobe/ })).toBeVisible();
  await expect(page.getByRole("article", { name: /Bayern/ })).toBeHidden();
});

test(
  "Popular checks the operator's popular leagues alone, Check all brings the rest back",
  LONG,
  async ({ page, open }) => {
    await open();
    await page.getByRole("tab", { name: /^Today/ }).click();
    await toFilter(page);
    // the list's own bar has a Popular as well
    await expect(page.getByRole("heading", { name: "Leagues", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Popular" }).click();
    const only = page.getByRole("checkbox", { checked: true });
    await expect(only.first()).toBeVisible();
    expect(await only.count()).toBeLessThan(4);
    await page.getByRole("button", { name: "Check all" }).click();
    await expect(page.getByText("4 of 4 leagues")).toBeVisible();
    await page.getByRole("button", { name: "Show matches" }).click();
    await expect(page.getByRole("button", { name: "Leagues", exact: true })).toBeVisible();
  },
);
