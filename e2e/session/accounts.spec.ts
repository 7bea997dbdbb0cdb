import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { amountOf, booked, openSlip, placeButton, slipOf } from "#e2e/steps/slip.ts";
import { type World } from "#mocks/world/world.ts";
import { LONG } from "#e2e/steps/long.ts";

const name = (page: Page, account = "jason88") => page.getByText(account, { exact: true });

const launch = async (world: World, account: string) =>
  `/?${new URLSearchParams({ ...(await world.signIn(account)) }).toString()}#/`;

/** The Authorization of every log-out that leaves the page. */
function logoutsOf(page: Page): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("Comm/Logout")) tokens.push(request.headers()["authorization"]);
  });
  return tokens;
}

/** Whether the bookmaker still answers on this token. */
const lives = async (world: World, token: string): Promise<boolean> =>
  (await world.memberOf(new Request("http://book/", { headers: { authorization: token } }))) !== undefined;

test("another account ends the session before it, slip and all, though its token ends sooner", async ({
  page,
  world,
  open,
  pass,
}) => {
  const tokens = logoutsOf(page);
  await openSlip({ page, world, open, pass }, { amount: "100" });
  const old = await page.evaluate(() => localStorage.getItem("sportsbook:session") ?? "");
  const { token } = (JSON.parse(old) as { data: { token: string } }).data;
  await page.goto(await launch(world, "expiring"));
  await expect(name(page, "expiring")).toBeVisible();
  await expect(slipOf(page)).toBeHidden();
  await pass(2_000);
  await expect(page.getByRole("button", { name: "Restore" })).toHaveCount(0);
  await expect.poll(() => tokens).toEqual([token]);
  expect(await lives(world, token)).toBe(false);
});

test("a refused link leaves the member in, and nothing can be placed before that was read, reload or not", async ({
  page,
  world,
  open,
}) => {
  await open({ as: "jason88" });
  await expect(name(page)).toBeVisible();
  const { token } = await world.signIn("empty00");
  world.expireToken("empty00");
  await page.goto(`/?token=${token}#/`);
  const notice = page.getByRole("alertdialog", { name: "Please note" });
  await expect(notice).toContainText("You are logged in as jason88.");
  await page.keyboard.press("Escape");
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toContainText("You are logged in as jason88.");
  await notice.getByRole("button", { name: "OK" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(name(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("two tabs never hold two accounts: the first goes over to the second's, and shows nothing of its own", async ({
  page,
  context,
  world,
  open,
  pass,
}) => {
  await openSlip({ page, world, open, pass }, { amount: "100" });
  const second = await context.newPage();
  await second.goto(await launch(world, "somchai"));
  await expect(name(second, "somchai")).toBeVisible();
  await expect(name(page, "somchai")).toBeVisible();
  await expect(slipOf(page)).toBeHidden();
  await expect(name(page)).toHaveCount(0);
  await pass(2_000);
  await expect(page.getByRole("button", { name: "Restore" })).toHaveCount(0);
});

test("logging out names the session, whose token is dead after it", async ({ page, world, pass }) => {
  const tokens = logoutsOf(page);
  const { token, bcs } = await world.signIn("jason88");
  await page.clock.install({ time: world.clock.now() });
  await page.goto(`/?${new URLSearchParams({ token, bcs }).toString()}#/`);
  await expect(name(page)).toBeVisible();
  expect(await lives(world, token)).toBe(true);
  await page.getByRole("button", { name: "Menu" }).click();
  await pass(500);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(name(page)).toHaveCount(0);
  await expect.poll(() => tokens).toEqual([token]);
  expect(await lives(world, token)).toBe(false);
});

test(
  "a renewed token that is another account's is not taken",
  LONG,
  async ({ page, context, world, open, door, pass }) => {
    const other = await world.signIn("somchai");
    await context.route("**/access/RefreshToken*", (route) =>
      route.fulfill({ json: { ErrorCode: 0, Token: other.token } }),
    );
    const tokens = new Set<string | undefined>();
    await open({ as: "expiring" });
    await expect(name(page, "expiring")).toBeVisible();
    const held = () => page.evaluate(() => localStorage.getItem("sportsbook:session") ?? "");
    const before = await held();
    page.on("request", (request) => {
      if (request.url().includes("/api/bet/")) tokens.add(request.headers()["authorization"]);
    });
    // of whose account the new one is, the server is asked once, with that token alone
    await expect.poll(() => door.requests.filter((line) => line.includes("GetUserInfo")).length).toBeGreaterThan(1);
    await pass(62_000);
    await expect.poll(() => tokens.size).toBe(1);
    expect(tokens).not.toContain(other.token);
    expect(await held()).toBe(before);
    await expect(name(page, "expiring")).toBeVisible();
    await expect(name(page, "somchai")).toHaveCount(0);
  },
);

test(
  "a bet refused with code 3 while the session goes on deducts nothing, and the member stays",
  LONG,
  async ({ page, world, open, pass }) => {
    await openSlip({ page, world, open, pass }, { amount: "100" });
    world.nextCall({ path: "/api/bet/Bet", code: 3 });
    await placeButton(page).click();
    const told = page.getByRole("alertdialog", { name: "Bet failed" });
    await expect(told).toContainText("Nothing was deducted. Your selection and amount are kept.");
    await expect(told).not.toContainText(/session|log in/i);
    expect(booked(world)).toHaveLength(0);
    await told.getByRole("button", { name: "OK" }).click();
    await expect(slipOf(page)).toBeVisible();
    await expect(amountOf(page)).toHaveText("100");
    await expect(name(page)).toBeVisible();
  },
);
