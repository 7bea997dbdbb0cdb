import { isSoccerType } from "#app/domain/odds/sports.ts";
import { type Bet, soldCents } from "#mocks/ledger/bet.ts";
import { type House } from "#mocks/ledger/house.ts";
import { findSelection, type Found, sameLine } from "./quote.ts";

const HANDICAPS = new Set([1, 2, 53]);

/**
 * The line of a bet, if it is still offered as it was; else why not: 2 not available, 4 suspended
 * (domain F).
 */
export function saleLine(house: House, bet: Bet): Found | 2 | 4 {
  const [leg] = bet.legs;
  if (
    bet.kind !== 1 ||
    bet.status !== 1 ||
    bet.bonusFlag === 1 ||
    leg === undefined ||
    soldCents(bet) >= bet.paymentCents
  )
    return 2;
  const desk = house.book.desk(leg.matchId);
  if (desk === undefined || desk.fixture.kind === 4) return 2;
  const places = [0, 1, 2, 3, 4, 5, 6];
  let closed: 2 | 4 = 2;
  for (const couId of [leg.couId, ...places.map((place) => leg.marketId * 10 + place)]) {
    const found = findSelection(house, {
      matchId: leg.matchId,
      marketId: leg.marketId,
      couId,
      betPos: leg.betPos,
      style: bet.style,
    });
    if (found === 18) closed = 4;
    if (typeof found === "number" || !sameLine(found.row[0], leg.hdp) || found.row[1] !== leg.outLevel) continue;
    const score = desk.state.score;
    const moved = leg.betScore !== undefined && (leg.betScore[0] !== score[0] || leg.betScore[1] !== score[1]);
    // the remaining-goals handicap now on offer counts from a different score than the bet's (contract, Sell-back)
    if (leg.stage === 3 && moved && isSoccerType(leg.sportId) && HANDICAPS.has(leg.marketId)) return 2;
    // a handicap taken before the match counts all goals, the live one only those to come
    if (
      leg.stage !== 3 &&
      desk.stage === 3 &&
      isSoccerType(leg.sportId) &&
      HANDICAPS.has(leg.marketId) &&
      (score[0] !== 0 || score[1] !== 0)
    )
      return 2;
    return found;
  }
  return closed;
}

/** Whether the cash-out button shows for a bet. */
export const sellable = (house: House, bet: Bet): boolean => typeof saleLine(house, bet) !== "number";
