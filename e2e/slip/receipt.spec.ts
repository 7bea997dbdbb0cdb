import { expect, test } from "#e2e/steps/fixtures.ts";
import { openSlip, placeButton, placedDialog } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

test("the receipt of a live bet follows it to its refusal, and no notice says the same", async ({
  page,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass });
  await placeButton(page).click();
  await expect(placedDialog(page)).toContainText("Waiting");
  await expect(placedDialog(page)).toContainText("Returns");
  // after the bet: what fell in the very moment it was placed was known to it
  await pass(1_000);
  world.goal(502, 1);
  await pass(15_000);
  const refused = page.getByRole("alertdialog", { name: "Bet refused" });
  await expect(refused).toContainText(/Refused · ID \d+ Your stake was returned/);
  await expect(refused).toContainText("ReturnedUSD 500.00");
  await expect(refused).not.toContainText("Returns");
  await expect(refused).not.toContainText("New balance");
  await expect(page.getByRole("status").filter({ hasText: /ID:…?\d+/ })).toBeHidden();
  await refused.getByRole("button", { name: "Done" }).click();
  await pass(4_000);
  await expect(page.getByRole("status").filter({ hasText: /ID:…?\d+/ })).toBeHidden();
  // it is kept among the notices all the same
  await page.locator("[data-q='nav:betrecord']").click();
  await page.getByRole("button", { name: "Notices" }).click();
  await expect(page.getByRole("dialog", { name: "Notices" }).getByRole("listitem")).toContainText("Refused");
});

test("the receipt of a live bet that is accepted says so", LONG, async ({ page, world, open, pass }) => {
  await openSlip({ page, world, open, pass });
  await placeButton(page).click();
  await expect(placedDialog(page)).toContainText("Waiting");
  await pass(15_000);
  await expect(placedDialog(page)).toContainText("Accepted");
  await expect(placedDialog(page)).toContainText("Returns");
  await expect(page.getByRole("status").filter({ hasText: /ID:…?\d+/ })).toBeHidden();
});
