import { describe, expect, test } from "vitest";
import { type Match } from "./match.ts";
import { isSearchable, searchAll } from "./search.ts";

const match = (id: number, home: string, away: string, more: Partial<Match> = {}): Match => ({
  id,
  sportId: 1,
  mainId: id,
  kind: 0,
  leagueId: 101,
  leagueName: "England Premier League",
  home,
  away,
  startsAt: `2026-11-21T1${id % 10}:00:00Z`,
  neutral: false,
  sort: 0,
  stage: "today",
  willBeLive: true,
  tv: 0,
  stats: 0,
  marketCount: 0,
  virtual: false,
  markets: {},
  state: "notStarted",
  minParlay: 2,
  ...more,
});

const MATCHES = [
  match(1, "Arsenal", "Chelsea"),
  match(2, "Paris Saint-Germain", "Atlético Madrid", { leagueId: 106, leagueName: "UEFA Champions League" }),
  match(3, "Real Madrid", "Girona", { leagueId: 102, leagueName: "Spain La Liga", stage: "live" }),
  match(1501, "Arsenal No. of Corners", "Chelsea No. of Corners", { mainId: 1, kind: 1 }),
];

const OUTRIGHTS = [
  {
    leagueId: 101,
    leagueName: "England Premier League",
    sportId: 1,
    title: "Winner",
    closesAt: "2027-05-24T00:00:00Z",
    runners: [{ orId: 1, couId: 1, name: "Arsenal", odds: 1.5, status: 3 }],
  },
];

const names = (text: string) =>
  searchAll(text, { matches: MATCHES, outrights: OUTRIGHTS }).map((found) =>
    found.kind === "match"
      ? found.match.home
      : found.kind === "league"
        ? found.name
        : `${found.outright.title} ${found.runner}`,
  );

describe("a search", () => {
  test("finds a team in whatever case and without its accents, live matches first", () => {
    expect(names("ARSEN")).toEqual(["Arsenal", "Winner Arsenal"]);
    expect(names("atletico")).toEqual(["Paris Saint-Germain"]);
    expect(names("madrid")).toEqual(["Real Madrid", "Paris Saint-Germain"]);
  });

  test("finds a league before its matches, with how many it has", () => {
    expect(searchAll("la liga", { matches: MATCHES, outrights: [] })).toEqual([
      { kind: "league", leagueId: 102, name: "Spain La Liga", sportId: 1, count: 1 },
    ]);
  });

  test("finds a name whose hyphen, point or full-width letters are typed otherwise", () => {
    expect(names("saint germain")).toEqual(["Paris Saint-Germain"]);
    expect(names("ＡＲＳＥＮ")).toEqual(["Arsenal", "Winner Arsenal"]);
  });

  test("does not list corners beside their match, or anything for a single letter", () => {
    expect(names("corners")).toEqual([]);
    expect(names("a")).toEqual([]);
  });

  test("takes what was typed as plain text", () => {
    expect(names("(.*)")).toEqual([]);
    expect(names("real [")).toEqual([]);
  });
});

test.each([
  ["a", false],
  [" a ", false],
  ["ab", true],
  ["阿", true],
  ["バ", true],
  ["ก", false],
])("%s is searchable: %s", (text, expected) => {
  expect(isSearchable(text)).toBe(expected);
});
