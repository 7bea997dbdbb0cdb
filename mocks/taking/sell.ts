import { isSoccerType } from "#app/domain/odds/sports.ts";
import { type Desk } from "#mocks/book/desk.ts";
import { type Bet, type Leg, soldCents } from "#mocks/ledger/bet.ts";
import { type House } from "#mocks/ledger/house.ts";
import { findSelection, type Found, sameLine } from "./quote.ts";

const HANDICAPS = new Set([1, 2, 53]);

/** The leg of a bet that can be cashed out at all: a single without a bonus, accepted, and not wholly cashed out. */
function legForSale(bet: Bet): Leg | undefined {
  const isOpen = bet.kind === 1 && bet.status === 1 && bet.bonusFlag !== 1 && soldCents(bet) < bet.paymentCents;
  return isOpen ? bet.legs[0] : undefined;
}

/** Whether the line on offer counts from another score than the leg's (contract, Sell-back). */
function countsElse(leg: Leg, desk: Desk): boolean {
  if (!isSoccerType(leg.sportId) || !HANDICAPS.has(leg.marketId)) return false;
  const [home, away] = desk.state.score;
  // the remaining-goals handicap now on offer counts from the current score
  if (leg.stage === 3) return leg.betScore !== undefined && (leg.betScore[0] !== home || leg.betScore[1] !== away);
  // a handicap taken before the match counts all goals, the live one only those to come
  return desk.stage === 3 && (home !== 0 || away !== 0);
}

/** Where the line of a leg may be found now: its own place first, then any of its market. */
const placesOf = ({ couId, marketId }: Leg): readonly number[] => [
  couId,
  ...[0, 1, 2, 3, 4, 5, 6].map((place) => marketId * 10 + place),
];

/**
 * The line of a bet, if it is still offered as it was; else why not: 2 not available, 4 suspended
 * (domain F).
 */
export function saleLine(house: House, bet: Bet): Found | 2 | 4 {
  const leg = legForSale(bet);
  const desk = leg && house.book.desk(leg.matchId);
  if (leg === undefined || desk === undefined || desk.fixture.kind === 4) return 2;
  let closed: 2 | 4 = 2;
  for (const couId of placesOf(leg)) {
    const { matchId, marketId, betPos } = leg;
    const found = findSelection(house, { matchId, marketId, couId, betPos, style: bet.style });
    if (found === 18) closed = 4;
    if (typeof found === "number" || !sameLine(found.row[0], leg.hdp) || found.row[1] !== leg.outLevel) continue;
    return countsElse(leg, desk) ? 2 : found;
  }
  return closed;
}

/** Whether the cash-out button shows for a bet. */
export const sellable = (house: House, bet: Bet): boolean => typeof saleLine(house, bet) !== "number";
