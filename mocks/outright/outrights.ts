import { LEAGUES, leagueOf } from "#mocks/catalogue/catalogue.ts";
import { type League } from "#mocks/catalogue/league.ts";
import { chance, walk } from "#mocks/world/chance.ts";
import { dayNumber, dayStart } from "#mocks/world/days.ts";
import { priced, printed } from "#mocks/pricing/overround.ts";

/** One runner of an outright market. `decimal` 0 = not offered. */
export interface Runner {
  readonly orId: number;
  readonly couId: number;
  readonly name: string;
  readonly decimal: number;
  /** Ticket status bits; an outright is never treated as closed (spec §4). */
  readonly status: number;
}

/** The outright market of a league. */
export interface OutrightMarket {
  readonly league: League;
  /** World ms; the market is settled a minute later. */
  readonly closesAt: number;
  readonly runners: readonly Runner[];
}

/** All outright markets of a world, and what verbs have fixed in them. */
export interface Outrights {
  of(sportId: number): readonly OutrightMarket[];
  runner(orId: number): { market: OutrightMarket; runner: Runner } | undefined;
  /** The winning runner of a market that closed at a time; undefined while it is open. */
  winner(leagueId: number, closesAt: number): number | undefined;
  readonly fixed: Map<number, number>;
  readonly suspended: Set<number>;
  /** Markets that a verb has decided: league id → winning OrID. */
  readonly decided: Map<number, number>;
}

const SEASON_DAYS = 90;
const HOUR = 3_600_000;
const MARGIN = 0.075;
const OPEN = 3;
const SUSPENDED = 7;

/** Whether a league of this class has an outright market. */
const hasOutright = (level: number): boolean => level >= 0.5;

const bySport = new Map<number, readonly League[]>();

const leaguesOf = (sportId: number): readonly League[] => {
  const held =
    bySport.get(sportId) ??
    LEAGUES.filter((one) => one.sportId === sportId && (hasOutright(one.level) || sportId >= 22));
  bySport.set(sportId, held);
  return held;
};

/** How many outright markets a sport has. */
export const outrightCount = (sportId: number): number => leaguesOf(sportId).length;

/** When a league's current outright closes: every 90 days, each league on its own day. */
export function closingAfter(leagueId: number, now: number): number {
  const phase = leagueId % SEASON_DAYS;
  return dayStart((Math.floor((dayNumber(now) + phase) / SEASON_DAYS) + 1) * SEASON_DAYS - phase);
}

function weights(league: League, seed: number, now: number): readonly number[] {
  const hour = Math.floor(now / HOUR) * HOUR;
  return league.teams.map((_, i) => Math.exp(-0.28 * i + 0.25 * walk(seed + league.id * 64 + i, hour, 72 * HOUR)));
}

const orIdOf = (leagueId: number, index: number): number => leagueId * 1000 + index + 1;

/** The market of a league as the book prices it at a time, before verbs. */
function marketAt(league: League, seed: number, now: number): OutrightMarket {
  const shares = weights(league, seed, now);
  const sum = shares.reduce((total, one) => total + one, 0);
  const fair = shares.map((one) => one / sum);
  const decimals = priced(fair, MARGIN) ?? [];
  const runners = league.teams.map((name, i): Runner => {
    const orId = orIdOf(league.id, i);
    return { orId, couId: orId * 10, name, decimal: printed(decimals[i] ?? 0), status: OPEN };
  });
  return { league, closesAt: closingAfter(league.id, now), runners };
}

/** The runner that chance lets win a market that closed at a time. */
function drawnWinner(leagueId: number, seed: number, closesAt: number): number {
  const shares = weights(leagueOf(leagueId), seed, closesAt);
  let left = chance(seed, leagueId, Math.floor(closesAt / 86_400_000)) * shares.reduce((total, one) => total + one, 0);
  const index = shares.findIndex((one) => (left -= one) < 0);
  return orIdOf(leagueId, Math.max(0, index));
}

/** The outrights of a world. `settleDelay` is how long after closing a winner is known, ms. */
export function createOutrights(seed: number, now: () => number, settleDelay: number): Outrights {
  const fixed = new Map<number, number>();
  const suspended = new Set<number>();
  const decided = new Map<number, number>();
  const held = new Map<number, { hour: number; market: OutrightMarket }>();

  const marketOf = (league: League): OutrightMarket => {
    const hour = Math.floor(now() / HOUR);
    const known = held.get(league.id);
    if (known?.hour === hour) return known.market;
    const market = marketAt(league, seed, now());
    held.set(league.id, { hour, market });
    return market;
  };
  const shown = (market: OutrightMarket): OutrightMarket => ({
    ...market,
    runners: market.runners.map((one) => ({
      ...one,
      decimal: fixed.get(one.orId) ?? one.decimal,
      status: suspended.has(one.orId) ? SUSPENDED : OPEN,
    })),
  });
  return {
    of: (sportId) =>
      leaguesOf(sportId)
        .filter(({ id }) => !decided.has(id))
        .map((league) => shown(marketOf(league))),
    runner: (orId) => {
      const leagueId = Math.floor(orId / 1000);
      const league = LEAGUES.find(({ id }) => id === leagueId);
      if (league === undefined || !leaguesOf(league.sportId).includes(league) || decided.has(leagueId))
        return undefined;
      const market = shown(marketOf(league));
      const runner = market.runners.find((one) => one.orId === orId);
      return runner && { market, runner };
    },
    winner: (leagueId, closesAt) => {
      const known = decided.get(leagueId);
      if (known !== undefined) return known;
      return now() < closesAt + settleDelay ? undefined : drawnWinner(leagueId, seed, closesAt);
    },
    fixed,
    suspended,
    decided,
  };
}
