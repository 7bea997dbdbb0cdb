import { expect, test } from "#e2e/steps/demo.ts";

test("the demo has the calls as a page: searched by a field, opened, and led from a field to its shape", async ({
  page,
  demo,
}) => {
  await page.goto(`${demo}mocks/calls/`);
  const count = page.getByRole("status");
  await expect(count).toHaveText("42 calls");
  await page.getByRole("searchbox").fill("ticketid /bet/bet");
  await expect(count).toHaveText("1 of 42 calls");
  await page.getByRole("searchbox").press("Enter");
  const bet = page.getByRole("group").filter({ hasText: "/api/bet/Bet" });
  await expect(bet.getByRole("row", { name: "18 the market is being updated" })).toBeVisible();
  await bet.getByRole("link", { name: "TextId" }).first().click();
  const shapes = page.getByRole("region", { name: "Shapes that calls share" });
  await expect(shapes.getByRole("group").filter({ hasText: "TextId" }).getByRole("paragraph")).toHaveText("text");
  await expect(count).toHaveText("42 calls");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "openapi.json" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("openapi.json");
});
