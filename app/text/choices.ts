import { type I18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { burmeseText, giverOf, isBurmeseLine, lineText } from "#app/domain/odds/line.ts";
import { marketOf, OUTRIGHT, positionOf } from "#app/domain/odds/markets.ts";
import { type OddsStyle } from "#app/domain/odds/odds.ts";
import { type PositionKey } from "#app/domain/odds/positions.ts";

/** What names a pick: a Selection, a leg of a record or a cell of a list (spec §3). */
export interface Choice {
  readonly sportId: number;
  readonly marketId: number;
  /** 1-based. */
  readonly betPos: number;
  readonly hdp: string;
  readonly home: string;
  readonly away: string;
  /** The percentage of a Burmese line; undefined if it is not known. */
  readonly outLevel?: number | undefined;
  readonly oddsStyle?: OddsStyle | undefined;
  /** How many positions the market has, if best-of is read from it. */
  readonly positions?: number | undefined;
  /** The runner of an outright. */
  readonly runner?: string;
}

const WORDS: Readonly<Partial<Record<PositionKey, MessageDescriptor>>> = {
  draw: msg`Draw`,
  odd: msg`Odd`,
  even: msg`Even`,
  over: msg`Over`,
  under: msg`Under`,
  exactly: msg`Exactly`,
  yes: msg`Yes`,
  no: msg`No`,
  noGoal: msg`No goal`,
  firstHalf: msg`First half`,
  secondHalf: msg`Second half`,
  tie: msg`Equal`,
  drawWithGoals: msg`Draw with goals`,
  aos: msg`Any other score`,
  "odd/odd": msg`Odd / Odd`,
  "odd/even": msg`Odd / Even`,
  "even/odd": msg`Even / Odd`,
  "even/even": msg`Even / Even`,
};

const keyOf = ({ marketId, sportId, betPos, positions }: Choice): PositionKey =>
  positionOf(marketId, sportId, betPos, positions);

/**
 * The line of a cell: signed for handicaps, plain for totals, goals and percentage in Burmese odds (domain A11, B4).
 */
function lineOf(choice: Choice): string {
  const { hdp, marketId, outLevel, betPos } = choice;
  if (!isBurmeseLine(choice)) return lineText(choice);
  const text = burmeseText(hdp, outLevel);
  const receives = marketOf(marketId)?.line === "hdp" && betPos === (giverOf(hdp) === "away" ? 1 : 2);
  return receives ? `(${text})` : text;
}

/** The side, pair, margin, range, digit or score that a position means. */
function plainName(i18n: I18n, key: PositionKey, home: string, away: string): string {
  const draw = i18n._(msg`Draw`);
  const side = (name: string | undefined): string => {
    if (name === "home") return home;
    return name === "away" ? away : draw;
  };
  if (key === "home" || key === "away") return side(key);
  if (key === "homeOrDraw") return i18n._(msg`${home} or draw`);
  if (key === "homeOrAway") return i18n._(msg`${home} or ${away}`);
  if (key === "drawOrAway") return i18n._(msg`Draw or ${away}`);
  const word = WORDS[key];
  if (word) return i18n._(word);
  const [first, second] = key.split(/[/:]/);
  if (key.includes("/")) return `${side(first)} / ${side(second)}`;
  const part = (second ?? key).replace("-", "–");
  if (first === "home" || first === "away") {
    const team = side(first);
    return i18n._(msg`${team} by ${part}`);
  }
  return first === "pos" ? i18n._(msg`Selection ${part}`) : part;
}

/** The line alone: "−0.5", "2/2.5", "1-50" for a Burmese line, "" if there is none (domain A11, B4). */
export const choiceLine = (choice: Choice): string => lineOf(choice);

/** A pick with its line as `lineText` writes it; an outright has none. */
function pickWith(i18n: I18n, choice: Choice, lineText: (line: string) => string): string {
  if (choice.marketId === OUTRIGHT) return choice.runner ?? choice.home;
  const name = plainName(i18n, keyOf(choice), choice.home, choice.away);
  const line = lineOf(choice);
  return line === "" ? name : `${name} ${lineText(line)}`;
}

/**
 * The pick in full: "Arsenal −0.5", "Over 2/2.5", "Draw", "2–1" (design 4.9). Beside a name a bare 0 would read as
 * goals.
 */
export const choiceTitle = (i18n: I18n, choice: Choice): string =>
  pickWith(i18n, choice, (line) => (line === "0" ? "(0)" : line));

/**
 * The pick as a price cell is named: with the exact line shown in the cell, or speech input would not find it (WCAG
 * 2.5.3).
 */
export const cellName = (i18n: I18n, choice: Choice): string => pickWith(i18n, choice, (line) => line);

/** The pick, short enough for a list cell: "−0.5", "O 2/2.5", "1", "X", "2" (design 4.1). */
export function cellLabel(i18n: I18n, choice: Choice): string {
  const key = keyOf(choice);
  const line = lineOf(choice);
  if (key === "over") return i18n._(msg({ message: `O ${line}`, comment: "Over, one letter where the trade has one" }));
  if (key === "under")
    return i18n._(msg({ message: `U ${line}`, comment: "Under, one letter where the trade has one" }));
  if (line !== "") return line;
  if (key === "home") return i18n._(msg({ message: "1", comment: "Home in 1X2" }));
  if (key === "away") return i18n._(msg({ message: "2", comment: "Away in 1X2" }));
  if (key === "draw") return i18n._(msg({ message: "X", comment: "Draw in 1X2" }));
  return plainName(i18n, key, choice.home, choice.away);
}
