import { expect, test } from "#e2e/fixtures.ts";

const SETTINGS = "**/assets/SettingScreen-*.js";

test("a part of the app that fails once is asked for again, without a reload", async ({ page, open }) => {
  let asked = 0;
  await page.route(SETTINGS, (route) => (++asked === 1 ? route.abort() : route.continue()));
  await open({ hash: "/pages/setting/setting" });
  await expect(page.getByRole("button", { name: /Time zone/ })).toBeVisible();
  expect(asked).toBe(2);
});

test("a part that never comes makes the page reload itself once, and then the page says so", async ({
  page,
  open,
  pass,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(SETTINGS, (route) => route.abort());
  await open({ hash: "/pages/setting/setting" });
  await expect(page.getByText("Part of the app did not arrive")).toBeVisible();
  expect(loads).toBe(2);
  await pass(10_000);
  expect(loads).toBe(2);
});
