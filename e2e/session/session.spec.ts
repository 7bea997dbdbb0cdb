import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { type World } from "#mocks/world/world.ts";
import { answeredOf } from "#e2e/steps/answered.ts";
import { LONG } from "#e2e/steps/long.ts";

const RECORDS = "/pages/betrecord/betrecord";

const name = (page: Page, account = "jason88") => page.getByText(account, { exact: true });

const asked = (requests: readonly string[], path: string) => requests.filter((line) => line.includes(path)).length;

/** A token like the bookmaker's that its server does not know: signed by nobody. */
function forged(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.bm8gc2lnbmF0dXJl`;
}

const launch = async (world: World, account: string) =>
  `/?${new URLSearchParams({ ...(await world.signIn(account)) }).toString()}#/`;

test("a session lasts over a reload without a launch", async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  await page.reload();
  await expect(name(page)).toBeVisible();
});

test("no token that is none evicts a good session", LONG, async ({ page, open }) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  for (const [what, token, isTold] of [
    [
      "a forged token that never ends",
      forged({ exp: 90_000_000_000, Account: "jason88", Balance: 1e9, Paused: false }),
      false,
    ],
    ["a token that counts in ms", forged({ exp: 1_800_000_000_000, Account: "jason88" }), true],
    ["no token at all", "not-a-token", true],
    ["a token with a negative end", forged({ exp: -5 }), true],
  ] as const)
    await test.step(what, async () => {
      await page.goto(`/?token=${token}#/`);
      await expect(name(page)).toBeVisible();
      // what cannot be read may be anybody's: the member must know who is signed in
      const notice = page.getByRole("alertdialog", { name: "Please note" });
      if (isTold) {
        await expect(notice).toContainText("The session of this link was not accepted. You are logged in as jason88.");
        await notice.getByRole("button", { name: "OK" }).click();
      }
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(name(page)).toBeVisible();
    });
});

test("the claims of a token open nothing: balance and name are what the server says", LONG, async ({ page, open }) => {
  await open();
  const token = forged({ exp: 90_000_000_000, Account: "rich", Balance: 999_999, Currency: "USD", Paused: false });
  await page.goto(`/?token=${token}#/`);
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page.getByText("999,999")).toHaveCount(0);
});

test("another account is a clean switch", async ({ page, world, open }) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  await page.goto(await launch(world, "empty00"));
  await expect(name(page, "empty00")).toBeVisible();
  await expect(name(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /USD 0\.00/ })).toBeVisible();
});

test("a token that is near its end is renewed at once, and once", LONG, async ({ page, open, door, pass }) => {
  await open({ as: "expiring" });
  await expect(name(page, "expiring")).toBeVisible();
  await pass(1_000);
  expect(asked(door.requests, "/access/RefreshToken")).toBe(1);
  // it lives for eight minutes each time, and each renewal is under ten: one a check, not a storm
  // in steps within the 30 s that an answer may take
  for (let step = 0; step < 90; step += 1) await pass(20_000);
  const renewals = asked(door.requests, "/access/RefreshToken");
  expect(renewals).toBeGreaterThan(2);
  expect(renewals).toBeLessThanOrEqual(31);
  await expect(name(page, "expiring")).toBeVisible();
});

test("two tabs renew once, and both go on", async ({ page, context, world, open, door }) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto("/#/");
  await expect(name(second)).toBeVisible();
  // an answer between the two leaps would tell a tab that its clock is four hours slow
  await Promise.all([page.waitForLoadState("networkidle"), second.waitForLoadState("networkidle")]);
  // 3 h 51 min later the token has nine minutes left: both tabs look at the same moment
  world.advance(231 * 60_000);
  await Promise.all([page.clock.fastForward("03:51:00"), second.clock.fastForward("03:51:00")]);
  await expect.poll(() => asked(door.requests, "/access/RefreshToken")).toBe(1);
  // the second has its turn a moment after the first has stored the new token
  await page.waitForTimeout(800);
  expect(asked(door.requests, "/access/RefreshToken")).toBe(1);
  await expect(name(page)).toBeVisible();
  await expect(name(second)).toBeVisible();
});

test("ten dead-session answers at once are one logout and one prompt, and nobody asks on", async ({
  page,
  world,
  open,
  door,
  pass,
}) => {
  await open({ as: "jason88", hash: RECORDS });
  await expect(name(page)).toBeVisible();
  await pass(40_000);
  world.expireToken("jason88");
  await pass(61_000);
  await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toHaveCount(1);
  await expect(page).toHaveURL(/#\/$/);
  const before = door.requests.filter((line) => line.includes("/api/bet/")).length;
  await pass(120_000);
  expect(door.requests.filter((line) => line.includes("/api/bet/")).length).toBe(before);
  expect(asked(door.requests, "Comm/Logout")).toBe(0);
});

test("a call that needs no login logs nobody out, whatever it answers", LONG, async ({ page, world, open, pass }) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  world.nextCall({ path: "GetLiveMatchOdds", code: 3, times: 5 });
  world.nextCall({ path: "GetMenu", code: 3, times: 5 });
  await pass(70_000);
  await expect(name(page)).toBeVisible();
});

test("code 5 reloads once, and after that says so", LONG, async ({ page, world, open, pass }) => {
  let loads = 0;
  page.on("load", () => (loads += 1));
  await open();
  await expect(page.getByRole("article").first()).toBeVisible();
  world.nextCall({ path: "GetMenu", code: 5, times: Infinity });
  await pass(61_000);
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole("alertdialog")).toContainText("out of date");
  await pass(61_000);
  expect(loads).toBe(2);
});

test("HTTP 401 is one renewal and one repeat of the read", LONG, async ({ page, world, open, door, pass }) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  await pass(1_000);
  const renewed = asked(door.requests, "RefreshToken");
  world.nextCall({ path: "GetUnSettleBetList", status: 401 });
  world.nextCall({ path: "GetUnSettleBetStatus", status: 401 });
  // the clock stands while the answer is under way: a leap would break the call off before it is heard
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.goto(`/#${RECORDS}`);
  await refused;
  await expect.poll(() => asked(door.requests, "RefreshToken")).toBe(renewed + 1);
  await pass(61_000);
  expect(asked(door.requests, "RefreshToken")).toBe(renewed + 1);
  await expect(name(page)).toBeVisible();
});

test("logging out works offline, clears everything of the member, and the other tab follows", async ({
  page,
  context,
  world,
  open,
  pass,
}) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/#${RECORDS}`);
  await expect(name(second)).toBeVisible();
  world.nextCall({ path: "Comm/Logout", network: true, times: Infinity });
  await page.getByRole("button", { name: "Menu" }).click();
  await pass(500);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(name(page)).toHaveCount(0);
  await expect(second.getByText("jason88")).toHaveCount(0, { timeout: 1_000 });
  await expect(second).toHaveURL(/#\/$/);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain("jason88");
  expect(kept).not.toContain("eyJ");
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
});

test("signing in in one tab signs in the other", async ({ page, context, world, open }) => {
  await open();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  const second = await context.newPage();
  await second.goto(await launch(world, "jason88"));
  await expect(name(second)).toBeVisible();
  await expect(name(page)).toBeVisible();
});

for (const hours of [26, -26]) {
  test(
    `a clock that is ${hours} h off makes no storm and no false logout`,
    LONG,
    async ({ page, context, world, door, baseURL }) => {
      test.slow();
      const answered = await answeredOf(page);
      const server = world.clock.now();
      await context.route("**/config.json", (route) =>
        route.fulfill({
          json: { jitter: 0, loginUrl: `${baseURL}operator/sign-in` },
          headers: { Date: new Date(server).toUTCString() },
        }),
      );
      await page.clock.install({ time: server + hours * 3_600_000 });
      await page.goto(await launch(world, "jason88"));
      await expect(name(page)).toBeVisible();
      await page.reload();
      await expect(name(page)).toBeVisible();
      const before = asked(door.requests, "RefreshToken");
      for (let minute = 0; minute < 30; minute += 1) {
        world.advance(60_000);
        await page.clock.runFor(60_000);
        await answered();
      }
      expect(asked(door.requests, "RefreshToken") - before).toBeLessThanOrEqual(1);
      await expect(name(page)).toBeVisible();
      // the token lives for four hours by the server's clock, and is renewed before it dies
      for (let part = 0; part < 30; part += 1) {
        world.advance(600_000);
        await page.clock.fastForward(600_000);
        await answered();
        await expect(name(page)).toBeVisible();
      }
      expect(asked(door.requests, "RefreshToken")).toBeGreaterThan(0);
      await expect(name(page)).toBeVisible();
    },
  );
}

test(
  "a token that died while the device slept leads to a prompt, and the page stays",
  LONG,
  async ({ page, world, open, pass }) => {
    await open({ as: "jason88" });
    await expect(name(page)).toBeVisible();
    world.advance(5 * 3_600_000);
    world.expireToken("jason88");
    await page.clock.fastForward("05:00:00");
    await pass(2_000);
    await expect(page.getByRole("alertdialog", { name: "Your session has ended" })).toBeVisible();
    await expect(page).toHaveURL(/#\/$/);
  },
);

test.describe("with the device library itself", () => {
  test.use({ deviceLibrary: "real" });

  test(
    "the device library that never comes costs nothing; one that comes is sent as Etag, once more asking who it is",
    LONG,
    async ({ page, context, world, door, pass }) => {
      const etags: (string | undefined)[] = [];
      context.on("request", (request) => {
        if (request.url().includes("/api/")) etags.push(request.headers()["etag"]);
      });
      let block = true;
      await context.route(/assets\/fp\.esm|fingerprint/, (route) => (block ? route.abort() : route.fallback()));
      await page.clock.install({ time: world.clock.now() });
      await page.goto(await launch(world, "jason88"));
      await expect(name(page)).toBeVisible();
      await pass(2_000);
      await pass(20_000);
      expect(etags.filter(Boolean)).toEqual([]);
      expect(asked(door.requests, "GetUserInfo")).toBe(1);
      block = false;
      await page.reload();
      await expect(name(page)).toBeVisible();
      await pass(2_000);
      await expect
        .poll(
          async () => {
            await pass(500);
            return etags.filter(Boolean).length;
          },
          { timeout: 15_000 },
        )
        .toBeGreaterThan(0);
      await pass(1_500);
      expect(asked(door.requests, "GetUserInfo")).toBe(3);
      const uid = etags.find(Boolean) ?? "";
      expect(uid).toMatch(/^[\da-f]{16,}$/);
      expect(door.requests.some((line) => line.includes(uid))).toBe(false);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(uid);
    },
  );
});
