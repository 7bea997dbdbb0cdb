import { createServer } from "node:http";
import { type FrameLocator, type Page } from "@playwright/test";
import { expect, test as base } from "#e2e/fixtures.ts";
import { openPlaywrightDoor } from "#mocks/playwright.ts";
import { type World } from "#mocks/world.ts";

interface Host {
  /** The site that frames the app, another site than the app's. */
  readonly origin: string;
  readonly app: string;
  /** What that site serves as its page. */
  readonly show: (page: string) => void;
}

/** A server of its own: a page that Playwright makes up stands in no address space, and may not reach this machine. */
const test = base.extend<{ host: Host; operator: Record<string, unknown> }>({
  host: async ({ baseURL }, use) => {
    let page = "";
    const server = createServer((_request, response) => response.setHeader("Content-Type", "text/html").end(page));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const show = (body: string) => {
      page = body;
    };
    await use({ app: baseURL ?? "", origin: `http://localhost:${port}`, show });
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
  operator: async ({ host }, use) => use({ parentOrigins: [host.origin] }),
});

/** A host page made with the host kit: it lists what the app tells it. */
const kitPage = ({ app }: Host, more = "") => `<!doctype html><title>Host</title>
<style>html,body{height:100%;margin:0}#sports{height:700px}</style><div id="sports"></div><ol id="heard"></ol>
<script type="module">
  import { mount } from "${app}host-kit.js";
  const heard = (message) => {
    const item = document.createElement("li");
    item.textContent = JSON.stringify(message);
    document.querySelector("#heard").append(item);
  };
  const types = ["Ready","NoBalance","GoCasino","GoLogin","BetPlaced","BalanceChanged","SessionEnded","Resize","RouteChanged"];
  window.book = mount({
    src: "${app}", container: "#sports",
    on: Object.fromEntries(types.map((type) => [type, heard])),
    ${more}
  });
</script>`;

/** A host page without the kit. */
const bare = ({ app }: Host, attributes = "") => `<!doctype html><title>Host</title>
<script>addEventListener("message", (e) => { (window.heard ??= []).push({ origin: e.origin, data: e.data }); });</script>
<iframe ${attributes} src="${app}#/" style="width:390px;height:700px;border:0"></iframe>`;

const book = (page: Page): FrameLocator => page.frameLocator("iframe");

const heard = (page: Page) => page.locator("#heard li").allTextContents();

const send = (page: Page, message: Record<string, unknown>) =>
  page.evaluate((said) => (window as unknown as { book: { send(m: unknown): void } }).book.send(said), message);

const session = async (world: World) => `session: () => (${JSON.stringify(await world.signIn("jason88"))}),`;

test("the host kit signs in by message, and the frame says what happens, without sums, names or tokens", async ({
  page,
  world,
  host,
}) => {
  host.show(kitPage(host, await session(world)));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByText("jason88")).toBeVisible();
  await expect.poll(() => heard(page)).toContain('{"source":"sportsbook","version":1,"type":"Ready"}');
  await book(page).getByRole("button", { name: "Home" }).click();
  await expect.poll(() => heard(page)).toContain('{"source":"sportsbook","version":1,"type":"GoCasino"}');
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
  for (const text of await heard(page)) expect(Object.keys(JSON.parse(text) as object).length).toBeLessThanOrEqual(4);
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

test("destroying takes the frame away", async ({ page, host }) => {
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

test.describe("a framing site that the operator does not list", () => {
  test.use({ operator: async ({}, use) => use({ parentOrigins: [] }) });
  test("hears nothing and is not heard, and the member sees our own prompt", async ({ page, host }) => {
    host.show(bare(host));
    await page.goto(`${host.origin}/host.html`);
    await expect(book(page).getByRole("article").first()).toBeVisible();
    await book(page).getByRole("navigation", { name: "Main" }).getByRole("button", { name: "My bets" }).click();
    await expect(book(page).getByRole("alertdialog", { name: "Please log in" })).toBeVisible();
    await page.evaluate(() =>
      document
        .querySelector("iframe")
        ?.contentWindow?.postMessage({ source: "sportsbook", version: 1, type: "SetTheme", theme: "99" }, "*"),
    );
    await page.waitForTimeout(200);
    await expect(book(page).locator("html")).toHaveAttribute("data-theme", "1");
    expect(await page.evaluate(() => (window as unknown as { heard?: unknown }).heard)).toBeUndefined();
  });
});

test("ten thousand stray messages change nothing and cost next to nothing", async ({ page, host }) => {
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

test("sandboxed with scripts alone the app lives from memory", async ({ page, world, host }) => {
  host.show(bare(host, 'sandbox="allow-scripts"'));
  await page.goto(`${host.origin}/host.html`);
  await expect(book(page).getByRole("article").first()).toBeVisible();
  const { token, bcs } = await world.signIn("jason88");
  await page.evaluate(
    (said) =>
      document
        .querySelector("iframe")
        ?.contentWindow?.postMessage({ source: "sportsbook", version: 1, type: "SetToken", ...said }, "*"),
    { token, bcs },
  );
  await expect(book(page).getByText("jason88")).toBeVisible();
  await book(page).getByRole("button", { name: "Dark mode" }).click();
  await expect(book(page).locator("html")).toHaveAttribute("data-theme", "99");
});

/** In a frame, storage and locks refuse as they do where the browser blocks the data of third parties (trust §0.7). */
function refuseStorage(): void {
  if (window.parent === window) return;
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Navigator.prototype, "locks", { get: () => ({ request: () => Promise.reject(refuse()) }) });
  IDBFactory.prototype.open = refuse;
}

/** How the browser treats the storage of a frame from another site; the last of two equal switches wins. */
const MODES = [
  { mode: "normal", args: [], storage: "kept", shared: true },
  { mode: "partitioned", args: ["--disable-features=None"], storage: "kept", shared: false },
  { mode: "blocked", args: [], storage: "SecurityError", shared: false },
] as const;

for (const { mode, args, storage, shared } of MODES) {
  test(`with third-party storage ${mode} the framed app signs in, keeps settings and shows lists`, async ({
    playwright,
    world,
    host,
    operator,
  }) => {
    const { launchOptions, viewport } = test.info().project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), ...args],
    });
    try {
      const context = await browser.newContext({ viewport: viewport ?? null, serviceWorkers: "block" });
      if (mode === "blocked") await context.addInitScript(refuseStorage);
      const door = await openPlaywrightDoor(context, world);
      await context.route("**/config.json", (route) => route.fulfill({ json: { jitter: 0, ...operator } }));
      host.show(kitPage(host, await session(world)));
      const page = await context.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      await page.clock.install({ time: world.clock.now() });
      await page.goto(`${host.origin}/host.html`);
      await expect(book(page).getByText("jason88")).toBeVisible();
      const frame = page.frames().find((one) => one.url().startsWith(host.app));
      const seen = await frame?.evaluate(() => {
        try {
          return localStorage.length > 0 ? "kept" : "empty";
        } catch (error) {
          return error instanceof DOMException ? error.name : "other";
        }
      });
      expect(seen).toBe(storage);
      await book(page).getByRole("button", { name: "Dark mode" }).click();
      await expect(book(page).locator("html")).toHaveAttribute("data-theme", "99");
      await expect(book(page).getByRole("article").first()).toBeVisible();
      // a tab of the app shares the storage of the frame only where it is neither blocked nor partitioned
      const tab = await context.newPage();
      await tab.clock.install({ time: world.clock.now() });
      await tab.goto(host.app);
      await expect(tab.getByRole("article").first()).toBeVisible();
      await expect(tab.locator("html")).toHaveAttribute("data-theme", shared ? "99" : "1");
      expect(errors).toEqual([]);
      await door.close();
    } finally {
      await browser.close();
    }
  });
}
