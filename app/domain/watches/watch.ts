import { isHalted, type Line, type Match } from "#app/domain/boards/match.ts";
import { sameLine } from "#app/domain/odds/line.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";

/** What a member can ask to be told of (WAT-01). */
export const WATCH_KINDS = ["price", "open", "line", "sale", "start", "goal"] as const;

/** One of them: it tells, and never places, sells, adds or changes the slip (WAT-01). */
export type WatchKind = (typeof WATCH_KINDS)[number];

/** The line and position of a market that a watch is on. */
export interface WatchedPick {
  readonly marketId: number;
  readonly couId: number;
  /** 1-based. */
  readonly betPos: number;
  readonly hdp: string;
}

/** The match of a watch, with what a list of watches says of it. */
export interface WatchedMatch {
  readonly matchId: number;
  readonly sportId: number;
  readonly leagueId: number;
  readonly home: string;
  readonly away: string;
  /** Kick-off as last known, ISO 8601 UTC. */
  readonly startsAt: string;
}

/** What one asks to be told of. */
export interface WatchWish extends WatchedMatch {
  readonly kind: WatchKind;
  /** Of `price`, `open` and `line`; of `sale` the pick of the bet, for its name. */
  readonly pick?: WatchedPick | undefined;
  /** Of `sale`. */
  readonly betId?: string | undefined;
  /** Thousandths: of a decimal price, or of the money of a sale (WAT-05). */
  readonly target?: number | undefined;
  /** Of `start`: minutes before kick-off at which one is told, 0, 5, 10, 15, 30 or 60 (WAT-01). */
  readonly minutes?: number | undefined;
  /** Ends at kick-off (WAT-04). */
  readonly untilStart: boolean;
}

/** A watch as it is kept (WAT-05). */
export interface Watch extends WatchWish {
  readonly id: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** The reading that was told last, for `goal` "2-1/0-0"; written before it is told (WAT-06). */
  readonly told: string;
  /** As of which answer it was judged last, an older one never fires (WAT-02); of `sale`, when it was asked for last, epoch ms. */
  readonly T: number;
  /** Whole answers in a row that did not have the match (WAT-04). */
  readonly absent: number;
  /** The best price or value of a sale that was seen, thousandths. */
  readonly best?: number | undefined;
}

/** How many watches one may have (WAT-04). */
export const MOST_WATCHES = 50;

/** How many of them may ask what a bet sells for (WAT-03). */
export const MOST_SALES = 5;

/** A watch lives no longer than this, ms (WAT-04). */
export const WATCH_MS = 7 * 86_400_000;

/** What is stored outlives the last end by this, ms (WAT-05). */
export const AFTER_MS = 86_400_000;

/** The line of a watch where the match still has it: the same id and the same handicap (WAT-02). */
export const lineOf = (match: Match, { marketId, couId, hdp }: WatchedPick): Line | undefined =>
  match.markets[marketId]?.find((line) => line.couId === couId && sameLine(line.hdp, hdp));

/** True when the price of this position can be bet on now (WAT-02, domain H1). */
export function isOpenFor(match: Match, line: Line | undefined, betPos: number): boolean {
  if (line === undefined || isHalted(match.state) || (line.odds[betPos - 1] ?? 0) === 0) return false;
  return ticketState(line.status, false) === "open";
}

/** True when the market has an open row with the line of a watch, whatever its id (WAT-02). */
export const hasOpenLine = (match: Match, { marketId, betPos, hdp }: WatchedPick): boolean =>
  (match.markets[marketId] ?? []).some((line) => sameLine(line.hdp, hdp) && isOpenFor(match, line, betPos));

/** The wish to be told when a match kicks off. */
export const kickOffWish = ({ id, sportId, leagueId, home, away, startsAt }: Match): WatchWish => ({
  kind: "start",
  matchId: id,
  sportId,
  leagueId,
  home,
  away,
  startsAt,
  untilStart: false,
  minutes: 0,
});

const thingOf = ({ kind, matchId, pick, betId, minutes }: WatchWish): string =>
  [kind, matchId, betId ?? "", minutes ?? "", kind === "sale" || !pick ? "" : Object.values(pick).join("_")].join(" ");

/** True for two watches that would tell of the same thing; a later target takes the place of an earlier one. */
export const isSameThing = (a: WatchWish, b: WatchWish): boolean => thingOf(a) === thingOf(b);
