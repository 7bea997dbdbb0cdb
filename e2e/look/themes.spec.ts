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

test("the moon goes to the dark theme and back to the day theme last worn, and the browser's bars follow", async ({
  page,
  open,
}) => {
  await open();
  const moon = page.getByRole("button", { name: "Dark mode" });
  await moon.click();
  await expect(html(page)).toHaveAttribute("data-theme", "99");
  expect(await bars(page)).toBe("rgb(47,47,47)");
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "1");
  expect(await bars(page)).toBe("rgb(177,177,177)");
  // a phone's palette stands in the drawer's head, and is named after what comes next
  await expect(page.getByRole("button", { name: /^Next theme/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("button", { name: "Next theme: Tawny" }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "SP3");
  await expect(drawer.getByRole("button", { name: "Next theme: Dark" })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await moon.click();
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "SP3");
});

test.describe("with room in the header", () => {
  test.use({ viewport: { width: 430, height: 844 } });
  test("moon and palette stand side by side, and the palette goes round in the server's order", async ({
    page,
    open,
  }) => {
    await open({ as: "jason88" });
    await expect(page.getByRole("button", { name: "Dark mode" })).toBeVisible();
    for (const [next, theme] of [
      ["Tawny", "SP3"],
      ["Green-black", "SP4"],
      ["Dark", "99"],
      ["Default", "1"],
    ]) {
      await page.getByRole("button", { name: `Next theme: ${next}` }).click();
      await expect(html(page)).toHaveAttribute("data-theme", theme ?? "");
    }
  });
});

test("the stored theme is the first that is painted", async ({ page, open }) => {
  await open();
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(html(page)).toHaveAttribute("data-theme", "99");
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
