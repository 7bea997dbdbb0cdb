import { isHalted, type Line, type Match } from "#app/domain/boards/match.ts";
import { sameLine } from "#app/domain/odds/line.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { ticketState } from "#app/domain/slip/ticket.ts";

/** The kinds of alert a member can ask for (WAT-01). */
export const WATCH_KINDS = ["price", "open", "line", "sale", "start", "goal"] as const;

/** One kind of alert: it informs, and never places a bet, cashes out, adds to or changes the slip (WAT-01). */
export type WatchKind = (typeof WATCH_KINDS)[number];

/** The line and position of a market that a watch is on. */
export interface WatchedPick {
  readonly marketId: number;
  readonly couId: number;
  /** 1-based. */
  readonly betPos: number;
  readonly hdp: string;
  /** How many positions its market had, for the name of a score in sets or maps (domain D1). */
  readonly positions?: number | undefined;
  /** Of a bet on a Burmese line, for its name: style 6, and the percentage if known (domain A11). */
  readonly oddsStyle?: OddsStyle | undefined;
  readonly outLevel?: number | undefined;
}

/** The match of a watch, with what the list of alerts shows of it. */
export interface WatchedMatch {
  readonly matchId: number;
  readonly sportId: number;
  readonly leagueId: number;
  readonly home: string;
  readonly away: string;
  /** Kick-off as last known, ISO 8601 UTC. */
  readonly startsAt: string;
}

/** What the member asks to be told about. */
export interface WatchWish extends WatchedMatch {
  readonly kind: WatchKind;
  /** For `price`, `open` and `line`; for `sale` the bet's pick, for its name. */
  readonly pick?: WatchedPick | undefined;
  /** For `sale`. */
  readonly betId?: string | undefined;
  /** In thousandths: a decimal price, or the amount of a cash-out (WAT-05). */
  readonly target?: number | undefined;
  /** For `start`: how many minutes before kick-off, 0, 5, 10, 15, 30 or 60 (WAT-01). */
  readonly minutes?: number | undefined;
  /** Ends at kick-off (WAT-04). */
  readonly untilStart: boolean;
}

/** A watch as stored (WAT-05). */
export interface Watch extends WatchWish {
  readonly id: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** The reading of the last alert, for `goal` "2-1/0-0"; stored before the alert is shown (WAT-06). */
  readonly told: string;
  /** The answer it was last judged by: an older one never triggers an alert (WAT-02); for `sale`, when the offer was last requested, epoch ms. */
  readonly T: number;
  /** Complete answers in a row without the match (WAT-04). */
  readonly absent: number;
  /** The best price or cash-out amount seen, in thousandths. */
  readonly best?: number | undefined;
}

/** How many watches a member may have (WAT-04). */
export const MOST_WATCHES = 50;

/** How many of them may request cash-out offers (WAT-03). */
export const MOST_SALES = 5;

/** A watch lives no longer than this, ms (WAT-04). */
export const WATCH_MS = 7 * 86_400_000;

/** How long the stored book is kept after the last watch has ended, ms (WAT-05). */
export const AFTER_MS = 86_400_000;

/** The line of a watch, if the match still has it: the same id and the same handicap (WAT-02). */
export const lineOf = (match: Match, { marketId, couId, hdp }: WatchedPick): Line | undefined =>
  match.markets[marketId]?.find((line) => line.couId === couId && sameLine(line.hdp, hdp));

/** True if the price of this position can be bet on now (WAT-02, domain H1). */
export function isOpenFor(match: Match, line: Line | undefined, betPos: number): boolean {
  if (line === undefined || isHalted(match.state) || (line.odds[betPos - 1] ?? 0) === 0) return false;
  return ticketState(line.status, false) === "open";
}

/** True if the market has an open row with the line of a watch, whatever its id (WAT-02). */
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

/** What tells a watched price from others, as text. */
const pickText = ({ marketId, couId, betPos, hdp }: WatchedPick): string => [marketId, couId, betPos, hdp].join("_");

const thingOf = ({ kind, matchId, pick, betId, minutes }: WatchWish): string =>
  [kind, matchId, betId ?? "", minutes ?? "", kind === "sale" || !pick ? "" : pickText(pick)].join(" ");

/** True for two watches on the same thing; a later target replaces an earlier one. */
export const isSameThing = (a: WatchWish, b: WatchWish): boolean => thingOf(a) === thingOf(b);
