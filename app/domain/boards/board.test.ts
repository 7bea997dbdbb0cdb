import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Board,
  type BoardDelta,
  EMPTY_BOARD,
  isKnownOrder,
  type MatchDelta,
  type MatchHead,
  mergeDelta,
} from "./board.ts";
import { type Line } from "./match.ts";

const line = (couId: number, odds: readonly number[] = [1.9, 1.9]): Line => ({
  couId,
  hdp: "0.5",
  outLevel: 0,
  status: 3,
  bonus: false,
  gameId: 7,
  odds,
});

const head = (id: number, changes: Partial<MatchHead> = {}): MatchHead => ({
  id,
  sportId: 1,
  mainId: id,
  kind: 0,
  leagueId: 10,
  leagueName: "League",
  home: "Home",
  away: "Away",
  startsAt: "2026-11-21T15:00:00Z",
  neutral: false,
  sort: 1,
  stage: "today",
  willBeLive: true,
  tv: 0,
  stats: 0,
  marketCount: 2,
  virtual: false,
  state: "notStarted",
  ...changes,
});

const whole = (id: number): MatchDelta => ({
  id,
  head: head(id),
  live: { period: 1, minute: 20 },
  score: { home: 1, away: 0 },
  markets: { 1: { 11: line(11), 12: line(12) }, 5: { 51: line(51, [2, 3, 4]) } },
});

const delta = (T: number, changes: Partial<BoardDelta> = {}): BoardDelta => ({
  T,
  full: false,
  leagues: {},
  matches: [],
  removed: [],
  dropped: 0,
  ...changes,
});

const league = (id: number, sort = 1) => ({ id, name: `L${id}`, sportId: 1, popular: false, sort });

const first: Board = mergeDelta(
  EMPTY_BOARD,
  delta(100, { full: true, leagues: { 10: league(10) }, matches: [whole(1), whole(2)] }),
);

describe("the order of a board", () => {
  const moved = (change: MatchDelta) => {
    const next = mergeDelta(first, delta(101, { matches: [change] }));
    return !isKnownOrder(first.matches, next.matches);
  };
  test("is known to be the same after a price, a score or a goal", () => {
    expect(moved({ id: 1, markets: { 1: { 11: line(11, [1.8, 2]) } } })).toBe(false);
    expect(moved({ id: 1, score: { home: 2, away: 0 } })).toBe(false);
    expect(moved({ id: 1, head: head(1, { stage: "early" }) })).toBe(false);
  });
  test.each<[string, Partial<MatchHead>]>([
    ["its stage", { stage: "live" }],
    ["its sport", { sportId: 2 }],
    ["its league", { leagueId: 11 }],
    ["its league's name", { leagueName: "Other" }],
    ["its start", { startsAt: "2026-11-21T16:00:00Z" }],
    ["its rank", { sort: 2 }],
    ["its main match", { mainId: 9 }],
    ["its kind", { kind: 1 }],
  ])("is not known any more when a match changed %s", (_, changes) => {
    expect(moved({ id: 1, head: head(1, changes) })).toBe(true);
  });
  test("is not known any more when a match joined or left", () => {
    expect(moved(whole(3))).toBe(true);
    const left = mergeDelta(first, delta(101, { removed: [2] }));
    expect(isKnownOrder(first.matches, left.matches)).toBe(false);
  });
  test("and the matches stay the same object when an answer says nothing new", () => {
    const next = mergeDelta(first, delta(101, { matches: [{ id: 1, score: { home: 1, away: 0 } }] }));
    expect(next.matches).toBe(first.matches);
    expect(mergeDelta(first, delta(101, { matches: [{ id: 9, score: { home: 1, away: 0 } }] })).matches).toBe(
      first.matches,
    );
  });
});

test("a match that joins has its own minimum for a parlay, else two", () => {
  const joined = mergeDelta(
    first,
    delta(101, { matches: [whole(3), { ...whole(4), head: head(4, { minParlay: 3 }) }] }),
  );
  expect(joined.matches[3]!.minParlay).toBe(2);
  expect(joined.matches[4]!.minParlay).toBe(3);
  const kept = mergeDelta(joined, delta(102, { matches: [{ id: 4, head: head(4, { sort: 5 }) }] }));
  expect(kept.matches[4]!.minParlay).toBe(3);
});

describe("a delta", () => {
  test("changes one line and nothing else", () => {
    const next = mergeDelta(first, delta(101, { matches: [{ id: 1, markets: { 1: { 11: line(11, [1.8, 2]) } } }] }));
    expect(next.T).toBe(101);
    expect(next.matches[1]!.markets[1]![0]!.odds).toEqual([1.8, 2]);
    expect(next.matches[1]!.markets[1]![1]).toBe(first.matches[1]!.markets[1]![1]);
    expect(next.matches[1]!.markets[5]).toBe(first.matches[1]!.markets[5]);
    expect(next.matches[1]!.live).toBe(first.matches[1]!.live);
    expect(next.matches[2]).toBe(first.matches[2]);
    expect(next.leagues).toBe(first.leagues);
  });
  test("keeps an absent score, takes a new one and drops a null one", () => {
    const kept = mergeDelta(first, delta(101, { matches: [{ id: 1, head: head(1, { stage: "live" }) }] }));
    expect(kept.matches[1]).toMatchObject({ stage: "live", score: { home: 1, away: 0 }, live: { minute: 20 } });
    const scored = mergeDelta(kept, delta(102, { matches: [{ id: 1, score: { home: 2, away: 0 } }] }));
    expect(scored.matches[1]!.score).toEqual({ home: 2, away: 0 });
    const gone = mergeDelta(scored, delta(103, { matches: [{ id: 1, score: null, live: null }] }));
    expect("score" in gone.matches[1]!).toBe(false);
    expect("live" in gone.matches[1]!).toBe(false);
  });
  test("null removes a line or a market, and a market without lines is gone", () => {
    const next = mergeDelta(first, delta(101, { matches: [{ id: 1, markets: { 1: { 11: null }, 5: null } }] }));
    expect(next.matches[1]!.markets[1]!.map(({ couId }) => couId)).toEqual([12]);
    expect(next.matches[1]!.markets[5]).toBeUndefined();
    const none = mergeDelta(next, delta(102, { matches: [{ id: 1, markets: { 1: { 12: null } } }] }));
    expect(none.matches[1]!.markets).toEqual({});
  });
  test("puts a new line in CouID order and keeps the others", () => {
    const next = mergeDelta(first, delta(101, { matches: [{ id: 1, markets: { 1: { 9: line(9) } } }] }));
    expect(next.matches[1]!.markets[1]!.map(({ couId }) => couId)).toEqual([9, 11, 12]);
    expect(next.matches[1]!.markets[1]![1]).toBe(first.matches[1]!.markets[1]![0]);
  });
  test("removes the matches in D, but not one that also comes changed", () => {
    const next = mergeDelta(first, delta(101, { removed: [1, 2, 2, 99], matches: [{ id: 2, head: head(2) }] }));
    expect(Object.keys(next.matches)).toEqual(["2"]);
    expect(next.matches[2]).toBe(first.matches[2]);
  });
  test("with the same T is the same board, with a smaller one is ignored", () => {
    expect(mergeDelta(first, delta(100, { removed: [1] }))).toBe(first);
    expect(mergeDelta(first, delta(99, { removed: [1] }))).toBe(first);
  });
  test("over a base that is not held is ignored", () => {
    expect(mergeDelta(first, delta(105, { since: 103, removed: [1] }))).toBe(first);
    expect(mergeDelta(first, delta(105, { since: 99, removed: [1] })).matches[1]).toBeUndefined();
  });
  test("that repeats what is held changes only T", () => {
    const next = mergeDelta(first, delta(101, { leagues: { 10: league(10) }, matches: [whole(1)] }));
    expect(next.matches).toBe(first.matches);
    expect(next.leagues).toBe(first.leagues);
  });
  test("for an unknown match without its head adds nothing", () => {
    const next = mergeDelta(first, delta(101, { matches: [{ id: 3, score: { home: 1, away: 1 } }, whole(4)] }));
    expect(Object.keys(next.matches)).toEqual(["1", "2", "4"]);
  });
  test("keeps the parlay minimum when the server leaves it out", () => {
    expect(first.matches[1]!.minParlay).toBe(2);
    const three = mergeDelta(first, delta(101, { matches: [{ id: 1, head: head(1, { minParlay: 3 }) }] }));
    const kept = mergeDelta(three, delta(102, { matches: [{ id: 1, head: head(1, { sort: 5 }) }] }));
    expect(kept.matches[1]!.minParlay).toBe(3);
  });
});

describe("a whole board", () => {
  test("replaces everything, even with a smaller T, and keeps what is the same", () => {
    const next = mergeDelta(
      first,
      delta(50, { full: true, leagues: { 10: league(10) }, matches: [whole(2), whole(3)] }),
    );
    expect(next.T).toBe(50);
    expect(Object.keys(next.matches)).toEqual(["2", "3"]);
    expect(next.matches[2]).toBe(first.matches[2]);
    expect(next.leagues).toBe(first.leagues);
  });
  test("that is the same is the same board", () => {
    const again = delta(100, { full: true, leagues: { 10: league(10) }, matches: [whole(1), whole(2)] });
    expect(mergeDelta(first, again)).toBe(first);
  });
  test("keeps the identity of a line that moved", () => {
    const row = { ...whole(1), markets: { 1: { 9: line(9), 11: line(11), 12: line(12) } } };
    const next = mergeDelta(first, delta(101, { full: true, matches: [row] }));
    expect(next.matches[1]!.markets[1]![1]).toBe(first.matches[1]!.markets[1]![0]);
  });
});

const ids = fc.integer({ min: 1, max: 4 });
const someLine = fc.option(fc.record({ a: fc.integer({ min: 101, max: 105 }) }), { nil: null });
const rows = fc.dictionary(fc.constantFrom("11", "12", "13"), someLine);
const change = fc.record({
  id: ids,
  stage: fc.constantFrom("early" as const, "today" as const, "live" as const),
  score: fc.constantFrom(undefined, null, { home: 1, away: 0 }),
  markets: fc.dictionary(fc.constantFrom("1", "3", "5"), fc.option(rows, { nil: null })),
});

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const toDelta = ({ id, stage, score, markets }: Change): MatchDelta => ({
  id,
  head: head(id, { stage }),
  ...(score !== undefined && { score }),
  markets: Object.fromEntries(
    Object.entries(markets).map(([market, lines]) => [
      market,
      lines &&
        Object.fromEntries(
          Object.entries(lines).map(([couId, row]) => [couId, row && line(Number(couId), [row.a / 100, 1.9])]),
        ),
    ]),
  ),
});

const deltas = fc
  .array(fc.tuple(fc.array(change, { maxLength: 3 }), fc.array(ids, { maxLength: 2 })), { minLength: 1, maxLength: 6 })
  .map((list) =>
    list.map(([changed, removed], index) => delta(101 + index, { matches: changed.map(toDelta), removed })),
  );

describe("for any deltas", () => {
  test("the same delta twice is the same as once", () => {
    fc.assert(
      fc.property(deltas, ([one]) => {
        const once = mergeDelta(first, one!);
        expect(mergeDelta(once, one!)).toBe(once);
        const later = mergeDelta(once, { ...one!, T: once.T + 1 });
        expect(later).toEqual({ ...once, T: once.T + 1 });
      }),
    );
  });

  test("answers over one base give the newest board in any order", () => {
    const orders = deltas.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(orders, ([list, shuffled]) => {
        const states = list.map((_, index) => list.slice(0, index + 1).reduce(mergeDelta, first));
        const answer = ({ T }: BoardDelta) => sinceFirst(states[T - 101]!);
        expect(shuffled.map(answer).reduce(mergeDelta, first).matches).toEqual(states.at(-1)!.matches);
      }),
    );
  });

  test("what was not named keeps its identity, and the input is never changed", () => {
    const before = structuredClone(first);
    fc.assert(
      fc.property(deltas, (list) => {
        const next = list.reduce(mergeDelta, first);
        const touched = new Set(list.flatMap(({ matches, removed }) => [...matches.map(({ id }) => id), ...removed]));
        for (const match of Object.values(first.matches).filter(({ id }) => !touched.has(id))) {
          expect(next.matches[match.id]).toBe(match);
        }
        expect(first).toEqual(before);
      }),
    );
  });

  test("the lines of a market are always in CouID order and never empty", () => {
    fc.assert(
      fc.property(deltas, (list) => {
        for (const { markets } of Object.values(list.reduce(mergeDelta, first).matches)) {
          for (const market of Object.values(markets)) {
            const order = market.map(({ couId }) => couId);
            expect(order.length).toBeGreaterThan(0);
            expect(order).toEqual(order.toSorted((a, b) => a - b));
          }
        }
      }),
    );
  });
});

/** The delta from the first board to this state: everything that can have changed since, in full. */
function sinceFirst({ T, matches }: Board): BoardDelta {
  const linesOf = (id: number, market: number) => {
    const lines = matches[id]!.markets[market] ?? [];
    const gone = [9, 11, 12, 13, 51].map((couId) => [couId, null] as const);
    return Object.fromEntries<Line | null>([...gone, ...lines.map((one) => [one.couId, one] as const)]);
  };
  return delta(T, {
    since: first.T,
    removed: [1, 2, 3, 4].filter((id) => !matches[id]),
    matches: Object.values(matches).map(({ markets: _markets, live, score, ...rest }) => ({
      id: rest.id,
      head: rest,
      live: live ?? null,
      score: score ?? null,
      markets: Object.fromEntries([1, 3, 5].map((market) => [market, linesOf(rest.id, market)])),
    })),
  });
}
