import { expect, test } from "#e2e/steps/fixtures.ts";

test("the foot goes while the page is scrolled down, comes back on the way up, and covers no price at the end", async ({
  page,
  open,
}) => {
  await open({ hash: "/pages/match/match?matchId=521" });
  const alert = page.getByRole("switch", { name: "Alert me at the start" });
  await expect(alert).toBeVisible();
  const prices = page.getByRole("main").locator("[data-q^='price:']");
  await expect(prices.nth(20)).toBeVisible();
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(200);
  await expect(alert).toBeHidden();
  await scrollTo(150);
  await expect(alert).toBeVisible();
  await scrollTo(100_000);
  await expect(alert).toBeVisible();
  const last = await prices.last().boundingBox();
  const foot = await alert.locator("xpath=..").boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});
