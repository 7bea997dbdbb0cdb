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
  const giver = beyond > 0 ? 1 : beyond < 0 ? -1 : percent / 100;
  const part = giverIsFirst === (betPos === 1) ? giver : -giver;
  return part === 0 ? 0 : part;
}

const side = (home: number, away: number): "home" | "draw" | "away" =>
  home > away ? "home" : home < away ? "away" : "draw";
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

const scorer = (who: 0 | 1 | 2 | undefined): PositionKey => (who === 1 ? "home" : who === 2 ? "away" : "noGoal");

const yes = (marketId: number, { home, away }: Facts): boolean =>
  marketId === 20
    ? away === 0
    : marketId === 21
      ? home === 0
      : marketId === 22
        ? home > away && away === 0
        : marketId === 23
          ? away > home && home === 0
          : home > 0 && away > 0;

function marginKey(key: PositionKey, { home, away }: Facts): boolean {
  if (key === "noGoal") return home === 0 && away === 0;
  if (key === "drawWithGoals") return home === away && home > 0;
  const by = key.startsWith("home:") ? home - away : away - home;
  return within(key.slice(5), by);
}

/** Whether a position of a market without a line has won; `keys` are all its positions (any other score needs them). */
export function wins(
  marketId: number,
  table: string,
  key: PositionKey,
  keys: readonly PositionKey[],
  facts: Facts,
): boolean {
  const { home, away, first = [0, 0], second = [0, 0], count } = facts;
  switch (table) {
    case "threeWay":
    case "sides":
      return key === side(home, away);
    case "oddEven":
      return key === parity(count);
    case "doubleChance":
      return key === "homeOrDraw" ? home >= away : key === "homeOrAway" ? home !== away : away >= home;
    case "yesNo":
      return (key === "yes") === yes(marketId, facts);
    case "goalOrder":
      return key === scorer(marketId === 13 ? facts.firstScorer : facts.lastScorer);
    case "nextGoal":
      return key === scorer(facts.nextScorer);
    case "totalGoals":
    case "totalGoalsHalf":
    case "teamGoals":
    case "corners":
    case "cornersHalf":
      return within(key.slice(6), count);
    case "margin":
    case "marginPoints":
      return marginKey(key, facts);
    case "digits":
      return key === `digit:${count % 10}`;
    case "halfFull":
      return key === `${side(first[0], first[1])}/${side(home, away)}`;
    case "halfFullParity":
      return key === `${parity(first[0] + first[1])}/${parity(home + away)}`;
    case "halves": {
      const [a, b] = [first[0] + first[1], second[0] + second[1]];
      return key === (a > b ? "firstHalf" : a < b ? "secondHalf" : "tie");
    }
    default:
      return key === "aos" ? !keys.includes(`${home}-${away}`) : key === `${home}-${away}`;
  }
}
