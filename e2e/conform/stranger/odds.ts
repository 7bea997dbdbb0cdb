/** The report day of a moment (ms since 1970): days roll at 04:00 UTC. */
export const reportDay = (at: number): string => new Date(at - 4 * 3_600_000).toISOString().slice(0, 10);

/** Rounded once, half away from zero; the detour over text removes what binary fractions add. */
const rounded = (value: number, places: number): number => {
  const size = 10 ** places;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * size).toFixed(6)))) / size;
};

/** An amount of money in cents, half away from zero. */
export const money = (amount: number): number => rounded(amount, 2);

/** Cut to so many decimals. */
export const cut = (value: number, places: number): number =>
  Math.floor(Number((value * 10 ** places).toFixed(6))) / 10 ** places;

/** The markets of this bookmaker that are priced in the member's style: handicap, over/under and odd/even. */
const STYLED: ReadonlySet<number> = new Set([1, 2, 3, 4, 7]);

/** The styles on offer: American, Hong Kong, decimal and Malay; neither Indonesian nor Burmese. */
export const STYLES: readonly number[] = [5, 3, 2, 1];

/** A decimal price in a style, three decimals at most; American ones are whole. 0 stays 0: not offered. */
export function priceIn(style: number, market: number, decimal: number): number {
  const net = decimal - 1;
  if (decimal === 0 || style === 2 || !STYLED.has(market)) return decimal;
  if (style === 3) return rounded(net, 3);
  if (style === 1) return rounded(net > 1 ? -1 / net : net, 3);
  return rounded(net < 1 ? -100 / net : net * 100, 0);
}

/** What a single bet deducts and wins: with a price below 0 the typed amount is the amount to win. */
export function owed(stake: number, odds: number, style: number, market: number): { payment: number; win: number } {
  if (style === 2 || !STYLED.has(market)) return { payment: money(stake), win: money(stake * (odds - 1)) };
  const perUnit = style === 5 ? odds / 100 : odds;
  return perUnit < 0
    ? { payment: money(stake * -perUnit), win: money(stake) }
    : { payment: money(stake), win: money(stake * perUnit) };
}
