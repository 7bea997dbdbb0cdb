import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { ASKS } from "#app/api/contract/asks.ts";
import { betRecord } from "#app/api/bet/betData.ts";
import { decodeBoard } from "#app/api/odds/matchDecode.ts";
import { ROUTES } from "./handlers.ts";
import { httpDoor } from "./http.ts";
import { listening } from "./listening.ts";
import { nodeDoor } from "./node.ts";
import { bet, callerOf } from "#mocks/testing/caller.ts";
import { createWorld } from "#mocks/world/world.ts";

const ADMIN = { "bookmaker-admin": "1" };

describe("the contract", () => {
  test("every call and the statistics address are served, each at one path", () => {
    const served = ROUTES.map(({ path }) => (path.startsWith("/stats/") ? "match/{statsId}" : path.split("/").at(-1)));
    expect(new Set(served)).toEqual(new Set(Object.keys(ASKS)));
    expect(served).toHaveLength(new Set(served).size);
  });

  test("the app's own decoder drops no row of any board, in any style or language", async () => {
    const world = createWorld({ size: "demo", seed: 11 });
    const caller = await callerOf(world);
    for (const [path, query] of [
      ["/api/odds/GetLiveMatchOdds", { oddsStyle: 1, language: "th-TH" }],
      ["/api/odds/GetLiveMatchOdds", { oddsStyle: 6, language: "my-MM" }],
      ["/api/odds/GetNoLiveMatchOdds", { oddsStyle: 5, language: "ja-JP", playType: 1 }],
      ["/api/odds/GetNoLiveMatchOdds", { oddsStyle: 4, language: "zh-CN", playType: 2 }],
    ] as const) {
      const answer = await caller.get(path, query);
      const board = decodeBoard(path, answer, 0);
      expect(board.matches.length).toBe((answer as { MH: unknown[] }).MH.length);
      expect(board.matches.length).toBeGreaterThan(20);
    }
  });

  test("the app's own schema reads every record, open and settled", async () => {
    const world = createWorld();
    const caller = await callerOf(world, "jason88");
    await bet(caller, { match: 502, market: 1, pos: 1, style: 1 }, 50, { ClientRef: "x" });
    await bet(caller, { match: 541, market: 9, pos: 3 }, 20);
    world.endMatch(502);
    world.advance(70_000);
    const open = await caller.get<{ Data: { Bets: unknown[] } }>("/api/bet/GetUnSettleBetList");
    const done = await caller.get<{ Data: { Bets: unknown[] } }>("/api/bet/GetSettleBetList", { date: "2026-11-21" });
    expect([open.Data.Bets.length, done.Data.Bets.length]).toEqual([1, 1]);
    for (const record of [...open.Data.Bets, ...done.Data.Bets])
      expect(v.safeParse(betRecord, record).success).toBe(true);
  });

  test("in Burma mode the handicap is goals and a percent, at one rate for both sides", async () => {
    const world = createWorld();
    const caller = await callerOf(world);
    world.movePrice(522, 1, 1, 1.9);
    const { MK } = await caller.get<{ MK: Record<string, Record<string, unknown[]>> }>("/api/odds/GetSingleMatchOdds", {
      matchID: 522,
      oddsStyle: 6,
      marketList: "1,3,5",
    });
    // half a goal at nearly even prices is "=" minus about 100 percent
    expect(MK["1"]?.["10"]?.slice(0, 2)).toEqual(["0", -100]);
    expect(MK["1"]?.["10"]?.slice(5)).toEqual([0.92, 0.92]);
    expect(MK["5"]?.["50"]?.[5]).toBe(1.86);
  });
});

describe("faults", () => {
  test("each kind spoils one call and no more", async () => {
    const world = createWorld();
    const caller = await callerOf(world, "jason88");
    const ask = () => caller.raw("/api/odds/GetMenu");
    world.nextCall({ path: "GetMenu", code: 4 });
    world.nextCall({ path: "GetMenu", status: 503 });
    world.nextCall({ path: "GetMenu", network: true });
    world.nextCall({ path: "GetMenu", malformed: true });
    expect(await (await ask())?.json()).toEqual({ Code: 4, Message: "The service is busy." });
    expect((await ask())?.status).toBe(503);
    expect((await ask())?.type).toBe("error");
    expect((await ask())?.headers.get("content-type")).toBe("text/html");
    expect(await (await ask())?.json()).toMatchObject({ Code: 0 });
  });

  test("a lost answer is booked all the same", async () => {
    const world = createWorld();
    const caller = await callerOf(world, "jason88");
    world.nextCall({ path: "/api/bet/Bet", lose: true });
    await expect(bet(caller, { match: 541, market: 3, pos: 1 }, 100)).rejects.toThrow("JSON");
    expect(world.shelf.of("jason88")).toHaveLength(1);
    expect(world.members.get("jason88")?.cents).toBe(1_238_050);
  });

  test("a result is decided without booking, for one member only", async () => {
    const world = createWorld();
    const caller = await callerOf(world, "jason88");
    world.nextCall({ path: "Bet", result: 10, account: "somchai" });
    world.nextCall({ path: "/api/bet/Bet", result: 12, account: "jason88" });
    expect((await bet(caller, { match: 541, market: 3, pos: 1 }, 100)).Data).toMatchObject({
      Result: 12,
      FCredit: 12480.5,
    });
    expect(world.shelf.of("jason88")).toHaveLength(0);
  });
});

describe("sessions", () => {
  test("a token ends by its time and by logout, and can be renewed before", async () => {
    const world = createWorld();
    const caller = await callerOf(world, "expiring");
    expect(await caller.get("/access/RefreshToken")).toMatchObject({ ErrorCode: 0 });
    world.advance(481_000);
    expect(await caller.get("/api/odds/GetUserInfo")).toMatchObject({ Code: 3 });
    expect(await caller.get("/access/RefreshToken")).toMatchObject({ ErrorCode: 3 });
    const jason = await callerOf(world, "jason88");
    await jason.get("/api/Comm/Logout");
    expect(await jason.get("/api/odds/GetUserInfo")).toMatchObject({ Code: 3 });
  });

  test("a forged token is nobody's", async () => {
    const world = createWorld();
    const { token } = await world.signIn();
    const request = (value: string) => new Request("http://x/", { headers: { authorization: value } });
    expect((await world.memberOf(request(token)))?.account).toBe("jason88");
    expect(await world.memberOf(request(`${token.slice(0, -4)}AAAA`))).toBeUndefined();
    expect(await world.memberOf(request("a.b.c"))).toBeUndefined();
  });
});

describe("the HTTP door", () => {
  const world = createWorld();
  const server = httpDoor(world);
  let base = "";

  beforeAll(async () => {
    base = `http://127.0.0.1:${await listening(server)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test("answers with CORS, brotli and gzip, and no ETag", async () => {
    for (const encoding of ["br", "gzip"]) {
      const response = await fetch(`${base}/api/odds/GetLiveMatchOdds`, { headers: { "accept-encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("etag")).toBeNull();
      expect(((await response.json()) as { MH: unknown[] }).MH.length).toBe(9);
    }
    expect((await fetch(`${base}/api/odds/GetMenu`, { method: "OPTIONS" })).status).toBe(204);
  });

  test("lets the admin see and move the world", async () => {
    expect(await (await fetch(`${base}/admin/state`, { headers: ADMIN })).json()).toMatchObject({ size: "small" });
    const done = await fetch(`${base}/admin/verbs/goal`, { method: "POST", headers: ADMIN, body: "[505, 2]" });
    expect(done.status).toBe(200);
    expect(world.book.desk(505)?.state.score).toEqual([0, 1]);
    expect((await fetch(`${base}/admin/verbs/nothing`, { method: "POST", headers: ADMIN, body: "[]" })).status).toBe(
      400,
    );
  });

  test("breaks a connection after the head of the answer: a browser sends again by itself what got no byte", async () => {
    for (const fault of [{ network: true }, { lose: true }]) {
      world.nextCall({ path: "GetMenu", ...fault });
      const answer = await fetch(`${base}/api/odds/GetMenu`);
      await expect(answer.text()).rejects.toThrow("terminated");
    }
    expect((await fetch(`${base}/api/odds/GetMenu`)).status).toBe(200);
  });
});

describe("the admin of the HTTP door", () => {
  const server = httpDoor(createWorld());
  let base = "";
  beforeAll(async () => {
    base = `http://127.0.0.1:${await listening(server)}`;
  });
  afterAll(() => server.close());

  test("answers no page of another origin: without its header nothing, no leave for it, and no answer to be read", async () => {
    const foreign = await fetch(`${base}/admin/verbs/goal`, { method: "POST", body: "[501, 1]" });
    expect(foreign.status).toBe(403);
    expect((await fetch(`${base}/admin/signin?account=jason88`)).status).toBe(403);
    const leave = await fetch(`${base}/admin/state`, { method: "OPTIONS" });
    expect([leave.status, leave.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    const own = await fetch(`${base}/admin/state`, { headers: ADMIN });
    expect([own.status, own.headers.get("access-control-allow-origin")]).toEqual([200, null]);
  });
});

describe("the door for Vitest", () => {
  const door = nodeDoor();
  beforeAll(() => door.start());
  afterAll(() => door.stop());

  test("gives each test a world of its own", async () => {
    const first = door.open();
    first.closeMatch(501);
    const ask = async () =>
      ((await (await fetch("http://bookmaker.test/api/odds/GetSingleMatchOdds?matchID=501")).json()) as { MK: object })
        .MK;
    expect(Object.keys(await ask())).toHaveLength(0);
    door.open();
    expect(Object.keys(await ask()).length).toBeGreaterThan(20);
  });
});
