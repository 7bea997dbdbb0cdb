import { type Bet, type Leg } from "#mocks/ledger/bet.ts";
import { type World } from "#mocks/world/world.ts";

const DAY = 86_400_000;

/** A pick on Manchester United v Brighton, Over 2/2.5 at 1.95, live at 0–0. */
export const leg = (over: Partial<Leg> = {}): Leg => ({
  sportId: 1,
  matchId: 502,
  marketId: 3,
  couId: 30,
  betPos: 1,
  league: "England Premier League",
  home: "Manchester United",
  away: "Brighton & Hove Albion",
  kickoff: Date.parse("2026-11-21T09:00:00Z"),
  hdp: "2.25",
  outLevel: 0,
  odds: 1.95,
  decimal: 1.95,
  stage: 3,
  gameId: 1,
  positions: 2,
  betScore: [0, 0],
  ...over,
});

let last = 8_830_192_000;

/** Puts a bet into a world's ledger, as if it had been placed: by default 500 at 1.95, accepted. */
export function book(world: World, over: Partial<Bet> = {}): Bet {
  last += 1;
  const now = world.clock.now();
  const bet: Bet = {
    id: String(last),
    account: "jason88",
    kind: 1,
    placedAt: now - 60_000,
    style: 2,
    odds: 1.95,
    typedCents: 50_000,
    paymentCents: 50_000,
    winCents: 47_500,
    bonusFlag: 0,
    legs: [leg()],
    status: 1,
    statusAt: now - 60_000,
    sales: [],
    ...over,
  };
  world.shelf.add(bet, undefined);
  return bet;
}

const wonOrLost = (net: number): 1 | 2 => (net > 0 ? 1 : 2);

/** A settled bet some report days ago; `net` in cents. */
export function settled(world: World, daysAgo: number, net: number, over: Partial<Bet> = {}): Bet {
  const at = world.clock.now() - daysAgo * DAY;
  return book(world, {
    status: 2,
    result: net === 0 ? 0 : wonOrLost(net),
    netCents: net,
    placedAt: at - 7_200_000,
    statusAt: at - 600_000,
    settledAt: at - 600_000,
    ...over,
  });
}

/** The legs of a parlay: one that has won, one that runs and one that is to come. */
const parlayLegs = (now: number): Leg[] => [
  leg({
    matchId: 900,
    marketId: 1,
    hdp: "0.25",
    home: "Juventus",
    away: "Napoli",
    odds: 2.06,
    decimal: 2.06,
    stage: 2,
    result: 1,
  }),
  leg({ matchId: 505, hdp: "2.75", home: "Villarreal", away: "Real Betis", odds: 2.02, decimal: 2.02, stage: 2 }),
  leg({
    matchId: 521,
    marketId: 1,
    hdp: "0.5",
    home: "Bayern München",
    away: "Inter",
    odds: 1.96,
    decimal: 1.96,
    stage: 2,
    kickoff: now + 195 * 60_000,
  }),
];

/** The four other statuses and kinds in an open list: waiting, a parlay with a won, a running and an upcoming leg. */
export function openList(world: World): void {
  const now = world.clock.now();
  book(world, {
    id: "8830191866",
    kind: 2,
    placedAt: now - 300_000,
    odds: 8.16,
    typedCents: 10_000,
    paymentCents: 40_000,
    winCents: 163_140,
    parlay: { id: 4, name: "3 X 4", sizes: [3, 1, 0, 0, 0, 0, 0, 0, 0], count: 4 },
    legs: parlayLegs(now),
  });
  book(world, { id: "8830192174", placedAt: now - 120_000 });
  book(world, {
    id: "8830192201",
    placedAt: now - 5_000,
    decideAt: now + 3_600_000,
    status: 0,
    odds: 1.93,
    typedCents: 20_000,
    paymentCents: 20_000,
    winCents: 18_600,
    legs: [
      leg({
        matchId: 501,
        marketId: 1,
        hdp: "0.5",
        home: "Arsenal",
        away: "Chelsea",
        odds: 1.93,
        decimal: 1.93,
        betScore: [1, 1],
      }),
    ],
  });
}
