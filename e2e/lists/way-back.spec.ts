import { expect, test } from "#e2e/steps/fixtures.ts";
import { pick, rowOf, slipOf } from "#e2e/steps/slip.ts";
import { swipe } from "#e2e/steps/touch.ts";

test("the way back closes the slip before it leaves the page, and passes over what was closed by hand", async ({
  page,
  open,
}) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  await rowOf(page, /Manchester United/)
    .getByRole("button", { name: /All markets/ })
    .click();
  const price = page.getByRole("main").getByRole("button", { name: "Over 2/2.5, 1.94" });
  await price.click();
  await expect(slipOf(page)).toBeVisible();
  await page.goBack();
  await expect(slipOf(page)).toBeHidden();
  await expect(page).toHaveURL(/match\/match\?matchId=502/);
  await page.clock.runFor(400);
  await price.click();
  await slipOf(page).getByRole("button", { name: "Close" }).first().click();
  await expect(slipOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/#\/$/);
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  // what stands over the slip goes alone, by the way back and by a pull
  const share = page.getByRole("dialog", { name: "Share this slip" });
  const toShare = async () => {
    await slipOf(page).getByRole("button", { name: "Slip options" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Share selections" }).click();
  };
  await toShare();
  await expect(share).toBeVisible();
  await page.goBack();
  await expect(share).toBeHidden();
  await toShare();
  await expect(share).toBeVisible();
  const head = (await share.getByRole("heading").boundingBox()) ?? { x: 0, y: 0 };
  await swipe(page, { x: head.x + 2, y: head.y + 2 }, { x: head.x + 2, y: head.y + 250 });
  await expect(share).toBeHidden();
  await expect(slipOf(page)).toBeVisible();
  await page.goBack();
  await expect(slipOf(page)).toBeHidden();
  await expect(rowOf(page, /Manchester United/)).toBeVisible();
});
