import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type LadderScores, type LadderStep } from "#app/domain/bets/ladder.ts";

interface Teams {
  readonly home: string;
  readonly away: string;
  /** 1 home, 2 away: the side whose margin is described. */
  readonly betPos: number;
  /** The market, which may count only one team's goals. */
  readonly marketId: number;
}

/** The markets that count one team's goals: its side. */
const ONE_TEAM: Readonly<Record<number, "home" | "away">> = { 27: "home", 28: "away" };

/** A side that wins by at least this many goals; 0 includes a draw. */
function leadText(side: string, by: number): MessageDescriptor {
  if (by === 0) return msg`${side} wins or draws`;
  return by === 1 ? msg`${side} wins` : msg`${side} wins by ${by} or more`;
}

function marginText(
  from: number | undefined,
  to: number | undefined,
  { home, away, betPos }: Teams,
): MessageDescriptor {
  const [team, other] = betPos === 2 ? [away, home] : [home, away];
  if (from !== undefined && from === to) {
    if (from === 0) return msg`Draw`;
    const by = Math.abs(from);
    const side = from > 0 ? team : other;
    return msg`${side} wins by ${by}`;
  }
  if (to === undefined && from !== undefined && from >= 0) return leadText(team, from);
  if (from === undefined && to !== undefined && to <= 0) return leadText(other, -to);
  return msg`Any other score`;
}

function totalText(from: number | undefined, to: number | undefined): MessageDescriptor {
  const least = from ?? 0;
  if (to === undefined) return msg`${least} or more in total`;
  if (least === to) return msg`Exactly ${to} in total`;
  return least === 0 ? msg`${to} or fewer in total` : msg`${least} to ${to} in total`;
}

/** The same for one team's goals. */
function teamTotalText(from: number | undefined, to: number | undefined, team: string): MessageDescriptor {
  const least = from ?? 0;
  if (to === undefined) return msg`${team}: ${least} or more`;
  if (least === to) return msg`${team}: exactly ${to}`;
  return least === 0 ? msg`${team}: ${to} or fewer` : msg`${team}: ${least} to ${to}`;
}

/** The final scores of a step in words: "Arsenal wins by 2 or more", "Draw", "3 or more in all", "Arsenal: 2 or more". */
export function scoresText(i18n: I18n, scores: LadderScores, teams: Teams): string {
  if (scores.by === "outcome") {
    if (scores.outcome === "draw") return i18n._(msg`Draw`);
    return i18n._(leadText(scores.outcome === "home" ? teams.home : teams.away, 1));
  }
  const { by, from, to } = scores;
  if (by === "margin") return i18n._(marginText(from, to, teams));
  const side = ONE_TEAM[teams.marketId];
  return i18n._(side === undefined ? totalText(from, to) : teamTotalText(from, to, teams[side]));
}

/** What a step pays, in a word (spec §4, bet result). */
export function payWord({ fraction }: Pick<LadderStep, "fraction">): MessageDescriptor {
  if (fraction === 1) return msg`Full win`;
  if (fraction === 0.5) return msg`Half win`;
  if (fraction === 0) return msg`Money back`;
  if (fraction === -0.5) return msg`Half loss`;
  if (fraction === -1) return msg`Loss`;
  const percent = Math.round(Math.abs(fraction) * 100);
  return fraction > 0 ? msg`Wins ${percent}% of the full win` : msg`Loses ${percent}% of the stake`;
}
