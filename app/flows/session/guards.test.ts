import { describe, expect, test, vi } from "vitest";
import { testApp } from "#app/application/testing/testApp.ts";
import { useSession } from "#app/stores/session.ts";
import { asMember, wayBack } from "./guards.ts";

const GUARDED = [
  "/pages/betrecord/betrecord",
  "/pages/betrecord/bet",
  "/pages/sell/sell",
  "/pages/myFavorite/myFavorite",
];
const isGuarded = (path: string) => GUARDED.includes(path);

describe("a login leads back to the page that asked for it", () => {
  test.each([
    ["/pages/betrecord/betrecord", "/pages/betrecord/betrecord", {}],
    ["/pages/betrecord/bet?betId=8830192174000000001", "/pages/betrecord/bet", { betId: "8830192174000000001" }],
    ["/pages/betrecord/betrecord?tab=settled&token=a&bcs=b", "/pages/betrecord/betrecord", { tab: "settled" }],
    ["/pages/myFavorite/myFavorite?leagueId=1", "/pages/myFavorite/myFavorite", { leagueId: "1" }],
  ])("%s", (from, to, search) => {
    expect(wayBack(from, isGuarded)).toEqual({ to, search });
  });
});

test.each([
  undefined,
  5,
  ["/pages/sell/sell"],
  "",
  "/",
  "/pages/setting/setting?x=1",
  "//evil.example/pages/sell/sell",
  "javascript:alert(1)",
  "/pages/sell/sell/..?x=1",
])("anything else leads to the index, without a query: %j", (from) => {
  expect(wayBack(from, isGuarded)).toEqual({ to: "/", search: {} });
});

test.each([
  { claimed: "anna", becomes: { phase: "member", account: "anna" }, acts: 1, asks: 0 },
  { claimed: "anna", becomes: { phase: "member", account: "berta" }, acts: 0, asks: 0 },
  { claimed: "anna", becomes: { phase: "visitor", account: undefined }, acts: 0, asks: 1 },
  { claimed: undefined, becomes: { phase: "member", account: "berta" }, acts: 1, asks: 0 },
] as const)(
  "what was tapped while the session of $claimed was starting, of which came $becomes.phase $becomes.account (SES-04)",
  async ({ claimed, becomes, acts, asks }) => {
    const app = testApp();
    const unknown = { balance: undefined, currency: undefined, paused: undefined };
    useSession.of(app).setState({ phase: "starting", claimed: claimed && { account: claimed, ...unknown } });
    const [act, refuse] = [vi.fn<() => void>(), vi.fn<() => void>()];
    asMember(app, act, refuse);
    expect([act.mock.calls.length, refuse.mock.calls.length]).toEqual([0, 0]);
    useSession.of(app).setState({ ...becomes, claimed: undefined });
    await vi.waitFor(() => expect([act.mock.calls.length, refuse.mock.calls.length]).toEqual([acts, asks]));
    await new Promise((done) => setImmediate(done));
    expect([act.mock.calls.length, refuse.mock.calls.length]).toEqual([acts, asks]);
  },
);
