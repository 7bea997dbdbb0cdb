import { type Page } from "@playwright/test";
import { book, expect, hostWithoutKit, test } from "#e2e/steps/host.ts";

const mainTabs = (page: Page) => book(page).getByRole("navigation", { name: "Main" });

test.describe("a framing site that the operator lists, without the kit", () => {
  test.use({
    operator: async ({ host }, use) => use({ parentOrigins: [host.origin], gameHomeUrl: "https://lobby.example" }),
  });

  test("is led by the same page as one that is not listed", async ({ page, host, world }) => {
    const launch = new URLSearchParams({ ...(await world.signIn("empty00")) }).toString();
    host.show(hostWithoutKit(host, launch));
    await page.goto(`${host.origin}/host.html`);
    await expect(book(page).getByText("empty00")).toBeVisible();
    await mainTabs(page).getByRole("button", { name: "Home" }).click();
    await expect(page).toHaveURL(`${host.origin}/lobby`);
    await expect(book(page).getByText("empty00")).toBeVisible();
    await book(page)
      .getByRole("article")
      .first()
      .getByRole("button", { name: /\d\.\d/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${host.origin}/cashier`);
  });
});
