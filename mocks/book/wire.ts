import {
  type Flag,
  type LeagueRow,
  type MarketRow,
  type MarketRows,
  type MatchExtras,
  type MatchRow,
} from "#app/api/odds/matchData.ts";
import { type Language } from "#app/domain/member/languages.ts";
import { isTwoPosition, marketOf } from "#app/domain/odds/markets.ts";
import { leagueOf } from "#mocks/catalogue/catalogue.ts";
import { type League } from "#mocks/catalogue/league.ts";
import { leagueName, teamName } from "#mocks/catalogue/names.ts";
import { type BookLine, type Desk, isCounted } from "#mocks/book/desk.ts";
import { summed } from "#mocks/course/state.ts";
import { planOf } from "#mocks/course/plan.ts";
import { isoTime } from "#mocks/world/days.ts";
import { burmese } from "#mocks/pricing/quotes.ts";
import { inStyle } from "#mocks/pricing/styles.ts";
import { MARKET_TABLE, type MarketType } from "#app/domain/odds/marketTable.ts";

/** How an odds call wants its response: language, odds style, and how prices are made from it. */
export interface Manner {
  readonly language: Language;
  /** 1 to 6 (domain A1); two-position markets only, the rest is decimal (domain A7). */
  readonly style: number;
}

const HDP_AND_OU = new Set([1, 2, 3, 4]);

/** One row as it goes over the wire (contract, MarketRow). */
export function marketRow(line: BookLine, marketId: number, style: number): MarketRow {
  if (style === 6 && HDP_AND_OU.has(marketId)) {
    const { goals, percent, rates } = burmese(line.hdp, line.decimals);
    return [goals, percent, line.status, line.bonus, line.gameId, ...rates];
  }
  // Assumed: style 6 covers handicap and over/under; other two-position markets are then priced as Hong Kong
  const odds = isTwoPosition(marketId) ? line.decimals.map((price) => inStyle(price, style)) : line.decimals;
  return [line.hdp, 0, line.status, line.bonus, line.gameId, ...odds];
}

/** The rows of a market by CouID. */
export const marketRows = (lines: readonly BookLine[], marketId: number, style: number): MarketRows =>
  Object.fromEntries(lines.map((line) => [String(line.couId), marketRow(line, marketId, style)]));

/** The live extras; null before the start, so that a delta can remove them. */
export function extrasOf(desk: Desk): MatchExtras | null {
  const { state, fixture } = desk;
  if (state.progress === 0 || state.progress === 4) return null;
  const plan = planOf(fixture.sportId, fixture.leagueId);
  const soccer = fixture.sportId === 1;
  const sets = plan?.kind === "race" || (plan?.kind === "score" && plan.periods > 2);
  return {
    Period: Math.max(1, state.period),
    ...(state.minute === undefined ? {} : { Minute: state.minute }),
    ...(state.clock === undefined ? {} : { Clock: state.clock }),
    ...(soccer ? { Red: [...state.red], Yellow: [...state.yellow], Corner: [...state.corner] } : {}),
    ...(state.server === undefined ? {} : { Server: state.server }),
    ...(sets ? { Sets: state.byPeriod.map(([home, away]): [number, number] => [home, away]) } : {}),
    ...(state.points === undefined ? {} : { Points: [state.points[0], state.points[1]] }),
  };
}

/** The score array: home, away, and the halves once the first half is over (domain E2). */
export function scoreOf(desk: Desk): number[] | null {
  const { state, fixture } = desk;
  if (state.progress === 0 || state.progress === 4) return null;
  const plan = planOf(fixture.sportId, fixture.leagueId);
  if (plan?.kind !== "score" || plan.half === 0 || state.periodsDone < plan.half) return [...state.score];
  const half = summed(state.byPeriod.slice(0, plan.half));
  return [...state.score, ...half];
}

const counts = new Map<string, number>();

/** Whether a market may be open in a match, going by the table alone. */
function mayBeOpen({ fixture, level }: Desk, market: MarketType, firstOver: boolean): boolean {
  if (!market.sports.includes(fixture.sportId)) return false;
  if (!isCounted(fixture) && market.id > 8) return false;
  if (level < 0.5 && market.id > 16 && market.id !== 37) return false;
  if (firstOver && market.period === "1H") return false;
  return market.period === "INN" || !market.period.startsWith("INN");
}

/** Open markets and lines of a match, for "+N"; an estimate from the market table, the same for all matches of a class. */
function marketCount(desk: Desk): number {
  const { fixture, state, level } = desk;
  if (state.progress >= 2 || desk.closedAll) return 0;
  const plan = planOf(fixture.sportId, fixture.leagueId);
  const half = plan?.kind === "score" ? plan.half : 0;
  const firstOver = state.progress === 1 && state.periodsDone >= half;
  const key = `${fixture.sportId} ${fixture.kind} ${level} ${firstOver} ${state.progress}`;
  const held = counts.get(key);
  if (held !== undefined) return held;
  const lines = level >= 0.8 ? 3 : 1;
  const sum = MARKET_TABLE.filter((market) => mayBeOpen(desk, market, firstOver)).reduce(
    (all, { line }) => all + (line === "hdp" || line === "total" ? lines : 1),
    0,
  );
  counts.set(key, sum);
  return sum;
}

/** The match without markets. */
export function matchHead(desk: Desk, manner: Manner, now: number): Omit<MatchRow, "MK"> {
  const { fixture, state } = desk;
  const league = leagueOf(fixture.leagueId);
  const begun = now >= fixture.kickoff ? 3 : 2;
  const stage = desk.stage === 0 ? begun : desk.stage;
  const virtual: Flag = fixture.kind === 4 ? 1 : 0;
  return {
    SportID: fixture.sportId,
    MatchID: fixture.id,
    MainID: fixture.mainId,
    MatchKind: fixture.kind,
    M: [
      fixture.leagueId,
      fixture.homeId,
      fixture.awayId,
      leagueName(league.name, manner.language),
      teamName(fixture.home, manner.language),
      teamName(fixture.away, manner.language),
      isoTime(fixture.kickoff),
      fixture.neutral,
      fixture.sort,
      stage,
      fixture.willBeLive,
      fixture.tv,
      fixture.stats,
      marketCount(desk),
      virtual,
    ],
    MEXT: extrasOf(desk),
    ML: scoreOf(desk),
    S: state.progress,
    MinParlay: fixture.minParlay,
  };
}

/** Where a league stands in a list: big ones first, then the catalogue's order. */
export const leaguePlace = ({ level, id }: Pick<League, "level" | "id">): number =>
  Math.round((1 - level) * 100) * 100_000 + id;

/** A league as boards send it. */
export function leagueRow(leagueId: number, manner: Manner): LeagueRow {
  const league = leagueOf(leagueId);
  return {
    LeagueName: leagueName(league.name, manner.language),
    SportID: league.sportId,
    IsPopu: league.popular ? 1 : 0,
    LS: leaguePlace(league),
  };
}

/** Whether a market id belongs to a sport. */
export const playedIn = (marketId: number, sportId: number): boolean =>
  marketOf(marketId)?.sports.includes(sportId) ?? false;
