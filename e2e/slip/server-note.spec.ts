import { expect, test } from "#e2e/steps/fixtures.ts";
import { pick, slipOf } from "#e2e/steps/slip.ts";
import { after, LONG } from "#e2e/steps/long.ts";

const SAID = "Not offered in your country";

for (const [at, path] of [
  "/",
  "/pages/hotMatch/hotMatch",
  "/pages/winner/winner",
  "/pages/match/match?matchId=502&leagueId=101",
  "/pages/bet/bet",
  "/pages/setting/setting",
].entries()) {
  test(`what the server says to all is said on ${path}`, after(1, at), async ({ page, world, open }) => {
    world.nextCall({ path: "GetPreference", code: 8, message: SAID, times: Infinity });
    await open({ hash: path });
    await expect(page.getByRole("status").filter({ hasText: SAID })).toBeVisible();
  });
}

test("rules and announcements have nothing to do with it", LONG, async ({ page, world, open }) => {
  world.nextCall({ path: "GetPreference", code: 8, message: SAID, times: Infinity });
  await open({ hash: "/pages/gamerule/gamerule" });
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByText(SAID)).toHaveCount(0);
});

test("where no bet is taken the slip says so in the server's words, and nothing can be placed", async ({
  page,
  world,
  open,
  pass,
  door,
}) => {
  world.nextCall({ path: "GetPreference", code: 8, message: SAID, times: Infinity });
  await open({ as: "jason88" });
  await expect(page.getByText("jason88")).toBeVisible();
  await pick(page, /Manchester United/, /^Over/);
  await expect(slipOf(page)).toBeVisible();
  await pass(2_500);
  await expect(slipOf(page)).toContainText(SAID);
  await expect(slipOf(page).getByRole("button", { name: /^Place bet/ })).toHaveCount(0);
  expect(door.requests.filter((line) => line.includes("/bet/Bet"))).toEqual([]);
});

test(
  "maintenance is told on the lists, shuts nothing, and goes when it is over",
  LONG,
  async ({ page, world, open, pass }) => {
    const note = page.getByRole("status").filter({ hasText: "Maintenance until 12:00" });
    world.nextCall({ path: "GetPreference", code: 4, message: "Maintenance until 12:00", times: 2 });
    await open();
    await expect(note).toBeVisible();
    await expect(page.getByRole("button", { name: /^Over.*\d\.\d\d/ }).first()).toBeVisible();
    // it is asked again as often as the menu
    const again = page.waitForResponse(/GetPreference/);
    await pass(61_000);
    await again;
    await expect(note).toBeVisible();
    await pass(61_000);
    await expect(note).toHaveCount(0);
  },
);

test("a code without words of its own is said in ours", LONG, async ({ page, world, open }) => {
  world.nextCall({ path: "GetPreference", code: 8, message: "", times: Infinity });
  await open();
  await expect(page.getByText("Blocked country")).toBeVisible();
});

test("an operator without statistics is asked for none", LONG, async ({ page, context, open, pass, door }) => {
  await context.route("**/api/odds/GetPreference", (route) =>
    route.fulfill({
      json: {
        Code: 0,
        Message: "",
        AllowOddsStyle: [1, 2, 3, 4, 5],
        OddsStyle: 2,
        TimeZone: 8,
        AutoSwitchDarkMode: 0,
        SortTime: 0,
        AutoAccept: 0,
        AcceptNotice: 1,
        Language: "en-US",
        SpCtrl: { HasDarkMode: 0, HasBurma: 0, HasStats: 0, area: 1 },
      },
    }),
  );
  await open({ hash: "/pages/match/match?matchId=501&leagueId=101" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.getByRole("tab", { name: "Data" }).click();
  await pass(61_000);
  expect(door.requests.filter((line) => line.includes("/stats/"))).toEqual([]);
  await page.goto("/#/");
  await expect(page.getByRole("article").first()).toBeVisible();
  // nor has this operator a dark mode
  await expect(page.getByRole("button", { name: "Dark mode" })).toHaveCount(0);
});
