import { stateAt } from "#mocks/book/desk.ts";
import { type Bet } from "#mocks/ledger/bet.ts";
import { type House } from "#mocks/ledger/house.ts";

/** Whether a waiting live bet still stands when it is decided: nothing happened since it was placed (spec §4). */
function stands(house: House, bet: Bet, at: number): boolean {
  return bet.legs.every((leg) => {
    const desk = house.book.desk(leg.matchId);
    if (desk === undefined) return false;
    const then = stateAt(desk, house.book.room, bet.placedAt);
    const now = stateAt(desk, house.book.room, at);
    const same =
      now.score[0] === then.score[0] &&
      now.score[1] === then.score[1] &&
      now.red[0] + now.red[1] === then.red[0] + then.red[1];
    const stopped =
      desk.suspendedAll || desk.closedAll || desk.suspended.has(leg.marketId) || desk.closed.has(leg.marketId);
    return same && !stopped && now.progress < 2;
  });
}

/** Accepts or refuses the live bets whose wait is over; a refused bet gets its money back at once. */
export function decideWaiting(house: House): void {
  const now = house.clock.now();
  for (const bet of house.shelf.open()) {
    if (bet.status !== 0 || bet.decideAt === undefined || bet.decideAt > now) continue;
    const accepted = stands(house, bet, bet.decideAt);
    bet.status = accepted ? 1 : 4;
    bet.statusAt = bet.decideAt;
    if (accepted) continue;
    bet.settledAt = bet.decideAt;
    house.shelf.close(bet);
    const member = house.members.get(bet.account);
    if (member) house.ledger.post(member, bet.paymentCents, "refund", bet.id);
  }
}
