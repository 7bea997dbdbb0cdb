import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";
import { settle } from "#e2e/surfaces/surface.ts";
import { swipe } from "#e2e/steps/touch.ts";
import { pressEscape } from "#e2e/steps/taps.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });

async function openDrawer(page: Page, pass: (ms: number) => Promise<void>) {
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await pass(500);
  await expect(drawerOf(page)).toBeVisible();
}

test("outright winners unfold by league with their runners, and one leads to its own", async ({
  page,
  open,
  pass,
  door,
}) => {
  await open();
  await openDrawer(page, pass);
  const asked = () => door.requests.filter((line) => line.includes("GetOutRight")).length;
  expect(asked()).toBe(0);
  const group = drawerOf(page).getByRole("button", { name: "Outright winners" });
  await expect(group).toHaveAttribute("aria-expanded", "false");
  await group.click();
  await expect(group).toHaveAttribute("aria-expanded", "true");
  const league = drawerOf(page).getByRole("button", { name: /^Spain La Liga\s*\d+$/ });
  await expect(league).toBeVisible();
  await league.click();
  await expect(page).toHaveURL(/winner\/winner\?.*leagueId=102/);
  const first = page.getByRole("main").getByRole("button", { name: /·/ }).first();
  await expect(first).toContainText("Spain La Liga");
  await expect(first).toHaveAttribute("aria-expanded", "true");
});

test("a drawer that is shut asks for nothing", LONG, async ({ page, open, pass, door }) => {
  await open();
  await openDrawer(page, pass);
  await drawerOf(page).getByRole("button", { name: "Outright winners" }).click();
  await expect(drawerOf(page).getByRole("button", { name: /^Spain La Liga/ })).toBeVisible();
  await pressEscape(page);
  await pass(1_000);
  const before = door.requests.filter((line) => line.includes("GetOutRight")).length;
  await pass(130_000);
  expect(door.requests.filter((line) => line.includes("GetOutRight"))).toHaveLength(before);
});

test("favourites unfold by league with their matches, and one narrows the favourites to itself", async ({
  page,
  world,
  open,
  pass,
}) => {
  const member = world.members.get("jason88");
  for (const id of [501, 502, 504]) member?.favourites.set(id, 1);
  await open({ as: "jason88" });
  await openDrawer(page, pass);
  const group = drawerOf(page).getByRole("button", { name: /^My favourite/ });
  await expect(group).toContainText(/[34]/);
  await group.click();
  await expect(drawerOf(page).getByRole("button", { name: /^England Premier League\s*2$/ })).toBeVisible();
  await drawerOf(page)
    .getByRole("button", { name: /^Spain La Liga\s*1$/ })
    .click();
  await expect(page.getByRole("article", { name: /Real Sociedad/ })).toBeVisible();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Only Spain La Liga" }).click();
  await expect(page.getByRole("article", { name: /Arsenal/ })).toBeVisible();
  await expect(page.getByRole("article", { name: /Real Sociedad/ })).toBeVisible();
});

test("a visitor's favourites ask to log in, and the drawer says who is there and which version", async ({
  page,
  open,
  pass,
}) => {
  await open();
  await openDrawer(page, pass);
  await expect(drawerOf(page).getByText("Version 1.5.1", { exact: true })).toBeVisible();
  await expect(drawerOf(page).getByRole("button", { name: "Log out" })).toHaveCount(0);
  // a swipe over its rows takes it away
  const settings = drawerOf(page).getByRole("button", { name: "Settings" });
  await settle(page);
  const { y } = (await settings.boundingBox()) ?? { y: 0 };
  await swipe(page, { x: 250, y: y + 20 }, { x: 20, y: y + 24 });
  await pass(500);
  await expect(drawerOf(page)).toBeHidden();
  await openDrawer(page, pass);
  await drawerOf(page).getByRole("button", { name: "My favourites" }).click();
  await expect(page.getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
});

test.describe("with a home configured", () => {
  test.use({ operator: { homeUrl: "http://127.0.0.1/operator/home" } });
  test("a visitor is led back home, a member is not", LONG, async ({ page, open, pass }) => {
    await open();
    await openDrawer(page, pass);
    await expect(drawerOf(page).getByRole("button", { name: "Back to Home" })).toBeVisible();
  });
});

test("the drawer's foot has the language and the odds style with their values, and a language is chosen from there", async ({
  page,
  open,
  pass,
}) => {
  await open({ as: "jason88" });
  await openDrawer(page, pass);
  await expect(drawerOf(page).getByRole("button", { name: /^Odds style European \(EU\)/ })).toBeVisible();
  await drawerOf(page)
    .getByRole("button", { name: /^Language English/ })
    .click();
  await pass(500);
  await expect(drawerOf(page)).toBeHidden();
  await page.getByRole("dialog", { name: "Language" }).getByRole("radio", { name: "日本語" }).click();
  await expect(page.getByRole("button", { name: "メニュー" })).toBeVisible();
});

test("a visitor finds the languages under the globe of the header", async ({ page, open, pass }) => {
  await open();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Language" }).click();
  await pass(500);
  await page.getByRole("dialog", { name: "Language" }).getByRole("radio", { name: "ไทย" }).click();
  await expect(page.getByRole("button", { name: "เมนู" })).toBeVisible();
});
