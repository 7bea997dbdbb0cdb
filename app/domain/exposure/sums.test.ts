import fc from "fast-check";
import { expect, test } from "vitest";
import { MARKET_TABLE } from "#app/domain/odds/marketTable.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { exactNet } from "#app/domain/odds/payout.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { type ScorePair } from "#app/domain/bets/settlement.ts";
import { type Held, type HeldLeg, type HeldMatch, netsOf } from "./held.ts";
import { legByScore, type ToldByScore } from "./legs.ts";
import { standingsOf } from "./standing.ts";
import { type Counted, Sums } from "./sums.ts";

const STYLES = Object.values(ODDS_STYLE);

const matchAt = (score: ScorePair, half: ScorePair): HeldMatch => ({
  id: 501,
  sportId: 1,
  extensions: [],
  state: "running",
  period: 2,
  score,
  half,
  bestOf: undefined,
});

const goals = (most: number) => fc.tuple(fc.nat(most), fc.nat(most));

const leg = fc.record({
  marketId: fc.constantFrom(...MARKET_TABLE.map(({ id }) => id)),
  betPos: fc.integer({ min: 1, max: 30 }),
  hdp: fc.constantFrom("", "0", "0.25", "-0.5", "1", "-1.75", "2", "2.5", "3", "9.5"),
  stage: fc.constantFrom("live" as const, "today" as const),
  betScore: goals(3),
  outLevel: fc.integer({ min: -100, max: 100 }),
});

const heldOf = (legs: readonly HeldLeg[], oddsStyle: OddsStyle, layer: Held["layer"]): Held => ({
  id: "1",
  layer,
  isParlay: legs.length > 1,
  combCount: 1,
  oddsStyle,
  odds: oddsStyle === ODDS_STYLE.US ? 120 : 2,
  stake: 10,
  payment: 10,
  sold: 0,
  back: 0,
  legs,
});

test("EXP-12: the sums of bets are at each score what all of them bring there, asked one by one", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(leg, { minLength: 1, maxLength: 2 }), fc.constantFrom(...STYLES)), { maxLength: 12 }),
      goals(9),
      goals(3),
      (bets, more, half) => {
        const now: ScorePair = [half[0] + more[0], half[1] + more[1]];
        const match = matchAt(now, half);
        const held = bets.map(([legs, style]) =>
          heldOf(
            legs.map((one) => ({ ...one, sportId: 1, matchId: 501, odds: 2 })),
            style,
            "accepted",
          ),
        );
        const standings = standingsOf<ToldByScore>(held, match, (one, { oddsStyle }) =>
          legByScore(one, oddsStyle, match),
        );
        const counted = standings.filter((standing): standing is Counted => !("out" in standing));
        const scores = { home: [now[0], now[0] + 20], away: [now[1], now[1] + 20] } as const;
        const sums = new Sums(scores);
        for (const one of counted) sums.add(one);
        const all = sums.all();
        const wrong: unknown[] = [];
        let at = 0;
        for (let h = scores.home[0]; h <= scores.home[1]; h++) {
          for (let a = scores.away[0]; a <= scores.away[1]; a++) {
            const slow = counted.reduce(
              (sum, one) => sum + ("fixed" in one ? one.fixed : one.centsBy((told) => told.at([h, a]))),
              0,
            );
            if (all[at] !== slow) wrong.push([h, a, all[at], slow]);
            at += 1;
          }
        }
        expect(wrong).toEqual([]);
      },
    ),
    { numRuns: 400 },
  );
});

test("EXP-12: each market, alone, hangs on what it says of itself", () => {
  const match = matchAt([0, 0], [0, 0]);
  const wrong: unknown[] = [];
  for (const { id } of MARKET_TABLE)
    for (let betPos = 1; betPos <= 30; betPos++)
      for (const hdp of ["", "1", "-1.25", "2.5"]) {
        const one: HeldLeg = { sportId: 1, matchId: 501, marketId: id, betPos, hdp, odds: 2, stage: "today" };
        const view = legByScore(one, ODDS_STYLE.EU, match);
        if ("out" in view || "fixed" in view) continue;
        const seen = new Map<string, number>();
        for (let h = 0; h <= 20; h++)
          for (let a = 0; a <= 20; a++) {
            const key = {
              margin: h - a,
              total: h + a,
              home: h,
              away: a,
              few: `${Math.min(h, 5)} ${Math.min(a, 5)}`,
              both: `${h} ${a}`,
            };
            const name = String(key[view.looks]);
            const end = view.at([h, a]);
            if (seen.get(name) !== undefined && seen.get(name) !== end) wrong.push([id, betPos, hdp, h, a]);
            seen.set(name, end);
          }
      }
  expect(wrong).toEqual([]);
});

test("EXP-10: nets are those of exact decimals, rounded once, half away from zero", () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 }).map((whole) => whole / 100);
  fc.assert(
    fc.property(
      fc.constantFrom(...STYLES),
      fc.integer({ min: -300_000, max: 300_000 }).map((whole) => whole / 1_000),
      cents,
      cents,
      fc.nat(100),
      fc.constantFrom(1, 3, 5, 9),
      fc.constantFrom(-1, -0.5, 0, 0.5, 1, 0.2, -0.35, 0.07),
      (style, odds, stake, payment, part, marketId, end) => {
        const price = { stake, odds, style, marketId };
        const sold = Math.round(payment * part) / 100;
        const one = { marketId } as HeldLeg;
        const held = { ...heldOf([one], style, "accepted"), stake, odds, payment, sold };
        const cents = netsOf(held)([end]);
        const net = exactNet(price, end);
        const left = sold > 0 ? net?.times(payment).minus(net.times(sold)).div(payment) : net;
        expect(cents === undefined ? undefined : cents + 0).toBe(left && Math.round(roundMoney(left) * 100) + 0);
      },
    ),
    { numRuns: 5_000 },
  );
});
