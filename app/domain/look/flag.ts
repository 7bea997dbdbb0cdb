/**
 * Three bands of a country's flag: which way they run (| side by side, - below each other), where the first ends and the last
 * starts in percent, and their colours.
 */
const BANDS: Readonly<Record<string, string>> = {
  Argentina: "-33,67 6ad fff 6ad",
  Austria: "-33,67 c23 fff c23",
  Belgium: "|33,67 111 fd0 d22",
  Bulgaria: "-33,67 fff 096 d21",
  Ecuador: "-50,75 fd0 049 d12",
  Egypt: "-33,67 c12 fff 111",
  France: "|33,67 049 fff d33",
  Germany: "-33,67 111 d00 fc0",
  India: "-33,67 f93 fff 182",
  Indonesia: "-50,50 d12 d12 fff",
  Iran: "-33,67 293 fff d00",
  Ireland: "|33,67 196 fff f83",
  Italy: "|33,67 094 fff c23",
  Mexico: "|33,67 064 fff c12",
  Netherlands: "-33,67 a12 fff 248",
  Nigeria: "|33,67 085 fff 085",
  Peru: "|33,67 d12 fff d12",
  Poland: "-50,50 fff fff d14",
  Portugal: "|40,40 063 063 d12",
  Qatar: "|33,33 fff fff 813",
  Russia: "-33,67 fff 03a d22",
  Serbia: "-33,67 c34 047 fff",
  Slovenia: "-33,67 fff 05a e11",
  Spain: "-27,73 a12 fb0 a12",
  Thailand: "-33,67 a13 224 a13",
  Ukraine: "-50,50 05b 05b fd0",
};

/** The cross of England, which bands cannot draw. */
const ENGLAND = "linear-gradient(90deg, #0000 42%, #c12 0 58%, #0000 0), linear-gradient(#fff 39%, #c12 0 61%, #fff 0)";

/**
 * The flag of the country that the English name of a league starts with, as a background; undefined where it names none, or
 * one whose flag is not drawn by bands.
 */
export function flagOf(leagueName: string): string | undefined {
  const country = /^[A-Z][a-z]+(?= )/.exec(leagueName)?.[0] ?? "";
  if (country === "England") return ENGLAND;
  const [, way, first, last, a, b, c] = /^([|-])(\d+),(\d+) (\w+) (\w+) (\w+)$/.exec(BANDS[country] ?? "") ?? [];
  if (a === undefined) return undefined;
  return `linear-gradient(${way === "|" ? "90deg" : "180deg"}, #${a} ${first}%, #${b} 0 ${last}%, #${c} 0)`;
}
