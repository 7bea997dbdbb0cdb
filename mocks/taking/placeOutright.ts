import { type Bet } from "#mocks/ledger/bet.ts";
import { memberFault, moneyFault } from "./gate.ts";
import { type Decision, type House, refusal } from "#mocks/ledger/house.ts";
import { outrightLimits } from "./limits.ts";
import { major, type Member, toCents } from "#mocks/ledger/members.ts";
import { samePrice } from "./quote.ts";
import { rounded } from "#mocks/pricing/overround.ts";

const OUTRIGHT = 100;

/** The order for an outright bet (contract, POST OrBet). Prices are decimal. */
export interface OutrightOrder {
  readonly orId: number;
  readonly couId: number;
  readonly odds: number;
  readonly amount: number;
  readonly ref: string | undefined;
}

/** Decides an outright bet: accepted at once, or refused. */
export function placeOutright(house: House, member: Member, order: OutrightOrder): Decision {
  const known = house.shelf.answered(member.account, order.ref);
  if (known !== undefined) return known as Decision;
  const fault = memberFault(house, member);
  if (fault !== undefined) return refusal(member, fault);
  const found = house.outrights.runner(order.orId);
  if (found === undefined || found.runner.couId !== order.couId) return refusal(member, 2);
  const { market, runner } = found;
  if (house.clock.now() >= market.closesAt || runner.decimal === 0) return refusal(member, 1);
  if (runner.status !== 3) return refusal(member, 18);
  if (!samePrice(runner.decimal, order.odds)) return refusal(member, 3, { NewOdds: runner.decimal, NewHdp: "" });
  const cents = toCents(order.amount);
  const short = moneyFault(house, member, outrightLimits(runner.decimal, member.currency), cents, cents, undefined);
  if (short !== undefined) return refusal(member, short);
  const now = house.clock.now();
  const bet: Bet = {
    id: house.newId(),
    account: member.account,
    ...(order.ref ? { ref: order.ref } : {}),
    kind: 3,
    placedAt: now,
    style: 2,
    odds: runner.decimal,
    typedCents: cents,
    paymentCents: cents,
    winCents: toCents(rounded(order.amount * (runner.decimal - 1), 2)),
    bonusFlag: 0,
    legs: [
      {
        sportId: market.league.sportId,
        matchId: market.league.id,
        marketId: OUTRIGHT,
        couId: runner.couId,
        betPos: 1,
        league: market.league.name,
        home: market.league.name,
        away: "",
        kickoff: market.closesAt,
        hdp: "",
        outLevel: 0,
        odds: runner.decimal,
        decimal: runner.decimal,
        stage: 1,
        gameId: 0,
        positions: market.runners.length,
        orId: runner.orId,
        orName: runner.name,
      },
    ],
    status: 1,
    statusAt: now,
    sales: [],
  };
  house.ledger.post(member, -cents, "stake", bet.id);
  const decision: Decision = { Result: 0, FCredit: major(member.cents), Message: "", BetID: bet.id, Status: 1 };
  house.shelf.add(bet, decision);
  return decision;
}
