import { money, reportDay } from "./odds.ts";
import { BEGINS, CUP, derby, type Fixture, FIXTURES, OVER } from "./fixtures.ts";

/** A selection of a bet. */
export interface Leg {
  readonly match: Fixture | undefined;
  readonly market: number;
  readonly couId: number;
  readonly betPos: number;
  readonly hdp: string;
  readonly odds: number;
  readonly stage: number;
  /** The runner of an outright. */
  readonly runner?: string;
}

/** A part of a bet that was cashed out. */
export interface Sale {
  readonly InsID: string;
  readonly SellValue: number;
  readonly BackValue: number;
  readonly Time: string;
}

/** A bet; sales are added, nothing else changes after it was decided. */
export interface Bet {
  readonly id: string;
  readonly ref: string | undefined;
  readonly kind: 1 | 2 | 3;
  readonly parlay?: { readonly name: string; readonly count: number };
  readonly style: number;
  readonly odds: number;
  readonly stake: number;
  readonly payment: number;
  readonly win: number;
  /** ms since 1970. */
  readonly placed: number;
  readonly legs: readonly Leg[];
  readonly sales: Sale[];
  readonly decided?: { readonly at: number; readonly status: 2 | 3 | 4; readonly net: number; readonly result: number };
}

/** A member of this bookmaker. */
export interface Member {
  readonly account: string;
  balance: number;
  readonly bets: Bet[];
  /** Answers to what was booked, by ClientRef. */
  readonly refs: Map<string, object>;
  readonly favourites: Map<number, Set<number>>;
  readonly preference: Record<string, unknown>;
}

/** A bet waits so long until it is accepted, ms; the open list has it a second earlier. */
const WAITS_MS = 2_000;
const LISTED_MS = 1_000;

/** 0 waiting, 1 accepted, or how it was decided. */
export const statusOf = ({ decided, placed }: Bet, now: number): number =>
  decided?.status ?? (now - placed < WAITS_MS ? 0 : 1);

/** The open bets that the list has by now, oldest first. */
export const openOf = ({ bets }: Member, now: number): readonly Bet[] =>
  bets.filter(({ decided, placed }) => decided === undefined && now - placed >= LISTED_MS);

/** How much of a bet was cashed out. */
export const soldOf = ({ sales }: Bet): number => money(sales.reduce((sum, { SellValue }) => sum + SellValue, 0));

/** True if parts of a bet can still be cashed out: a single one without a bonus that was accepted. */
export const canSell = (bet: Bet, now: number): boolean =>
  bet.kind === 1 && statusOf(bet, now) === 1 && bet.legs[0]?.market !== 7 && soldOf(bet) < bet.payment;

const iso = (at: number): string => new Date(at).toISOString();

/** The match of a leg as a record has it; a runner's is that of the cup. */
function matchOf(match: Leg["match"]) {
  if (match === undefined)
    return {
      LeagueName: CUP.league.name,
      MatchTime: iso(CUP.closes),
      Home: "",
      Away: "",
      SportID: CUP.league.sport,
      MatchID: 0,
    };
  const { league, starts, home, away, id } = match;
  return {
    LeagueName: league.name,
    MatchTime: iso(starts),
    Home: home,
    Away: away,
    SportID: league.sport,
    MatchID: id,
  };
}

function legOf({ match, market, couId, betPos, hdp, odds, stage, runner }: Leg, { decided }: Bet) {
  return {
    ...matchOf(match),
    MarketID: market,
    CouID: couId,
    BetPos: betPos,
    Hdp: hdp,
    Odds: odds,
    Stage: stage,
    ...(runner !== undefined && { OrName: runner }),
    ...(decided?.status === 2 && { LegResult: decided.result }),
    ...(decided && match?.score && { Score: match.score.slice(0, 2) }),
  };
}

/** A bet as a record. */
export function recordOf(bet: Bet, now: number) {
  const { decided, sales, parlay } = bet;
  return {
    Legs: bet.legs.map((leg) => legOf(leg, bet)),
    Kind: bet.kind,
    Status: statusOf(bet, now),
    CanSell: canSell(bet, now) ? 1 : 0,
    BonusFlag: bet.legs[0]?.market === 7 ? 1 : 0,
    BetTime: iso(bet.placed),
    ...(decided && { SettleTime: iso(decided.at), WinLose: decided.net }),
    ...(decided?.status === 2 && { BetResult: decided.result }),
    ...(!decided && { WillWin: bet.win }),
    SoldValue: soldOf(bet),
    BackValue: money(sales.reduce((sum, { BackValue }) => sum + BackValue, 0)),
    ...(sales.length > 0 && { Sales: sales }),
    ...(parlay && { MpName: parlay.name, CombCount: parlay.count }),
    OddsStyle: bet.style,
    Odds: bet.odds,
    BetValue: bet.stake,
    Payment: bet.payment,
    ...(bet.ref !== undefined && { ClientRef: bet.ref }),
    BetID: bet.id,
    Branch: "Nº 4",
  };
}

/** The settled bets of a report day, or of all days. */
export const settledOf = ({ bets }: Member, date?: string): readonly Bet[] =>
  bets.filter(({ decided }) => decided && (date === undefined || reportDay(decided.at) === date));

/** Ids are text: these are above what a number can hold. */
const FIRST_BET = 9_223_372_036_854_775_000n;

/** The id of a member's bet number n. */
const idOf = (account: string, n: number): string => `${account.length}-${String(FIRST_BET + BigInt(n))}`;

/** Books a bet. */
export function book(member: Member, bet: Omit<Bet, "id" | "sales">): Bet {
  const booked = { ...bet, id: idOf(member.account, member.bets.length), sales: [] };
  member.bets.push(booked);
  return booked;
}

const SECOND = 1_000;
const DAY = 86_400_000;

/** What a member has had before the day begins: open bets of each kind, and decided ones, one of them just now. */
export function withHistory(member: Member): Member {
  const leg = (match: Fixture, market = 1): Leg => {
    const line = match.markets[market]?.[0];
    const odds = line?.odds[0] ?? 2;
    const { couId = 1, hdp = "" } = line ?? {};
    return { match, market, couId, betPos: 1, hdp, odds, stage: 2 };
  };
  const runner = CUP.runners[1];
  const winner: Leg = {
    match: undefined,
    market: 100,
    couId: runner.couId,
    betPos: 1,
    hdp: "",
    odds: runner.odds,
    stage: 1,
    runner: runner.name,
  };
  const add = (legs: readonly Leg[], placed: number, more: Partial<Bet> = {}) => {
    const odds = legs.reduce((product, one) => product * one.odds, 1);
    const stake = 10.5;
    const win = money(stake * (odds - 1));
    const kind = legs.length > 1 ? 2 : 1;
    book(member, { ref: undefined, kind, style: 2, odds, stake, payment: stake, win, placed, legs, ...more });
  };
  const before = BEGINS - 3 * DAY;
  const pair = FIXTURES.filter(({ stage, kind }) => stage === 1 && kind === 0).slice(0, 2);
  add([leg(derby)], BEGINS - 40 * SECOND);
  add(
    pair.map((match) => leg(match)),
    before,
    { parlay: { name: "Doble", count: 1 } },
  );
  add([winner], before + SECOND, { kind: 3 });
  add([leg(derby, 3)], BEGINS - 90 * SECOND);
  const [first = derby, second = derby, third = derby] = OVER;
  const lost = { status: 2, net: -10.5, result: 2 } as const;
  add([leg(first)], before, { decided: { at: BEGINS - 26 * 3_600_000, ...lost } });
  add([leg(second)], before, { decided: { at: BEGINS - 25 * 3_600_000, status: 3, net: 0, result: 0 } });
  add([leg(third, 3)], before, { decided: { at: BEGINS - 4 * SECOND, ...lost } });
  return member;
}
