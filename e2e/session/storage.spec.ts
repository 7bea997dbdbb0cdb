import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

/** Everything the app may leave in storage (STO-05). */
const KEYS = [
  "alerts",
  "allowedStyles",
  "care",
  "combos",
  "filter",
  "folds",
  "goodConfig",
  "journal",
  "launched",
  "list",
  "marketFolds",
  "numbersTold",
  "operator",
  "owner",
  "reloaded",
  "searches",
  "session",
  "settings",
  "slip",
  "slipOptions",
  "theme",
  "undo",
  "unsent",
];

const SETTINGS = "/pages/setting/setting";

test("broken entries give the defaults of their keys alone, and the app stands", async ({ page, open }) => {
  await open({ as: "jason88", hash: SETTINGS });
  await page.getByRole("radio", { name: "By time" }).click();
  await page.getByRole("radio", { name: "Tawny" }).click();
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("sportsbook:settings") ?? "") as { data: Record<string, unknown> };
    Object.assign(settings.data, { oddsStyle: "five", timeZone: 99, language: "__proto__" });
    localStorage.setItem("sportsbook:settings", JSON.stringify(settings));
    localStorage.setItem("sportsbook:list", "{broken");
    localStorage.setItem("sportsbook:slip", '{"v":99,"data":{"single":{}}}');
    localStorage.setItem("sportsbook:care", "x".repeat(1_000_000));
    localStorage.setItem("sportsbook:journal", '{"v":1,"data":"none"}');
    localStorage.setItem("sportsbook:launched", "null");
  });
  await page.reload();
  // each setting alone: the three that were broken are the member's at the server, the others as they were chosen
  await expect(page.getByRole("radio", { name: "By time" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Odds style European (EU)" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Time zone GMT+8" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "SP3");
});

test("with storage full the settings still change, and the session is kept", LONG, async ({ page, open }) => {
  await open({ as: "jason88", hash: SETTINGS });
  await expect(page.getByRole("radio", { name: "Tawny" })).toBeVisible();
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 8; size = Math.floor(size / 2)) {
      try {
        for (let i = 0; ; i += 1) localStorage.setItem(`other:${size}:${i}`, "x".repeat(size));
      } catch {
        // full at this size: on with half
      }
    }
  });
  await page.getByRole("radio", { name: "Tawny" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "SP3");
  await page.getByRole("radio", { name: "By time" }).click();
  await expect(page.getByRole("radio", { name: "By time" })).toBeChecked();
});

test("with storage that vanishes under it the running session goes on", LONG, async ({ page, open, pass }) => {
  await open({ as: "jason88", hash: SETTINGS });
  await page.getByRole("radio", { name: "By time" }).click();
  await page.evaluate(() => localStorage.clear());
  await pass(61_000);
  await expect(page.getByRole("radio", { name: "By time" })).toBeChecked();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("jason88")).toBeVisible();
});

test("what is stored is on the list, and nothing of it is personal but the token", async ({ page, open, pass }) => {
  await open({ as: "jason88", hash: SETTINGS });
  await page.getByRole("radio", { name: "By time" }).click();
  await page.getByRole("switch", { name: "Session clock" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await pass(61_000);
  const kept = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const unknown = kept.map(([key]) => key.replace("sportsbook:", "")).filter((key) => !KEYS.includes(key));
  expect(unknown).toEqual([]);
  const rest = kept.filter(([key]) => key !== "sportsbook:session").join();
  expect(rest).not.toMatch(/jason|12,?480|eyJ/);
});

test("settings of one tab are seen in the other", LONG, async ({ page, context, open }) => {
  await open({ hash: SETTINGS });
  const second = await context.newPage();
  await second.goto(`/#${SETTINGS}`);
  await expect(second.getByRole("radio", { name: "By time" })).toBeVisible();
  await page.getByRole("radio", { name: "By time" }).click();
  await page.getByRole("radio", { name: "Tawny" }).click();
  await expect(second.getByRole("radio", { name: "By time" })).toBeChecked();
  await expect(second.locator("html")).toHaveAttribute("data-theme", "SP3");
});
