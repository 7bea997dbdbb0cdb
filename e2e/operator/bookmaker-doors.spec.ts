import { expect, type Page } from "@playwright/test";
import { test as demoTest } from "#e2e/steps/demo.ts";
import { test } from "#e2e/steps/fixtures.ts";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";
import { type World } from "#mocks/world/world.ts";
import { rowOf } from "#e2e/steps/slip.ts";
import { LONG } from "#e2e/steps/long.ts";

/** The seconds that the video on the page has played. */
const played = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

async function watch(page: Page, isChosen = false): Promise<void> {
  const video = page.getByRole("tab", { name: "Video" });
  // the stage is kept from match to match, and a tap on the one that is open closes it
  if (isChosen) await expect(video).toHaveAttribute("aria-selected", "true");
  else await video.click();
  await expect.poll(() => played(page)).toBeGreaterThan(0.5);
  const before = await played(page);
  await expect.poll(() => played(page)).toBeGreaterThan(before + 0.5);
}

for (const [often, matchId, what] of [
  [{}, 501, "a stream"],
  [LONG, 502, "a file"],
] as const) {
  test(`the video of match ${matchId}, ${what}, plays through the tests' own door`, often, async ({ page, open }) => {
    await open({ hash: `/pages/match/match?matchId=${matchId}` });
    // the player's own timers must run: only what it shows is looked at here
    await page.clock.resume();
    await watch(page);
    await expect(page.getByText("Resource unavailable")).toBeHidden();
  });
}

test("a channel that sends nothing says so", LONG, async ({ page, open }) => {
  await open({ hash: "/pages/match/match?matchId=505" });
  await page.getByRole("tab", { name: "Video" }).click();
  await expect(page.getByText("Resource unavailable")).toBeVisible();
});

test.describe("the HTTP door", () => {
  const outside = test.extend<{ address: string; operator: Record<string, unknown> }>({
    address: async ({ world }, use) => {
      const server = httpDoor(world);
      await use(`http://127.0.0.1:${await listening(server)}`);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    operator: async ({ address }, use) =>
      use({ apiBase: `${address}/api`, accessBase: `${address}/access`, statsBase: `${address}/stats` }),
    // the bookmaker is on a host that the headers of the tests' server do not name
    bypassCSP: true,
    // nothing stands between the page and the server
    door: async ({ context, operator, baseURL }, use) => {
      await context.route("**/config.json", (route) =>
        route.fulfill({ json: { jitter: 0, loginUrl: `${baseURL ?? ""}operator/sign-in`, ...operator } }),
      );
      await use({ requests: [], unhandled: [], close: async () => {} });
    },
  });

  outside(
    "serves the app from another origin: boards, a session, verbs by POST, and the video",
    async ({ page, address, world }) => {
      const admin = async (path: string, args?: readonly unknown[]) => {
        const headers = { "bookmaker-admin": "1" };
        const init = args === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(args) };
        const response = await fetch(`${address}/admin/${path}`, init);
        expect(response.status).toBe(200);
        return (await response.json()) as Record<string, unknown>;
      };
      await page.clock.install({ time: world.clock.now() });
      const session = await admin("signin?account=jason88");
      const launch = new URLSearchParams({ token: String(session["token"]), bcs: String(session["bcs"]) });
      await page.goto(`/?${launch.toString()}#/`);
      await expect(page.getByRole("banner")).toContainText("jason88");
      await expect(rowOf(page, /Manchester United/)).toContainText("0");
      await admin("verbs/goal", [502, 1]);
      await admin("verbs/deposit", ["jason88", 19.5]);
      await admin("verbs/advance", [15_000]);
      await page.clock.runFor(15_000);
      await expect(rowOf(page, /Manchester United/)).toContainText("1");
      await page.getByRole("button", { name: /Refresh balance/ }).click();
      await expect(page.getByRole("banner")).toContainText("USD 12,500.00");
      await page.goto("/#/pages/match/match?matchId=501");
      await page.clock.resume();
      await watch(page);
    },
  );

  outside("answers the way any client may ask: preflight, compression, no ETag, and its help", async ({ address }) => {
    const preflight = await fetch(`${address}/api/bet/Bet`, { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    for (const encoding of ["br", "gzip"]) {
      const menu = await fetch(`${address}/api/odds/GetMenu?language=en-US`, {
        headers: { "accept-encoding": encoding },
      });
      expect(menu.headers.get("content-encoding")).toBe(encoding);
      expect(menu.headers.get("etag")).toBeNull();
      expect(await menu.json()).toMatchObject({ Code: 0 });
    }
    expect(await (await fetch(address)).text()).toContain("/admin/verbs/goal");
  });
});

/** The demo's world, which its page offers to QA. */
const inPage = <Result>(page: Page, act: (world: World) => Result) =>
  page.evaluate(`(${act.toString()})(window.bookmaker)`) as Promise<Result>;

demoTest.describe("the demo", () => {
  demoTest("keeps a member’s money over a reload", LONG, async ({ page, demo }) => {
    await page.goto(demo);
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 20_000 });
    await inPage(page, (world) => world.deposit("jason88", 1_000));
    // every call that may change something is kept before it is answered
    await page.evaluate(() => fetch("./api/Comm/SavePreference", { method: "POST", body: "{}" }));
    const balance = await inPage(page, (world) => world.members.get("jason88")?.cents);
    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await inPage(page, (world) => world.members.get("jason88")?.cents)).toBe(balance);
  });

  demoTest("plays videos behind its service worker: a stream and a file", LONG, async ({ page, demo }) => {
    demoTest.setTimeout(60_000);
    await page.goto(demo);
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: 20_000 });
    // at some hours no match that runs has a channel of either kind: two of them are given one, 1 a stream and 2 a file
    const matchIds = await page.evaluate(() => {
      const { bookmaker } = window as never as { bookmaker: World };
      const running = [...bookmaker.book.on(3)].filter(({ fixture }) => fixture.kind === 0).slice(0, 2);
      return running.map(({ fixture }, at) => {
        Object.assign(fixture, { tv: at + 1 });
        return fixture.id;
      });
    });
    expect(matchIds).toHaveLength(2);
    for (const [at, matchId] of matchIds.entries()) {
      await page.goto(`${demo}#/pages/match/match?matchId=${matchId}`);
      await watch(page, at > 0);
    }
  });
});
