import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { pick, slipOf } from "#e2e/steps/slip.ts";
import { type World } from "#mocks/world/world.ts";
import { after, LONG } from "#e2e/steps/long.ts";

const RECORDS = "/pages/betrecord/betrecord";

for (const [at, path] of [RECORDS, "/pages/sell/sell", "/pages/myFavorite/myFavorite"].entries()) {
  test(
    `a visitor who opens ${path} is led to the login page, and after it back`,
    after(1, at),
    async ({ page, world, open, pass }) => {
      await open({ hash: path });
      await expect(page.getByText("Please log in")).toBeVisible();
      await expect(page).toHaveURL(/#\/pages\/login\/login\?from=/);
      // what has just appeared takes no tap
      await pass(500);
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.getByRole("heading", { name: "Operator" })).toBeVisible();
      const back = new URL(new URL(page.url()).searchParams.get("return") ?? "");
      const { token, bcs } = await world.signIn("jason88");
      back.search = `?token=${token}&bcs=${bcs}`;
      await page.goto(back.href);
      await expect(page).toHaveURL(new RegExp(`#${path}`));
      expect(page.url()).not.toContain("token");
    },
  );
}

const BET_PAGE = "/pages/betrecord/bet?betId=8830192174000000001";

/** The operator sends the member back to where the login was asked for, with a session. */
async function comeBack(page: Page, world: World): Promise<void> {
  await expect(page.getByRole("heading", { name: "Operator" })).toBeVisible();
  const back = new URL(new URL(page.url()).searchParams.get("return") ?? "");
  back.search = new URLSearchParams({ ...(await world.signIn("jason88")) }).toString();
  await page.goto(back.href);
}

test("the query of a page that needs a login comes back with it", LONG, async ({ page, world, open, pass }) => {
  await open({ hash: BET_PAGE });
  await expect(page.getByText("Please log in")).toBeVisible();
  await pass(500);
  await page.getByRole("button", { name: "Log in" }).click();
  await comeBack(page, world);
  await expect(page).toHaveURL(`/#${BET_PAGE}`);
});

test(
  "a visitor's pick waits for the login, and the slip opens on it at the price of then",
  LONG,
  async ({ page, world, open }) => {
    await open();
    await pick(page, /Manchester United/, /^Over/);
    await page.getByRole("alertdialog", { name: "Please log in" }).getByRole("button", { name: "Log in" }).click();
    world.movePrice(502, 3, 1, 2.4);
    await comeBack(page, world);
    await expect(slipOf(page)).toContainText("Manchester United");
    await expect(slipOf(page)).toContainText("2.40");
    // once: it is the member's own from here on
    await page.reload();
    await expect(page.getByRole("banner")).toContainText("jason88");
    await expect(page.getByRole("button", { name: "Restore" })).toHaveCount(0);
  },
);

test.describe("with a forced login", () => {
  test.use({ operator: { forceLogin: true } });
  test("the page that needed it comes back with its query", async ({ page, world, open }) => {
    await open({ hash: BET_PAGE });
    await comeBack(page, world);
    await expect(page).toHaveURL(`/#${BET_PAGE}`);
  });
  test("a page that needs a login leads straight to the operator's", async ({ page, open }) => {
    await open({ hash: RECORDS });
    await expect(page.getByRole("heading", { name: "Operator" })).toBeVisible();
  });
});

test(
  "a member at the login page goes to the index and keeps the query less its secrets",
  LONG,
  async ({ page, open }) => {
    await open({ as: "jason88" });
    await expect(page.getByText("jason88")).toBeVisible();
    await page.goto("/#/pages/login/login?utm=x&token=stolen&bcs=stolen");
    await expect(page).toHaveURL(/#\/\?utm=x$/);
    await expect(page.getByText("jason88")).toBeVisible();
  },
);

test("a visitor's tap on bets asks to log in, and Log in goes to the operator", async ({ page, open, door }) => {
  await open();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "My bets" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Please log in" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "My bets" }).click();
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { name: "Operator" })).toBeVisible();
  expect(door.requests.filter((line) => line.includes("Comm/Logout"))).toHaveLength(1);
});

test("a protected page gives way to the index when the member logs out", LONG, async ({ page, open, pass }) => {
  await open({ as: "jason88", hash: RECORDS });
  await expect(page.getByText("jason88")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await pass(500);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByText("jason88")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText("jason88")).toHaveCount(0);
});

test.describe("in a window with the menu beside every page", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test("a log-out leads home from any of them", async ({ page, open }) => {
    await open({ as: "jason88", hash: "/pages/matchresult/matchresult" });
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
  });
});

test("back goes to the page before, and from a page that was opened first to the index", async ({ page, open }) => {
  await open();
  await page.getByRole("article").first().waitFor();
  await page.goto("/#/pages/setting/setting");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto("about:blank");
  const direct = await page.context().newPage();
  await direct.goto("/#/pages/setting/setting");
  await direct.getByRole("button", { name: "Back" }).click();
  await expect(direct).toHaveURL(/#\/$/);
});

test("the index has an alias that keeps the query", async ({ page, open }) => {
  await open({ hash: "/pages/index/index?utm=x" });
  await expect(page).toHaveURL(/#\/\?utm=x$/);
});
