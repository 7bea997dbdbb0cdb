import { describe, expect, test } from "vitest";
import { type LeagueSection } from "./boardOrder.ts";
import { leaguesOf, narrowSections } from "./listed.ts";
import { type Match, type Stage } from "./match.ts";

const match = (id: number, startsAt: string, stage: Stage = "today"): Match => ({
  id,
  sportId: 1,
  mainId: id,
  kind: 0,
  leagueId: 7,
  leagueName: "League",
  home: "Home",
  away: "Away",
  startsAt,
  neutral: false,
  sort: 0,
  stage,
  willBeLive: true,
  tv: 0,
  stats: 0,
  marketCount: 0,
  virtual: false,
  markets: {},
  state: "notStarted",
  minParlay: 2,
});

const section = (leagueId: number, ids: readonly number[], live = false): LeagueSection => ({
  key: `${live ? "live" : "coming"}:${leagueId}:1`,
  leagueId,
  leagueName: `League ${leagueId}`,
  sportId: 1,
  live,
  matches: ids.map((id) => ({ id, extensions: [] })),
});

const MATCHES = {
  1: match(1, "2026-11-21T10:00:00Z"),
  2: match(2, "2026-11-21T12:00:00Z"),
  3: match(3, "2026-11-22T03:59:59Z"),
  4: match(4, "2026-11-22T04:00:00Z", "early"),
};

const SECTIONS = [section(7, [1, 2]), section(8, [3, 4])];

const idsOf = (sections: readonly LeagueSection[]) => sections.map(({ matches }) => matches.map(({ id }) => id));

describe("a list leaves out", () => {
  test("stages that are not its own, and keeps what loses nothing as it is", () => {
    const left = narrowSections(SECTIONS, MATCHES, { stages: ["today"] });
    expect(idsOf(left)).toEqual([[1, 2], [3]]);
    expect(left[0]).toBe(SECTIONS[0]);
  });

  test("other report days: 03:59:59 UTC is still the day before", () => {
    expect(idsOf(narrowSections(SECTIONS, MATCHES, { stages: ["early", "today"], day: "2026-11-21" }))).toEqual([
      [1, 2],
      [3],
    ]);
    expect(idsOf(narrowSections(SECTIONS, MATCHES, { stages: ["early", "today"], day: "2026-11-22" }))).toEqual([[4]]);
  });

  test("what starts later than asked", () => {
    const before = Date.parse("2026-11-21T12:00:00Z");
    expect(idsOf(narrowSections(SECTIONS, MATCHES, { stages: ["early", "today"], before }))).toEqual([[1]]);
  });

  test("leagues that are not checked", () => {
    expect(idsOf(narrowSections(SECTIONS, MATCHES, { stages: ["early", "today"], leagues: [8] }))).toEqual([[3, 4]]);
  });
});

test("the filter lists a league once, popular ones first, with all its matches", () => {
  const leagues = { 8: { id: 8, name: "League 8", sportId: 1, popular: true, sort: 1 } };
  expect(leaguesOf([...SECTIONS, section(7, [5], true)], leagues)).toEqual([
    { id: 8, name: "League 8", popular: true, count: 2 },
    { id: 7, name: "League 7", popular: false, count: 3 },
  ]);
});
