import { describe, expect, test } from "vitest";
import { wayBack } from "./guards.ts";

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
