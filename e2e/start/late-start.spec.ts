import { type Page, type Route } from "@playwright/test";
import { expect, test as base } from "#e2e/steps/fixtures.ts";
// oxlint-disable-next-line eslint/no-restricted-imports -- no alias leads to it
import { newerNames } from "#app/deploy/browsers.ts";
import { LONG } from "#e2e/steps/long.ts";
import { holdApp } from "./early.ts";

/** Opens the page and waits for none of its files: one of them may never come. */
const test = base.extend<{ openAtOnce: () => Promise<void> }>({
  openAtOnce: async ({ page, world }, use) => {
    await page.clock.install({ time: world.clock.now() });
    await use(async () => {
      await page.goto("/", { waitUntil: "commit" });
      await expect(page.locator(".boot-header")).toBeVisible();
    });
  },
});

const gone = (route: Route) => route.fulfill({ status: 404, body: "Not Found" });
const hangs = () => new Promise<void>(() => undefined);

/** What a start says of itself when its parts are lost; anything else fails the test. */
const SAID = /a stylesheet is lost|dynamically imported module|MIME type/;

/** How a start can fail: what is lost, and how. */
const FAULTS: readonly { readonly name: string; readonly files: string; readonly how: (route: Route) => unknown }[] = [
  { name: "config.json cannot be reached", files: "**/config.json", how: (route) => route.abort() },
  { name: "config.json hangs", files: "**/config.json", how: hangs },
  {
    name: "config.json is a fault of the server",
    files: "**/config.json",
    how: (route) => route.fulfill({ status: 503 }),
  },
  { name: "the script of the first rows is missing", files: "**/assets/firstRows-*.js", how: gone },
  { name: "the script of the app is missing", files: "**/assets/index-*.js", how: gone },
  { name: "the script of the app cannot be reached", files: "**/assets/index-*.js", how: (route) => route.abort() },
  { name: "the stylesheet of the first rows is missing", files: "**/assets/firstRows-*.css", how: gone },
  { name: "the stylesheet of the app is missing", files: "**/assets/index-*.css", how: gone },
  { name: "the words are missing", files: "**/assets/en-US-*.js", how: gone },
];

/**
 * Loses these files until they are back. The route stays: taking it away would let a call that hangs go on by itself, which no server
 * does.
 */
async function lose(page: Page, files: string, how: (route: Route) => unknown): Promise<() => void> {
  let back = false;
  await page.route(files, (route) => (back ? route.fallback() : how(route)));
  return () => {
    back = true;
  };
}

const box = (page: Page) => page.getByRole("alert").filter({ hasText: "The page has not finished loading." });
const firstMatch = (page: Page) => page.getByRole("article").first();

test.afterEach(({ complaints }) => {
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(SAID);
});

for (const [at, { name, files, how }] of FAULTS.entries()) {
  // configuration, code and words; the other files and ways of not coming are for the long run
  test(
    `${name}: it is said within ten seconds, and the start goes on by itself`,
    at % 4 === 0 ? {} : LONG,
    async ({ page, open, pass }) => {
      const bringBack = await lose(page, files, how);
      await open();
      await expect(page.locator(".boot-header")).toBeVisible();
      await pass(10_000);
      await expect(box(page)).toBeVisible();
      await expect(box(page).getByRole("button", { name: "Load again" })).toBeVisible();
      bringBack();
      // each look for what is lost is answered in real time, and the next one waits for the page's: 20 s in all
      let left = 20_000;
      await expect
        .poll(async () => {
          if (left > 0) await pass(2_000);
          left -= 2_000;
          return firstMatch(page).isVisible();
        })
        .toBe(true);
      await expect(box(page)).toHaveCount(0);
    },
  );
}

test("a script that hangs: it is said, and Load again loads the page", async ({ page, pass, openAtOnce }) => {
  const bringBack = await lose(page, "**/assets/index-*.js", hangs);
  await openAtOnce();
  await pass(10_000);
  bringBack();
  await box(page).getByRole("button", { name: "Load again" }).click();
  await expect(firstMatch(page)).toBeVisible();
});

test("when the network comes back the start goes on at once", async ({ page, open, pass }) => {
  const bringBack = await lose(page, "**/assets/index-*.js", (route) => route.abort());
  await open();
  await pass(10_000);
  await expect(box(page)).toBeVisible();
  bringBack();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(firstMatch(page)).toBeVisible();
  // for the field reports: the page that came through is another one than that which lost its file
  await expect(page.locator("html")).toHaveAttribute("data-lost", "");
});

test("a file that comes back broken does not make the page reload for ever", async ({ page, open, pass }) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // there, and yet no script: as from a server that knows no types
  await page.route("**/assets/index-*.js", (route) => route.fulfill({ contentType: "text/plain", body: "" }));
  await open();
  // the looks for the file are answered in real time, which the page's own leaps do not hurry
  await expect
    .poll(async () => {
      await pass(2_000);
      return loads;
    })
    .toBeGreaterThan(1);
  for (let seconds = 0; seconds < 60; seconds += 5) {
    await page.waitForLoadState();
    await pass(5_000);
  }
  expect(loads).toBeLessThan(7);
});

test("it is said in the language of the member", async ({ page, open, pass }) => {
  await page.addInitScript(() =>
    localStorage.setItem("sportsbook:settings", JSON.stringify({ v: 1, data: { language: "th-TH" } })),
  );
  await page.route("**/assets/index-*.js", gone);
  await open();
  await pass(10_000);
  const said = page.getByRole("alert");
  await expect(said).toContainText("หน้าเว็บยังโหลดไม่เสร็จ");
  await expect(said).toHaveAttribute("lang", "th-TH");
  await expect(said.getByRole("button", { name: "โหลดอีกครั้ง" })).toBeVisible();
});

test("a start that is only slow says so and goes on", async ({ page, pass, openAtOnce }) => {
  const release = await holdApp(page);
  await openAtOnce();
  await pass(10_000);
  await expect(box(page)).toBeVisible();
  release();
  await expect(firstMatch(page)).toBeVisible();
  await expect(box(page)).toHaveCount(0);
});

test("storage that throws does not keep the app from starting", async ({ page, open }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await open();
  await expect(firstMatch(page)).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says in ten languages that it needs it, and draws no empty frame", async ({ page }) => {
    await page.goto("/");
    // the engine that Playwright drives leaves noscript undrawn, so its text is read as it was sent
    const [sent = ""] = /<noscript>[^]*<\/noscript>/.exec(await (await page.request.get("/")).text()) ?? [];
    expect(sent).toContain("This page needs JavaScript.");
    expect(sent.match(/<p lang="/g)).toHaveLength(10);
    await expect(page.locator(".boot-header")).toBeHidden();
  });
});

test("a browser that is as old as the oldest supported one starts the app", async ({ page, open }) => {
  await page.addInitScript((names) => {
    for (const name of names) {
      const path = name.split(".");
      const last = path.pop() ?? "";
      let owner: unknown = globalThis;
      for (const part of path) owner = (owner as Record<string, unknown> | undefined)?.[part];
      if (owner !== undefined && owner !== null) Reflect.deleteProperty(owner, last);
    }
  }, newerNames());
  await open({ as: "jason88" });
  expect(await page.evaluate(() => [typeof Reflect.get(URL, "parse"), typeof Reflect.get(Promise, "try")])).toEqual([
    "undefined",
    "undefined",
  ]);
  await expect(page.getByRole("banner")).toContainText("jason88");
  await expect(firstMatch(page)).toBeVisible();
  await page.goto("/#/pages/setting/setting");
  await expect(page.getByRole("button", { name: /Time zone/ })).toBeVisible();
  await page.goto("/#/pages/betrecord/betrecord");
  await expect(page.getByRole("tab").first()).toBeVisible();
});
