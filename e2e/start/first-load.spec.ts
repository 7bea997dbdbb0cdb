import { expect, test } from "#e2e/steps/fixtures.ts";
import { LONG } from "#e2e/steps/long.ts";

const SETTINGS = "**/assets/SettingScreen-*.js";

test("a part of the app that fails once is asked for again, without a reload", async ({ page, open }) => {
  let asked = 0;
  await page.route(SETTINGS, (route) => (++asked === 1 ? route.abort() : route.continue()));
  await open({ hash: "/pages/setting/setting" });
  await expect(page.getByRole("button", { name: /Time zone/ })).toBeVisible();
  expect(asked).toBe(2);
});

test("a part that never comes makes the page reload itself once, and then the page says so", async ({
  page,
  open,
  pass,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(SETTINGS, (route) => route.abort());
  await open({ hash: "/pages/setting/setting" });
  await expect(page.getByText("Part of the app did not load")).toBeVisible();
  expect(loads).toBe(2);
  await pass(10_000);
  expect(loads).toBe(2);
});

test("phones may install it: manifest and icons of its own host, and no service worker", async ({
  page,
  open,
  baseURL,
}) => {
  await open();
  await expect(page.getByRole("article").first()).toBeVisible();
  const href = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(new URL(href ?? "", baseURL).href);
  expect(answer.headers()["content-type"]).toContain("json");
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[] };
  const sizes = await page.evaluate(
    async (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  expect((await page.request.get(new URL(touch ?? "", baseURL).href)).status()).toBe(200);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

for (const [often, theme, colour] of [
  [LONG, "1", "rgb(177,177,177)"],
  [{}, "99", "rgb(47,47,47)"],
] as const) {
  test(
    `the browser's own bars are ${colour} in theme ${theme}, before and after the app has come`,
    often,
    async ({ page }) => {
      await page.route("**/assets/index-*.js", (route) => route.abort());
      await page.goto(`/?theme=${theme}#/`, { waitUntil: "commit" });
      const bars = page.locator("meta[name=theme-color]");
      await expect(bars).toHaveAttribute("content", colour);
      await page.unroute("**/assets/index-*.js");
      await page.reload();
      await expect(page.getByRole("article").first()).toBeVisible();
      await expect(bars).toHaveAttribute("content", colour);
    },
  );
}

test("the first paint needs nothing but the page, and the first calls leave before the app's code has come", async ({
  page,
  open,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/.*\.(?:js|css)$/, async (route) => {
    await held;
    await route.continue();
  });
  const opened = open();
  await expect.poll(() => asked).toContain("/api/odds/GetLiveMatchOdds");
  expect(asked).toContain("/api/odds/GetMenu");
  await expect(page.locator(".boot-header")).toHaveCSS("height", "52px");
  await expect(page.locator(".boot-row").first()).toHaveCSS("height", "106px");
  release();
  await opened;
  await expect(page.getByRole("article").first()).toBeVisible();
  // the list takes those answers and asks for nothing twice
  expect(asked.filter((path) => path === "/api/odds/GetLiveMatchOdds")).toHaveLength(1);
  expect(asked.filter((path) => path === "/api/odds/GetMenu")).toHaveLength(1);
  expect(asked.filter((path) => path === "/config.json")).toHaveLength(1);
});

test("while the page still comes, no part of its frame is shown that would move with the rest", async ({
  page,
  open,
}) => {
  let whole = "";
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch();
    whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.lastIndexOf("<svg", whole.indexOf("#i-sport-12"))) });
  });
  await page.route(/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("./");
  await expect(page.locator(".boot-strip svg")).toHaveCount(3);
  await expect(page.locator(".boot-header")).toBeHidden();
  expect(whole).toContain("#i-flame");
  await page.unrouteAll();
  await open();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a policy that does not know what stands in the page only makes the first paint later", async ({
  page,
  open,
  complaints,
}) => {
  await open();
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "99");
  await page.route(/:\d+\/$/, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"] ?? "";
    const headers = { ...response.headers(), "content-security-policy": policy.replace(/ 'sha256-[^']+'/g, "") };
    await route.fulfill({ response, headers });
  });
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "99");
  await expect(page.getByRole("banner")).toHaveCSS("height", "52px");
  expect(complaints.length).toBeGreaterThan(0);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain("Content Security Policy");
});

test("a member who comes back asks for the menu and the first list once", async ({ page, open, door }) => {
  await open({ as: "jason88" });
  await expect(page.getByRole("banner")).toContainText("jason88");
  const from = door.requests.length;
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("jason88");
  for (const call of ["GetMenu", "GetLiveMatchOdds"])
    expect(door.requests.slice(from).filter((line) => line.includes(call))).toHaveLength(1);
});

test.describe("an operator with another default than the product's", () => {
  test.use({ operator: { defaults: { oddsStyle: 3 } } });

  test("is asked in vain once, by the first visit alone", async ({ page, open }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith("GetLiveMatchOdds")) asked.push(searchParams.get("oddsStyle") ?? "none");
    });
    await open();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(asked).toEqual(["2", "3"]);
    asked.length = 0;
    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(asked).toEqual(["3"]);
    expect(await page.evaluate(() => localStorage.getItem("sportsbook:operator"))).toBe(
      '{"v":1,"data":{"defaults":{"oddsStyle":3}}}',
    );
  });
});
