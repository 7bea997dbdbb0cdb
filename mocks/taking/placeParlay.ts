import { type Bet } from "#mocks/ledger/bet.ts";
import { memberFault, moneyFault } from "./gate.ts";
import { type Decision, decisionAt, type House, refusal } from "#mocks/ledger/house.ts";
import { parlayLimits } from "./limits.ts";
import { major, type Member, toCents } from "#mocks/ledger/members.ts";
import { parlayReturn } from "#mocks/settling/payment.ts";
import { MP_TYPES, type MpType, sizesOf } from "./parlayTypes.ts";
import { legOf } from "./placeSingle.ts";
import { covers, findSelection, type Found, sameLine, samePrice, type Wanted } from "./quote.ts";

/** One leg of a parlay order; prices are decimal (domain C3). */
export interface ParlayPick extends Wanted {
  readonly odds: number;
  readonly hdp: string;
  readonly ticketId: string;
}

/** The order for a parlay (contract, POST MixBet). */
export interface ParlayOrder {
  readonly picks: readonly ParlayPick[];
  readonly items: readonly { readonly mpId: number; readonly amount: number }[];
  readonly autoAccept: number;
  readonly ref: string | undefined;
}

const MOST_LEGS = 10;

/** The types that fit these legs; sizes below a leg's minimum are not offered (domain C5). */
function typesFor(count: number, minimum: number): readonly MpType[] {
  return MP_TYPES.filter(
    ({ MpID, MatchCount }) => MatchCount === count && sizesOf(MpID).every((size) => size >= minimum),
  );
}

/**
 * Whether the legs make a parlay at all: 2 to 10 different matches, none twice, a known type (envelope 2 otherwise).
 */
export function isParlay(
  order: Pick<ParlayOrder, "picks" | "items">,
  mainOf: (matchId: number) => number | undefined,
): boolean {
  const mains = order.picks.map(({ matchId }) => mainOf(matchId) ?? matchId);
  const distinct = new Set(mains).size === mains.length;
  return (
    distinct &&
    mains.length >= 2 &&
    mains.length <= MOST_LEGS &&
    order.items.length > 0 &&
    order.items.every(({ mpId, amount }) => amount > 0 && MP_TYPES[mpId - 1]?.MatchCount === mains.length)
  );
}

interface Held {
  readonly pick: ParlayPick;
  readonly found: Found;
}

/** Decides a parlay: books one bet per requested type, or says why not. A changed leg is listed in MixBetsInfo. */
export function placeParlay(house: House, member: Member, order: ParlayOrder): Decision {
  const known = house.shelf.answered(member.account, order.ref);
  if (known !== undefined) return known as Decision;
  const fault = memberFault(house, member);
  if (fault !== undefined) return refusal(member, fault);
  const held: Held[] = [];
  for (const pick of order.picks) {
    const found = findSelection(house, pick);
    if (typeof found === "number") return refusal(member, found);
    // a match that has gone live, or was never for parlays, is not on the parlay board
    if (found.desk.fixture.minParlay === 0 || found.desk.stage === 3) return refusal(member, 1);
    if (house.tickets.fault(pick.ticketId, pick.matchId, pick.couId) !== undefined) return refusal(member, 2);
    held.push({ pick, found });
  }
  const moved = held.filter(
    ({ pick, found }) =>
      !sameLine(found.row[0], pick.hdp) ||
      (!samePrice(found.decimal, pick.odds) && !covers(order.autoAccept, pick.odds, found.decimal)),
  );
  if (moved.length > 0) {
    const MixBetsInfo = moved.map(({ pick, found }) => ({
      MatchID: pick.matchId,
      NewOdds: found.decimal,
      MatchHdp: found.row[0],
    }));
    return refusal(member, 3, { MixBetsInfo });
  }
  const minimum = Math.max(2, ...held.map(({ found }) => found.desk.fixture.minParlay));
  const types = typesFor(held.length, minimum);
  if (!order.items.every(({ mpId }) => types.some(({ MpID }) => MpID === mpId))) return refusal(member, 19);
  const stakes = order.items.map(({ mpId, amount }) => ({
    type: MP_TYPES[mpId - 1],
    unit: toCents(amount),
    cents: toCents(amount) * (MP_TYPES[mpId - 1]?.CombCount ?? 0),
  }));
  const whole = stakes.reduce((sum, { cents }) => sum + cents, 0);
  for (const { cents } of stakes) {
    const short = moneyFault(house, member, parlayLimits(member.currency), cents, cents, undefined);
    if (short !== undefined) return refusal(member, short);
  }
  if (whole > member.cents) return refusal(member, 7);
  const now = house.clock.now();
  const live = held.some(({ found }) => found.desk.stage === 3);
  const factors = held.map(({ found }) => found.decimal);
  const bets = stakes.map(({ type, unit, cents }): Bet => {
    const sizes = sizesOf(type?.MpID ?? 0);
    return {
      id: house.newId(),
      account: member.account,
      ...(order.ref ? { ref: order.ref } : {}),
      kind: 2,
      placedAt: now,
      ...(live ? { decideAt: decisionAt(house) } : {}),
      style: 2,
      odds: Number(factors.reduce((product, one) => product * one, 1).toFixed(3)),
      typedCents: unit,
      paymentCents: cents,
      winCents: parlayReturn(unit, factors, sizes) - cents,
      bonusFlag: 0,
      parlay: { id: type?.MpID ?? 0, name: type?.MpName ?? "", sizes, count: type?.CombCount ?? 0 },
      legs: held.map(({ pick, found }) => legOf(found, pick)),
      status: live ? 0 : 1,
      statusAt: now,
      sales: [],
    };
  });
  for (const { pick } of held) house.tickets.use(pick.ticketId);
  for (const bet of bets) house.ledger.post(member, -bet.paymentCents, "stake", bet.id);
  const decision: Decision = { Result: 0, FCredit: major(member.cents), Message: "", BetIDs: bets.map(({ id }) => id) };
  for (const bet of bets) house.shelf.add(bet, decision);
  return decision;
}
