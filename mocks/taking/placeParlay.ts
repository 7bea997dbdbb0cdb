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

/** The selections of a parlay as the book has them; or the result code of the first that cannot be bet on. */
function holdPicks(house: House, picks: readonly ParlayPick[]): readonly Held[] | number {
  const held: Held[] = [];
  for (const pick of picks) {
    const found = findSelection(house, pick);
    if (typeof found === "number") return found;
    // a match that has gone live, or was never for parlays, is not on the parlay board
    if (found.desk.fixture.minParlay === 0 || found.desk.stage === 3) return 1;
    if (house.tickets.fault(pick.ticketId, pick.matchId, pick.couId) !== undefined) return 2;
    held.push({ pick, found });
  }
  return held;
}

/** Whether a leg is no longer what was ordered, nor something that the member accepts. */
const hasMoved = ({ pick, found }: Held, autoAccept: number): boolean =>
  !sameLine(found.row[0], pick.hdp) ||
  (!samePrice(found.decimal, pick.odds) && !covers(autoAccept, pick.odds, found.decimal));

/** One bet of a parlay order: its type, the unit stake and the whole stake, in cents. */
interface Stake {
  readonly type: MpType | undefined;
  readonly unit: number;
  readonly cents: number;
}

const stakesOf = (items: ParlayOrder["items"]): readonly Stake[] =>
  items.map(({ mpId, amount }) => ({
    type: MP_TYPES[mpId - 1],
    unit: toCents(amount),
    cents: toCents(amount) * (MP_TYPES[mpId - 1]?.CombCount ?? 0),
  }));

/** Why the member cannot pay for these bets, as a result code; undefined = they can. */
function stakeFault(house: House, member: Member, stakes: readonly Stake[]): number | undefined {
  for (const { cents } of stakes) {
    const short = moneyFault(house, member, parlayLimits(member.currency), cents, cents, undefined);
    if (short !== undefined) return short;
  }
  const whole = stakes.reduce((sum, { cents }) => sum + cents, 0);
  return whole > member.cents ? 7 : undefined;
}

/** A parlay as it is booked. */
function parlayBet(house: House, member: Member, ref: string | undefined, held: readonly Held[], stake: Stake): Bet {
  const { type, unit, cents } = stake;
  const now = house.clock.now();
  const live = held.some(({ found }) => found.desk.stage === 3);
  const factors = held.map(({ found }) => found.decimal);
  const sizes = sizesOf(type?.MpID ?? 0);
  return {
    id: house.newId(),
    account: member.account,
    ...(ref ? { ref } : {}),
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
}

/** Decides a parlay: books one bet per requested type, or says why not. A changed leg is listed in MixBetsInfo. */
export function placeParlay(house: House, member: Member, order: ParlayOrder): Decision {
  const known = house.shelf.answered(member.account, order.ref);
  if (known !== undefined) return known as Decision;
  const fault = memberFault(house, member);
  if (fault !== undefined) return refusal(member, fault);
  const held = holdPicks(house, order.picks);
  if (typeof held === "number") return refusal(member, held);
  const moved = held.filter((one) => hasMoved(one, order.autoAccept));
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
  const stakes = stakesOf(order.items);
  const short = stakeFault(house, member, stakes);
  if (short !== undefined) return refusal(member, short);
  const bets = stakes.map((stake) => parlayBet(house, member, order.ref, held, stake));
  for (const { pick } of held) house.tickets.use(pick.ticketId);
  for (const bet of bets) house.ledger.post(member, -bet.paymentCents, "stake", bet.id);
  const decision: Decision = { Result: 0, FCredit: major(member.cents), Message: "", BetIDs: bets.map(({ id }) => id) };
  for (const bet of bets) house.shelf.add(bet, decision);
  return decision;
}
