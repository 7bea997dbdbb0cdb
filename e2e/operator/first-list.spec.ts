import { createServer } from "node:http";
import { type Page } from "@playwright/test";
import { expect } from "#e2e/steps/fixtures.ts";
import { openLobby } from "#e2e/steps/lobby.ts";
import { ask, hasServer, test as servers } from "#e2e/steps/servers.ts";
import { httpDoor } from "#mocks/doors/http.ts";
import { listening } from "#mocks/doors/listening.ts";
import { createWorld } from "#mocks/world/world.ts";

const LIST = "/api/odds/GetLiveMatchOdds";

/** What would end the list's element if the server put it there as it is. */
const PLANTED = '</script><b id="planted">';

/** What stands where the sample expects the shared cache: it has the list, or it fails. */
interface Cache {
  readonly port: number;
  isDown: boolean;
  /** How often the server has asked for a list for its page. */
  asks: number;
}

const test = servers.extend<{ cache: Cache; listPort: number | undefined }>({
  cache: async ({}, use) => {
    const door = httpDoor(createWorld({ now: Date.now(), speed: 1, quiet: true }));
    const from = `http://127.0.0.1:${await listening(door)}`;
    const listFor = async (url: string): Promise<string> => {
      const list = await fetch(from + url);
      return (await list.text()).replaceAll("Premier League", JSON.stringify(PLANTED).slice(1, -1));
    };
    const server = createServer(({ url = "" }, answer) => {
      cache.asks += 1;
      const fail = () => answer.writeHead(503).end("<h1>Down</h1>");
      if (cache.isDown) fail();
      else listFor(url).then((list) => answer.writeHead(200, { "content-type": "application/json" }).end(list), fail);
    });
    const cache: Cache = { port: await listening(server), isDown: false, asks: 0 };
    await use(cache);
    for (const one of [server, door]) {
      one.closeAllConnections();
      await new Promise<void>((done) => one.close(() => done()));
    }
  },
  listPort: async ({ cache }, use) => use(cache.port),
});

test.use({ operator: { publicBoards: true } });
test.skip(!hasServer("nginx"), "nginx is not on this machine (e2e/checks/servers)");

/** The queries of the lists that a page has asked for itself. */
function listsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === LIST) asked.push(search);
  });
  return asked;
}

const standing = (page: Page) => expect(page.locator(".boot")).toHaveCount(0);

test("the page has the first list in it, which its rows show without asking for it", async ({
  page,
  origin,
  cache,
}) => {
  const asked = listsOf(page);
  const response = await page.goto(origin);
  expect(response?.headers()).toMatchObject({ "cache-control": "no-store", "content-encoding": "gzip" });
  await standing(page);
  await expect(page.getByText(PLANTED).first()).toBeVisible();
  await expect(page.locator("#planted")).toHaveCount(0);
  expect([cache.asks, asked]).toEqual([1, []]);
});

test.describe("with another language by default", () => {
  test.use({ operator: { publicBoards: true, defaults: { language: "th-TH" } } });

  test("the page asks for its own list", async ({ page, origin }) => {
    const asked = listsOf(page);
    await page.goto(origin);
    await expect(page.locator("html")).toHaveAttribute("lang", "th-TH");
    await standing(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain("language=th-TH");
  });
});

test("where the server could not get it, the page asks itself", async ({ page, origin, sample, cache }) => {
  cache.isDown = true;
  expect((await ask(sample.address)).body.toString()).toContain("\\u003ch1>Down\\u003c/h1>");
  const asked = listsOf(page);
  await page.goto(origin);
  await standing(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("a page that a lobby has fetched ahead asks anew: its list may be minutes old", async ({
  page,
  origin,
  cache,
}) => {
  const lobby = await openLobby(origin);
  const asked = listsOf(page);
  await page.goto(lobby.address);
  await expect.poll(() => cache.asks).toBe(1);
  await page.getByRole("link", { name: "Sports" }).click();
  await standing(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  const arrival = await page.evaluate(() => performance.getEntriesByType("navigation").map((one) => one.toJSON()));
  expect(arrival).toMatchObject([{ deliveryType: "navigational-prefetch" }]);
  expect([cache.asks, asked.length]).toEqual([1, 1]);
  await lobby.close();
});
