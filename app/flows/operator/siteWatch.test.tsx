import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fetchOpenBets } from "#app/api/bet/getUnSettleBetList.ts";
import { menu } from "#app/api/odds/getMenu.ts";
import { preference } from "#app/api/odds/getPreference.ts";
import { liveAsk } from "#app/api/odds/firstAsks.ts";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { type App } from "#app/application/app.ts";
import { testApp } from "#app/application/testing/testApp.ts";
import { parseConfig, setConfig } from "#app/config.ts";
import { runOnce } from "#app/flows/attempt/runOnce.ts";
import { entryOf } from "#app/flows/testing/lostBet.ts";
import { openLine } from "#app/stores/journal.ts";
import { inLanguage, isClosed, useSite } from "#app/stores/operator/site.ts";
import { setOwner } from "#app/stores/storage/owner.ts";
import { siteNews } from "./siteNews.ts";
import { checkSiteNow, watchSite } from "./siteWatch.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-11-21T12:00:00Z");

const maintenance = {
  text: { "en-US": "New prices are put in.", "th-TH": "กำลังปรับปรุง" },
  from: "2026-11-21T12:10:00Z",
  to: "2026-11-21T12:30:00Z",
  news: "https://status.sports.example/",
};

/** The server: its file, and what the API answers. */
const server: { file: unknown; answer: () => Response } = { file: {}, answer: () => Response.json({ Code: 0 }) };
const asked: string[] = [];

const realTimeout = setTimeout;

/** The HTTP library needs turns of both clocks. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await vi.advanceTimersByTimeAsync(1);
    await new Promise((done) => realTimeout(done, 1));
  }
}

let app: App;
let stop: () => void;

const closedFor = (seconds: number) => () =>
  new Response("", { status: 503, headers: { "Retry-After": String(seconds) } });

// once for all: the HTTP library keeps the first fetch that it finds
beforeAll(async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async (to) => {
      const address = to instanceof Request ? to.url : String(to);
      asked.push(address.replace(/^.*\/api\//, "").replace(/\?.*/, ""));
      return address === "./config.json" ? Response.json(server.file) : server.answer();
    }),
  );
  // the HTTP library loads in real time
  setConfig(parseConfig({ apiBase: "https://api.example/api" }));
  await fetchOpenBets(testApp().client, "en-US").catch(() => undefined);
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOON);
  localStorage.clear();
  server.file = {};
  server.answer = () => Response.json({ Code: 0 });
  asked.length = 0;
  app = testApp();
  stop = () => undefined;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function begin(file: unknown): void {
  server.file = file;
  setConfig(parseConfig({ jitter: 0, apiBase: "https://api.example/api" }), file);
  stop = watchSite(app);
}

const askMenu = () => app.client.fetchQuery({ ...menu({ language: "en-US" }), retry: 0 }).catch(() => undefined);

const askAll = () =>
  Promise.all([
    askMenu(),
    app.client.fetchQuery({ ...preference(), retry: 0 }).catch(() => undefined),
    app.client
      .fetchQuery({
        ...liveMatchOdds(liveAsk({ sportId: 1, comboId: 0, language: "en-US", oddsStyle: 2 })),
        retry: 0,
      })
      .catch(() => undefined),
  ]);

test("it is closed between its times, asks for config.json alone once a minute, and what waited goes when it opens", async () => {
  begin({ maintenance });
  expect(isClosed(app)).toBe(false);
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  expect(isClosed(app)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(useSite.of(app).getState().closure).toEqual({
    from: NOON + 10 * MINUTE,
    to: NOON + 30 * MINUTE,
    text: maintenance.text,
    news: "https://status.sports.example/",
    isOutage: false,
  });
  void askMenu();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(asked).toEqual(Array.from({ length: 5 }, () => "./config.json"));
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(15 * MINUTE - 1);
  expect(asked).not.toContain("odds/GetMenu");
  await vi.advanceTimersByTimeAsync(1);
  expect(isClosed(app)).toBe(false);
  expect(asked).toContain("odds/GetMenu");
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked).toEqual([]);
});

test("an operator that is done sooner, or later, is followed within a minute", async () => {
  begin({ maintenance });
  await vi.advanceTimersByTimeAsync(11 * MINUTE);
  server.file = { maintenance: { ...maintenance, to: "2026-11-21T13:00:00Z" } };
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(useSite.of(app).getState().closure?.to).toBe(NOON + 60 * MINUTE);
  server.file = {};
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isClosed(app)).toBe(false);
});

test("a server that does not give the file leaves it as it was", async () => {
  begin({ maintenance: { ...maintenance, from: "2026-11-21T11:00:00Z" } });
  server.file = undefined;
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(isClosed(app)).toBe(true);
});

test("an API that answers every call with 503 closes it until the time that it names, and is asked again then", async () => {
  begin({});
  server.answer = closedFor(1_200);
  await askAll();
  expect(useSite.of(app).getState().closure).toMatchObject({ to: NOON + 20 * MINUTE, isOutage: true });
  asked.length = 0;
  await vi.advanceTimersByTimeAsync(20 * MINUTE - 1);
  expect([...new Set(asked)]).toEqual(["./config.json"]);
  server.answer = closedFor(60);
  await vi.advanceTimersByTimeAsync(1);
  await until(() => asked.includes("odds/GetMenu"));
  await until(() => useSite.of(app).getState().closure?.to !== NOON + 20 * MINUTE);
  server.answer = () => Response.json({ Code: 0 });
  await vi.advanceTimersByTimeAsync(MINUTE);
  await until(() => !isClosed(app));
});

test("the member's own look opens it as soon as the API is back", async () => {
  begin({});
  server.answer = closedFor(3_600);
  await askAll();
  await checkSiteNow(app);
  expect(isClosed(app)).toBe(true);
  server.answer = () => Response.json({ Code: 0 });
  await checkSiteNow(app);
  expect(isClosed(app)).toBe(false);
});

test("one call that is busy, or 503 without a time, closes nothing", async () => {
  begin({});
  server.answer = closedFor(60);
  await askMenu();
  server.answer = () => new Response("", { status: 503 });
  await askAll();
  expect(isClosed(app)).toBe(false);
});

const CLOSED_NOW = { maintenance: { ...maintenance, from: "2026-11-21T11:00:00Z" } };

test("nothing new is ordered, and the bet list is not asked for", async () => {
  begin(CLOSED_NOW);
  const confirm = vi.fn<() => boolean>(() => true);
  const nothing = () => undefined;
  const started = runOnce({
    app,
    kind: "bet",
    owner: "o1",
    confirm,
    isInDoubtElsewhere: () => false,
    writeDown: nothing,
    send: async () => undefined,
    answered: nothing,
    failed: nothing,
    lost: nothing,
    gaveWay: nothing,
  });
  expect(started).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
  void fetchOpenBets(app.client, "en-US").catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
});

test("an order that is open is looked for", async () => {
  setOwner("o1");
  openLine(entryOf("r1", "o1", { at: NOON }));
  begin(CLOSED_NOW);
  void fetchOpenBets(app.client, "en-US").catch(() => undefined);
  await until(() => asked.length > 0);
  expect(asked).toEqual(["bet/GetUnSettleBetList"]);
});

test("a notice stands between its times; a wrong one is not said", () => {
  const notice = { text: { "en-US": "Cash out is slow today." }, level: "warn", to: "2026-11-21T12:10:00Z" };
  expect(siteNews({ notice }, NOON)).toEqual({
    notice: { text: { "en-US": "Cash out is slow today." }, level: "warn" },
    next: NOON + 10 * MINUTE,
  });
  expect(siteNews({ notice }, NOON + 10 * MINUTE)).toEqual({ next: undefined });
  expect(siteNews({ notice: { text: "Hello" } }, NOON)).toEqual({ next: undefined });
  expect(siteNews({ maintenance: { ...maintenance, to: maintenance.from } }, NOON + 10 * MINUTE).closure).toBe(
    undefined,
  );
});

test("words are the member's language's, else English, else what there is", () => {
  expect(inLanguage({ "en-US": "Hello", "th-TH": "สวัสดี" }, "th-TH")).toBe("สวัสดี");
  expect(inLanguage({ "en-US": "Hello", "th-TH": "สวัสดี" }, "ja-JP")).toBe("Hello");
  expect(inLanguage({ "th-TH": "สวัสดี" }, "ja-JP")).toBe("สวัสดี");
});
