import { endOf, stateAt } from "#mocks/book/desk.ts";
import { type Bet, type Leg, soldCents } from "#mocks/ledger/bet.ts";
import { bonusRuleOf } from "./bonus.ts";
import { type House } from "#mocks/ledger/house.ts";
import { bonusCents, legFactor, parlayReturn, restNet, resultOf, singleNet } from "./payment.ts";
import { verdict } from "./verdict.ts";

/** How long after its end a match is settled, world ms. */
export const SETTLE_DELAY = 60_000;

/** Settles a leg if its match is over; true if the leg has a result. */
export function settleLeg(house: House, leg: Leg, now: number): boolean {
  if (leg.result !== undefined) return true;
  if (leg.orId !== undefined) {
    const winner = house.outrights.winner(Math.floor(leg.orId / 1000), leg.kickoff);
    if (winner === undefined) return false;
    const won = winner === leg.orId;
    leg.part = won ? 1 : -1;
    leg.result = won ? 1 : 2;
    return true;
  }
  const desk = house.book.desk(leg.matchId);
  if (desk === undefined) {
    leg.result = 5;
    return true;
  }
  const postponed = stateAt(desk, house.book.room, now).progress === 4;
  if (postponed) {
    if (now < desk.fixture.kickoff) return false;
    leg.result = 5;
    return true;
  }
  if (now < endOf(desk, house.book.room) + SETTLE_DELAY) return false;
  const part = verdict(house, desk, leg);
  if (part === undefined) leg.result = 5;
  else {
    leg.part = part;
    leg.result = resultOf(part);
  }
  return true;
}

function netOf(bet: Bet): number {
  const [leg] = bet.legs;
  if (bet.parlay) return parlayReturn(bet.typedCents, bet.legs.map(legFactor), bet.parlay.sizes) - bet.paymentCents;
  return leg?.part === undefined ? 0 : singleNet(bet, leg.part);
}

/**
 * When the last leg of a bet could be settled, world ms: a bet settled after a long absence gets the time of its
 * matches.
 */
function dueAt(house: House, bet: Bet): number {
  const times = bet.legs.map((leg) => {
    const desk = leg.orId === undefined ? house.book.desk(leg.matchId) : undefined;
    const end = desk ? endOf(desk, house.book.room) : leg.kickoff;
    return Number.isFinite(end) ? end + SETTLE_DELAY : leg.kickoff;
  });
  return Math.max(...times);
}

/**
 * Writes the result of a bet whose legs are all settled; returns its net before cash-outs, in cents. Moves no money.
 */
export function concludeBet(bet: Bet, at: number): number {
  const isVoid = bet.legs.every(({ result }) => result === 5);
  const net = netOf(bet);
  bet.status = isVoid ? 3 : 2;
  bet.settledAt = at;
  bet.netCents = restNet(bet, net);
  if (!isVoid) bet.result = resultOf(bet.parlay ? Math.sign(net) : (bet.legs[0]?.part ?? 0));
  return net;
}

function finish(house: House, bet: Bet, now: number): void {
  const member = house.members.get(bet.account);
  const [leg] = bet.legs;
  concludeBet(bet, Math.min(now, dueAt(house, bet)));
  bet.statusAt = now;
  house.shelf.close(bet);
  if (member === undefined) return;
  const kind = bet.status === 3 ? "refund" : "win";
  house.ledger.post(member, bet.paymentCents - soldCents(bet) + (bet.netCents ?? 0), kind, bet.id);
  const desk = leg && !bet.parlay && leg.orId === undefined ? house.book.desk(leg.matchId) : undefined;
  if (leg === undefined || desk === undefined) return;
  const { score } = stateAt(desk, house.book.room, endOf(desk, house.book.room));
  const bonus = bonusCents(bonusRuleOf(member.currency), bet, leg, score[0], score[1]);
  if (bonus === 0) return;
  bet.bonusCents = bonus;
  house.ledger.post(member, bonus, "bonus", bet.id);
}

/** Settles every accepted bet whose matches are all over (domain B, C, G). */
export function settleBets(house: House): void {
  const now = house.clock.now();
  for (const bet of house.shelf.open()) {
    if (bet.status !== 1) continue;
    let done = true;
    for (const leg of bet.legs) done = settleLeg(house, leg, now) && done;
    if (done) finish(house, bet, now);
  }
}
