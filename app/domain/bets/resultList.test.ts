import { describe, expect, test } from "vitest";
import { resultCount, shownResults } from "./resultList.ts";
import { type LeagueResults, type MatchResult } from "./results.ts";

const result = (home: string, away: string, startsAt: string): MatchResult => ({
  matchId: 1,
  home,
  away,
  startsAt,
  fullState: 1,
  bonus: false,
  named: false,
  segments: [],
});
const leagues: readonly LeagueResults[] = [
  {
    leagueId: 10,
    leagueName: "Brasil Série A",
    results: [result("Santos", "Bahia", "2026-11-21T12:00:00Z"), result("São Paulo", "Vasco", "2026-11-21T10:00:00Z")],
  },
  { leagueId: 11, leagueName: "England", results: [result("Leeds", "Hull–Łódź (W)", "2026-11-21T11:00:00Z")] },
];
const show = (wanted: string, hidden: readonly number[] = []) =>
  shownResults(leagues, { wanted, hidden: new Set(hidden) }).flatMap(({ results }) => results.map(({ home }) => home));

describe("results of a day", () => {
  test("stand in the order of their start", () => expect(show("")).toEqual(["São Paulo", "Santos", "Leeds"]));
  test("are found by team without marks", () => expect(show("sao p")).toEqual(["São Paulo"]));
  test("are found by league", () => expect(show("serie")).toEqual(["São Paulo", "Santos"]));
  test("are found by signs as signs", () => expect(show("hull lodz (")).toEqual(["Leeds"]));
  test("of a hidden league are left out", () => expect(show("", [10])).toEqual(["Leeds"]));
  test("are counted over all leagues", () => expect(resultCount(leagues)).toBe(3));
});
