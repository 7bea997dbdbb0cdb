import { endOf, stateAt } from "#mocks/book/desk.ts";
import { type Bet, type Leg, soldCents } from "#mocks/ledger/bet.ts";
import { bonusRuleOf } from "#mocks/ledger/bonus.ts";
import { type House } from "#mocks/ledger/house.ts";
import { bonusCents, legFactor, parlayReturn, restNet, resultOf, singleNet } from "#mocks/ledger/payment.ts";
import { verdict } from "#mocks/ledger/verdict.ts";

/** How long after its end a match is settled, world ms. */
export const SETTLE_DELAY = 60_000;

/** Settles a leg when its match is over; true when the leg has its end. */
function settleLeg(house: House, leg: Leg, now: number): boolean {
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

function finish(house: House, bet: Bet, at: number): void {
  const member = house.members.get(bet.account);
  const [leg] = bet.legs;
  const isVoid = bet.legs.every(({ result }) => result === 5);
  const net = netOf(bet);
  const rest = restNet(bet, net);
  bet.status = isVoid ? 3 : 2;
  bet.statusAt = bet.settledAt = at;
  bet.netCents = rest;
  if (!isVoid) bet.result = bet.parlay ? (net > 0 ? 1 : net < 0 ? 2 : 0) : resultOf(leg?.part ?? 0);
  house.shelf.close(bet);
  if (member === undefined) return;
  house.ledger.post(member, bet.paymentCents - soldCents(bet) + rest, isVoid ? "refund" : "win", bet.id);
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
