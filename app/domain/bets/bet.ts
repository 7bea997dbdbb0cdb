import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Stage } from "#app/domain/boards/match.ts";
import { wireNames } from "#app/domain/wireNames.ts";
import { BET_STATUS, type BetStatus, type BetStatuses } from "./status.ts";

/** How a bet ended (spec §4). */
export type BetResultName = "draw" | "win" | "lose" | "halfWin" | "halfLose";

/** How a bet ended; an unknown number is kept, and is never shown as won or lost (NET-13). */
export type BetResult = BetResultName | number;

/** How a leg ended: like a bet, or void. */
export type LegResult = BetResult | "void";

const RESULT = wireNames(["draw", "win", "lose", "halfWin", "halfLose", "void"]);

/** The word for a leg's wire result. */
export const legResultOf = (result: number): LegResult => RESULT.of(result) ?? result;

/** The word for a bet's wire result; a bet as a whole is never void. */
export function betResultOf(result: number): BetResult {
  const name = RESULT.of(result);
  return name === undefined || name === "void" ? result : name;
}

/** The result of a bet if it has one: only a settled bet does; a void one returns the money (domain H3). */
export const resultOf = ({ status, result }: Pick<BetRecord, "status" | "result">): BetResultName | undefined =>
  status === "settled" && typeof result === "string" ? result : undefined;

/** True while a bet is not over: waiting or accepted (domain H3). */
export const isOpenBet = (status: BetStatus): boolean => status === "waiting" || status === "accepted";

const orderOf = (status: BetStatus): number => (typeof status === "number" ? status : BET_STATUS.number(status));

/** The later of two statuses in a bet's life: a response may be older than what is known (domain H3). */
export const laterStatus = (one: BetStatus, other: BetStatus): BetStatus =>
  orderOf(other) > orderOf(one) ? other : one;

/** True if the stake was returned: cancelled or refused (domain H3). */
export const isVoid = (status: BetStatus): boolean => status === "cancelled" || status === "refused";

/** One pick of a bet as the record keeps it (contract, BetRecord). */
export interface BetLeg {
  readonly sportId: number;
  readonly matchId: number;
  readonly marketId: number;
  readonly couId: number;
  readonly betPos: number;
  readonly leagueName: string;
  readonly home: string;
  readonly away: string;
  /** ISO 8601 UTC. */
  readonly startsAt: string;
  readonly hdp: string;
  /** The percentage of a Burmese line, if the record has it or this device knows it (domain A11, EXP-09). */
  readonly outLevel?: number;
  /** How many positions its market had, if this device knows: a score in sets or maps is read from it (domain D1). */
  readonly positions?: number;
  readonly odds: number;
  readonly stage: Stage;
  readonly betScore?: readonly [number, number];
  readonly score?: readonly [number, number];
  readonly scoreHalf?: readonly [number, number];
  readonly result?: LegResult;
  /** The runner of an outright. */
  readonly runner?: string;
}

/** One part of a bet that was cashed out (contract, Sales). */
export interface BetCashOut {
  readonly id: string;
  readonly amount: number;
  readonly back: number;
  readonly at: string;
}

/** A bet in the member's record (contract, BetRecord); ids are text from wire to screen. */
export interface BetRecord {
  readonly id: string;
  readonly clientRef?: string;
  /** ISO 8601 UTC. */
  readonly placedAt: string;
  readonly settledAt?: string;
  readonly kind: "single" | "parlay" | "outright";
  readonly typeName?: string;
  readonly combCount?: number;
  readonly oddsStyle: OddsStyle;
  readonly odds: number;
  /** The amount as typed; for a parlay the unit stake of one combination. */
  readonly stake: number;
  /** The total amount deducted. */
  readonly payment: number;
  readonly status: BetStatus;
  readonly result?: BetResult;
  readonly winLose?: number;
  readonly willWin?: number;
  readonly bonusBet: boolean;
  readonly bonus?: number;
  readonly canSell: boolean;
  readonly sold?: number;
  readonly back?: number;
  readonly sales: readonly BetCashOut[];
  readonly legs: readonly BetLeg[];
}

/** A change of status to show the member. */
export interface BetNotice {
  readonly id: string;
  readonly status: BetStatus;
}

/** What is said of a bet below the first line of its notice, as it was last read. */
export interface NoticeWords {
  /** "Over 2/2.5 @ 1.95", of a win "Win · Over 2/2.5"; undefined for several bets, and for one without picks. */
  readonly pick: string | undefined;
  /** Result and money: "Win · +41.50", while the bet is open its stake "100.00", of a win "2–1 · Returned 141.50". */
  readonly outcome: string;
}

/** What changed since the last poll: only known ids, and only to a status above 0, which is waiting (spec §4, domain H4). */
export const betNotices = (previous: BetStatuses, current: BetStatuses): readonly BetNotice[] =>
  Object.entries(current)
    .filter(([id, status]) => Object.hasOwn(previous, id) && previous[id] !== status && orderOf(status) > 0)
    .map(([id, status]) => ({ id, status }));

/** The ids in the last poll that are missing from this one: each is looked up once (contract, Status). */
export const vanishedBets = (previous: BetStatuses, current: BetStatuses): readonly string[] =>
  Object.keys(previous).filter((id) => !Object.hasOwn(current, id));
