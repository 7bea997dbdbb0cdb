import { marketOf } from "#app/domain/odds/markets.ts";
import { leagueOf } from "#mocks/catalogue/catalogue.ts";
import { hash, walk } from "#mocks/world/chance.ts";
import { tapeOf } from "#mocks/course/course.ts";
import { type Intervention, type MatchState, NOT_STARTED, type Tape } from "#mocks/course/state.ts";
import { type Drift, type Outlook, outlookOf } from "#mocks/pricing/outlook.ts";
import { type Quote, quotesOf } from "#mocks/pricing/quotes.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";

/** Ticket status of an open line: bits 1 and 2 (domain H1). */
const OPEN = 3;
/** Ticket status of a suspended line: bit 4 beside 1 and 2. */
export const SUSPENDED = 7;

/**
 * Lines on offer in one market. A CouID is `market * 10 + place`, so that it is unique in a match and the main line has
 * the lowest.
 */
export interface BookLine {
  readonly couId: number;
  readonly hdp: string;
  readonly decimals: readonly number[];
  readonly status: number;
  readonly bonus: 0 | 1;
  readonly gameId: number;
}

/** What a test or the QA panel has fixed in a market: it stays until released. */
export interface Override {
  readonly hdp?: string;
  readonly decimals?: readonly number[];
}

/** The book's desk for one match: its course, its lines, and what changed when. */
export interface Desk {
  readonly fixture: Fixture;
  readonly level: number;
  /** Verbs that changed the match, in world ms. */
  added: Intervention[];
  /** Fixed lines by CouID. */
  readonly fixed: Map<number, Override>;
  readonly suspended: Set<number>;
  readonly closed: Set<number>;
  suspendedAll: boolean;
  closedAll: boolean;
  /** Current stage on the boards; 0 = on none. */
  stage: 0 | 1 | 2 | 3;
  /** The revision of the last visible change, and of entering the current stage. */
  rev: number;
  joined: number;
  nextAt: number;
  state: MatchState;
  tape: Tape | undefined;
  outlook: Outlook | undefined;
  /** The time whose state and drift the prices reflect. */
  pricedAt: number;
  readonly lines: Map<number, readonly BookLine[]>;
  readonly marketRev: Map<number, number>;
  /** The most lines that a market ever showed, so that a delta can remove the rest. */
  readonly ever: Map<number, number>;
  deep: Map<number, readonly BookLine[]>;
  texts: Map<string, string>;
}

/** What the desk must know about its world. */
export interface DeskRoom {
  readonly seed: number;
  /** No drift and no chance events: prices change by verbs only. */
  readonly quiet: boolean;
  /** World ms at the world's start. */
  readonly start: number;
}

/** A new desk; nothing is priced until someone asks. */
export const openDesk = (fixture: Fixture): Desk => ({
  fixture,
  level: leagueOf(fixture.leagueId).level,
  added: [],
  fixed: new Map(),
  suspended: new Set(fixture.suspended),
  closed: new Set(),
  suspendedAll: false,
  closedAll: false,
  stage: 0,
  rev: 0,
  joined: 0,
  nextAt: -Infinity,
  state: NOT_STARTED,
  tape: undefined,
  outlook: undefined,
  pricedAt: -Infinity,
  lines: new Map(),
  marketRev: new Map(),
  ever: new Map(),
  deep: new Map(),
  texts: new Map(),
});

const MINUTE = 60_000;

/** The match's tape, made on first use. */
const tapeFor = (desk: Desk, room: DeskRoom): Tape => (desk.tape ??= tapeOf(desk.fixture, room.seed, desk.added));

/** The state of a match at any time. */
export function stateAt(desk: Desk, room: DeskRoom, now: number): MatchState {
  const postponed = desk.added.find(({ kind }) => kind === "postpone");
  if (desk.fixture.fate === "postponed" || (postponed && postponed.at <= now)) return { ...NOT_STARTED, progress: 4 };
  if (now < desk.fixture.kickoff) return NOT_STARTED;
  return tapeFor(desk, room).stateAt(now - desk.fixture.kickoff);
}

/** When a match is over; Infinity for one that is not played. */
export function endOf(desk: Desk, room: DeskRoom): number {
  if (desk.fixture.fate === "postponed" || desk.added.some(({ kind }) => kind === "postpone")) return Infinity;
  return desk.fixture.kickoff + tapeFor(desk, room).lasts;
}

/** How long a price lasts, ms: 15 s live, else one to ten minutes, with its own interval per match. */
const beatOf = (fixture: Fixture, live: boolean): number => (live ? 15_000 : MINUTE * (2 + (fixture.id % 9)));

/** How far prices drift, by sport, where it is less than in soccer. */
const DRIFTS: Readonly<Record<number, number>> = { 2: 0.12, 11: 0.2, 13: 0.12 };

function driftAt(desk: Desk, room: DeskRoom, at: number): Drift {
  if (room.quiet) return { class: 0, goals: 0 };
  const live = desk.state.progress === 1;
  const beat = beatOf(desk.fixture, live);
  const phase = desk.fixture.id % 97;
  const t = Math.floor((at + phase * 151) / beat) * beat;
  const seed = hash(room.seed, desk.fixture.mainId, 8);
  const fast = live ? 0.012 * walk(seed + 4, t, MINUTE) : 0;
  const scale = DRIFTS[desk.fixture.sportId] ?? 1;
  return {
    class: scale * (0.05 * walk(seed, t, 400 * MINUTE) + 0.02 * walk(seed + 1, t, 30 * MINUTE) + fast),
    goals: scale * (0.04 * walk(seed + 2, t, 500 * MINUTE) + 0.02 * walk(seed + 3, t, 40 * MINUTE) + fast / 2),
  };
}

/** What a board shows of a running match besides score and prices, to detect changes. */
const faceOf = ({ minute, clock, corner, yellow, points, server, byPeriod }: MatchState): string =>
  `${minute} ${clock} ${corner.join()} ${yellow.join()} ${points?.join()} ${server} ${byPeriod.join(" ")}`;

/** The current price interval of a match by number, and when the next one begins, ms. */
function beatAt(fixture: Fixture, live: boolean, at: number): { readonly step: number; readonly until: number } {
  const beat = beatOf(fixture, live);
  const phase = (fixture.id % 97) * 151;
  const step = Math.floor((at + phase) / beat);
  return { step, until: (step + 1) * beat - phase };
}

/** When a match is looked at again: its end is noticed within its second, from then on nobody may bet on it. */
function nextLook(desk: Desk, room: DeskRoom, now: number): number {
  const live = desk.state.progress === 1;
  const { until } = beatAt(desk.fixture, live, now);
  const next = live ? Math.min(now + 5_000, until, endOf(desk, room)) : Math.min(desk.fixture.kickoff, until);
  return next <= now ? now + 5_000 : next;
}

/** A goal or a red card between two states. */
const isScored = (before: MatchState, next: MatchState): boolean =>
  before.score[0] !== next.score[0] ||
  before.score[1] !== next.score[1] ||
  before.red[0] + before.red[1] !== next.red[0] + next.red[1];

/** Updates state and expectation to `now`; true if prices may have changed. */
export function lookAgain(desk: Desk, room: DeskRoom, now: number): { state: boolean; prices: boolean } {
  const before = desk.state;
  const next = stateAt(desk, room, now);
  const live = next.progress === 1;
  desk.state = next;
  desk.nextAt = nextLook(desk, room, now);
  const turned = before.progress !== next.progress || before.periodsDone !== next.periodsDone;
  const scored = isScored(before, next);
  const held = before.hold !== next.hold;
  const step = (at: number) => beatAt(desk.fixture, live, at).step;
  const drifted = !room.quiet && step(now) !== step(desk.pricedAt);
  const stale = desk.outlook === undefined || turned || scored || drifted;
  if (stale) {
    desk.pricedAt = now;
    desk.outlook = outlookOf(desk.fixture, next, driftAt(desk, room, now));
  }
  const shown = turned || scored || held || faceOf(before) !== faceOf(next);
  return { state: shown && live ? true : turned, prices: stale || held };
}

/** Whether a market's lines may be bet on at all now. */
const offered = (desk: Desk, marketId: number): boolean => {
  if (desk.closedAll || desk.closed.has(marketId) || desk.state.progress >= 2) return false;
  const small = desk.level < 0.5;
  return !small || marketId <= 16 || marketId === 37;
};

/** How many lines of a market a board shows, and how many the match page does. */
export const linesShown = (desk: Desk, marketId: number, deep: boolean): number => {
  const lined = marketOf(marketId)?.line !== undefined;
  if (!lined) return 1;
  const wide = desk.level >= 0.8;
  if (!deep) return wide && (marketId === 1 || marketId === 3) ? 2 : 1;
  const narrow = desk.level >= 0.5 ? 5 : 3;
  return wide ? 7 : narrow;
};

/** The CouID of the n-th line (0 = main) of a market. */
export const couIdOf = (marketId: number, place: number): number => marketId * 10 + place;

/** The current lines of a market, best balanced first. */
export function quoteLines(desk: Desk, marketId: number, count: number, held: string | undefined): readonly BookLine[] {
  if (desk.outlook === undefined || !offered(desk, marketId)) return [];
  const quotes: readonly Quote[] = quotesOf(desk.fixture, marketId, desk.state, desk.outlook, desk.level, count, held);
  const stopped = desk.suspendedAll || desk.suspended.has(marketId) || desk.state.hold;
  const quarter = marketOf(marketId)?.period === "Q" ? desk.outlook.quarter : 0;
  return quotes.map((quote, place) => {
    const couId = couIdOf(marketId, place);
    const fixed = desk.fixed.get(couId);
    return {
      couId,
      hdp: fixed?.hdp ?? quote.hdp,
      decimals: fixed?.decimals ?? quote.decimals,
      status: stopped ? SUSPENDED : OPEN,
      bonus: desk.fixture.bonus && desk.state.progress === 0 && (marketId === 1 || marketId === 3) ? 1 : 0,
      gameId: 1 + quarter,
    };
  });
}

/** Whether a match counts as one in menus and schedules: extension matches do not. */
export const isCounted = (fixture: Fixture): boolean => fixture.kind === 0 || fixture.kind === 4;
