import { dayNumber } from "#mocks/world/days.ts";
import { type House } from "#mocks/ledger/house.ts";
import { DAY_LIMIT, inCurrency, type Limits, MATCH_LIMIT } from "./limits.ts";
import { type Member } from "#mocks/ledger/members.ts";

const BURST = 20;
const BURST_MS = 10_000;

/** Why this member may not bet at all; undefined if they may (bet codes 8, 12, 15). */
export function memberFault(house: House, member: Member): number | undefined {
  if (member.blockedCountry) return 8;
  if (member.paused) return 15;
  const now = house.clock.now();
  const recent = house.shelf.of(member.account).filter(({ placedAt }) => placedAt > now - BURST_MS).length;
  return recent >= BURST ? 12 : undefined;
}

/**
 * Why this amount may not be bet; undefined if it may (bet codes 4, 5, 10, 14, 9, 7, 13). Limits apply to what is
 * typed, the balance to what is deducted (domain A9).
 */
export function moneyFault(
  house: House,
  member: Member,
  limits: Limits,
  typedCents: number,
  paymentCents: number,
  matchId: number | undefined,
): number | undefined {
  if (typedCents < limits.MinBet * 100) return 4;
  if (typedCents > limits.MaxBet * 100) return 5;
  const today = dayNumber(house.clock.now());
  let day = paymentCents;
  let match = paymentCents;
  for (const bet of house.shelf.of(member.account)) {
    if (bet.status > 2) continue;
    if (dayNumber(bet.placedAt) === today) day += bet.paymentCents;
    if (matchId !== undefined && bet.legs.some((leg) => leg.matchId === matchId)) match += bet.paymentCents;
  }
  if (match > inCurrency(MATCH_LIMIT, member.currency) * 100) return 14;
  if (day > inCurrency(DAY_LIMIT, member.currency) * 100) return 10;
  if (member.cents <= 0) return 9;
  if (paymentCents > member.cents) return 7;
  return member.chargeFails ? 13 : undefined;
}
