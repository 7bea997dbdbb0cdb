import { type Bet } from "#mocks/ledger/bet.ts";
import { type World } from "#mocks/world/world.ts";
import { book, leg, settled } from "#e2e/steps/bets.ts";

const inter = (kickoff: number) =>
  leg({
    matchId: 521,
    marketId: 1,
    hdp: "0.5",
    league: "UEFA Champions League",
    home: "Bayern München",
    away: "Inter",
    odds: 1.96,
    decimal: 1.96,
    stage: 2,
    kickoff,
  });

/** The bets of a busy member come in four kinds, in turn: live, to come, a parlay of three, partly sold. */
const KINDS: readonly ((number: number, now: number) => Partial<Bet>)[] = [
  () => ({}),
  (_number, now) => ({ odds: 1.96, legs: [inter(now + 195 * 60_000)] }),
  (_number, now) => ({
    kind: 2,
    odds: 8.16,
    typedCents: 10_000,
    paymentCents: 40_000,
    winCents: 163_140,
    parlay: { id: 4, name: "3 X 4", sizes: [3, 1, 0, 0, 0, 0, 0, 0, 0], count: 4 },
    legs: [
      leg({ matchId: 900, marketId: 1, hdp: "0.25", home: "Juventus", away: "Napoli", stage: 2, result: 1 }),
      leg({ matchId: 505, hdp: "2.75", home: "Villarreal", away: "Real Betis", stage: 2 }),
      inter(now + 195 * 60_000),
    ],
  }),
  (number, now) => ({ sales: [{ id: `S${number}`, cents: 10_000, backCents: 9_120, at: now - 30_000 }] }),
];

/** Gives a member so many open bets, and as many that were settled on the report day of now. Returns the oldest open one's id. */
export function thousands(world: World, count: number): string {
  const now = world.clock.now();
  let oldest = "";
  for (let number = 0; number < count; number += 1) {
    const kind = KINDS[number % KINDS.length]?.(number, now) ?? {};
    oldest = book(world, { placedAt: now - number * 1_000, ...kind }).id;
    const { sales: _sales, ...once } = kind;
    settled(world, 0, number % 3 === 0 ? -50_000 : 47_500, once);
  }
  return oldest;
}
