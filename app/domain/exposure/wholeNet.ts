import { isTwoPosition, priceStyle } from "#app/domain/odds/markets.ts";
import { isPrice, ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { type SoldPart, type StakedPrice } from "#app/domain/odds/payout.ts";
import { type Fraction } from "#app/domain/bets/settlement.ts";

const HUNDRED = 100;
const THOUSAND = 1_000;

/** A decimal as a whole number of parts; undefined if it has more digits than that. */
export function wholeParts(value: number, parts: number): number | undefined {
  const whole = Math.round(value * parts);
  // the quotient of two whole numbers is the double nearest to that decimal, and so is the decimal as parsed
  return Number.isSafeInteger(whole) && whole / parts === value ? whole : undefined;
}

/** What a unit stake wins and what is deducted for it, in parts of which `unit` make one (EXP-10). */
interface UnitPrice {
  readonly win: number;
  readonly payment: number;
  readonly unit: number;
}

function unitPrice({ odds, style, marketId }: StakedPrice): UnitPrice | undefined {
  const price = wholeParts(odds, THOUSAND);
  if (price === undefined) return undefined;
  if (!isTwoPosition(marketId) || style === ODDS_STYLE.EU)
    return { win: price - THOUSAND, payment: THOUSAND, unit: THOUSAND };
  const unit = style === ODDS_STYLE.US ? HUNDRED * THOUSAND : THOUSAND;
  return price < 0 ? { win: unit, payment: -price, unit } : { win: price, payment: unit, unit };
}

/** A quotient rounded to a whole number, half away from zero; undefined if a number is too large to be exact. */
function rounded(over: number, under: number): number | undefined {
  if (!Number.isSafeInteger(over) || !Number.isSafeInteger(under * 2)) return undefined;
  const size = Math.abs(over);
  const rest = size % under;
  const whole = (size - rest) / under + (rest * 2 >= under ? 1 : 0);
  return over < 0 ? -whole : whole;
}

/**
 * The net of a single bet in cents by how it ends, in whole numbers: what `exactNet` gives, rounded once, without a decimal
 * library, which costs ten times as much on a page that has just loaded (EXP-12). Undefined if a number has too many digits.
 */
export function wholeNets(
  price: StakedPrice,
  { payment, sold }: SoldPart,
): ((end: Fraction) => number | undefined) | undefined {
  if (!isPrice(price.odds, priceStyle(price.marketId, price.style))) return undefined;
  const unit = unitPrice(price);
  const stake = wholeParts(price.stake, HUNDRED);
  const isPart = sold > 0 && payment > 0;
  const whole = isPart ? wholeParts(payment, HUNDRED) : 1;
  const gone = isPart ? wholeParts(sold, HUNDRED) : 0;
  if (unit === undefined || stake === undefined || stake < 0 || whole === undefined || gone === undefined)
    return undefined;
  const under = unit.unit * HUNDRED * whole;
  return (end) => {
    const part = wholeParts(end, HUNDRED);
    if (part === undefined) return undefined;
    const net = stake * (part > 0 ? unit.win : unit.payment) * part;
    return Number.isSafeInteger(net) ? rounded(net * (whole - gone), under) : undefined;
  };
}
