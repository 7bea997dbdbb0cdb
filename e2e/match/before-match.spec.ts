import { expect, test } from "#e2e/steps/fixtures.ts";

test("before kick-off nothing is open: the animation counts down, and the data have form and meetings", async ({
  page,
  open,
  pass,
}) => {
  await open({ hash: "/pages/match/match?matchId=522" });
  const score = page.getByRole("region", { name: "Score" });
  await expect(score).toContainText("Sat, Nov 21");
  await expect(score).toContainText("20:45");
  // its form is below, in the data: the head stays low (spec §2, first price)
  expect((await score.boundingBox())?.height).toBe(70);
  await expect(score).toContainText(/in 3:1[45]:\d\d/);
  await pass(120_000);
  await expect(score).toContainText(/in 3:1[23]:\d\d/);
  // spec §2: always these four, in this order
  const tabs = page.getByRole("tablist", { name: "Watch and read" }).getByRole("tab");
  await expect(tabs).toHaveText(["Animation", "Video", "Data", "Chat"]);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/^Main/);
  await expect(page.locator("#media > *")).toHaveCount(0);
  await tabs.nth(0).click();
  await expect(page.locator("#media")).toContainText("Not started");
  await expect(page.locator("#media")).toContainText(/in 3:1[23]:\d\d/);
  await tabs.nth(1).click();
  await expect(page.locator("#media [data-stage=video]")).toBeVisible();
  await tabs.nth(2).click();
  await expect(page.getByRole("region", { name: "Data" }).getByText(/^(Won|Drawn|Lost)$/)).toHaveCount(10);
  await expect(page.getByRole("heading", { name: /^Head to head/ })).toBeVisible();
  await tabs.nth(3).click();
  await expect(page.locator("#media")).toContainText("Resource unavailable");
  await page.getByRole("button", { name: "Close chat" }).click();
  await expect(page.locator("#media > *")).toHaveCount(0);
  // one tap to be told of its kick-off, one to be told no more
  const tell = page.getByRole("switch", { name: "Alert me at the start" });
  const waiting = () =>
    page.evaluate(() => localStorage.getItem("sportsbook:watches")?.match(/"kind":"start"/g)?.length);
  await tell.click();
  await expect(tell).toBeChecked();
  expect(await waiting()).toBe(1);
  await pass(400);
  await tell.click();
  await expect(tell).not.toBeChecked();
  expect(await waiting()).toBeUndefined();
});
