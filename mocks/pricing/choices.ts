import { type PositionKey } from "#app/domain/odds/positions.ts";
import { type Outlook } from "#mocks/pricing/outlook.ts";
import { chanceBetween, chanceDigit, chanceOdd, chanceOf, chanceUpTo, type Pmf } from "#mocks/pricing/pmf.ts";
import { type Prospect } from "#mocks/pricing/prospect.ts";

const HOME = new Set([17, 27, 35, 41, 43, 45, 47, 49, 51, 69, 72, 75, 78]);
const AWAY = new Set([18, 28, 36, 42, 44, 46, 48, 50, 52, 70, 73, 76, 79]);

/** Whose points a market counts (domain D). */
export function countedSide(marketId: number): "home" | "away" | "both" {
  if (HOME.has(marketId)) return "home";
  return AWAY.has(marketId) ? "away" : "both";
}

/** The distribution that a market counts: one side's points, or both together. */
export function countOf(marketId: number, prospect: Prospect): Pmf {
  const side = countedSide(marketId);
  return side === "both" ? prospect.total : prospect[side];
}

const above = (x: Pmf, value: number): number => 1 - chanceUpTo(x, value);
const below = (x: Pmf, value: number): number => chanceUpTo(x, value - 1);

/**
 * The chances that home wins a margin, that it is level, that away wins it, after a start of `hdp` (0 without a line).
 */
export const threeWay = (margin: Pmf, hdp = 0): readonly [number, number, number] => [
  above(margin, hdp),
  chanceOf(margin, hdp),
  below(margin, hdp),
];

/** The ends of a range key: "0-1", "7+", "3". */
function rangeOf(text: string): readonly [low: number, high: number] {
  const parts = /^(\d+)(?:-(\d+)|(\+))?$/.exec(text);
  const low = Number(parts?.[1] ?? 0);
  return [low, parts?.[3] ? 10_000 : Number(parts?.[2] ?? low)];
}

function exactScores(keys: readonly PositionKey[], prospect: Prospect): readonly number[] {
  const chances = keys.map((key) => {
    const parts = /^(\d+)-(\d+)$/.exec(key);
    return parts ? prospect.cell(Number(parts[1]), Number(parts[2])) : 0;
  });
  const rest = 1 - chances.reduce((sum, p) => sum + p, 0);
  return keys.map((key, i) => (key === "aos" ? Math.max(0, rest) : (chances[i] ?? 0)));
}

function marginChances(keys: readonly PositionKey[], prospect: Prospect): readonly number[] {
  const nil = prospect.cell(0, 0);
  return keys.map((key) => {
    if (key === "noGoal") return nil;
    if (key === "drawWithGoals") return chanceOf(prospect.margin, 0) - nil;
    const [low, high] = rangeOf(key.slice(5));
    return key.startsWith("home:")
      ? chanceBetween(prospect.margin, low, high)
      : chanceBetween(prospect.margin, -high, -low);
  });
}

function sign(value: number): "home" | "draw" | "away" {
  if (value === 0) return "draw";
  return value > 0 ? "home" : "away";
}

const entries = (x: Pmf): readonly (readonly [value: number, chance: number])[] =>
  x.p.map((p, i) => [x.from + i, p] as const);

/** `decider` = the home side's share of level matches, if level is not the end. */
function halfFull(
  keys: readonly PositionKey[],
  first: Pmf,
  second: Pmf,
  decider: number | undefined,
): readonly number[] {
  const sums = new Map<string, number>();
  const add = (key: string, chance: number) => sums.set(key, (sums.get(key) ?? 0) + chance);
  for (const [m1, p1] of entries(first)) {
    if (p1 < 1e-10) continue;
    for (const [m2, p2] of entries(second)) {
      const half = sign(m1);
      if (m1 + m2 === 0 && decider !== undefined) {
        add(`${half}/home`, p1 * p2 * decider);
        add(`${half}/away`, p1 * p2 * (1 - decider));
      } else add(`${half}/${sign(m1 + m2)}`, p1 * p2);
    }
  }
  return keys.map((key) => sums.get(key) ?? 0);
}

function parityPairs(keys: readonly PositionKey[], first: Pmf, second: Pmf): readonly number[] {
  const odd1 = chanceOdd(first);
  const odd2 = chanceOdd(second);
  const full = (half: string, end: string): number => {
    const p1 = half === "odd" ? odd1 : 1 - odd1;
    return p1 * (half === end ? 1 - odd2 : odd2);
  };
  return keys.map((key) => {
    const [half = "", end = ""] = key.split("/");
    return full(half, end);
  });
}

function halves(first: Pmf, second: Pmf): readonly number[] {
  let more = 0;
  let tie = 0;
  for (const [value, p] of entries(first)) {
    more += p * below(second, value);
    tie += p * chanceOf(second, value);
  }
  return [more, Math.max(0, 1 - more - tie), tie];
}

type ChanceOfYes = (nilHome: number, nilAway: number, nil: number) => number;

const bothScore: ChanceOfYes = (nilHome, nilAway, nil) => 1 - nilHome - nilAway + nil;

/** The chance of Yes, by market, from those of no goal for home, for away, and for both; one that is not here is not offered. */
const YES: Readonly<Record<number, ChanceOfYes>> = {
  20: (_, nilAway) => nilAway,
  21: (nilHome) => nilHome,
  22: (_, nilAway, nil) => nilAway - nil,
  23: (nilHome, _, nil) => nilHome - nil,
  24: bothScore,
  66: bothScore,
  67: bothScore,
};

function yesNo(marketId: number, prospect: Prospect): readonly number[] | undefined {
  const nilHome = chanceOf(prospect.home, 0);
  const nilAway = chanceOf(prospect.away, 0);
  const nil = prospect.cell(0, 0);
  const yes = YES[marketId]?.(nilHome, nilAway, nil);
  return yes === undefined ? undefined : [yes, 1 - yes];
}

/** 1X2, double chance and the three-way handicap: a match that overtime decides is a draw there (EXP-13). */
const REGULAR_TIME: ReadonlySet<number> = new Set([5, 25, 26]);
export const countsRegularTime = (marketId: number): boolean => REGULAR_TIME.has(marketId);

/** A market without a line, and what the book expects. */
interface Choice {
  readonly marketId: number;
  readonly keys: readonly PositionKey[];
  readonly prospect: Prospect;
  readonly outlook: Outlook;
}

/** The chances of its positions, in their order; undefined if they are unknown. */
type Chances = (choice: Choice) => readonly number[] | undefined;

function ofSides({ marketId, prospect, outlook }: Choice): readonly number[] | undefined {
  if (marketId === 16) return outlook.winner;
  const [home, , away] = threeWay(prospect.margin);
  return home + away > 0 ? [home / (home + away), away / (home + away)] : undefined;
}

/** Chances that the two halves decide together. */
const ofHalves =
  (chances: (first: Prospect, second: Prospect, choice: Choice) => readonly number[]): Chances =>
  (choice) => {
    const first = choice.outlook.of("1H");
    const second = choice.outlook.of("2H");
    return first && second && chances(first, second, choice);
  };

const ofScores: Chances = ({ keys, prospect }) => exactScores(keys, prospect);
const ofMargins: Chances = ({ keys, prospect }) => marginChances(keys, prospect);
const ofRanges: Chances = ({ marketId, keys, prospect }) =>
  keys.map((key) => chanceBetween(countOf(marketId, prospect), ...rangeOf(key.slice(6))));

const CHANCES: Readonly<Record<string, Chances>> = {
  threeWay: ({ prospect }) => threeWay(prospect.margin),
  sides: ofSides,
  oddEven: ({ marketId, prospect }) => {
    const odd = chanceOdd(countOf(marketId, prospect));
    return [odd, 1 - odd];
  },
  doubleChance: ({ prospect }) => {
    const [home, draw, away] = threeWay(prospect.margin);
    return [home + draw, home + away, draw + away];
  },
  yesNo: ({ marketId, prospect }) => yesNo(marketId, prospect),
  score4: ofScores,
  score3: ofScores,
  bestOf2: ofScores,
  bestOf3: ofScores,
  bestOf5: ofScores,
  bestOf7: ofScores,
  totalGoals: ofRanges,
  totalGoalsHalf: ofRanges,
  teamGoals: ofRanges,
  corners: ofRanges,
  cornersHalf: ofRanges,
  margin: ofMargins,
  marginPoints: ofMargins,
  digits: ({ marketId, keys, prospect }) => keys.map((_, digit) => chanceDigit(countOf(marketId, prospect), digit)),
  nextGoal: ({ outlook }) => outlook.next,
  halfFull: ofHalves((first, second, { keys, outlook }) =>
    halfFull(keys, first.margin, second.margin, outlook.decider),
  ),
  halfFullParity: ofHalves((first, second, { keys }) => parityPairs(keys, first.total, second.total)),
  halves: ofHalves((first, second) => halves(first.total, second.total)),
};

/**
 * The fair chances of the positions of a market without a line, in their order; undefined if it cannot be offered now.
 */
export const choiceChances = (
  marketId: number,
  table: string,
  keys: readonly PositionKey[],
  prospect: Prospect,
  outlook: Outlook,
): readonly number[] | undefined => CHANCES[table]?.({ marketId, keys, prospect, outlook });
