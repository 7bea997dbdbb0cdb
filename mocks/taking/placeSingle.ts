import { marketOf } from "#app/domain/odds/markets.ts";
import { type MatchState } from "#mocks/course/state.ts";
import { type Bet, type Leg } from "#mocks/ledger/bet.ts";
import { leagueOf } from "#mocks/catalogue/catalogue.ts";
import { memberFault, moneyFault } from "./gate.ts";
import { type Decision, decisionAt, type House, refusal } from "#mocks/ledger/house.ts";
import { singleLimits } from "./limits.ts";
import { major, type Member, toCents } from "#mocks/ledger/members.ts";
import { covers, findSelection, type Found, profitOf, sameLine, samePrice, type Wanted } from "./quote.ts";
import { deducted, winnings } from "#mocks/pricing/styles.ts";

/** The order for a single bet (contract, POST Bet). */
export interface SingleOrder extends Wanted {
  readonly hdp: string;
  readonly odds: number;
  readonly amount: number;
  readonly autoAccept: number;
  readonly ticketId: string;
  readonly ref: string | undefined;
}

/** The score so far in the period a market covers: for the second half only its own goals. */
export function scoreBefore(marketId: number, { score, byPeriod }: MatchState): readonly [number, number] {
  if (marketOf(marketId)?.period !== "2H") return [score[0], score[1]];
  const first = byPeriod[0] ?? [0, 0];
  return byPeriod.length < 2 ? [0, 0] : [score[0] - first[0], score[1] - first[1]];
}

/** A leg as booked, from the selection in the book. */
export function legOf(found: Found, wanted: Wanted): Leg {
  const { fixture, state, stage } = found.desk;
  return {
    sportId: fixture.sportId,
    matchId: fixture.id,
    marketId: wanted.marketId,
    couId: wanted.couId,
    betPos: wanted.betPos,
    league: leagueOf(fixture.leagueId).name,
    home: fixture.home,
    away: fixture.away,
    kickoff: fixture.kickoff,
    hdp: found.row[0],
    outLevel: found.row[1],
    odds: found.odds,
    decimal: found.decimal,
    stage: stage === 0 ? 2 : stage,
    gameId: found.line.gameId,
    positions: found.line.decimals.length,
    ...(stage === 3
      ? { betScore: [state.score[0], state.score[1]] as const, before: scoreBefore(wanted.marketId, state) }
      : {}),
  };
}

/** Whether the price is no longer what was ordered, nor one that the member accepts. */
function hasMoved({ odds, twoPosition }: Found, order: SingleOrder): boolean {
  if (samePrice(odds, order.odds)) return false;
  const before = profitOf(order.odds, order.style, twoPosition);
  const after = profitOf(odds, order.style, twoPosition);
  return !covers(order.autoAccept, before, after);
}

/** What a bet costs, in cents. */
const paymentOf = ({ odds, twoPosition }: Found, { amount, style }: SingleOrder): number =>
  toCents(twoPosition ? deducted(amount, odds, style) : amount);

/** A single bet as it is booked. */
function singleBet(house: House, member: Member, order: SingleOrder, found: Found): Bet {
  const live = found.desk.stage === 3;
  const now = house.clock.now();
  const { twoPosition } = found;
  return {
    id: house.newId(),
    account: member.account,
    ...(order.ref ? { ref: order.ref } : {}),
    kind: 1,
    placedAt: now,
    ...(live ? { decideAt: decisionAt(house) } : {}),
    style: twoPosition ? order.style : 2,
    odds: found.odds,
    typedCents: toCents(order.amount),
    paymentCents: paymentOf(found, order),
    winCents: toCents(winnings(order.amount, found.odds, order.style, twoPosition)),
    bonusFlag: found.line.bonus,
    legs: [legOf(found, order)],
    status: live ? 0 : 1,
    statusAt: now,
    sales: [],
  };
}

/** Decides a single bet: books it and takes the money, or says why not (spec §8, bet codes). */
export function placeSingle(house: House, member: Member, order: SingleOrder): Decision {
  const known = house.shelf.answered(member.account, order.ref);
  if (known !== undefined) return known as Decision;
  const fault = memberFault(house, member);
  if (fault !== undefined) return refusal(member, fault);
  const found = findSelection(house, order);
  if (typeof found === "number") return refusal(member, found);
  if (house.tickets.fault(order.ticketId, order.matchId, order.couId) !== undefined) return refusal(member, 2);
  const [hdp] = found.row;
  if (!sameLine(hdp, order.hdp) || hasMoved(found, order))
    return refusal(member, 3, { NewOdds: found.odds, NewHdp: hdp });
  const limits = singleLimits(found.desk, order.marketId, found.decimal, member.currency);
  const short = moneyFault(house, member, limits, toCents(order.amount), paymentOf(found, order), order.matchId);
  if (short !== undefined) return refusal(member, short);
  const bet = singleBet(house, member, order, found);
  house.tickets.use(order.ticketId);
  house.ledger.post(member, -bet.paymentCents, "stake", bet.id);
  const decision: Decision = {
    Result: 0,
    FCredit: major(member.cents),
    Message: "",
    BetID: bet.id,
    Status: bet.status,
    ...(samePrice(found.odds, order.odds) ? {} : { NewOdds: found.odds }),
  };
  house.shelf.add(bet, decision);
  return decision;
}
