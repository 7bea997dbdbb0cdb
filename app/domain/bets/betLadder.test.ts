import { expect, test } from "vitest";
import { type BetRecord } from "./bet.ts";
import { betLadder } from "./betLadder.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { heldBet, netsOf } from "#app/domain/exposure/held.ts";

const bet: BetRecord = {
  id: "1",
  placedAt: "2026-11-21T10:00:00Z",
  kind: "single",
  oddsStyle: 2,
  odds: 1.95,
  stake: 500,
  payment: 500,
  status: "accepted",
  bonusBet: false,
  canSell: true,
  sales: [],
  legs: [
    {
      sportId: 1,
      matchId: 502,
      marketId: 3,
      couId: 30,
      betPos: 1,
      leagueName: "L",
      home: "H",
      away: "A",
      startsAt: "2026-11-21T09:00:00Z",
      hdp: "2.25",
      odds: 1.95,
      stage: "live",
      betScore: [0, 0],
    },
  ],
};

const nets = (changes: Partial<BetRecord>) => betLadder({ ...bet, ...changes })?.map(({ net }) => net);

test("an open single says what it brings at each score", () => {
  expect(nets({})).toEqual([475, -250, -500]);
});

test("a part that is sold neither wins nor loses any more", () => {
  expect(nets({ sold: 200 })).toEqual([285, -150, -300]);
  expect(nets({ sold: 500 })).toBeUndefined();
});

test("what a partly sold bet still pays is the grid's to the cent, whatever was sold of it", () => {
  const legs = bet.legs.map((leg) => ({ ...leg, odds: -0.3 }));
  for (let sold = 0.01; sold < 30; sold += 0.01) {
    const part: BetRecord = { ...bet, oddsStyle: 1, odds: -0.3, stake: 100, payment: 30, sold: roundMoney(sold), legs };
    const held = heldBet(part);
    const net = held && netsOf(held);
    for (const step of betLadder(part) ?? [])
      expect([part.sold, Math.round(step.net * 100)]).toEqual([part.sold, net?.([step.fraction])]);
  }
});

test("of a negative price the typed amount is won and what was deducted is lost, sold parts taken off", () => {
  const legs = bet.legs.map((leg) => ({ ...leg, odds: -0.8 }));
  expect(nets({ oddsStyle: 1, odds: -0.8, payment: 400, legs })).toEqual([500, -200, -400]);
  expect(nets({ oddsStyle: 1, odds: -0.8, payment: 400, sold: 100, legs })).toEqual([375, -150, -300]);
});

test("a live handicap counts from the score at the bet", () => {
  const legs = bet.legs.map((leg) => ({ ...leg, marketId: 1, hdp: "0.5", betScore: [2, 0] as const }));
  expect(betLadder({ ...bet, legs })?.map(({ scores }) => scores)).toEqual([
    { by: "margin", from: 3, to: undefined },
    { by: "margin", from: undefined, to: 2 },
  ]);
});

test("a live handicap without its score at the bet says nothing, whatever the score is now", () => {
  const [leg] = bet.legs;
  if (!leg) throw new Error("no leg");
  const { betScore: _, ...unknown } = { ...leg, marketId: 1, hdp: "0.5", score: [2, 0] as const };
  expect(nets({ legs: [unknown] })).toBeUndefined();
  expect(nets({ legs: [{ ...unknown, stage: "today" }] })).toEqual([475, -500]);
});

test("a live handicap of the second half takes off what fell in it before the bet", () => {
  const legs = bet.legs.map((leg) => ({ ...leg, marketId: 53, hdp: "0.5", betScore: [2, 1] as const }));
  expect(nets({ legs })).toBeUndefined();
  const known = legs.map((leg) => ({ ...leg, scoreHalf: [1, 1] as const }));
  expect(betLadder({ ...bet, legs: known })?.[0]?.scores).toEqual({ by: "margin", from: 2, to: undefined });
});

test("nothing is said of parlays, of what is decided, and of a line whose percent is not in the record", () => {
  expect(nets({ kind: "parlay" })).toBeUndefined();
  expect(nets({ status: "settled" })).toBeUndefined();
  expect(nets({ oddsStyle: 6, odds: 0.95 })).toBeUndefined();
  expect(nets({ legs: [] })).toBeUndefined();
});

test("a Burmese line whose percent is known says what it brings where the goals are met (domain A11)", () => {
  const legs = bet.legs.map((leg) => ({ ...leg, hdp: "2", odds: 0.94, outLevel: -50 }));
  expect(nets({ oddsStyle: 6, odds: 0.94, legs })).toEqual([470, -250, -500]);
});

test("a price without a percent has its ladder in style 6 too: 1X2 is decimal there (domain A7)", () => {
  const legs = bet.legs.map((leg) => ({ ...leg, marketId: 5, hdp: "", odds: 3.4 }));
  expect(nets({ oddsStyle: 6, odds: 3.4, legs })).toEqual([1200, -500, -500]);
});
