import { expect, test } from "vitest";
import { leagueSearch, matchSearch, searchSearch, winnerSearch } from "./listPlaces.ts";

test("the address of a match is read as ids, and what is none is left out", () => {
  expect(matchSearch({ matchId: "501", leagueId: "101", type: "0" })).toEqual({ matchId: 501, leagueId: 101, type: 0 });
  expect(matchSearch({ matchId: 501 })).toEqual({ matchId: 501 });
  expect(matchSearch({ matchId: "501x", leagueId: "-1", type: "9" })).toEqual({});
  expect(leagueSearch({ leagueId: "1e400" })).toEqual({});
});

test("the outright page reads a sport and a league, and leaves out what is neither", () => {
  expect(winnerSearch({ sportId: "1", leagueId: "101", x: 1 })).toEqual({ sportId: 1, leagueId: 101 });
  expect(winnerSearch({ sportId: "__proto__", leagueId: "-1" })).toEqual({});
});

test("the search reads what was looked for, and no more of it than fits", () => {
  expect(searchSearch({ q: "lakers" })).toEqual({ q: "lakers" });
  expect(searchSearch({ q: 76 })).toEqual({ q: "76" });
  expect(searchSearch({ q: "a".repeat(200) }).q).toHaveLength(60);
  expect(searchSearch({ q: { toString: "x" } })).toEqual({});
  expect(searchSearch({})).toEqual({});
});
