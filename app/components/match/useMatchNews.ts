import { useState } from "react";
import { isSoccerType } from "#app/domain/odds/sports.ts";
import { type Match } from "#app/domain/boards/match.ts";

/** A goal or a red card that came while the match was shown. */
export interface MatchNews {
  readonly kind: "goal" | "red";
  readonly side: 0 | 1;
  /** Counts up with each: two in a row are two events. */
  readonly count: number;
}

const SIDES = [0, 1] as const;

/** The figures whose rise is news. */
interface Figures {
  readonly id: number;
  readonly goals: readonly [number, number] | undefined;
  readonly red: readonly [number, number] | undefined;
}

const figuresOf = ({ id, sportId, score, live }: Match): Figures => ({
  id,
  goals: score && isSoccerType(sportId) ? [score.home, score.away] : undefined,
  red: live?.red,
});

const same = (a: Figures["red"], b: Figures["red"]): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];

/** Which side has more than before, and whether one has less. */
function change(before: Figures["red"], now: Figures["red"]) {
  const by = (side: 0 | 1) => (before && now ? now[side] - before[side] : 0);
  return { risen: SIDES.find((side) => by(side) > 0), fallen: SIDES.some((side) => by(side) < 0) };
}

/** The newest goal or red card of a match while it is news; `over` ends it. A goal that is taken back is none (design-2, 5.1). */
export function useMatchNews(match: Match): { readonly news: MatchNews | undefined; readonly over: () => void } {
  const [seen, setSeen] = useState<{ readonly at: Figures; readonly news: MatchNews | undefined }>({
    at: figuresOf(match),
    news: undefined,
  });
  const now = figuresOf(match);
  let { news } = seen;
  const { at } = seen;
  if (at.id !== now.id || !same(at.goals, now.goals) || !same(at.red, now.red)) {
    const goal = change(at.goals, now.goals);
    const card = change(at.red, now.red);
    const count = (news?.count ?? 0) + 1;
    if (at.id !== now.id || goal.fallen) news = undefined;
    else if (goal.risen !== undefined) news = { kind: "goal", side: goal.risen, count };
    else if (card.risen !== undefined) news = { kind: "red", side: card.risen, count };
    setSeen({ at: now, news });
  }
  return { news, over: () => setSeen({ at: now, news: undefined }) };
}
