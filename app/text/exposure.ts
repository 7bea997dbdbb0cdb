import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Listed } from "#app/domain/exposure/exposure.ts";
import { type Hidden, type OutReason } from "#app/domain/exposure/legs.ts";
import { type Question, type StripStep } from "#app/domain/exposure/strips.ts";
import { scoresText } from "./ladder.ts";
import { winningMarginName } from "./markets.ts";

const HIDDEN: Readonly<Record<Hidden, MessageDescriptor>> = {
  ended: msg`The match has ended.`,
  abandoned: msg`The match was abandoned.`,
  postponed: msg`The match is postponed.`,
  pending: msg`Waiting for the result.`,
  regularTimeOver: msg`Regular time is over: these bets are being settled.`,
};

/** Why a match shows no results by its final score (EXP-02). */
export const hiddenWord = (why: Hidden): MessageDescriptor => HIDDEN[why];

const REASONS: Readonly<Record<OutReason, MessageDescriptor>> = {
  sold: msg`Cashed out`,
  otherMatches: msg`Depends on other matches`,
  extension: msg`Depends on corners or bookings`,
  goalOrder: msg`Depends on who scores when`,
  corners: msg`Depends on corners`,
  part: msg`Depends on a part of the match`,
  regularTime: msg`Counts regular time only`,
  halfTime: msg`Depends on the half-time score`,
  burmese: msg`The bet record lacks the percentage of its line`,
  betScore: msg`The score at the bet is not known`,
  unknown: msg`The app does not know this kind of bet`,
};

/** Why a bet is in no cell (EXP-14). */
export function reasonText(i18n: I18n, { reason = "unknown", others }: Pick<Listed, "reason" | "others">): string {
  if (others !== undefined) return i18n._(msg`Depends on other matches, still open: ${others}`);
  return i18n._(REASONS[reason]);
}

const QUESTIONS: Readonly<Record<Exclude<Question, "margin">, MessageDescriptor>> = {
  winner: msg({ message: "Winner", context: "of a match" }),
  total: msg`Total`,
  home: msg`Home total`,
  away: msg`Away total`,
  parity: msg`Odd / Even`,
  digit: msg`Last digit`,
  homeDigit: msg`Last digit, home`,
  awayDigit: msg`Last digit, away`,
  score: msg`Correct score`,
};

/** What a strip asks about the end of a match (EXP-13). */
export const questionWord = (by: Question, sportId: number): MessageDescriptor =>
  by === "margin" ? winningMarginName(sportId) : QUESTIONS[by];

interface Teams {
  readonly home: string;
  readonly away: string;
}

function rangeText(from: number | null, to: number | null): string {
  if (from === null || to === null) return to === null ? `${from ?? 0}+` : `≤ ${to}`;
  return from === to ? String(from) : `${from}–${to}`;
}

const ANSWERS: Readonly<Record<string, MessageDescriptor>> = { draw: msg`Draw`, odd: msg`Odd`, even: msg`Even` };

/** A margin between the sides in figures, where there are no words for it: "−3 to 5". */
function marginText(i18n: I18n, from: number | null, to: number | null, teams: Teams): string {
  const scores = { by: "margin" as const, from: from ?? undefined, to: to ?? undefined };
  const isWord = from === null || to === null || from === to;
  if (isWord && !(from !== null && from < 0 && to === null) && !(to !== null && to > 0 && from === null))
    return scoresText(i18n, scores, { ...teams, betPos: 1, marketId: 1 });
  const side = (margin: number | null, open: string): string => {
    if (margin === null) return open;
    if (margin === 0) return i18n._(msg`Draw`);
    return `${margin > 0 ? teams.home : teams.away} ${Math.abs(margin)}`;
  };
  return `${side(from, teams.away)} – ${side(to, teams.home)}`;
}

/** A step of a strip: "Lakers wins by 6 or more", "118–179", "Draw", "2–1" (EXP-13). */
export function stepText(i18n: I18n, by: Question, step: StripStep, teams: Teams): string {
  if ("from" in step)
    return by === "margin" ? marginText(i18n, step.from, step.to, teams) : rangeText(step.from, step.to);
  const { is } = step;
  if (is === "home" || is === "away") return teams[is];
  const word = ANSWERS[is];
  return word ? i18n._(word) : is.replace("digit:", "").replace("-", "–");
}
