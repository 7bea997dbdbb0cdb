import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { stood } from "#e2e/steps/taps.ts";
import { LONG } from "#e2e/steps/long.ts";

const SETTINGS = "/pages/setting/setting";

const themeOf = (page: Page) => page.locator("html").getAttribute("data-theme");

/** Opens the sheet of a row and takes a choice of it. */
async function choose(page: Page, row: string | RegExp, choice: string | RegExp) {
  await page.getByRole("button", { name: row }).click();
  await page.getByRole("radio", { name: choice }).click();
}

test("every setting takes effect at once and survives a reload", async ({ page, open, pass }) => {
  await open({ hash: SETTINGS });
  await expect(page.getByRole("button", { name: "Odds style European (EU)" })).toBeVisible();
  await choose(page, /Odds style/, /Hong Kong \(HK\) 0\.95/);
  await choose(page, /Time zone/, /GMT\+5:30/);
  await page.getByRole("radio", { name: "Accept better" }).click();
  await page.getByRole("radio", { name: "By time" }).click();
  await page.getByRole("switch", { name: "Bet notices" }).click();
  await page.getByRole("radio", { name: "Tawny" }).click();

  const chosen = async () => {
    await expect(page.getByRole("button", { name: "Odds style Hong Kong (HK)" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Time zone GMT+5:30" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Accept better" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "By time" })).toBeChecked();
    await expect(page.getByRole("switch", { name: "Bet notices" })).not.toBeChecked();
    await expect(page.getByRole("radio", { name: "Tawny" })).toBeChecked();
    expect(await themeOf(page)).toBe("SP3");
  };
  await chosen();
  await pass(1_000);
  await page.reload();
  await chosen();
});

test("odds style and time zone change what the list shows", async ({ page, open, pass }) => {
  await open();
  const list = page.getByRole("article").first();
  await expect(list).toBeVisible();
  const price = page.getByRole("button", { name: /, \d\.\d\d/ }).first();
  const before = await price.getAttribute("aria-label");
  await page.goto(`/#${SETTINGS}`);
  await choose(page, /Odds style/, /Malay/);
  await page.getByRole("button", { name: "Back" }).click();
  await pass(1_000);
  await expect(price).toBeVisible();
  expect(await price.getAttribute("aria-label")).not.toBe(before);
});

test(
  "another language shows at once, page and document alike, and is still there after a reload",
  LONG,
  async ({ page, open }) => {
    await open({ hash: SETTINGS });
    await choose(page, /^Language/, "ไทย");
    await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
    await expect(page.getByRole("button", { name: /ไทย/ })).toBeVisible();
  },
);

test("a member's choices reach the server, each at once", async ({ page, world, door, open }) => {
  await open({ as: "jason88", hash: SETTINGS });
  await expect(page.getByRole("button", { name: /Odds style European/ })).toBeVisible();
  await choose(page, /Odds style/, /Indonesian/);
  await page.getByRole("radio", { name: "Accept any" }).click();
  await expect.poll(() => world.members.get("jason88")?.preference).toMatchObject({ OddsStyle: 4, AutoAccept: 2 });
  expect(door.requests.filter((line) => line.startsWith("POST /api/Comm/SavePreference"))).toHaveLength(2);
});

test("what was chosen on another device is taken over at sign-in", LONG, async ({ page, open }) => {
  await open({ as: "somchai", hash: SETTINGS });
  // Thai, Malay odds and GMT+7 are the member's at the server
  await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
  await expect(page.getByRole("button", { name: /GMT\+7/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /\(MY\)/ })).toBeVisible();
});

test(
  "a choice that did not reach the server is newer than what the server says",
  LONG,
  async ({ page, world, door, open, pass }) => {
    world.nextCall({ path: "SavePreference", network: true, times: 2 });
    await open({ as: "jason88", hash: SETTINGS });
    await choose(page, /Odds style/, /American/);
    await pass(500);
    expect(world.members.get("jason88")?.preference.OddsStyle).toBe(2);
    await page.reload();
    await expect(page.getByRole("button", { name: "Odds style American (US)" })).toBeVisible();
    // the second try is lost as well
    await expect.poll(() => door.requests.filter((line) => line.includes("SavePreference")).length).toBe(2);
    await pass(31_000);
    await expect.poll(() => world.members.get("jason88")?.preference.OddsStyle).toBe(5);
    await expect(page.getByRole("button", { name: "Odds style American (US)" })).toBeVisible();
  },
);

test(
  "a choice that the server refuses is not sent again and again",
  LONG,
  async ({ page, world, door, open, pass }) => {
    world.nextCall({ path: "SavePreference", code: 2, times: Infinity });
    await open({ as: "jason88", hash: SETTINGS });
    await choose(page, /Odds style/, /American/);
    await pass(120_000);
    expect(door.requests.filter((line) => line.includes("SavePreference"))).toHaveLength(1);
  },
);

test("the server's word for all screens is said on the settings", LONG, async ({ page, world, open }) => {
  world.nextCall({ path: "GetPreference", code: 8, message: "Not offered in your country", times: Infinity });
  await open({ hash: SETTINGS });
  await expect(page.getByRole("status").filter({ hasText: "Not offered in your country" })).toBeVisible();
});

test("the sheets are kept to by the keyboard: the arrows move, Enter chooses, Escape leaves", async ({
  page,
  open,
}) => {
  // the answer to the last call of the start may still move a row, and a row that has just moved takes no key
  const answered = page.waitForResponse(/GetMenu/);
  await open({ hash: SETTINGS });
  const row = page.getByRole("button", { name: /Time zone/ });
  await expect(page.getByRole("radiogroup", { name: "Theme" })).toBeVisible();
  await answered;
  // a key presses no sooner than a finger what has just come
  await page.clock.runFor(2_000);
  await stood(row);
  await row.press("Enter");
  await expect(page.getByRole("radio", { name: /GMT\+8/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /GMT\+14/ })).toBeFocused();
  await expect(page.getByRole("radio", { name: /GMT\+8/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Time zone GMT+8" })).toBeFocused();
});
