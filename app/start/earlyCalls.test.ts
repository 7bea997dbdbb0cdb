import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "#app/api/client.ts";
import { liveMatchOdds } from "#app/api/odds/getLiveMatchOdds.ts";
import { menu } from "#app/api/odds/getMenu.ts";
import { listMarkets } from "#app/domain/odds/listMarkets.ts";
import { areEarlyGood, earlyKey, type EarlyCalls } from "#app/stores/first/early.ts";
import { fetchEarly, fetchMember, firstAddresses } from "./earlyCalls.ts";

const NOTHING = { settings: {}, list: {} };

const json = (value: unknown) => Promise.resolve(new Response(JSON.stringify(value)));

// the page of a server that puts nothing into it
beforeEach(() => vi.stubGlobal("document", { querySelector: () => null }));
afterEach(() => vi.unstubAllGlobals());

describe("the first calls", () => {
  test("are the very ones that the list makes", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (request: Request | string) => {
      asked.push(typeof request === "string" ? request : request.url);
      return json({ Code: 0, T: 1, LG: {}, MH: [], D: [], Sports: [], Combos: [] });
    });
    vi.stubGlobal("document", { baseURI: "https://sports.example/" });
    const base = "https://sports.example/api";
    const early = firstAddresses({ apiBase: base }, NOTHING);
    const { setConfig, parseConfig } = await import("#app/config.ts");
    setConfig(parseConfig({ apiBase: base }));
    const client = testApp().client;
    await client.fetchQuery(menu({ language: "en-US" }));
    const board = { sportId: 1, comboId: 0, language: "en-US", oddsStyle: 2, marketList: listMarkets(1).join(",") };
    await client.fetchQuery(liveMatchOdds({ ...board, oddsStyle: 2 }));
    expect(early).toEqual(asked);
  });

  test("follow what was chosen before, and the operator's defaults where nothing was", () => {
    const operator = { defaults: { language: "th-TH", oddsStyle: 3 } };
    expect(firstAddresses(operator, NOTHING)[0]).toBe("/api/odds/GetMenu?language=th-TH");
    const chosen = { ...NOTHING, settings: { language: "fr-FR", oddsStyle: 4 }, list: { sportId: 2, comboId: 7 } };
    const [, board = ""] = firstAddresses(operator, chosen);
    expect(board).toContain("language=fr-FR&oddsStyle=4&");
    expect(board).toContain("&sportID=2&comboId=7");
  });

  test("leave out the board where another list or style is shown, and everything under a base that is none", () => {
    expect(firstAddresses({}, { ...NOTHING, list: { playType: 3 } })).toHaveLength(1);
    expect(firstAddresses({}, { ...NOTHING, settings: { burma: true } })).toHaveLength(1);
    expect(firstAddresses({ apiBase: "//evil.example" }, NOTHING)).toEqual([]);
    expect(firstAddresses({ apiBase: "http://evil.example" }, NOTHING)).toEqual([]);
  });

  test("carry no session, as the list's own, which leave before it starts", async () => {
    const sent: (RequestInit | undefined)[] = [];
    vi.stubGlobal("fetch", (_address: string, init?: RequestInit) => {
      sent.push(init);
      return json({});
    });
    const calls: EarlyCalls = new Map();
    void fetchEarly(NOTHING, calls, () => undefined);
    expect(sent).toHaveLength(3);
    expect(sent[1]?.headers).toBeUndefined();
    expect(sent[1]?.credentials).toBe("omit");
    expect([...calls.keys()][1]).toBe(earlyKey("/api/odds/GetMenu?language=en-US"));
  });

  /** Answers config.json with this, and everything else with nothing; records requests and aborts. */
  function operatorSays(config: unknown) {
    const asked: string[] = [];
    const broken: string[] = [];
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
      asked.push(address);
      init?.signal?.addEventListener("abort", () => broken.push(address));
      return json(address === "./config.json" ? config : {});
    });
    return { asked, broken };
  }

  test("leave at once with the product's own defaults, and anew where the operator's differ, which are remembered", async () => {
    const { asked, broken } = operatorSays({ apiBase: "/book", defaults: { language: "th-TH" }, jitter: 0 });
    const calls: EarlyCalls = new Map();
    const learnt: unknown[] = [];
    const list = await fetchEarly(NOTHING, calls, (operator) => learnt.push(operator));
    const [menu, board] = ["/api/odds/GetMenu?language=en-US", firstAddresses({}, NOTHING)[1]];
    const wanted = firstAddresses({ apiBase: "/book", defaults: { language: "th-TH" } }, NOTHING);
    expect(asked).toEqual(["./config.json", menu, board, ...wanted]);
    expect(broken).toEqual([menu, board]);
    expect([...calls.keys()]).toEqual(["./config.json", ...wanted].map((address) => earlyKey(address)));
    expect(learnt).toEqual([{ apiBase: "/book", defaults: { language: "th-TH" } }]);
    expect(list).toMatchObject({ language: "th-TH", sportId: 1, oddsStyle: 2, matchSort: 0 });
  });

  test("leave once where the operator is as it was at the last visit", async () => {
    const operator = { apiBase: "/book", defaults: { oddsStyle: 3 } };
    const { asked, broken } = operatorSays(operator);
    const learnt: unknown[] = [];
    await fetchEarly({ ...NOTHING, operator }, new Map(), (one) => learnt.push(one));
    expect(asked).toEqual(["./config.json", ...firstAddresses(operator, NOTHING)]);
    expect(broken).toEqual([]);
    expect(learnt).toEqual([]);
  });

  test("are for no list that may be painted where leagues are hidden, another list is shown, or the configuration is none", async () => {
    operatorSays({});
    const listFor = (known: object) => fetchEarly({ ...NOTHING, ...known }, new Map(), () => undefined);
    expect(await listFor({})).toBeDefined();
    expect(await listFor({ narrowed: true })).toBeUndefined();
    expect(await listFor({ list: { playType: 1 } })).toBeUndefined();
    expect(await fetchEarly(undefined, new Map(), () => undefined)).toBeUndefined();
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{")));
    expect(await listFor({})).toBeUndefined();
  });
});

describe("a list that the server has put into the page", () => {
  const [, ADDRESS = ""] = firstAddresses({}, NOTHING);
  const LIST = '{"Code":0,"from":"page"}';

  /** The first list, where a page with this in it came that way, and its first byte this long ago, ms. */
  async function listOf(inside: object, came: { readonly deliveryType?: string } = {}, ago = 0) {
    const page = { query: ADDRESS.slice(ADDRESS.indexOf("?") + 1), list: LIST, ...inside };
    vi.stubGlobal("document", {
      readyState: "interactive",
      querySelector: () => ({ getAttribute: () => page.query }),
      getElementById: () => ({ textContent: page.list }),
    });
    vi.stubGlobal("performance", {
      getEntriesByType: () => [{ responseStart: 1_000, ...came }],
      now: () => 1_000 + ago,
    });
    vi.stubGlobal("fetch", (address: string) => json(address === ADDRESS ? { from: "network" } : {}));
    const list = await fetchEarly(NOTHING, new Map(), () => undefined);
    const response = (await list?.answer)?.response;
    const told = (await response?.json()) as { from?: string } | undefined;
    return [told?.from, response?.headers.get("Age")];
  }

  test("is what a request for that very list gets, as old as the page's first byte", async () => {
    expect(await listOf({}, { deliveryType: "" }, 1_500)).toEqual(["page", "1.5"]);
    expect(await listOf({}, {}, 4_999)).toEqual(["page", "4.999"]);
  });

  test.each([
    ["another list", { query: "language=th-TH" }],
    [
      "no server that puts one there",
      { query: '<!--# echo var="first_query" -->', list: '<!--# include virtual="/first-list" -->' },
    ],
    ["one that the server could not get", { list: "\\u003chtml>" }],
    ["half of one", { list: LIST.slice(0, 9) }],
    ["none", { list: "" }],
  ])("gives way to a request: %s", async (_what, inside) => {
    expect(await listOf(inside)).toEqual(["network", null]);
  });

  test.each([
    ["fetched ahead", { deliveryType: "navigational-prefetch" }, 0],
    ["kept", { deliveryType: "cache" }, 0],
    ["five seconds on its way", {}, 5_000],
  ])("gives way to a request in a page that was %s: its prices may be of any age", async (_how, came, ago) => {
    expect(await listOf({}, came, ago)).toEqual(["network", null]);
  });

  test("is waited for until the page has come, and no longer", async () => {
    const heard: [string, () => void][] = [];
    const asked: string[] = [];
    const page = { textContent: "" };
    vi.stubGlobal("document", {
      readyState: "loading",
      querySelector: () => ({ getAttribute: () => ADDRESS.slice(ADDRESS.indexOf("?") + 1) }),
      getElementById: () => page,
      addEventListener: (event: string, then: () => void) => heard.push([event, then]),
    });
    vi.stubGlobal("performance", { getEntriesByType: () => [{ responseStart: 0 }], now: () => 10 });
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return json({});
    });
    const list = await fetchEarly(NOTHING, new Map(), () => undefined);
    expect(heard).toMatchObject([["readystatechange", expect.any(Function)]]);
    page.textContent = LIST;
    heard[0]?.[1]();
    expect(await (await list?.answer)?.response.json()).toEqual(JSON.parse(LIST));
    expect(asked).toEqual(["./config.json", "/api/odds/GetMenu?language=en-US"]);
  });
});

describe("the member's early call", () => {
  const HELD = { token: "a.b.c", bcs: "x1" };
  const BASE = "https://sports.example/book";

  /** Answers everything with this; records what was sent. */
  function serverSays(answer: unknown) {
    const sent: [string, RequestInit | undefined][] = [];
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
      sent.push([address, init]);
      return json(answer);
    });
    return sent;
  }

  test("carries the stored session in its headers alone, and answers the call with the same ones", async () => {
    const sent = serverSays({ Code: 0, from: "early" });
    const calls: EarlyCalls = new Map();
    fetchMember({ apiBase: BASE }, HELD, calls);
    expect(sent).toMatchObject([
      [
        `${BASE}/odds/GetUserInfo?`,
        { cache: "no-store", credentials: "omit", headers: { Authorization: "a.b.c", BCS: "x1" } },
      ],
    ]);
    vi.stubGlobal("window", { earlyCalls: calls });
    const { setConfig, parseConfig } = await import("#app/config.ts");
    setConfig(parseConfig({ apiBase: BASE }));
    const ask = (token: string) =>
      call(testApp().client, { method: "get", path: "odds/GetUserInfo", query: {}, as: { token, bcs: "x1" } });
    serverSays({ Code: 0, from: "network" });
    expect(await ask("d.e.f")).toEqual({ Code: 0, from: "network" });
    expect(await ask("a.b.c")).toEqual({ Code: 0, from: "early" });
    expect(await ask("a.b.c")).toEqual({ Code: 0, from: "network" });
  });

  test("is not sent without a session that can be read, nor under a base that is none", () => {
    const sent = serverSays({});
    const none = [{}, { token: "a.b.c" }, { token: 1, bcs: "" }];
    for (const held of none) fetchMember({}, held, new Map());
    fetchMember({ apiBase: "http://evil.example" }, HELD, new Map());
    fetchMember({ apiBase: "//evil.example" }, HELD, new Map());
    expect(sent).toEqual([]);
    fetchMember({}, { token: "a.b.c", bcs: "" }, new Map());
    expect(sent).toMatchObject([["/api/odds/GetUserInfo?", { headers: { Authorization: "a.b.c" } }]]);
  });

  test("is not used 15 seconds after it was answered: the balance may be another by then", async () => {
    vi.useFakeTimers();
    serverSays({});
    const calls: EarlyCalls = new Map();
    fetchMember({}, HELD, calls);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(calls.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.size).toBe(0);
    vi.useRealTimers();
  });

  test("that is refused, or late, is nothing to the first list", async () => {
    const good = { response: new Response(JSON.stringify({ Code: 0 })), at: 1 };
    const calls: EarlyCalls = new Map([[earlyKey("/api/odds/GetMenu?language=en-US"), Promise.resolve(good)]]);
    vi.stubGlobal("window", { earlyCalls: calls });
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    fetchMember({}, HELD, calls);
    expect(calls.size).toBe(2);
    expect(await areEarlyGood()).toBe(true);
  });
});

describe("an early answer", () => {
  test("serves the same call once; the next goes out, and so does one whose early answer got lost", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (request: Request) => {
      asked.push(request.url);
      return json({ Code: 0, from: "network" });
    });
    const { setConfig, parseConfig } = await import("#app/config.ts");
    setConfig(parseConfig({ apiBase: "https://sports.example/api" }));
    const at = (path: string) => earlyKey(`https://sports.example/api/${path}`);
    const early = new Response(JSON.stringify({ Code: 0, from: "early" }));
    vi.stubGlobal("window", {
      earlyCalls: new Map([
        [at("odds/GetMenu?language=th-TH"), Promise.resolve({ response: early, at: 1 })],
        [at("odds/GetMenu?language=fr-FR"), Promise.reject(new TypeError("gone"))],
      ]),
    });
    const menuIn = (language: string) =>
      call(testApp().client, { method: "get", path: "odds/GetMenu", query: { language } });
    expect(await menuIn("th-TH")).toEqual({ Code: 0, from: "early" });
    expect(asked).toEqual([]);
    expect(await menuIn("th-TH")).toEqual({ Code: 0, from: "network" });
    expect(await menuIn("fr-FR")).toEqual({ Code: 0, from: "network" });
    expect(asked).toHaveLength(2);
  });
});
