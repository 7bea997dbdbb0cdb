import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HEARS } from "./kit.ts";
import { inbox } from "./inbox.ts";

const PARENT = { window: "parent" };
const HOST = "https://host.example";
const signed = { source: "sportsbook", version: 1 };
const from = (data: unknown) => ({ source: PARENT, origin: HOST, data });

describe("a message of the framing page is taken", () => {
  test.each([
    { type: "SetToken", token: "a.b.c", bcs: "b1" },
    { type: "SetTheme", theme: "99" },
    { type: "SetLanguage", language: "th" },
    { type: "RefreshBalance" },
    { type: "Logout" },
    { type: "OpenMatch", matchId: 501, leagueId: 9 },
    { type: "SetView", top: 3_000.5, height: 700 },
    { type: "AddSelections", picks: "1-29386710-502_3_1204_1_1880_m0.5-0abcdef" },
    { type: "OpenPage", page: "figures" },
    { type: "SetOddsStyle", style: 3 },
  ])("$type", (said) => {
    expect(inbox(PARENT, [HOST])(from({ ...signed, ...said, extra: 1 }), 0)).toEqual(said);
  });
  test("without a BCS value", () => {
    expect(inbox(PARENT, [HOST])(from({ ...signed, type: "SetToken", token: "a" }), 0)).toEqual({
      type: "SetToken",
      token: "a",
      bcs: "",
    });
  });
});

test("another window, another origin or a look-alike is not heard", () => {
  const judge = inbox(PARENT, [HOST]);
  const data = { ...signed, type: "Logout" };
  expect(judge({ source: {}, origin: HOST, data }, 0)).toBeUndefined();
  expect(judge({ source: null, origin: HOST, data }, 0)).toBeUndefined();
  for (const origin of ["https://host.example.evil.com", "https://hOst.example", "http://host.example", "null", ""]) {
    expect(judge({ source: PARENT, origin, data }, 0)).toBeUndefined();
  }
  expect(inbox(PARENT, [])({ source: PARENT, origin: HOST, data }, 0)).toBeUndefined();
});

test("what is not of the form is dropped", () => {
  const judge = inbox(PARENT, [HOST]);
  const wrong: unknown[] = [
    undefined,
    "Logout",
    { type: "Logout" },
    { ...signed, version: 2, type: "Logout" },
    { ...signed, source: "other", type: "Logout" },
    { ...signed, type: "logout" },
    { ...signed, type: "SetToken", token: "" },
    { ...signed, type: "SetToken", token: 5 },
    { ...signed, type: "OpenMatch", matchId: "501", leagueId: 9 },
    { ...signed, type: "OpenMatch", matchId: -1, leagueId: 9 },
    { ...signed, type: "OpenMatch", matchId: 1.5, leagueId: 9 },
    { ...signed, type: "SetTheme", theme: "x".repeat(9) },
    { ...signed, type: "SetView", top: -1, height: 700 },
    { ...signed, type: "SetView", top: 0, height: Infinity },
    { ...signed, type: "SetView", top: "0", height: 700 },
    { ...signed, type: "AddSelections", picks: "" },
    { ...signed, type: "AddSelections", picks: "x".repeat(1_001) },
    { ...signed, type: "OpenPage", page: "/pages/bet/bet" },
    { ...signed, type: "SetOddsStyle", style: "3" },
    { ...signed, type: "SetOddsStyle", style: 7 },
    Object.create({ ...signed, type: "Logout" }),
  ];
  // one a second, so that the rate limit drops none
  expect(wrong.map((data, second) => judge(from(data), second * 1_000))).toEqual(
    wrong.map((data) => (data === wrong.at(-1) ? { type: "Logout" } : undefined)),
  );
});

test("what the app says it hears is what it takes", () => {
  const fields = { token: "t", theme: "1", language: "th", top: 0, height: 1, matchId: 1, leagueId: 1 };
  const taken = HEARS.filter(
    (type, second) =>
      inbox(PARENT, [HOST])(from({ ...signed, ...fields, picks: "1", page: "index", style: 1, type }), second) !==
      undefined,
  );
  expect(taken).toEqual(HEARS);
});

test("no message of any kind makes it throw", () => {
  const judge = inbox(PARENT, [HOST]);
  fc.assert(
    fc.property(fc.anything(), fc.nat(), (data, now) => {
      expect(judge(from(data), now)).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

test("twenty messages a second are taken, the rest are dropped", () => {
  const judge = inbox(PARENT, [HOST]);
  const taken = (now: number) =>
    Array.from({ length: 100 }, () => judge(from({ ...signed, type: "RefreshBalance" }), now)).filter(Boolean).length;
  expect([taken(5_000), taken(5_999), taken(6_000)]).toEqual([20, 0, 20]);
});

test("a scrolled page tells 120 views a second, and they leave room for the rest", () => {
  const judge = inbox(PARENT, [HOST]);
  const view = { ...signed, type: "SetView", top: 0, height: 700 };
  expect(Array.from({ length: 200 }, () => judge(from(view), 0)).filter(Boolean)).toHaveLength(120);
  expect(judge(from({ ...signed, type: "Logout" }), 1_000)).toEqual({ type: "Logout" });
  for (let n = 0; n < 60; n += 1) judge(from(view), 1_000);
  expect(judge(from({ ...signed, type: "Logout" }), 1_000)).toEqual({ type: "Logout" });
});

test("who sits there is heard after any number of other messages, and costs none of them", () => {
  const judge = inbox(PARENT, [HOST]);
  const says = (said: object) => judge(from({ ...signed, ...said }), 5_000);
  for (let i = 0; i < 30; i += 1) says({ type: "Logout" });
  expect(says({ type: "RefreshBalance" })).toEqual({ type: "RefreshBalance" });
  for (let i = 0; i < 100; i += 1) says({ type: "RefreshBalance" });
  expect(says({ type: "RefreshBalance" })).toBeUndefined();
  expect(says({ type: "SetToken", token: "a" })).toEqual({ type: "SetToken", token: "a", bcs: "" });
  expect(says({ type: "Logout" })).toEqual({ type: "Logout" });
});
