import { decimalFrom, placed, plusWhole, unitsAt } from "./decimal.ts";

/** The six odds styles by name: Malay, European, Hong Kong, Indonesian, American, Burmese (spec §1, domain A1). */
export const ODDS_STYLE = { MY: 1, EU: 2, HK: 3, ID: 4, US: 5, BU: 6 } as const;

/** Their numbers, as the wire and storage have them. */
export const ODDS_STYLES = [1, 2, 3, 4, 5, 6] as const;

/** The server's number of an odds style (spec §1). */
export type OddsStyle = (typeof ODDS_STYLE)[keyof typeof ODDS_STYLE];

/**
 * How a price is written: `converted` = computed here, so a third decimal was not sent and is not shown (domain A5).
 */
export interface PriceText {
  readonly converted?: boolean;
}

/** Shown when there is no price (spec §5, domain A5). */
export const NO_PRICE = "–";

/** The true minus of prices and lines, not a hyphen. */
export const MINUS = "−";

/** True for the numbers 1 to 6 (spec §1). */
export const isOddsStyle = (value: unknown): value is OddsStyle =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 6;

/** Net of a signed price: above 0 what `unit` wins, below 0 what has to be risked to win it. */
const signedNet = (odds: number, unit: number): number => (odds > 0 ? odds / unit : unit / -odds);

/** True for a number that is a price in that style (domain A3). */
export function isPrice(odds: number, style: OddsStyle): boolean {
  if (!Number.isFinite(odds)) return false;
  const size = Math.abs(odds);
  switch (style) {
    case ODDS_STYLE.MY:
      return size > 0 && size <= 1;
    case ODDS_STYLE.EU:
      return odds > 1;
    case ODDS_STYLE.HK:
    case ODDS_STYLE.BU:
      return odds > 0;
    case ODDS_STYLE.ID:
      return size >= 1;
    case ODDS_STYLE.US:
      return size >= 100;
    default:
      return false;
  }
}

/** Net profit per unit at risk, above 0; undefined if the number is not a price in that style (domain A3). */
export function toNet(odds: number, style: OddsStyle): number | undefined {
  if (!isPrice(odds, style)) return undefined;
  // In binary 2.005 - 1 is less than 1.005, which would lose half a cent.
  if (style === ODDS_STYLE.EU) return plusWhole(odds, -1);
  return signedNet(odds, style === ODDS_STYLE.US ? 100 : 1);
}

/** The unrounded price in a style for a net profit per unit; undefined for a net of 0 or less (domain A3). */
export function fromNet(net: number, style: OddsStyle): number | undefined {
  if (!Number.isFinite(net) || net <= 0) return undefined;
  switch (style) {
    case ODDS_STYLE.MY:
      return net <= 1 ? net : -1 / net;
    case ODDS_STYLE.EU:
      return plusWhole(net, 1);
    case ODDS_STYLE.HK:
    case ODDS_STYLE.BU:
      return net;
    case ODDS_STYLE.ID:
      return net >= 1 ? net : -1 / net;
    case ODDS_STYLE.US:
      return net >= 1 ? 100 * net : -100 / net;
    default:
      return undefined;
  }
}

/** The same price in another style, unrounded; undefined if it is not a price in the first (domain A3, A4). */
export function convertOdds(odds: number, from: OddsStyle, to: OddsStyle): number | undefined {
  return fromNet(toNet(odds, from) ?? Number.NaN, to);
}

/** The decimal price, above 1, of a price in any style; undefined if it is invalid (domain A3). */
export const decimalOf = (odds: number, style: OddsStyle): number | undefined =>
  convertOdds(odds, style, ODDS_STYLE.EU);

/** The text of a price: minus as U+2212, plus only in US, evens and zero never negative, a dash for no price (domain A5). */
export function formatOdds(odds: number, style: OddsStyle, { converted = false }: PriceText = {}): string {
  // Thirteen digits keep every price that is sent and drop the last-bit noise of a division, which would spoil the
  // rounding of halves.
  const exact = toNet(odds, style) === undefined ? undefined : decimalFrom(odds.toPrecision(13));
  if (exact === undefined) return NO_PRICE;
  const { minus } = exact;
  if (style === ODDS_STYLE.US) {
    const whole = unitsAt(exact, 0);
    return (minus && whole !== 100n ? MINUS : "+") + placed(whole, 0);
  }
  const third = !converted && unitsAt(exact, 3) % 10n !== 0n;
  const places = third ? 3 : 2;
  const shown = unitsAt(exact, places);
  const isEvens = shown === 10n ** BigInt(places);
  return (minus && shown !== 0n && !isEvens ? MINUS : "") + placed(shown, places);
}

/** True if the price is printed with a minus, and so in red; evens never is (domain A6). */
export const isNegativePrice = (odds: number, style: OddsStyle, text: PriceText = {}): boolean =>
  formatOdds(odds, style, text).startsWith(MINUS);

/**
 * True for a price shown in red: negative in Malay and Indonesian odds, where the minus is the exception; in American
 * odds half of all are negative.
 */
export const isRedPrice = (odds: number, style: OddsStyle, text: PriceText = {}): boolean =>
  style !== ODDS_STYLE.US && isNegativePrice(odds, style, text);

/** 1 if b pays more than a, -1 if it pays less, 0 if equal or if either is not a price (domain A6). */
export function compareOdds(a: number, b: number, style: OddsStyle): -1 | 0 | 1 {
  const before = toNet(a, style);
  const after = toNet(b, style);
  if (before === undefined || after === undefined || before === after) return 0;
  return after > before ? 1 : -1;
}

/**
 * What decides the current style: the wanted one (URL or setting), the server's list and default, and its Burma flag.
 */
export interface StyleQuery {
  readonly wanted: unknown;
  readonly allowed: readonly number[];
  readonly hasBurma: boolean;
  readonly serverDefault: unknown;
}

/**
 * The current style: the wanted one, else the server's, else decimal; each only if allowed (spec §3, §6, domain A2).
 */
export function allowedStyle({ wanted, allowed, hasBurma, serverDefault }: StyleQuery): OddsStyle {
  const mayUse = (style: unknown): style is OddsStyle =>
    isOddsStyle(style) && allowed.includes(style) && (style !== ODDS_STYLE.BU || hasBurma);
  if (mayUse(wanted)) return wanted;
  return mayUse(serverDefault) ? serverDefault : ODDS_STYLE.EU;
}
