import { isSoccerType } from "#app/domain/odds/sports.ts";
import { parseLine } from "#app/domain/odds/line.ts";
import { marketOf } from "#app/domain/odds/markets.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { POSITION_TABLES, type PositionKey, type PositionTable } from "#app/domain/odds/positions.ts";
import { type Fraction } from "#app/domain/bets/settlement.ts";
import { type Held, type HeldLeg, type HeldMatch } from "./held.ts";
import {
  goalOrderLeg,
  isCorners,
  isGoalOrder,
  type LegView,
  linedSettler,
  type OutReason,
  partOf,
  scoreNow,
  settledLeg,
} from "./legs.ts";
import { type Fixed, type Open, type Standing, standingsOf } from "./standing.ts";

/** A question about a match's end that decides a bet; bets with the same question share a strip (EXP-13). */
export type Question =
  | "winner"
  | "margin"
  | "total"
  | "home"
  | "away"
  | "parity"
  | "digit"
  | "homeDigit"
  | "awayDigit"
  | "score";

const QUESTIONS: readonly Question[] = [
  "winner",
  "margin",
  "total",
  "home",
  "away",
  "parity",
  "digit",
  "homeDigit",
  "awayDigit",
  "score",
];

/** The net of a strip's bets at one step: a range of numbers, both ends inclusive and null where open, or one answer (EXP-13). */
export type StripStep =
  | { readonly from: number | null; readonly to: number | null; readonly net: number }
  | { readonly is: PositionKey; readonly net: number };

/** One question and its steps, net in the account currency. */
export interface Strip {
  readonly by: Question;
  readonly steps: readonly StripStep[];
}

/** The strips of a match; worst and best are bounds, because the questions are not combined with each other (EXP-13). */
export interface Strips {
  readonly strips: readonly Strip[];
  /** The net of the bets that are already decided. */
  readonly fixed: number;
  readonly worst: number;
  readonly best: number;
}

/** A leg in its strip: how it ends by a number, or by one of the answers. */
interface ToldByStep {
  readonly by: Question;
  readonly at: (step: number | PositionKey) => Fraction;
  readonly line: number;
}

/** The sports whose score counts points, runs or goals, so that a margin is in these units (EXP-13). */
const POINTS: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 13, 14, 18]);
/** True if the number of a strip is the one on the scoreboard; in a sport of sets a market may count games instead (EXP-13). */
export const countsPoints = (sportId: number): boolean => POINTS.has(sportId);

/** Those of them whose score counts overtime (domain B6). */
const OVERTIME: ReadonlySet<number> = new Set([2, 3, 4, 5, 6]);
const THREE_WAY_BY_POINTS: ReadonlySet<number> = new Set([13, 14, 18]);
const MARGINS: ReadonlySet<number> = new Set([2, 3]);
const REGULAR_TIME: ReadonlySet<number> = new Set([5, 15, 25, 26]);

const ASKS: Readonly<Record<number, Question>> = {
  1: "margin",
  3: "total",
  7: "parity",
  9: "score",
  27: "home",
  28: "away",
  30: "total",
  58: "score",
  68: "digit",
  69: "homeDigit",
  70: "awayDigit",
};

/** The markets that ask for a margin in the sports of this set; in other sports they ask for the winner, or are unknown (EXP-13). */
const BY_MARGIN: Readonly<Record<number, { readonly sports: ReadonlySet<number>; readonly else?: Question }>> = {
  16: { sports: POINTS, else: "winner" },
  31: { sports: POINTS, else: "winner" },
  5: { sports: THREE_WAY_BY_POINTS, else: "winner" },
  25: { sports: THREE_WAY_BY_POINTS, else: "winner" },
  26: { sports: THREE_WAY_BY_POINTS },
  19: { sports: MARGINS },
};

/** The question of a market in a sport; undefined if nothing can be said about it (EXP-13). */
function questionOf(marketId: number, sportId: number): Question | undefined {
  const byMargin = BY_MARGIN[marketId];
  if (byMargin === undefined) return ASKS[marketId];
  return byMargin.sports.has(sportId) ? "margin" : byMargin.else;
}

const SET_SCORES: Readonly<Record<number, PositionTable>> = { 2: "bestOf2", 3: "bestOf3", 5: "bestOf5", 7: "bestOf7" };

/** The scores in sets or maps that a match can end with, given the best of how many it is. */
function setScores({ bestOf = 0 }: HeldMatch): readonly PositionKey[] | undefined {
  const table = SET_SCORES[bestOf];
  return table && POSITION_TABLES[table];
}

/** The score in sets or maps; known only if the market says best of how many (EXP-13). */
function setScoreLeg(leg: HeldLeg, match: HeldMatch): LegView<ToldByStep> {
  const key = setScores(match)?.[leg.betPos - 1];
  if (key === undefined) return { out: "unknown" };
  return { by: "score", line: 0, at: (step) => (step === key ? 1 : -1) };
}

const ANSWERS: Readonly<Record<string, readonly [number, number]>> = {
  home: [1, 0],
  draw: [0, 0],
  away: [0, 1],
  odd: [1, 0],
  even: [0, 0],
};

/** A score that falls on a step: with its margin, its total, a side's number, or its answer. */
function scoreFor(by: Question, step: number | PositionKey): readonly [number, number] {
  if (typeof step === "string") {
    const digit = Number(step.slice("digit:".length));
    return ANSWERS[step] ?? (by === "awayDigit" ? [0, digit] : [digit, 0]);
  }
  if (by === "away") return [0, step];
  return by === "margin" && step < 0 ? [0, -step] : [step, 0];
}

/** Why a market of a sport without a grid stands in no strip, before its own line is looked at (EXP-13). */
function outOf(marketId: number, sportId: number): OutReason | undefined {
  if (isCorners(marketId)) return "corners";
  if (OVERTIME.has(sportId) && REGULAR_TIME.has(marketId)) return "regularTime";
  if (ASKS[marketId] === "score") return undefined;
  const part = partOf(marketId);
  if (part === "whole") return undefined;
  return part === "firstHalf" || part === "halves" ? "halfTime" : "part";
}

/** How a leg of a sport without a grid relates to the match's end (EXP-13). */
function legByStep(leg: HeldLeg, oddsStyle: OddsStyle, match: HeldMatch): LegView<ToldByStep> {
  const { marketId } = leg;
  const { sportId } = match;
  if (leg.result !== undefined) return settledLeg(leg.result, oddsStyle);
  if (leg.matchId !== match.id) return { out: "extension" };
  const by = questionOf(marketId, sportId);
  if (isGoalOrder(marketId)) return goalOrderLeg(leg, POINTS.has(sportId) ? scoreNow(match) : [0, 0]);
  const out = outOf(marketId, sportId);
  if (out !== undefined || by === undefined) return { out: out ?? "unknown" };
  if (by === "score") return setScoreLeg(leg, match);
  const settler = linedSettler(leg, oddsStyle, undefined);
  if (typeof settler === "string") return { out: settler };
  const line = marketOf(marketId)?.line === undefined ? 0 : Math.abs(parseLine(leg.hdp) ?? 0);
  return { by, line, at: (step) => settler.at(scoreFor(by, step), [0, 0]) };
}

type Stepped = Open<ToldByStep>;

/** The question of a bet; a bet whose legs ask several is in no strip. */
const questionsIn = ({ told }: Stepped): readonly Question[] => [...new Set(told.map(({ by }) => by))];

const netAt = ({ centsBy }: Stepped, step: number | PositionKey): number => centsBy((leg) => leg.at(step));

const LEAST_REACH = 27;
const BEYOND = 3;
const MAJOR = 100;

/** Neighbouring numbers with the same net form one step; the outer ends are open, except below a number already reached. */
function numberSteps(by: Question, bets: readonly Stepped[], match: HeldMatch): readonly StripStep[] {
  const lines = bets.flatMap(({ told }) => told.map(({ line }) => Math.trunc(line)));
  const reach = Math.max(LEAST_REACH, ...lines) + BEYOND;
  const [home, away] = POINTS.has(match.sportId) ? scoreNow(match) : [0, 0];
  const reached = { margin: undefined, total: home + away, home, away }[by as "margin" | "total" | "home" | "away"];
  const first = reached ?? -reach;
  const last = Math.max(reach, (reached ?? 0) + 1);
  const steps: { from: number | null; to: number | null; cents: number }[] = [];
  for (let number = first; number <= last; number++) {
    const cents = bets.reduce((sum, bet) => sum + netAt(bet, number), 0);
    const before = steps.at(-1);
    if (before?.cents === cents) before.to = number;
    else steps.push({ from: number === first && reached === undefined ? null : number, to: number, cents });
  }
  const end = steps.at(-1);
  if (end) end.to = null;
  return steps.map(({ from, to, cents }) => ({ from, to, net: cents / MAJOR }));
}

const ANSWERS_OF: Readonly<Partial<Record<Question, readonly PositionKey[]>>> = {
  winner: ["home", "draw", "away"],
  parity: POSITION_TABLES.oddEven,
  digit: POSITION_TABLES.digits,
  homeDigit: POSITION_TABLES.digits,
  awayDigit: POSITION_TABLES.digits,
};

function stripOf(by: Question, bets: readonly Stepped[], match: HeldMatch): Strip {
  const answers = by === "score" ? setScores(match) : ANSWERS_OF[by];
  if (answers === undefined) return { by, steps: numberSteps(by, bets, match) };
  const netOf = (is: PositionKey) => bets.reduce((sum, bet) => sum + netAt(bet, is), 0) / MAJOR;
  return { by, steps: answers.map((is) => ({ is, net: netOf(is) })) };
}

/** True for the sports whose final scores are shown as a table; the others have strips (EXP-03). */
export const hasGrid = isSoccerType;

/** The strips of a match, with each bet in one, and how each bet relates to the match (EXP-13). */
export function stripsOf(held: readonly Held[], match: HeldMatch) {
  const standings = standingsOf(held, match, (leg, { oddsStyle }) => legByStep(leg, oddsStyle, match)).map(
    (standing): Standing<ToldByStep> =>
      "told" in standing && questionsIn(standing).length > 1 ? { held: standing.held, out: "unknown" } : standing,
  );
  const open = standings.filter((standing): standing is Stepped => "told" in standing);
  const sure = standings.filter((standing): standing is Fixed => "fixed" in standing);
  const strips = QUESTIONS.flatMap((by) => {
    const bets = open.filter((standing) => questionsIn(standing).includes(by));
    return bets.length === 0 ? [] : [stripOf(by, bets, match)];
  });
  const fixed = sure.reduce((sum, standing) => sum + standing.fixed, 0);
  const bound = (of: (...nets: number[]) => number): number =>
    strips.reduce((sum, { steps }) => sum + Math.round(of(...steps.map(({ net }) => net)) * MAJOR), fixed) / MAJOR;
  const all: Strips = { strips, fixed: fixed / MAJOR, worst: bound(Math.min), best: bound(Math.max) };
  return {
    strips: all,
    standings: standings as readonly Standing<object>[],
    stripBy: (standing: Standing<object>) => ("told" in standing ? questionsIn(standing as Stepped)[0] : undefined),
  };
}
