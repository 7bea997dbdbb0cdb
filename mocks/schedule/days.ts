import { leagueOf, MATCH_LEAGUES, ROUND_COUNT, teamId } from "#mocks/catalogue/catalogue.ts";
import { type League } from "#mocks/catalogue/league.ts";
import { chance, hash, stream } from "#mocks/world/chance.ts";
import { cardRates, cornerRates } from "#mocks/course/happenings.ts";
import { dayStart } from "#mocks/world/days.ts";
import { type Fixture } from "#mocks/schedule/fixture.ts";
import { expectation } from "#mocks/schedule/rating.ts";

/** How full a report day is: all its matches, and those that are on offer a week before. */
export interface DaySize {
  readonly all: number;
  readonly early: number;
}

/** `demo`: about 40 live, 250 today, 1,500 in the week. `saturday`: 300 live, 2,000 today, 8,000 in the week (issue: the world). */
export const DAY_SIZES: Readonly<Record<"demo" | "saturday", DaySize>> = {
  demo: { all: 490, early: 205 },
  saturday: { all: 3900, early: 1000 },
};

const SHARES: readonly (readonly [sportId: number, share: number])[] = [
  [1, 0.46],
  [2, 0.11],
  [7, 0.13],
  [12, 0.04],
  [3, 0.02],
  [4, 0.03],
  [5, 0.04],
  [6, 0.01],
  [8, 0.02],
  [9, 0.03],
  [11, 0.01],
  [13, 0.02],
  [14, 0.01],
  [15, 0.005],
  [16, 0.01],
  [17, 0.01],
  [18, 0.01],
  [20, 0.01],
  [21, 0.005],
  [26, 0.03],
];

const DAYS_AHEAD = 6;
const SLOT = 5 * 60_000;
/** Matches of one league that kick off together. */
const ROUND_SIZE = 3;
const PER_DAY = 10_000;
/** Extension matches come after the main ones of a day: corners, then bookings. */
const EXTENSION = 5_000;
const VIRTUAL_LEAGUE = 189;

/** The report day and index of a match id of the generated schedule. */
export const placeOf = (id: number): { day: number; index: number } => ({
  day: Math.floor(id / PER_DAY),
  index: id % PER_DAY,
});

/** Whether a match id belongs to the part of its day that is on offer early. */
export function isEarly(id: number, size: DaySize): boolean {
  const { index } = placeOf(id);
  return (index < EXTENSION ? index : Math.floor((index - EXTENSION) / 2)) < size.early;
}

const sportAt = (roll: number): number => {
  let left = roll;
  for (const [sportId, share] of SHARES) {
    left -= share;
    if (left < 0) return sportId;
  }
  return 1;
};

const bySport = new Map<number, readonly League[]>(
  SHARES.map(([sportId]) => [sportId, MATCH_LEAGUES.filter((one) => one.sportId === sportId)]),
);

function shuffled(count: number, seed: number): number[] {
  const roll = stream(seed);
  const deck = Array.from({ length: count }, (_, i) => i);
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = Math.floor(roll() * (i + 1));
    const held = deck[i] ?? 0;
    deck[i] = deck[j] ?? 0;
    deck[j] = held;
  }
  return deck;
}

/**
 * Deals pairs of teams of a sport's leagues for one day; once all teams of a league are used, its youth and reserve
 * rounds follow.
 */
function dealer(seed: number, day: number) {
  const decks = new Map<number, number[]>();
  return (sportId: number, roll: number): { league: League; home: number; away: number } | undefined => {
    const leagues = bySport.get(sportId) ?? [];
    const start = Math.floor(roll ** 1.5 * leagues.length);
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      for (let k = 0; k < leagues.length; k += 1) {
        const base = leagues[(start + k) % leagues.length];
        if (base === undefined) continue;
        const id = base.id + round * PER_DAY;
        const deck = decks.get(id) ?? shuffled(base.teams.length, hash(seed, day, id));
        decks.set(id, deck);
        const home = deck.pop();
        const away = deck.pop();
        if (home !== undefined && away !== undefined) return { league: leagueOf(id), home, away };
      }
    }
    return undefined;
  };
}

function extensions(main: Fixture, index: number, level: number): Fixture[] {
  if (main.sportId !== 1 || main.kind !== 0 || level < 0.8 || index * 2 + 1 >= EXTENSION) return [];
  const base = Math.floor(main.id / PER_DAY) * PER_DAY + EXTENSION + index * 2;
  return ([1, 2] as const).map((kind): Fixture => {
    const [home0, away0] = kind === 1 ? cornerRates(main.home0, main.away0) : cardRates(main.home0, main.away0);
    const suffix = kind === 1 ? "No. of Corners" : "Total Bookings";
    const name = (team: string) => `${team} ${suffix}`;
    return {
      ...main,
      id: base + kind - 1,
      mainId: main.id,
      kind,
      home: name(main.home),
      away: name(main.away),
      home0,
      away0,
      bonus: false,
      tv: 0,
      sort: main.sort + kind,
    };
  });
}

/** Rolls from 0 to 1 of a match, each by its number. */
type Roll = (n: number) => number;

/** Whether a match is played at all: a few are put off, and in soccer a few more are broken off. */
function fateOf({ sportId }: League, roll: Roll): Fixture["fate"] {
  if (roll(5) < 0.006) return "postponed";
  return roll(5) < 0.009 && sportId === 1 ? "abandoned" : "played";
}

/** The fewest legs of a parlay with this match; 0 = none. */
function minParlayOf({ sportId }: League, roll: Roll): number {
  if (sportId === 21) return 0;
  return roll(10) < 0.1 ? 3 : 2;
}

/** What a match has besides its prices: pictures, statistics, a bonus, parlays. A simulated one has none of it. */
function trimmings(
  league: League,
  id: number,
  seed: number,
  roll: Roll,
): Pick<Fixture, "kind" | "tv" | "stats" | "bonus" | "minParlay" | "fate"> {
  if (league.id === VIRTUAL_LEAGUE) return { kind: 4, tv: 0, stats: 0, bonus: false, minParlay: 0, fate: "played" };
  return {
    kind: 0,
    tv: league.popular && roll(7) < 0.6 ? 1 + (hash(seed, id, 7) % 9) : 0,
    stats: roll(8) < 0.8 ? id : 0,
    bonus: league.sportId === 1 && league.popular && roll(9) < 0.3,
    minParlay: minParlayOf(league, roll),
    fate: fateOf(league, roll),
  };
}

const isNeutral = ({ id, sportId }: League): boolean => id === 186 || sportId === 21 || sportId === 7;

/** A match of two teams of a league, with the day's seed. */
function fixtureOf(
  { league, home, away }: { league: League; home: number; away: number },
  seed: number,
  when: Pick<Fixture, "id" | "kickoff" | "opensAt" | "sort">,
): Fixture {
  const roll: Roll = (n) => chance(seed, when.id, n);
  const neutral = isNeutral(league);
  const [home0, away0] = expectation(league, home, away, seed, neutral);
  return {
    ...when,
    sportId: league.sportId,
    mainId: when.id,
    leagueId: league.id,
    homeId: teamId(league, home),
    awayId: teamId(league, away),
    home: league.teams[home] ?? "",
    away: league.teams[away] ?? "",
    neutral: neutral ? 1 : 0,
    willBeLive: league.sportId === 21 || roll(6) < 0.06 ? 0 : 1,
    ...trimmings(league, when.id, seed, roll),
    home0,
    away0,
  };
}

/**
 * The matches of one report day, made from the seed: the same day is always the same. `rest` adds those that open only
 * on the day.
 */
export function dayFixtures(seed: number, size: DaySize, day: number, rest: boolean): readonly Fixture[] {
  const deal = dealer(seed, day);
  const rounds = Math.ceil(size.all / ROUND_SIZE);
  const order = shuffled(rounds, hash(seed, day, 4));
  const start = dayStart(day);
  const found: Fixture[] = [];
  const count = rest ? size.all : size.early;
  for (let index = 0; index < count; index += 1) {
    const round = Math.floor(index / ROUND_SIZE);
    const leagueRoll = chance(seed, day, round, 2);
    // a small sport may have no team left on a very full day: soccer always has
    const dealt = deal(sportAt(chance(seed, day, round, 1)), leagueRoll) ?? deal(1, leagueRoll);
    if (dealt === undefined) continue;
    const main = fixtureOf(dealt, seed, {
      id: day * PER_DAY + index,
      kickoff: start + Math.floor((((order[round] ?? 0) + 0.5) / rounds) * (86_400_000 / SLOT)) * SLOT,
      opensAt: index < size.early ? dayStart(day - DAYS_AHEAD) : start,
      sort: index * 3,
    });
    found.push(main, ...extensions(main, index, dealt.league.level));
  }
  return found;
}
