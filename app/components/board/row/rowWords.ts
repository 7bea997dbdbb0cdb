import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { hasScore, type Match } from "#app/domain/boards/match.ts";
import { haltedWord, progressSpoken } from "#app/text/progress.ts";
import { timeText } from "#app/text/time/times.ts";

const THAI = /[\u0E00-\u0E7F]/;
const KANA = /[\u30A0-\u30FF]/;

/** True for a name set smaller: over 15 letters, 13 in Thai, 6 in kana (design-2, 4.1). */
export function isLongName(name: string): boolean {
  const most = KANA.test(name) ? 6 : 15;
  return name.length > (THAI.test(name) ? 13 : most);
}

/** What a screen reader says for a row: "Arsenal 2, Chelsea 1, second half, minute 67" (design 6). */
export function rowLabel(i18n: I18n, match: Match, timeZone: number): string {
  const { home, away, score, stage, state } = match;
  const sides = score && hasScore(match) ? `${home} ${score.home}, ${away} ${score.away}` : `${home}, ${away}`;
  const halted = haltedWord(state);
  if (halted) return `${sides}, ${i18n._(halted)}`;
  if (stage !== "live") return `${sides}, ${timeText(i18n.locale, match.startsAt, timeZone)}`;
  return `${sides}, ${progressSpoken(i18n, match)}`;
}

/** True when any price of the match carries the bonus (design 4.2). */
export const hasBonus = ({ markets }: Pick<Match, "markets">): boolean =>
  Object.values(markets).some((lines) => lines.some(({ bonus }) => bonus));

/** The name of the mark that opens a match. */
export const openLabel = (i18n: I18n, { home, away }: Match): string => i18n._(msg`All markets of ${home} v ${away}`);
