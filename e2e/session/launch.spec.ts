import { type Page } from "@playwright/test";
import { expect, test } from "#e2e/steps/fixtures.ts";
import { type World } from "#mocks/world/world.ts";
import { holdCall } from "#e2e/steps/holdCall.ts";
import { after, LONG } from "#e2e/steps/long.ts";

const place = (page: Page) => page.evaluate(() => `${location.search}${location.hash}`);

/** Two matches of the book. */
const matches = (world: World) => [...world.book.on(3)].slice(0, 2).map(({ fixture }) => fixture);

test.beforeEach(async ({ page, world }) => {
  await page.clock.install({ time: world.clock.now() });
});

test("token and BCS leave the address before any call, and stand nowhere but in the headers and their one store", async ({
  page,
  world,
  context,
}) => {
  const { token, bcs } = await world.signIn("jason88");
  const calls: { url: string; referer: string | undefined; token: string | undefined; at: string }[] = [];
  context.on("request", (request) => {
    if (!/\/(api|access)\//.test(request.url())) return;
    const headers = request.headers();
    calls.push({ url: request.url(), referer: headers["referer"], token: headers["authorization"], at: page.url() });
  });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto(`/?token=${token}&bcs=${bcs}&utm=x#/?token=${token}&bcs=${bcs}`);
  await expect(page.getByText("jason88")).toBeVisible();
  expect(await place(page)).toBe("?utm=x#/");
  expect(calls.length).toBeGreaterThan(2);
  for (const call of calls) {
    expect(call.at).not.toContain(token);
    expect(call.url).not.toContain(token);
    expect(call.referer ?? "").not.toContain(token);
  }
  expect(calls.some((call) => call.token === token)).toBe(true);
  expect(logged.join()).not.toContain(token);
  expect(await page.content()).not.toContain(token);
  const kept = await page.evaluate(() => Object.entries(localStorage).map(([key, value]) => [key, String(value)]));
  const held = await page.evaluate(() => JSON.stringify(history.state));
  expect(held).not.toContain(token);
  // the server handed out a newer token, which is kept for the next visit under the session alone
  expect(kept.filter(([, value]) => /eyJ/.test(value ?? "")).map(([key]) => key)).toEqual(["sportsbook:session"]);
});

test("language and odds style of the address are in force and leave the address", async ({ page, door }) => {
  await page.goto("/?language=th&os=4#/");
  await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
  await expect
    .poll(() => door.requests.some((line) => line.includes("oddsStyle=4") && line.includes("language=th-TH")))
    .toBe(true);
  expect(await place(page)).toBe("#/");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
});

test("a preset that comes again does not undo what the member chose since; a new one does", LONG, async ({ page }) => {
  await page.goto("/?language=th#/pages/setting/setting");
  await page.getByRole("button", { name: /ไทย/ }).click();
  await page.getByRole("radio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
  await page.goto("/?language=th&again#/pages/setting/setting");
  await expect(page.getByRole("button", { name: "Language English" })).toBeVisible();
  await page.goto("/?language=vn#/pages/setting/setting");
  await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
});

test("a theme of the address is in force, if it is on offer", LONG, async ({ page }) => {
  await page.goto("/?theme=99#/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "99");
  await page.goto("/?theme=2#/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "1");
});

test("an area outside 1 to 4 is area 1, with a warning for the operator", LONG, async ({ page }) => {
  const warned: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warned.push(message.text());
  });
  await page.goto("/?area=SP7#/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "1");
  expect(warned).toEqual(["area must be SP1 to SP4: area 1 is used"]);
});

test("goto leads to hot matches or a match once, with the index one step back", async ({ page, world }) => {
  const aMatch = matches(world)[0]?.id;
  await page.goto("/?goto=hot#/");
  await expect.poll(() => place(page)).toBe("#/pages/hotMatch/hotMatch");
  await page.goBack();
  await expect.poll(() => place(page)).toBe("#/");
  await page.goto(`/?goto=${aMatch}#/`);
  await expect.poll(() => place(page)).toBe(`#/pages/match/match?matchId=${aMatch}&type=0`);
  await page.reload();
  await expect.poll(() => place(page)).toBe(`#/pages/match/match?matchId=${aMatch}&type=0`);
});

test("goto, and the addresses of the contract, lead to the figures, the alerts and a shared slip", async ({
  page,
  world,
}) => {
  const { token, bcs } = await world.signIn("jason88");
  await page.goto(`/?token=${token}&bcs=${bcs}#/pages/index/jump?goto=figures`);
  await expect.poll(() => place(page)).toBe("#/pages/figures/figures");
  await page.goto("/?again#/pages/index/jump?goto=alerts");
  await expect(page.getByRole("dialog", { name: "Alerts" })).toBeVisible();
  await page.goto("/?directly#/pages/alerts/alerts");
  await expect(page.getByRole("dialog", { name: "Alerts" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeAttached();
  await page.goto("/?shared#/pages/shared/shared");
  await expect(page.getByRole("main", { name: "Shared slip" })).toBeVisible();
});

test("an action opens its match once only, remembered per ActionData", LONG, async ({ page, world }) => {
  const [one, other] = matches(world);
  const link = (data: string) => `/?Action=1&ActionData=${data}#/`;
  await page.goto(link(`${one?.id}_${one?.leagueId}`));
  await expect.poll(() => place(page)).toBe(`#/pages/match/match?matchId=${one?.id}&leagueId=${one?.leagueId}&type=0`);
  await page.goto("about:blank");
  await page.goto(link(`${one?.id}_${one?.leagueId}`));
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await place(page)).toBe("#/");
  await page.goto("about:blank");
  await page.goto(link(`${other?.id}_${other?.leagueId}`));
  await expect.poll(() => place(page)).toBe(`#/pages/match/match?matchId=${other?.id}&leagueId=${other?.leagueId}`);
});

test("the jump page waits for the session and goes on to where the link leads", async ({ page, world }) => {
  const { token, bcs } = await world.signIn("jason88");
  await page.goto(`/#/pages/index/jump?token=${token}&bcs=${bcs}&goto=hot`);
  await expect.poll(() => place(page)).toBe("#/pages/hotMatch/hotMatch");
  await expect(page.getByText("jason88")).toBeVisible();
  await page.goto("/#/pages/index/jump");
  await page.goto("about:blank");
  await page.goto("/#/pages/index/jump");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await place(page)).toBe("#/");
});

test("the jump page opens the match of an action though its session starts meanwhile", async ({ page, world }) => {
  const [one, other] = matches(world);
  const { token, bcs } = await world.signIn("jason88");
  const release = await holdCall(page, "/api/odds/GetUserInfo");
  await page.goto(`/?token=${token}&bcs=${bcs}#/pages/gamerule/gamerule`);
  await expect(page.getByRole("main", { name: "Game rules" })).toBeVisible();
  // the second link is opened before the first has led anywhere
  for (const match of [other, one]) {
    const hash = `/pages/index/jump?Action=1&ActionData=${match?.id}_${match?.leagueId}`;
    await page.evaluate((link) => void (location.hash = link), hash);
  }
  await expect.poll(() => place(page)).toContain("jump");
  release();
  await expect.poll(() => place(page)).toBe(`#/pages/match/match?matchId=${one?.id}&leagueId=${one?.leagueId}&type=0`);
});

const HOSTILE = [
  "?goto=javascript:alert(1)",
  "?goto=//evil.example/x",
  "?goto=%2F%5Cevil.example",
  "?goto=__proto__",
  "?goto=99999999999999999999",
  "?Action=1&ActionData=__proto__",
  "?Action=1&ActionData=1_javascript:alert(1)",
  "?Action=1&ActionData=../../x",
  "?language=__proto__&os=constructor&theme=%3Cscript%3E&area=%3Cimg%20src=x%3E",
  "?language[]=th&os[]=4",
  `?token=${"a".repeat(9_000)}`,
  "?token=..%2F..%2F&bcs=%00",
  "#/pages/match/match?matchId=__proto__&leagueId=constructor",
  "#/pages/login/login?token=stolen&bcs=stolen",
  "#/no/such/page?token=stolen",
  "?homeUrl=https://evil.example&loginUrl=javascript:alert(1)&rechargeUrl=//evil.example&config=https://evil.example/c.json",
];

for (const [at, address] of HOSTILE.entries()) {
  // every eighth, whichever they are
  test(
    `nothing but the app comes of ${address.slice(0, 60)}`,
    at % 8 === 0 ? {} : LONG,
    async ({ page, context, complaints }) => {
      const foreign: string[] = [];
      context.on("request", (request) => {
        if (!request.url().startsWith("http://127.0.0.1")) foreign.push(request.url());
      });
      page.on("dialog", (dialog) => foreign.push(dialog.message()));
      await page.goto(`/${address}`);
      await expect(page.getByRole("navigation", { name: "Main" }).or(page.getByRole("main")).first()).toBeVisible();
      await expect.poll(() => place(page)).not.toContain("token");
      expect(foreign).toEqual([]);
      expect(await page.locator("html").getAttribute("data-theme")).toBe("1");
      expect(page.url()).toContain("127.0.0.1");
      // the match page says in the console which match there is none of
      expect(complaints.filter((line) => !line.startsWith("match page: no match"))).toEqual([]);
      complaints.length = 0;
    },
  );
}

for (const [at, [name, value]] of [
  ["javascript", "javascript:alert(1)"],
  ["data", "data:text/html,<h1>x"],
  ["blob", "blob:https://good.example/1"],
  ["a bare host", "//evil.example"],
  ["a backslash", "/\\evil.example"],
  ["a look-alike", "https://good.example@evil.example"],
  ["http", "http://evil.example"],
].entries()) {
  test.describe(`an address of the configuration with ${name}`, () => {
    test.use({ operator: { homeUrl: value } });
    test("is refused by name, and leads nowhere", after(1, at), async ({ page }) => {
      const named = page.waitForEvent("console", (said) => said.text().includes('"homeUrl" is not in force'));
      await page.goto("/");
      expect((await named).type()).toBe("warning");
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Settings" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Back to Home" })).toHaveCount(0);
    });
  });
}
