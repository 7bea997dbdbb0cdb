import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const html = (page: Page) => page.locator("html");
const bars = (page: Page) => page.locator("meta[name=theme-color]").getAttribute("content");

/** The themes that <html> had since the body was there, oldest first: a flash would stand among them. */
async function watchPaints(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const theme = document.documentElement?.dataset["theme"] ?? "";
      if (document.body && seen.at(-1) !== theme) seen.push(theme);
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
    Object.assign(window, { paintedThemes: seen });
  });
  return () => page.evaluate(() => (window as unknown as { paintedThemes: string[] }).paintedThemes);
}

test("the header's button goes through the offered themes, and the browser's bars follow", async ({ page, open }) => {
  await open();
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "99");
  expect(await bars(page)).toBe("rgb(47,47,47)");
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "SP3");
  expect(await bars(page)).toBe("rgb(177,177,177)");
  await page.getByRole("button", { name: "Next theme" }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "1");
});

test("the stored theme is the first that is painted", async ({ page, open }) => {
  await open();
  await page.getByRole("button", { name: "Dark mode" }).click();
  const painted = await watchPaints(page);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await painted()).toEqual(["99"]);
});

test("an area has its own theme from the first paint, and area 2 has no dark mode", async ({ page }) => {
  const painted = await watchPaints(page);
  await page.goto("/?area=SP3#/");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await painted()).toEqual(["SP3"]);
  await page.goto("/?area=SP2#/");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await painted()).toEqual(["SP2"]);
  await expect(page.getByRole("button", { name: "Dark mode" })).toHaveCount(0);
  await page.goto("/?area=SP4#/");
  await expect(html(page)).toHaveAttribute("data-theme", "SP4");
});

test("the automatic dark mode comes at 19:00, leaves at 8:00, and is there at the first paint of the night", async ({
  page,
  open,
  pass,
}) => {
  // the device's wall says 04:30, for the bookmaker's day starts at 09:30 UTC and the device is in New York
  await open({ hash: "/pages/setting/setting" });
  await expect(html(page)).toHaveAttribute("data-theme", "1");
  await page.getByRole("switch", { name: "Auto dark mode" }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "99");
  const painted = await watchPaints(page);
  await page.reload();
  await expect(page.getByRole("switch", { name: "Auto dark mode" })).toBeChecked();
  expect(await painted()).toEqual(["99"]);
  // what looks at the clock every minute may not have come yet when the hours pass; a minute of timers takes its time
  const becomes = (theme: string) =>
    expect
      .poll(
        async () => {
          await pass(67_000);
          return html(page).getAttribute("data-theme");
        },
        { timeout: 45_000 },
      )
      .toBe(theme);
  await page.clock.fastForward("03:30:00");
  await becomes("1");
  await page.clock.fastForward("11:00:00");
  await becomes("99");
});

test(
  "the automatic dark mode comes though the first answer about the area was lost",
  LONG,
  async ({ page, world, open, pass }) => {
    await open({ hash: "/pages/setting/setting" });
    await page.getByRole("switch", { name: "Auto dark mode" }).click();
    await expect(html(page)).toHaveAttribute("data-theme", "99");
    world.nextCall({ path: "/api/odds/GetPreference", status: 503 });
    const lost = page.waitForResponse(/GetPreference/);
    await page.reload();
    expect((await lost).status()).toBe(503);
    await expect(page.getByRole("switch", { name: "Auto dark mode" })).toBeChecked();
    await page.clock.fastForward("03:30:00");
    await expect
      .poll(async () => {
        await pass(61_000);
        return html(page).getAttribute("data-theme");
      })
      .toBe("1");
  },
);

test("a switch by hand at night is left alone for 12 hours", LONG, async ({ page, open, pass }) => {
  await open({ hash: "/pages/setting/setting" });
  await page.getByRole("switch", { name: "Auto dark mode" }).click();
  await page.getByRole("radio", { name: "Default" }).click();
  await pass(67_000);
  await expect(html(page)).toHaveAttribute("data-theme", "1");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Default" })).toBeChecked();
  await pass(67_000);
  await expect(html(page)).toHaveAttribute("data-theme", "1");
});

test("in area 2 the header switches to Burmese odds and back", LONG, async ({ page, open, door }) => {
  await open({ as: "aungko2" });
  await expect(html(page)).toHaveAttribute("data-theme", "SP2");
  const mode = page.getByRole("radiogroup", { name: "Odds mode" });
  await expect(mode.getByRole("radio", { name: "HDP&OU" })).toBeChecked();
  await mode.getByRole("radio", { name: "BU" }).click();
  await expect
    .poll(() => door.requests.some((line) => line.includes("GetLiveMatchOdds") && line.includes("oddsStyle=6")))
    .toBe(true);
  await page.reload();
  await expect(mode.getByRole("radio", { name: "BU" })).toBeChecked();
  await mode.getByRole("radio", { name: "HDP&OU" }).click();
  await expect(mode.getByRole("radio", { name: "HDP&OU" })).toBeChecked();
});
