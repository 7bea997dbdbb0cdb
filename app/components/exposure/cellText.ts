import { signed } from "#app/domain/odds/signed.ts";

const THOUSAND = 1_000;
const MILLION = 1_000_000;

const short = (size: number, unit: number, letter: string): string => {
  const tenths = Math.round((size / unit) * 10);
  return `${tenths >= 1_000 || tenths % 10 === 0 ? Math.round(tenths / 10) : tenths / 10}${letter}`;
};

/** A sum in a cell: whole units with sign, "+310", "−100", "0", "+1.2k" from a thousand on, "+3.4m" from a million on (EXP-12). */
export function cellText(amount: number): string {
  const size = Math.round(Math.abs(amount));
  if (size < THOUSAND) return signed(amount < 0 ? -size : size, 0);
  const text = size < MILLION - 50 ? short(size, THOUSAND, "k") : short(size, MILLION, "m");
  return `${amount < 0 ? "−" : "+"}${text}`;
}
