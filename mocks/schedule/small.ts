import { leagueOf, teamId } from "#mocks/catalogue/catalogue.ts";
import { chance } from "#mocks/world/chance.ts";
import { type Fixture, type ScriptedEvent } from "#mocks/schedule/fixture.ts";
import { expectation } from "#mocks/schedule/rating.ts";

const MINUTE = 60_000;

interface Plot {
  readonly id: number;
  readonly league: number;
  readonly home: string;
  readonly away: string;
  /** World minutes from the world's start to kick-off; below 0 the match is in play. */
  readonly starts: number;
  readonly goals?: readonly [number, number];
  readonly script?: readonly ScriptedEvent[];
  readonly more?: Partial<Fixture>;
}

const goal = (minute: number, side: 1 | 2): ScriptedEvent => ({ minute, kind: "goal", side });
const red = (minute: number, side: 1 | 2): ScriptedEvent => ({ minute, kind: "red", side });
const corner = (minute: number, side: 1 | 2): ScriptedEvent => ({ minute, kind: "corner", side });

/**
 * The matches of the small world. With the usual start (2026-11-21T09:30Z, 17:30 at GMT+8) the kick-offs of 521 to 526 are
 * those of the design pictures. Live: 501 2H 67', 502 1H 31', 503 half time, 504 2H 78', 505 1H 12'.
 */
const PLOTS: readonly Plot[] = [
  {
    id: 501,
    league: 101,
    home: "Arsenal",
    away: "Chelsea",
    starts: -(45 + 2 + 15 + 22) + 0.5,
    goals: [2.35, 0.6],
    script: [goal(14, 1), goal(38, 2), goal(52, 1), red(60, 2), corner(20, 1), corner(58, 2)],
    more: { tv: 1 },
  },
  {
    id: 502,
    league: 101,
    home: "Manchester United",
    away: "Brighton & Hove Albion",
    starts: -30.5,
    goals: [1.98, 1.62],
    script: [corner(11, 1)],
    more: { tv: 2, bonus: true },
  },
  {
    id: 503,
    league: 101,
    home: "Newcastle United",
    away: "Everton",
    starts: -(45 + 2 + 8),
    goals: [2.5, 0.95],
    script: [goal(23, 1)],
  },
  {
    id: 504,
    league: 102,
    home: "Real Sociedad",
    away: "Athletic Bilbao",
    starts: -(45 + 2 + 15 + 33) + 0.5,
    goals: [0.9, 2.2],
    script: [goal(31, 1), goal(49, 2), red(70, 1)],
    more: { suspended: [3] },
  },
  {
    id: 505,
    league: 102,
    home: "Villarreal",
    away: "Real Betis",
    starts: -11.5,
    goals: [1.8, 1.45],
    script: [],
    more: { tv: 9 },
  },
  { id: 521, league: 106, home: "Bayern München", away: "Inter", starts: 195, goals: [1.98, 1.24], more: { tv: 4 } },
  {
    id: 522,
    league: 106,
    home: "Paris Saint-Germain",
    away: "Atlético Madrid",
    starts: 195,
    goals: [1.72, 1.1],
    more: { tv: 5, bonus: true },
  },
  { id: 523, league: 106, home: "Benfica", away: "Bayer Leverkusen", starts: 330, goals: [1.3, 1.22] },
  { id: 524, league: 151, home: "Vissel Kobe", away: "Kawasaki Frontale", starts: 30, goals: [1.4, 1.2] },
  {
    id: 525,
    league: 151,
    home: "Gamba Osaka",
    away: "Urawa Red Diamonds",
    starts: 60,
    goals: [1.3, 1.2],
    more: { fate: "postponed" },
  },
  { id: 526, league: 151, home: "Sanfrecce Hiroshima", away: "Cerezo Osaka", starts: 90, goals: [1.6, 1.1] },
  {
    id: 527,
    league: 152,
    home: "Buriram United",
    away: "Bangkok United",
    starts: 150,
    goals: [1.9, 1.1],
    more: { minParlay: 3 },
  },
  {
    id: 528,
    league: 186,
    home: "Boavista",
    away: "Lierse",
    starts: 240,
    goals: [1.4, 1.3],
    more: { minParlay: 0, willBeLive: 0 },
  },
  {
    id: 541,
    league: 101,
    home: "Liverpool",
    away: "Manchester City",
    starts: 24 * 60,
    goals: [1.6, 1.5],
    more: { tv: 6 },
  },
  { id: 542, league: 101, home: "Tottenham Hotspur", away: "Aston Villa", starts: 26 * 60, goals: [1.5, 1.4] },
  { id: 543, league: 103, home: "Juventus", away: "AC Milan", starts: 50 * 60, goals: [1.3, 1.15] },
  { id: 544, league: 104, home: "Borussia Dortmund", away: "RB Leipzig", starts: 74 * 60, goals: [1.8, 1.4] },
  { id: 545, league: 153, home: "Shanghai Port", away: "Beijing Guoan", starts: 98 * 60, goals: [1.7, 1.2] },
  { id: 546, league: 108, home: "Ajax", away: "Feyenoord", starts: 122 * 60, goals: [1.6, 1.3] },
  {
    id: 560,
    league: 101,
    home: "Fulham",
    away: "Crystal Palace",
    starts: -20 * 60,
    goals: [1.4, 1.2],
    script: [goal(17, 1), goal(63, 2), goal(80, 1)],
  },
  { id: 561, league: 102, home: "Girona", away: "Sevilla", starts: -22 * 60, goals: [1.4, 1.2], script: [goal(55, 2)] },
  { id: 562, league: 103, home: "Roma", away: "Lazio", starts: -44 * 60, goals: [1.4, 1.2], script: [] },
  { id: 601, league: 201, home: "Los Angeles Lakers", away: "Boston Celtics", starts: -40 },
  { id: 602, league: 201, home: "New York Knicks", away: "Miami Heat", starts: 120 },
  { id: 603, league: 201, home: "Denver Nuggets", away: "Golden State Warriors", starts: 25 * 60 },
  { id: 611, league: 701, home: "Carlos Alcaraz", away: "Jannik Sinner", starts: -35 },
  { id: 612, league: 706, home: "Iga Świątek", away: "Coco Gauff", starts: 90 },
  { id: 621, league: 1202, home: "Suntory Sunbirds", away: "Osaka Bluteon", starts: 45 },
  { id: 631, league: 2601, home: "Gen.G", away: "T1", starts: -20 },
  { id: 632, league: 2601, home: "G2 Esports", away: "Fnatic", starts: 180 },
  { id: 641, league: 301, home: "Kansas City Chiefs", away: "Buffalo Bills", starts: 300 },
  { id: 651, league: 402, home: "Hanshin Tigers", away: "Yomiuri Giants", starts: 28 * 60 },
];

/** Corners of Arsenal against Chelsea, as an extension match of 501. */
const CORNERS_OF_501 = 1501;

/** The matches of the small world, made at its start. Soccer matches follow their script and nothing else. */
export function smallFixtures(seed: number, start: number): readonly Fixture[] {
  const fixtures = PLOTS.map((plot, index): Fixture => {
    const league = leagueOf(plot.league);
    const [home, away] = [league.teams.indexOf(plot.home), league.teams.indexOf(plot.away)];
    const [home0, away0] = plot.goals ?? expectation(league, home, away, seed, false);
    return {
      id: plot.id,
      sportId: league.sportId,
      mainId: plot.id,
      kind: 0,
      leagueId: league.id,
      homeId: teamId(league, home),
      awayId: teamId(league, away),
      home: plot.home,
      away: plot.away,
      kickoff: start + plot.starts * MINUTE,
      opensAt: start - 7 * 86_400_000,
      sort: index,
      neutral: 0,
      willBeLive: 1,
      tv: 0,
      stats: plot.id,
      bonus: false,
      minParlay: 2,
      fate: "played",
      home0,
      away0,
      ...(league.sportId === 1 ? { script: plot.script ?? [] } : {}),
      ...plot.more,
    };
  });
  const main = fixtures[0];
  if (main === undefined) return fixtures;
  const corners: Fixture = {
    ...main,
    id: CORNERS_OF_501,
    kind: 1,
    home: `${main.home} No. of Corners`,
    away: `${main.away} No. of Corners`,
    home0: 6.2,
    away0: 4.4 + chance(seed, 1) * 0.2,
    tv: 0,
    script: [goal(20, 1), goal(58, 2)],
    sort: main.sort,
  };
  return [...fixtures, corners];
}
