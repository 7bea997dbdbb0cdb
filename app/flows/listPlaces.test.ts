import { expect, test } from "vitest";
import { leagueSearch, matchSearch } from "./listPlaces.ts";

test("the address of a match is read as ids, and what is none is left out", () => {
  expect(matchSearch({ matchId: "501", leagueId: "101", type: "0" })).toEqual({ matchId: 501, leagueId: 101, type: 0 });
  expect(matchSearch({ matchId: 501 })).toEqual({ matchId: 501 });
  expect(matchSearch({ matchId: "501x", leagueId: "-1", type: "9" })).toEqual({});
  expect(leagueSearch({ leagueId: "1e400" })).toEqual({});
});
