type Outcome = "home" | "draw" | "away";
type Parity = "odd" | "even";

/** The meaning of a market's position, independent of language; the words are in text/choices (spec §3, domain D1). */
export type PositionKey =
  | Outcome
  | Parity
  | "over"
  | "exactly"
  | "under"
  | "yes"
  | "no"
  | "noGoal"
  | "firstHalf"
  | "secondHalf"
  | "tie"
  | "homeOrDraw"
  | "homeOrAway"
  | "drawOrAway"
  | "drawWithGoals"
  /** Half-time and full-time pair. */
  | `${Outcome}/${Outcome}`
  | `${Parity}/${Parity}`
  /** A side's winning margin: "home:1", "away:3+", "home:6-10". */
  | `${"home" | "away"}:${string}`
  /** A range of goals or corners: "range:0-1", "range:7+". */
  | `range:${string}`
  | `digit:${number}`
  /** An exact score, home first; "aos" is any other score. */
  | `${number}-${number}`
  | "aos"
  /** A position without a name: its number is shown. */
  | `pos:${number}`;

const pairs = <Name extends string>(names: readonly Name[]): readonly `${Name}/${Name}`[] =>
  names.flatMap((half) => names.map((full) => `${half}/${full}` as const));

const margins = (steps: readonly string[]) => ({
  home: steps.map((step) => `home:${step}` as const),
  away: steps.map((step) => `away:${step}` as const),
});

const scores = (text: string): readonly PositionKey[] => text.split(" ") as PositionKey[];

const ranges = (text: string): readonly PositionKey[] => text.split(" ").map((part) => `range:${part}` as const);

const GOAL_MARGINS = margins(["1", "2", "3+"]);
const POINT_MARGINS = margins(["1-5", "6-10", "11-15", "16-20", "21-25", "26+"]);

/** The option tables by name, each in BetPos order from 1 (domain D, D1). */
export const POSITION_TABLES = {
  sides: ["home", "away"],
  overUnder: ["over", "under"],
  oddEven: ["odd", "even"],
  yesNo: ["yes", "no"],
  threeWay: ["home", "draw", "away"],
  threeWayTotal: ["over", "exactly", "under"],
  goalOrder: ["home", "away", "noGoal"],
  nextGoal: ["home", "noGoal", "away"],
  halves: ["firstHalf", "secondHalf", "tie"],
  doubleChance: ["homeOrDraw", "homeOrAway", "drawOrAway"],
  halfFull: pairs(["home", "draw", "away"]),
  halfFullParity: pairs(["odd", "even"]),
  totalGoals: ranges("0-1 2-3 4-6 7+"),
  totalGoalsHalf: ranges("0-1 2-3 4+"),
  teamGoals: ranges("0 1 2 3+"),
  corners: ranges("0-5 6-8 9-11 12-14 15+"),
  cornersHalf: ranges("0-2 3-4 5-6 7+"),
  margin: [...GOAL_MARGINS.home, "drawWithGoals", ...GOAL_MARGINS.away, "noGoal"],
  marginPoints: [...POINT_MARGINS.home, ...POINT_MARGINS.away],
  score4: scores(
    "1-0 2-0 2-1 3-0 3-1 3-2 4-0 4-1 4-2 4-3 0-0 1-1 2-2 3-3 4-4 0-1 0-2 1-2 0-3 1-3 2-3 0-4 1-4 2-4 3-4 aos",
  ),
  score3: scores("1-0 2-0 2-1 3-0 3-1 3-2 0-0 1-1 2-2 3-3 0-1 0-2 1-2 0-3 1-3 2-3 aos"),
  bestOf2: scores("2-0 1-1 0-2"),
  bestOf3: scores("2-0 2-1 1-2 0-2"),
  bestOf5: scores("3-0 3-1 3-2 2-3 1-3 0-3"),
  bestOf7: scores("4-0 4-1 4-2 4-3 3-4 2-4 1-4 0-4"),
  digits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `digit:${digit}` as const),
  runners: [],
} as const satisfies Record<string, readonly PositionKey[]>;

/** The name of an option table (domain D1). */
export type PositionTable = keyof typeof POSITION_TABLES;
