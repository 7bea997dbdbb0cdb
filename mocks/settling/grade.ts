import { type PositionKey } from "#app/domain/odds/positions.ts";

/** How a bet ended: the fraction of the stake that won (1, 0.5 …) or lost (-1, -0.5 …); 0 returns it. */
export type Part = number;

// never minus zero: a push is a push for both sides
const whole = (lead: number): Part => Math.sign(lead) || 0;

/** The result of a bet that leads its line by `lead`; a quarter line is two half bets (domain B2). */
export function gradeLead(lead: number): Part {
  if (Number.isInteger(lead * 2)) return whole(lead);
  return (whole(lead - 0.25) + whole(lead + 0.25)) / 2;
}

/** The result of a handicap bet: `hdp` above 0 means that home gives (domain B1). */
export const gradeHandicap = (betPos: number, hdp: number, home: number, away: number): Part => {
  const lead = home - away - hdp;
  return gradeLead(betPos === 1 ? lead : -lead);
};

/** The result of an over (1) or under (2) bet. */
export const gradeTotal = (betPos: number, line: number, total: number): Part =>
  gradeLead(betPos === 1 ? total - line : line - total);

/**
 * The result of a Burmese line of `goals` (signed by the side that gives) and `percent`: beyond the goals all is won,
 * short of them all is lost, exactly on them the percentage decides (domain A11). `margin` is home minus away, or the
 * total for Over.
 */
export function gradeBurmese(betPos: number, goals: number, percent: number, margin: number): Part {
  const giverIsFirst = goals >= 0;
  const beyond = (giverIsFirst ? margin : -margin) - Math.abs(goals);
  const giver = beyond === 0 ? percent / 100 : Math.sign(beyond);
  const part = giverIsFirst === (betPos === 1) ? giver : -giver;
  return part === 0 ? 0 : part;
}

function side(home: number, away: number): "home" | "draw" | "away" {
  if (home === away) return "draw";
  return home > away ? "home" : "away";
}

const parity = (value: number): "odd" | "even" => (value % 2 === 0 ? "even" : "odd");

const within = (range: string, value: number): boolean => {
  const [, low = "0", high, more] = /^(\d+)(?:-(\d+)|(\+))?$/.exec(range) ?? [];
  return value >= Number(low) && (more !== undefined || value <= Number(high ?? low));
};

/** What a finished part of a match gives the markets without a line. */
export interface Facts {
  readonly home: number;
  readonly away: number;
  /** The first and the second half, if the market uses both. */
  readonly first?: readonly [number, number];
  readonly second?: readonly [number, number];
  readonly firstScorer?: 0 | 1 | 2;
  readonly lastScorer?: 0 | 1 | 2;
  /** Who scored first after the bet (next goal). */
  readonly nextScorer?: 0 | 1 | 2;
  /** The number that a range, a digit or odd/even uses. */
  readonly count: number;
}

const SCORERS = { 0: "noGoal", 1: "home", 2: "away" } as const;

const scorer = (who: 0 | 1 | 2 | undefined): PositionKey => SCORERS[who ?? 0];

const bothScore = ({ home, away }: Facts): boolean => home > 0 && away > 0;

/** What Yes says, by market: a clean sheet, a win to nil, both sides score. */
const YES: Readonly<Record<number, (facts: Facts) => boolean>> = {
  20: ({ away }) => away === 0,
  21: ({ home }) => home === 0,
  22: ({ home, away }) => home > away && away === 0,
  23: ({ home, away }) => away > home && home === 0,
  24: bothScore,
  66: bothScore,
  67: bothScore,
};

function isYes(marketId: number, facts: Facts): boolean {
  const says = YES[marketId];
  if (says === undefined) throw new Error(`when Yes wins in market ${marketId} is not said`);
  return says(facts);
}

/** Which half had more goals. */
function halvesKey([a, b]: readonly [number, number], [c, d]: readonly [number, number]): PositionKey {
  if (a + b === c + d) return "tie";
  return a + b > c + d ? "firstHalf" : "secondHalf";
}

const NIL = [0, 0] as const;

function marginKey(key: PositionKey, { home, away }: Facts): boolean {
  if (key === "noGoal") return home === 0 && away === 0;
  if (key === "drawWithGoals") return home === away && home > 0;
  const by = key.startsWith("home:") ? home - away : away - home;
  return within(key.slice(5), by);
}

/** A market, and all positions that it has. */
interface Asked {
  readonly marketId: number;
  readonly keys: readonly PositionKey[];
}

/** True if a position has won. */
type Won = (key: PositionKey, facts: Facts, asked: Asked) => boolean;

const onResult: Won = (key, { home, away }) => key === side(home, away);
const onRange: Won = (key, { count }) => within(key.slice(6), count);
const onMargin: Won = (key, facts) => marginKey(key, facts);
const onScore: Won = (key, { home, away }, { keys }) =>
  key === "aos" ? !keys.includes(`${home}-${away}`) : key === `${home}-${away}`;

/** What wins, by table of positions; in all others the exact score does. */
const WON: Readonly<Record<string, Won>> = {
  threeWay: onResult,
  sides: onResult,
  oddEven: (key, { count }) => key === parity(count),
  doubleChance: (key, { home, away }) => {
    if (key === "homeOrDraw") return home >= away;
    return key === "homeOrAway" ? home !== away : away >= home;
  },
  yesNo: (key, facts, { marketId }) => (key === "yes") === isYes(marketId, facts),
  goalOrder: (key, { firstScorer, lastScorer }, { marketId }) =>
    key === scorer(marketId === 13 ? firstScorer : lastScorer),
  nextGoal: (key, { nextScorer }) => key === scorer(nextScorer),
  totalGoals: onRange,
  totalGoalsHalf: onRange,
  teamGoals: onRange,
  corners: onRange,
  cornersHalf: onRange,
  margin: onMargin,
  marginPoints: onMargin,
  digits: (key, { count }) => key === `digit:${count % 10}`,
  halfFull: (key, { home, away, first = NIL }) => key === `${side(first[0], first[1])}/${side(home, away)}`,
  halfFullParity: (key, { home, away, first = NIL }) => key === `${parity(first[0] + first[1])}/${parity(home + away)}`,
  halves: (key, { first = NIL, second = NIL }) => key === halvesKey(first, second),
};

/** Whether a position of a market without a line has won; `keys` are all its positions (any other score needs them). */
export const wins = (
  marketId: number,
  table: string,
  key: PositionKey,
  keys: readonly PositionKey[],
  facts: Facts,
): boolean => (WON[table] ?? onScore)(key, facts, { marketId, keys });
