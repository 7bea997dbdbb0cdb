import { type Fraction, type ScorePair } from "#app/domain/bets/settlement.ts";
import { isSoccerType } from "#app/domain/odds/sports.ts";
import { type HeldLeg, type HeldMatch } from "./held.ts";
import { hiddenBy, legByScore, scoreNow } from "./legs.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";

/**
 * What a bet still needs to win whole: so many more goals of one side or of either, or nothing more if it stands to the end
 * as it is.
 */
export type Needs =
  | { readonly stands: true }
  | { readonly stands: false; readonly goals: number; readonly by: "home" | "away" | "any" };

/** More goals than these are no use to say. */
const MOST_GOALS = 9;

const WON: Fraction = 1;

type EndAt = (final: ScorePair) => Fraction;

const winsWith = (at: EndAt, [home, away]: ScorePair, more: ScorePair): boolean =>
  at([home + more[0], away + more[1]]) === WON;

/** The fewest goals that win whole: by either side in whatever order, else by one side alone. */
function fewestOf(at: EndAt, now: ScorePair): Needs | undefined {
  for (let goals = 1; goals <= MOST_GOALS; goals++) {
    const any = Array.from({ length: goals + 1 }, (_, home): ScorePair => [home, goals - home]);
    if (any.every((more) => winsWith(at, now, more))) return { stands: false, goals, by: "any" };
    const [home, away] = [winsWith(at, now, [goals, 0]), winsWith(at, now, [0, goals])];
    // two ways that are not one sentence
    if (home && away) return undefined;
    if (home || away) return { stands: false, goals, by: home ? "home" : "away" };
  }
  return undefined;
}

/**
 * What the leg of a live soccer match needs at its score of now, from what the exposure settles it by; undefined where no
 * final score decides it, where it is decided already, and where no number of goals of one kind wins it (EXP-04, EXP-08).
 */
export function needsOf(leg: HeldLeg, oddsStyle: OddsStyle, match: HeldMatch): Needs | undefined {
  if (!isSoccerType(match.sportId) || match.state !== "running" || match.score === undefined) return undefined;
  if (hiddenBy(match) !== undefined) return undefined;
  const view = legByScore(leg, oddsStyle, match);
  if (!("at" in view)) return undefined;
  const now = scoreNow(match);
  return view.at(now) === WON ? { stands: true } : fewestOf(view.at, now);
}
