import { isTwoPosition, marketOf } from "./markets.ts";
import { ODDS_STYLE, type OddsStyle } from "./odds.ts";

/** The side that gives the handicap; "none" for a level line or invalid text (domain B1). */
export type Giver = "home" | "away" | "none";

const MINUS = "−";

const LINE = /^([+\-−–]?)(\d+(?:\.\d+)?)(?:[/\-−–](\d+(?:\.\d+)?))?$/u;

/**
 * The number of a written line, with the sign as written: "0.25", "0/0.5", "0-0.5", "−0.5/1"; undefined for anything
 * else. A wire Hdp above 0 means that home gives, while a written minus marks the giver (domain B1, B4).
 */
export function parseLine(text: string): number | undefined {
  const [, sign, low, high] = LINE.exec(text.trim()) ?? [];
  if (low === undefined) return undefined;
  const from = Number(low);
  const size = high === undefined ? from : (from + Number(high)) / 2;
  if (high !== undefined && Number(high) - from !== 0.5) return undefined;
  return size === 0 || sign === "" || sign === "+" ? size : -size;
}

/** Who gives the handicap: above 0 home, below 0 away; the only place that knows the sign (domain B1). */
export function giverOf(hdp: string | number): Giver {
  const size = typeof hdp === "number" ? hdp : parseLine(hdp);
  if (!size) return "none";
  return size > 0 ? "home" : "away";
}

/** The size of a line without sign, quarters as two halves: "0/0.5", "1", "1.5/2", "182.5" (domain B4). */
export function lineNotation(line: number): string {
  const size = Math.abs(line);
  const quarters = size * 4;
  if (!Number.isInteger(quarters) || quarters % 2 === 0) return String(size);
  return `${size - 0.25}/${size + 0.25}`;
}

/** A line on one position of a market (domain B4, D). */
export interface PlacedLine {
  readonly marketId: number;
  /** The Hdp text of the row, "" if the market has no line. */
  readonly hdp: string;
  /** 1 home or over, 2 away or under; 1 home, 2 draw, 3 away in three-way handicaps. */
  readonly betPos: number;
}

/**
 * The line as shown for a position: giver "−0/0.5", receiver "+0/0.5", level "0", totals without sign, else ""
 * (domain B4).
 */
export function lineText({ marketId, hdp, betPos }: PlacedLine): string {
  const kind = marketOf(marketId)?.line;
  const size = parseLine(hdp);
  if (kind === undefined || size === undefined) return "";
  const text = lineNotation(size);
  if (kind === "total" || kind === "int-total" || size === 0) return text;
  // The draw of a three-way handicap is "home after its handicap", so it shows the line of home.
  const side = betPos === (kind === "hdp" ? 2 : 3) ? "away" : "home";
  return (giverOf(size) === side ? MINUS : "+") + text;
}

/**
 * True for a line of goals and percentage: in style 6, in handicap and over/under, for three-way lines are decimal in every
 * style and odd/even has no line. Goals are whole, so a half or a quarter is not a Burmese line; it is settled as usual
 * (domain A7, A11, A12).
 */
export const isBurmeseLine = ({
  marketId,
  hdp,
  oddsStyle,
}: Pick<PlacedLine, "marketId" | "hdp"> & { readonly oddsStyle?: OddsStyle | undefined }): boolean =>
  oddsStyle === ODDS_STYLE.BU && isTwoPosition(marketId) && Number.isInteger(parseLine(hdp));

/**
 * A Burmese line, goals then percentage, from the giver or Over: "=", "=+20", "1-50", "2=", "2+80"; the goals alone if
 * the percentage is not known, since "2=" is a line of its own (domain A11).
 */
export function burmeseText(hdp: string, outLevel: number | undefined): string {
  const goals = Math.abs(parseLine(hdp) ?? 0);
  if (outLevel === undefined) return String(goals);
  if (outLevel === 0) return goals === 0 ? "=" : `${goals}=`;
  return `${goals === 0 ? "=" : goals}${outLevel > 0 ? "+" : ""}${outLevel}`;
}

/** True if two Hdp texts are the same line; they are compared as numbers, and "" equals only "" (contract, Hdp). */
export function sameLine(a: string, b: string): boolean {
  const left = parseLine(a);
  return left === undefined ? a.trim() === b.trim() : left === parseLine(b);
}
