import { type Line, type Match } from "#app/domain/boards/match.ts";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { type MatchReading } from "#app/domain/watches/judge.ts";
import { type Watch, type WatchKind } from "#app/domain/watches/watch.ts";

/** The moment at which the tests begin, epoch ms. */
export const NOON = Date.parse("2026-11-22T12:00:00Z");
/** A minute, ms. */
export const MINUTE = 60_000;

/** A line that is open. */
export const line = (change: Partial<Line> = {}): Line => ({
  couId: 11,
  hdp: "0.5",
  outLevel: 0,
  status: 3,
  bonus: false,
  gameId: 0,
  odds: [2.04, 1.85],
  ...change,
});

/** A match of two hours later. */
export const match = (change: Partial<Match> = {}): Match => ({
  id: 501,
  sportId: 1,
  mainId: 501,
  kind: 0,
  leagueId: 7,
  leagueName: "League",
  home: "Arsenal",
  away: "Chelsea",
  startsAt: "2026-11-22T14:00:00Z",
  neutral: false,
  sort: 1,
  stage: "today",
  willBeLive: true,
  tv: 0,
  stats: 0,
  marketCount: 1,
  virtual: false,
  markets: { 1: [line()] },
  state: "notStarted",
  minParlay: 2,
  ...change,
});

/** Its home side. */
const PICK = { marketId: 1, couId: 11, betPos: 1, hdp: "0.5" };

/** A watch on it. */
export const watch = (kind: WatchKind, change: Partial<Watch> = {}): Watch => ({
  id: `${kind}1`,
  kind,
  matchId: 501,
  sportId: 1,
  leagueId: 7,
  home: "Arsenal",
  away: "Chelsea",
  startsAt: "2026-11-22T14:00:00Z",
  untilStart: false,
  createdAt: NOON,
  told: "",
  T: 0,
  absent: 0,
  ...(kind === "price" || kind === "open" || kind === "line" ? { pick: PICK } : {}),
  ...(kind === "price" ? { target: 2_050 } : {}),
  ...change,
});

/** An answer of now. */
export const reading = (one: Match | undefined, change: Partial<MatchReading> = {}): MatchReading => ({
  match: one,
  style: ODDS_STYLE.EU,
  T: 100,
  at: NOON,
  now: NOON,
  interval: 15_000,
  ...change,
});
