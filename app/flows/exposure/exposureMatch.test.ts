import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, test } from "vitest";
import { match, NOON } from "#app/domain/watches/testing/watched.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { heldIn } from "./exposureMatch.ts";

let client = new QueryClient();
beforeEach(() => {
  client = new QueryClient();
});

function list(matches: readonly Match[]): void {
  const query = client.getQueryCache().build(client, { queryKey: ["board", matches.length], meta: { holds: "board" } });
  query.setData({ matches: Object.fromEntries(matches.map((one) => [one.id, one])) });
}

const main = match();
const corners = match({ id: 9501, mainId: 501, kind: 1 });
const pick = { sportId: 1, matchId: 501, marketId: 3, startsAt: "2026-11-22T14:00:00Z" };

describe("the match that a bet is looked at by (EXP-01, EXP-04)", () => {
  test("is its own, with the corners and bookings that any list knows of it", () => {
    list([main]);
    list([main, corners]);
    expect(heldIn(client, pick, NOON)).toMatchObject({ id: 501, extensions: [9501] });
  });

  test("of corners it is the main match, never the corners themselves as if they were goals", () => {
    list([main, corners]);
    expect(heldIn(client, { ...pick, matchId: 9501 }, NOON)).toMatchObject({ id: 501, extensions: [9501] });
  });

  test("corners of a match that no list holds have none once it may have begun", () => {
    list([corners]);
    expect(heldIn(client, { ...pick, matchId: 9501 }, NOON + 8_000_000)).toBeUndefined();
    expect(heldIn(client, { ...pick, matchId: 9501 }, NOON)).toMatchObject({ id: 501, extensions: [9501] });
  });

  test("a total that may be one of corners has none where nobody knows", () => {
    expect(heldIn(client, pick, NOON)).toBeUndefined();
    expect(heldIn(client, { ...pick, mainId: 501 }, NOON)).toMatchObject({ id: 501, state: "notStarted" });
  });

  test("a correct score is of the match itself, since corners have none", () => {
    expect(heldIn(client, { ...pick, marketId: 9 }, NOON)).toMatchObject({ id: 501, extensions: [] });
  });
});
