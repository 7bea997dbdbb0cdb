/** A number by the digits it prints as: units × 10^-scale, so that no binary error remains. */
export interface Decimal {
  readonly minus: boolean;
  readonly units: bigint;
  readonly scale: number;
}

const PRINTED = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The decimal in the printed form of a Number or Big; undefined if there is none. */
export function decimalFrom(printed: string): Decimal | undefined {
  const [, sign, whole = "", part = "", exponent = "0"] = PRINTED.exec(printed) ?? [];
  if (sign === undefined) return undefined;
  const scale = part.length - Number(exponent);
  const units = BigInt(whole + part);
  const more = Math.max(0, -scale);
  return { minus: sign !== "", units: units * 10n ** BigInt(more), scale: scale + more };
}

/** How many 10^-places it is, without its sign, halves away from zero (domain A10). */
export function unitsAt({ units, scale }: Decimal, places: number): bigint {
  if (scale <= places) return units * 10n ** BigInt(places - scale);
  const step = 10n ** BigInt(scale - places);
  return (2n * units + step) / (2n * step);
}

/** This many 10^-places as text with all decimals. */
export function placed(units: bigint, places: number): string {
  const digits = String(units).padStart(places + 1, "0");
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A number plus a whole one, added as the decimals they print as; the number nearest to their sum. */
export function plusWhole(value: number, whole: number): number {
  const read = decimalFrom(String(value));
  if (read === undefined) return Number.NaN;
  const sum = (read.minus ? -read.units : read.units) + BigInt(whole) * 10n ** BigInt(read.scale);
  return Number(`${sum}e-${read.scale}`);
}
