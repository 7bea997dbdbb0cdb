import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type Stage } from "#app/domain/boards/match.ts";

/** The names of the statuses, by number (spec §4, domain H3). */
const BET_STATUS = ["waiting", "accepted", "settled", "cancelled", "refused"] as const;

/** The name of a bet's status (domain H3). */
export type BetStatusName = (typeof BET_STATUS)[number];

/** The names of the results, by number (spec §4). */
const BET_RESULT = ["draw", "win", "lose", "halfWin", "halfLose"] as const;

/** The name of a bet's result (spec §4). */
export type BetResultName = (typeof BET_RESULT)[number];

/** The name of a status; undefined for a number we do not know, which is shown as such (trust NET-13). */
export const betStatusName = (status: number): BetStatusName | undefined => BET_STATUS[status];

/** The name of a result; undefined for a number we do not know, which is never shown as won or lost (trust NET-13). */
export const betResultName = (result: number): BetResultName | undefined => BET_RESULT[result];

/** The result of a bet if it has one: only a settled bet has, a void one gives the money back (domain H3). */
export const resultOf = ({ status, result }: Pick<BetRecord, "status" | "result">): BetResultName | undefined =>
  status === 2 && result !== undefined ? betResultName(result) : undefined;

/** True when the stake came back: cancelled or refused (domain H3). */
export const isVoid = (status: number): boolean => status === 3 || status === 4;

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
  readonly odds: number;
  readonly stage: Stage;
  readonly betScore?: readonly [number, number];
  readonly score?: readonly [number, number];
  readonly scoreHalf?: readonly [number, number];
  /** A result code, or 5 for a void leg. */
  readonly result?: number;
  /** The runner of an outright. */
  readonly runner?: string;
}

/** One part of a bet that was sold back (contract, Sales). */
export interface BetCashOut {
  readonly id: string;
  readonly amount: number;
  readonly back: number;
  readonly at: string;
}

/** A bet as the member's record shows it (contract, BetRecord); ids are text from wire to screen. */
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
  /** The amount as typed; of a parlay the unit stake of one combination. */
  readonly stake: number;
  /** What was deducted, the whole of it. */
  readonly payment: number;
  /** A number we do not know stays, and is shown as such (trust NET-13). */
  readonly status: number;
  readonly result?: number;
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

/** The statuses of a poll by bet id (spec §7, GetUnSettleBetStatus). */
export type BetStatuses = Readonly<Record<string, number>>;

const count = (statuses: BetStatuses, counts: (status: number) => boolean): number =>
  Object.values(statuses).filter(counts).length;

/** Bets still waiting: status 0 (spec §4). */
export const pendingCount = (statuses: BetStatuses): number => count(statuses, (status) => status === 0);

/** Bets not settled: status not 2, cancelled and refused ones included as the spec says (spec §4, domain K10). */
export const unsettledCount = (statuses: BetStatuses): number => count(statuses, (status) => status !== 2);

/** A change of status that the member is told about. */
export interface BetNotice {
  readonly id: string;
  readonly status: number;
}

/** What changed since the last poll: known ids only, and only to a status above 0 (spec §4, domain H4). */
export const betNotices = (previous: BetStatuses, current: BetStatuses): readonly BetNotice[] =>
  Object.entries(current)
    .filter(([id, status]) => Object.hasOwn(previous, id) && previous[id] !== status && status > 0)
    .map(([id, status]) => ({ id, status }));

/** The ids that the last poll knew and this one does not: each is looked up once (contract, Status). */
export const vanishedBets = (previous: BetStatuses, current: BetStatuses): readonly string[] =>
  Object.keys(previous).filter((id) => !Object.hasOwn(current, id));

/** What decides whether the status poll runs now. */
export interface PollState {
  readonly forced: boolean;
  readonly pending: number;
  /** The code of the last answer; 3 stops the poll until the next login. */
  readonly lastCode: number;
}

/** True when the 5 s status poll runs: something is pending or it is forced, and the session lives (spec §4). */
export const shouldPollStatus = ({ forced, pending, lastCode }: PollState): boolean =>
  lastCode !== 3 && (forced || pending > 0);

/** How many of a badge are counted out: 99 on the tab bar, 9 in the header (spec §9). */
export const BADGE_CAP = { tab: 99, header: 9 } as const;

/** The text of a badge: "" for none, then the number, then "99+" or "9+" (spec §9, trust BET-27). */
export function badgeText(total: number, cap: number): string {
  if (!(total > 0)) return "";
  return total > cap ? `${cap}+` : String(Math.floor(total));
}
