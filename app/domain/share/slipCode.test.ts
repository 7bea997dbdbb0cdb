import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "#app/domain/vectors/sliplink.json" with { type: "json" };
import { makeCode, readCode, sharedBet, sharedSelection, type SharedPick } from "./slipCode.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { selectionOfOutright } from "#app/domain/slip/outrightPick.ts";

const rows = vectors.rows as unknown as {
  readonly id: string;
  readonly rule: string;
  readonly kind: "make" | "read" | "address";
  readonly now: number;
  readonly code: string;
  readonly created: number;
  readonly picks: readonly SharedPick[];
  readonly expect: unknown;
}[];

// LNK-02 to LNK-04 MAKE; LNK-05, LNK-06 all that is read
test.each(rows.filter(({ kind }) => kind === "make"))("$id $rule is made", ({ picks, created, code }) => {
  expect(makeCode(picks, created)).toBe(code);
});

test.each(rows.filter(({ kind }) => kind !== "address"))("$id $rule is read", ({ code, now, expect: expected }) => {
  expect(readCode(code, now)).toEqual(expected);
});

const id = fc.maxSafeInteger().map((n) => Math.abs(n) || 1);
const quarters = fc.integer({ min: -3_999, max: 3_999 }).map((n) => String(n / 4 + 0));
const price = fc.integer({ min: 1_001, max: 9_999_999 });
const pick: fc.Arbitrary<SharedPick> = fc.oneof(
  fc.record({
    matchId: id,
    marketId: fc.integer({ min: 1, max: 83 }),
    couId: id,
    betPos: fc.integer({ min: 1, max: 26 }),
    price,
    hdp: fc.oneof(fc.constant(""), quarters),
  }),
  fc.record({ orId: id, couId: id, price }),
);
const NOW = 29_676_960;
const minute = fc.integer({ min: 26_297_280, max: NOW });

test("LNK-11: what was made is read again without a difference, 10,000 times, and stays short", () => {
  fc.assert(
    fc.property(fc.uniqueArray(pick, { minLength: 1, maxLength: 10 }), minute, (picks, created) => {
      const code = makeCode(picks, created);
      const read = readCode(code, NOW);
      expect(read).toEqual({ ok: true, created, ageMinutes: NOW - created, picks, repeated: 0 });
      expect(code.length).toBeLessThanOrEqual(588);
    }),
    { numRuns: 10_000 },
  );
});

test("LNK-06: the same selection under two market ids is listed once, and the first counts", () => {
  const first = { matchId: 502, marketId: 1, couId: 1204, betPos: 2, price: 2250, hdp: "0.75" };
  const read = readCode(makeCode([first, { ...first, marketId: 16, price: 1980 }], NOW), NOW);
  expect(read).toMatchObject({ ok: true, picks: [first], repeated: 1 });
});

/** A code with one letter changed, cut, doubled, or something foreign put in. */
const spoilt = fc
  .tuple(
    fc.uniqueArray(pick, { minLength: 1, maxLength: 4 }),
    minute,
    fc.nat(),
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.nat(3),
  )
  .map(([picks, created, where, other, how]) => {
    const code = makeCode(picks, created);
    const at = where % code.length;
    const cut = [1, 0, 1, code.length][how] ?? 1;
    return { code, spoilt: code.slice(0, at) + (how === 1 && other === "" ? "0" : other) + code.slice(at + cut) };
  });

test("LNK-04, LNK-06, LNK-11: a code that was tampered with is refused whole and throws nothing, 10,000 times", () => {
  let refused = 0;
  fc.assert(
    fc.property(spoilt, (one) => {
      const read = readCode(one.spoilt, NOW);
      expect(read.ok).toBe(one.spoilt === one.code);
      if (!read.ok) refused += 1;
    }),
    { numRuns: 10_000 },
  );
  expect(refused).toBeGreaterThan(9_000);
});

const selection = {
  ...selectionOfOutright({
    orId: 9007,
    couId: 31,
    sportId: 1,
    leagueId: 1,
    leagueName: "",
    title: "",
    runner: "",
    closesAt: "",
    odds: 8.5,
  }),
};

test("LNK-03: a price leaves as a decimal, whatever the style of its sender", () => {
  const { orId: _outright, ...rest } = selection;
  const handicap = { ...rest, matchId: 502, marketId: 1, couId: 1204, hdp: "-0.25" };
  const priceIn = (odds: number, oddsStyle: 1 | 2 | 4 | 5) => sharedSelection({ ...handicap, odds, oddsStyle })?.price;
  expect([priceIn(-0.8, ODDS_STYLE.MY), priceIn(1.925, ODDS_STYLE.EU), priceIn(-1.05, ODDS_STYLE.ID)]).toEqual([
    2250, 1925, 1952,
  ]);
  expect(sharedSelection({ ...handicap, marketId: 5, hdp: "", odds: 3.4, oddsStyle: ODDS_STYLE.MY })).toEqual({
    matchId: 502,
    marketId: 5,
    couId: 1204,
    betPos: 1,
    price: 3400,
    hdp: "",
  });
  expect(sharedSelection(selection)).toEqual({ orId: 9007, couId: 31, price: 8500 });
  expect(priceIn(0, ODDS_STYLE.EU)).toBeUndefined();
});

test("LNK-09: the picks of a bet leave at the prices they were bet at", () => {
  const leg = {
    sportId: 1,
    matchId: 502,
    marketId: 1,
    couId: 1204,
    betPos: 2,
    leagueName: "",
    home: "",
    away: "",
    startsAt: "",
    hdp: "0.75",
    odds: -0.8,
    stage: "today" as const,
  };
  const shared = { matchId: 502, marketId: 1, couId: 1204, betPos: 2, price: 2250, hdp: "0.75" };
  expect(sharedBet({ kind: "single", legs: [leg], oddsStyle: ODDS_STYLE.MY })).toEqual([shared]);
  const two = { ...leg, odds: 2.25 };
  expect(sharedBet({ kind: "parlay", legs: [two, { ...two, odds: 0 }], oddsStyle: ODDS_STYLE.EU })).toEqual([shared]);
});

test("a runner's OrID, which no record has, is that of the current outrights; unsure, it is in no link", () => {
  const leg = { sportId: 1, matchId: 101, marketId: 100, couId: 31, betPos: 1, hdp: "", odds: 8.5, runner: "Ajax" };
  const rest = { leagueName: "", home: "", away: "", startsAt: "", stage: "early" as const };
  const bet = { kind: "outright" as const, legs: [{ ...leg, ...rest }], oddsStyle: ODDS_STYLE.MY };
  const runner = { orId: 9007, couId: 31, name: "Ajax", odds: 8, status: 0 };
  const outright = {
    leagueId: 101,
    leagueName: "League",
    sportId: 1,
    title: "Winner",
    closesAt: "",
    runners: [runner],
  };
  const shared = [{ orId: 9007, couId: 31, price: 8500 }];
  expect(sharedBet(bet, [outright])).toEqual(shared);
  expect(sharedBet(bet, [{ ...outright, sportId: 2 }])).toEqual([]);
  expect(sharedBet(bet)).toEqual([]);
  const other = { ...outright, leagueId: 102, runners: [{ ...runner, orId: 9107, name: "Lyon" }] };
  expect(sharedBet(bet, [other, outright])).toEqual(shared);
  expect(sharedBet(bet, [outright, outright])).toEqual([]);
});
