import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderBoard, openByDefault, sameOrder, type LeagueSection } from "./boardOrder.ts";
import { type League, type Match } from "./match.ts";

const NOON = "2026-11-21T12:00:00Z";

const match = (id: number, changes: Partial<Match> = {}): Match => ({
  id,
  sportId: 1,
  mainId: id,
  kind: 0,
  leagueId: 10,
  leagueName: "Ten",
  home: "Home",
  away: "Away",
  startsAt: NOON,
  neutral: false,
  sort: 0,
  stage: "today",
  willBeLive: false,
  tv: 0,
  stats: 0,
  marketCount: 0,
  virtual: false,
  markets: {},
  state: "notStarted",
  minParlay: 2,
  ...changes,
});

const league = (id: number, sort: number): League => ({ id, name: `L${id}`, sportId: 1, popular: false, sort });

const board = (matches: Match[], leagues: League[] = [league(10, 2), league(20, 1)]) => ({
  leagues: Object.fromEntries(leagues.map((one) => [one.id, one])),
  matches: Object.fromEntries(matches.map((one) => [one.id, one])),
});

const idsOf = (sections: readonly LeagueSection[]) => sections.flatMap(({ matches }) => matches.map(({ id }) => id));

describe("the order of a list", () => {
  const later = "2026-11-21T13:00:00Z";
  const mixed = board([
    match(1, { leagueId: 10 }),
    match(2, { leagueId: 20, startsAt: later }),
    match(3, { leagueId: 20 }),
    match(4, { leagueId: 10, stage: "live", startsAt: later }),
    match(5, { leagueId: 30, sportId: 7 }),
    match(6, { leagueId: 30, sportId: 3 }),
  ]);
  test("is live, sport in listing order, league, time", () => {
    expect(idsOf(orderBoard(mixed, 0))).toEqual([4, 3, 2, 1, 5, 6]);
  });
  test("by time puts time before league inside a sport", () => {
    expect(idsOf(orderBoard(mixed, 1))).toEqual([4, 3, 1, 2, 5, 6]);
  });
  test("groups a league once for live and once for the rest, by time as often as it comes", () => {
    expect(orderBoard(mixed, 0).map(({ leagueName, live }) => [leagueName, live])).toEqual([
      ["L10", true],
      ["L20", false],
      ["L10", false],
      ["Ten", false],
      ["Ten", false],
    ]);
    const keys = orderBoard(mixed, 1).map(({ key }) => key);
    expect(new Set(keys).size).toBe(6);
  });
  test("an unreadable time and an unknown league or sport come last", () => {
    const odd = board([match(1, { startsAt: "?" }), match(2), match(3, { leagueId: 99 }), match(4, { sportId: 99 })]);
    expect(idsOf(orderBoard(odd, 0))).toEqual([2, 1, 3, 4]);
  });
});

describe("extension matches", () => {
  const corners = match(11, { mainId: 1, kind: 1, leagueId: 77, stage: "live" });
  const bookings = match(9, { mainId: 1, kind: 2 });
  test("stand under their main match, by kind", () => {
    const [section] = orderBoard(board([bookings, corners, match(1)]), 0);
    expect(section!.matches).toEqual([{ id: 1, extensions: [11, 9] }]);
  });
  test("stand for themselves when the main match is not there", () => {
    expect(idsOf(orderBoard(board([bookings]), 0))).toEqual([9]);
  });
});

describe("leagues that start open", () => {
  const wide = board(
    Array.from({ length: 40 }, (_, index) => match(index + 1, { leagueId: 100 + Math.floor(index / 8) })),
    [],
  );
  const sections = orderBoard(wide, 0);
  test("are all of them when live or popular", () => {
    expect(openByDefault(sections, "live").size).toBe(5);
    expect(openByDefault(sections, "popular").size).toBe(5);
  });
  test("are those before the 20th match else", () => {
    expect([...openByDefault(sections, "today")]).toEqual(sections.slice(0, 3).map(({ key }) => key));
    expect(openByDefault(sections, "early").size).toBe(3);
    expect(openByDefault([], "parlay").size).toBe(0);
  });
});

describe("kept sections", () => {
  const held = board([match(1), match(2)]);
  test("may be kept when only prices or scores moved", () => {
    const next = { ...held, matches: { ...held.matches, 2: { ...held.matches[2]!, score: { home: 1, away: 0 } } } };
    expect(sameOrder(held, next)).toBe(true);
    expect(orderBoard(next, 0)).toEqual(orderBoard(held, 0));
  });
  test.each([
    ["the stage", { stage: "live" as const }],
    ["the time", { startsAt: "2026-11-21T14:00:00Z" }],
    ["the league", { leagueId: 20 }],
    ["the main match", { mainId: 1 }],
  ])("may not when %s changed", (_, changes) => {
    expect(sameOrder(held, board([match(1), match(2, changes)]))).toBe(false);
  });
  test("may not when a match or a league came or went", () => {
    expect(sameOrder(held, { ...held, matches: { 1: held.matches[1]! } })).toBe(false);
    expect(sameOrder(held, { ...held, leagues: { 10: league(10, 9) } })).toBe(false);
  });
});

const anyMatch = fc
  .record({
    id: fc.integer({ min: 1, max: 60 }),
    mainId: fc.integer({ min: 1, max: 60 }),
    leagueId: fc.integer({ min: 10, max: 13 }),
    sportId: fc.constantFrom(1, 2, 7),
    stage: fc.constantFrom("early" as const, "today" as const, "live" as const),
    hour: fc.integer({ min: 10, max: 13 }),
  })
  .map(({ hour, ...rest }) => match(rest.id, { ...rest, startsAt: `2026-11-21T${hour}:00:00Z` }));

test("every match is listed exactly once, whatever the order in which they came", () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 40 }), fc.constantFrom(0 as const, 1 as const), (list, sort) => {
      const ids = [...new Set(list.map(({ id }) => id))];
      const one = board(ids.map((id) => list.findLast((candidate) => candidate.id === id)!));
      const sections = orderBoard(one, sort);
      const listed = sections.flatMap(({ matches }) => matches.flatMap(({ id, extensions }) => [id, ...extensions]));
      expect(listed.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
      expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length);
      expect(
        orderBoard({ ...one, matches: Object.fromEntries(Object.entries(one.matches).toReversed()) }, sort),
      ).toEqual(sections);
    }),
  );
});
