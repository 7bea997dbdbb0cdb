import { describe, expect, test } from "vitest";
import { type Match } from "./match.ts";
import { type Found, isSearchable, searchAll } from "./search.ts";

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

const nameOf = (found: Found): string => {
  if (found.kind === "outright") return `${found.outright.title} ${found.runner}`;
  return found.name;
};

const sections = (text: string, matches: readonly Match[] = MATCHES) =>
  searchAll(text, { matches, outrights: OUTRIGHTS });

const names = (text: string, matches?: readonly Match[]) => {
  const { teams, leagues, winners, inside } = sections(text, matches);
  return [...teams, ...leagues, ...winners, ...inside].map(nameOf);
};

describe("a search", () => {
  test("finds a team in whatever case and without its accents, a name that begins with it first", () => {
    expect(names("ARSEN")).toEqual(["Arsenal", "Winner Arsenal"]);
    expect(names("atletico")).toEqual(["Atlético Madrid"]);
    expect(names("madrid")).toEqual(["Real Madrid", "Atlético Madrid"]);
  });

  test("design-3, part 6: ranks over kinds: teams that begin with it, then leagues, then what has it inside a word", () => {
    const found = sections("man", [
      match(4, "Normannia Gmünd", "Freiberg", { leagueId: 110, leagueName: "Germany Oberliga" }),
      match(5, "Brighton", "Manchester United", { leagueId: 111, leagueName: "Mandalay Premier League" }),
    ]);
    expect(found.teams.map(nameOf)).toEqual(["Manchester United"]);
    expect(found.leagues.map(nameOf)).toEqual(["Mandalay Premier League"]);
    expect(found.inside.map(nameOf)).toEqual(["Germany Oberliga", "Normannia Gmünd"]);
  });

  test("lists a team once, with its live match, else the next one, and its side in it", () => {
    const later = match(6, "Girona", "Real Madrid", { startsAt: "2026-11-24T10:00:00Z" });
    const { teams } = sections("real madrid", [later, ...MATCHES]);
    expect(teams).toMatchObject([{ kind: "team", name: "Real Madrid", side: 0, match: { id: 3 } }]);
    expect(sections("girona", [later, match(7, "Girona", "Elche")]).teams).toMatchObject([{ match: { id: 7 } }]);
  });

  test("counts the matches of a league", () => {
    expect(sections("la liga").leagues).toEqual([
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
