import { type Page } from "@playwright/test";
import { bare, book, expect, heard, kitPage, send, session, test, hostWithoutKit } from "#e2e/steps/host.ts";
import { LONG } from "#e2e/steps/long.ts";

test("the host kit signs in by message, and the frame says what happens, without sums, names or tokens", async ({
  page,
  world,
  host,
}) => {
  host.show(kitPage(host, await session(world)));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByText("jason88")).toBeVisible();
  await expect
    .poll(async () => (await heard(page)).join())
    .toMatch(/"type":"Ready","release":"[\d.]+","kit":2,"hears":\["SetToken",/);
  await book(page).getByRole("button", { name: "Home" }).click();
  await expect.poll(() => heard(page)).toContain('{"source":"sportsbook","version":1,"type":"GoCasino"}');
  // a match that the host no longer has is the host's to know: nothing is written to the console
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await send(page, { type: "OpenMatch", matchId: 987_654_321, leagueId: 9 });
  await expect(book(page).getByText("No match has this address, or the match is over.")).toBeVisible();
  expect(said.filter((line) => line.includes("987654321"))).toEqual([]);
  const fixture = [...world.book.on(3)][0]?.fixture;
  await send(page, { type: "OpenMatch", matchId: fixture?.id, leagueId: fixture?.leagueId });
  await expect
    .poll(() => heard(page))
    .toContain('{"source":"sportsbook","version":1,"type":"RouteChanged","path":"/pages/match/match"}');
  await send(page, { type: "SetTheme", theme: "99" });
  await expect(book(page).locator("html")).toHaveAttribute("data-theme", "99");
  await send(page, { type: "SetLanguage", language: "th" });
  await expect(book(page).locator("html")).toHaveAttribute("lang", "th-TH");
  await send(page, { type: "Logout" });
  await expect.poll(() => heard(page)).toContain('{"source":"sportsbook","version":1,"type":"SessionEnded"}');
  const all = (await heard(page)).join();
  expect(all).not.toMatch(/jason|12,?480|eyJ/);
  for (const text of await heard(page)) expect(Object.keys(JSON.parse(text) as object).length).toBeLessThanOrEqual(6);
});

test("a framed app neither logs out nor goes home by itself, and asks its host for a login", async ({
  page,
  world,
  host,
}) => {
  host.show(kitPage(host));
  await page.goto(`${host.origin}/host.html`);
  await book(page).getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await expect.poll(() => heard(page)).toContain('{"source":"sportsbook","version":1,"type":"GoLogin"}');
  await expect(book(page).getByRole("alertdialog")).toHaveCount(0);
  await send(page, { type: "SetToken", ...(await world.signIn("jason88")) });
  await expect(book(page).getByText("jason88")).toBeVisible();
  await book(page).getByRole("button", { name: "Menu" }).click();
  await expect(book(page).getByText(/^Version/)).toBeVisible();
  await expect(book(page).getByRole("button", { name: "Log out" })).toHaveCount(0);
  await expect(book(page).getByRole("button", { name: "Back to Home" })).toHaveCount(0);
});

test("the height of the page is told, the frame can follow it, and the browser's back stays in the frame", async ({
  page,
  host,
}) => {
  host.show(kitPage(host, 'height: "content",'));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByRole("article").first()).toBeVisible();
  const height = () => page.locator("iframe").evaluate((frame) => frame.getBoundingClientRect().height);
  await expect.poll(height).toBeGreaterThan(700);
  await book(page).getByRole("button", { name: "Menu" }).click();
  await book(page).getByRole("button", { name: "Settings" }).click();
  await expect(book(page).getByRole("radiogroup", { name: "Theme" })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(book(page).getByRole("article").first()).toBeVisible();
  expect(page.url()).toBe(`${host.origin}/host.html`);
});

test("destroying takes the frame away", LONG, async ({ page, host }) => {
  host.show(kitPage(host));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByRole("article").first()).toBeVisible();
  await page.evaluate(() => (window as unknown as { book: { destroy(): void } }).book.destroy());
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a site that is not named may not frame the app", async ({ page, host, complaints }) => {
  const stranger = `http://evil.localhost:${new URL(host.origin).port}`;
  host.show(bare(host));
  await page.goto(`${stranger}/host.html`);
  await expect.poll(() => complaints.join()).toContain("frame-ancestors");
  await expect(book(page).getByRole("article")).toHaveCount(0);
  complaints.length = 0;
});

/** Everything that a host page without the kit has received. */
const received = (page: Page) => page.evaluate(() => (window as unknown as { heard?: readonly unknown[] }).heard ?? []);

const mainTabs = (page: Page) => book(page).getByRole("navigation", { name: "Main" });

test.describe("a framing site, where the operator lists none", () => {
  test.use({ operator: async ({}, use) => use({ parentOrigins: [], gameHomeUrl: "https://lobby.example" }) });

  test("is told that the member wants the casino or has no money, and nothing else", async ({ page, host, world }) => {
    const launch = new URLSearchParams({ ...(await world.signIn("empty00")) }).toString();
    const told: unknown[] = [];
    await page.exposeFunction("note", (message: unknown) => told.push(message));
    host.show(`<script>addEventListener("message", ({ data }) => note(data))</script>${hostWithoutKit(host, launch)}`);
    await page.goto(`${host.origin}/host.html`);
    await expect(book(page).getByText("empty00")).toBeVisible();
    await mainTabs(page).getByRole("button", { name: "Home" }).click();
    // the page listens to the app's origin alone, so the message came from there
    await expect(page).toHaveURL(`${host.origin}/lobby`);
    expect(told).toEqual([{ source: "sportsbook", version: 1, type: "GoCasino" }]);
    await expect(book(page).getByText("empty00")).toBeVisible();
    await book(page)
      .getByRole("article")
      .first()
      .getByRole("button", { name: /\d\.\d/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${host.origin}/cashier`);
    expect(told.slice(1)).toEqual([{ source: "sportsbook", version: 1, type: "NoBalance" }]);
  });

  test("is not heard, and the member sees our own prompt for the login", async ({ page, host }) => {
    host.show(bare(host));
    await page.goto(`${host.origin}/host.html`);
    await expect(book(page).getByRole("button", { name: "Log in" })).toBeVisible();
    await mainTabs(page).getByRole("button", { name: "My bets" }).click();
    await expect(book(page).getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
    await page.evaluate(() =>
      document
        .querySelector("iframe")
        ?.contentWindow?.postMessage({ source: "sportsbook", version: 1, type: "SetTheme", theme: "99" }, "*"),
    );
    await page.waitForTimeout(200);
    await expect(book(page).locator("html")).toHaveAttribute("data-theme", "1");
    expect(await received(page)).toEqual([]);
  });
});

test.describe("a framing site that the operator does not list", () => {
  test.use({ operator: async ({}, use) => use({ parentOrigins: ["https://www.other.example"] }) });
  test("hears nothing and is not heard, and the member sees our own prompt", async ({ page, host }) => {
    host.show(bare(host));
    await page.goto(`${host.origin}/host.html`);
    // the app knows by now that nobody is signed in
    await expect(book(page).getByRole("button", { name: "Log in" })).toBeVisible();
    await mainTabs(page).getByRole("button", { name: "My bets" }).click();
    await expect(book(page).getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
    await book(page).getByRole("button", { name: "Cancel" }).click();
    await page.evaluate(() =>
      document
        .querySelector("iframe")
        ?.contentWindow?.postMessage({ source: "sportsbook", version: 1, type: "SetTheme", theme: "99" }, "*"),
    );
    await page.waitForTimeout(200);
    await expect(book(page).locator("html")).toHaveAttribute("data-theme", "1");
    await mainTabs(page).getByRole("button", { name: "Home" }).click();
    await expect(book(page).getByRole("heading", { name: "Operator" })).toBeVisible();
    expect(await received(page)).toEqual([]);
  });
});

test("ten thousand stray messages change nothing and cost next to nothing", LONG, async ({ page, host }) => {
  host.show(bare(host));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByRole("article").first()).toBeVisible();
  const frame = page.frames().find((one) => one.url().startsWith(host.app));
  await page.evaluate(() => {
    const target = document.querySelector("iframe")?.contentWindow;
    const odd: unknown[] = [
      null,
      1,
      "Logout",
      [],
      {},
      { type: "Logout" },
      { source: "sportsbook", version: 2, type: "Logout" },
      { source: "sportsbook", version: 1, type: "SetTheme", theme: {} },
      { source: "sportsbook", version: 1, type: "OpenMatch", matchId: "1" },
      { source: "sportsbook", version: 1, type: "__proto__" },
    ];
    for (let i = 0; i < 10_000; i += 1) target?.postMessage(odd[i % odd.length], "*");
  });
  // the frame answers after them all: messages keep their order
  const took = await frame?.evaluate(async () => {
    const from = performance.now();
    await new Promise((done) => setTimeout(done, 0));
    return performance.now() - from;
  });
  expect(took).toBeLessThan(2_000);
  await expect(book(page).getByRole("article").first()).toBeVisible();
  await expect(book(page).locator("html")).toHaveAttribute("data-theme", "1");
});

test.describe("a frame that is sandboxed with scripts alone", () => {
  /** A document that greets as the app does, and tells when it is told anything. */
  const STRANGER = `<script>
    const line = new MessageChannel();
    const say = (said, ports) => parent.postMessage({ source: "sportsbook", version: 1, ...said }, "*", ports);
    line.port1.onmessage = () => say({ type: "RouteChanged", path: "stolen" });
    onmessage = () => say({ type: "RouteChanged", path: "stolen" });
    say({ type: "Ready" }, [line.port2]);
  </script>`;

  test("is signed in and told things by the host kit", async ({ page, world, host }) => {
    host.show(kitPage(host, `sandbox: "allow-scripts", ${await session(world)}`));
    await page.goto(`${host.origin}/host.html`);
    await expect(book(page).getByText("jason88")).toBeVisible();
    await send(page, { type: "SetTheme", theme: "99" });
    await expect(book(page).locator("html")).toHaveAttribute("data-theme", "99");
    await book(page).getByRole("button", { name: "Home" }).click();
    await expect.poll(() => heard(page)).toContain('{"source":"sportsbook","version":1,"type":"GoCasino"}');
  });

  test("gives a session to no other document that comes into it, and shows the app again", async ({
    page,
    world,
    host,
  }) => {
    host.show(kitPage(host, `sandbox: "allow-scripts", ${await session(world)}`));
    await page.goto(`${host.origin}/host.html`);
    await expect(book(page).getByText("jason88")).toBeVisible();
    const stranger = `${host.origin}/stranger.html`;
    await page.route(stranger, (route) => route.fulfill({ contentType: "text/html", body: STRANGER }));
    const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
    await frame?.evaluate((address) => location.assign(address), stranger);
    await expect(book(page).getByText("jason88")).toBeVisible();
    const greeted = () => heard(page).then((all) => all.filter((one) => one.includes('"Ready"')).length);
    await expect.poll(greeted).toBe(2);
    expect((await heard(page)).join()).not.toContain("stolen");
  });
});

test("the frame takes no focus that it was not given", LONG, async ({ page, world, host }) => {
  host.show(kitPage(host, await session(world)).replace('<div id="sports">', '<input id="search"><div id="sports">'));
  await page.goto(`${host.origin}/host.html`);
  await page.locator("#search").focus();
  await expect(book(page).getByText("jason88")).toBeVisible();
  const fixture = [...world.book.on(3)][0]?.fixture;
  await send(page, { type: "OpenMatch", matchId: fixture?.id, leagueId: fixture?.leagueId });
  await expect
    .poll(() => heard(page))
    .toContain('{"source":"sportsbook","version":1,"type":"RouteChanged","path":"/pages/match/match"}');
  await page.keyboard.type("tennis");
  await expect(page.locator("#search")).toHaveValue("tennis");
});

/** The kit's session function asks this, so that a test may say who sits at the host. */
const askWho = "session: () => window.who(), onError: () => { window.failed = true; },";

const ENDED = '{"source":"sportsbook","version":1,"type":"SessionEnded"}';
const GO_LOGIN = '{"source":"sportsbook","version":1,"type":"GoLogin"}';

const says = (page: Page, who: string) => page.addInitScript(`window.who = ${who};`);

test("the member whom the host names is the one whose money is bet, whichever token ends later", async ({
  page,
  world,
  host,
}) => {
  host.show(kitPage(host, await session(world)));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByText("jason88")).toBeVisible();
  await send(page, { type: "SetToken", ...(await world.signIn("expiring")) });
  await expect(book(page).getByText("expiring")).toBeVisible();
  await expect(book(page).getByText("jason88")).toHaveCount(0);
  // as does a host page that is loaded for another member
  host.show(kitPage(host, `session: () => (${JSON.stringify(await world.signIn("empty00"))}),`));
  await page.reload();
  await expect(book(page).getByText("empty00")).toBeVisible();
  await expect(book(page).getByText("expiring")).toHaveCount(0);
});

test("a refused token of another member leaves a visitor, and the host is asked for a login", async ({
  page,
  world,
  host,
}) => {
  await says(page, `() => (${JSON.stringify(await world.signIn("jason88"))})`);
  host.show(kitPage(host, askWho));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByText("jason88")).toBeVisible();
  const refused = await world.signIn("somchai");
  world.expireToken("somchai");
  // asked for a login, the host would name the member before at once
  await page.evaluate(() => Object.assign(window, { who: () => null }));
  await page.evaluate(() => document.querySelector("#heard")?.replaceChildren());
  await send(page, { type: "SetToken", ...refused });
  await expect(book(page).getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([ENDED, GO_LOGIN]));
});

for (const [often, what, who, fails] of [
  [{}, "nobody", "() => undefined", false],
  [LONG, "nobody, as null", "async () => null", false],
  [LONG, "what throws", "() => { throw new Error('no'); }", true],
  [LONG, "what is rejected", "() => Promise.reject(new Error('no'))", true],
] as const) {
  test(
    `a host that names ${what} at the start has nobody signed in, whoever was before`,
    often,
    async ({ page, world, host, door }) => {
      host.show(kitPage(host, await session(world)));
      await page.goto(`${host.origin}/host.html`);
      await expect(book(page).getByText("jason88")).toBeVisible();
      host.show(kitPage(host, askWho));
      await says(page, who);
      await page.reload();
      await expect(book(page).getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
      await expect(book(page).getByText("jason88")).toHaveCount(0);
      expect(await page.evaluate(() => (window as unknown as { failed?: boolean }).failed === true)).toBe(fails);
      // a sign-out ends every session of the account that stands when it comes in
      await expect.poll(() => door.requests.filter((line) => line.includes("/Comm/Logout")).length).toBe(1);
      const later = JSON.stringify(await world.signIn("jason88"));
      await page.evaluate(`window.who = () => (${later})`);
      await book(page).getByRole("banner").getByRole("button", { name: "Log in" }).click();
      await expect(book(page).getByText("jason88")).toBeVisible();
    },
  );
}
