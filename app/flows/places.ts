import { isSportId, type SportId } from "#app/domain/sports.ts";
import { type Day, isDay } from "#app/domain/dates.ts";

/** What the address of the records says: which list, and which days of it. */
export interface RecordsSearch {
  readonly tab?: "settled";
  readonly from?: Day;
  readonly to?: Day;
}

const dayOf = (value: unknown): Day | undefined => (typeof value === "string" && isDay(value) ? value : undefined);

/** Reads the address; what does not fit is left out (trust E3). */
export function recordsSearch(raw: Readonly<Record<string, unknown>>): RecordsSearch {
  const from = dayOf(raw["from"]);
  const to = dayOf(raw["to"]);
  return {
    ...(raw["tab"] === "settled" && { tab: "settled" as const }),
    ...(from !== undefined && to !== undefined && { from, to }),
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" && value.length <= 64
    ? value
    : typeof value === "number"
      ? String(value)
      : undefined;

/** Which bet: its id is text from the address to the call (trust BET-24). */
export function betSearch(raw: Readonly<Record<string, unknown>>): { readonly betId?: string } {
  const betId = textOf(raw["betId"]);
  return betId === undefined ? {} : { betId };
}

/** What the address of the results says: sport, report day, and whether outrights are meant. */
export interface ResultsSearch {
  readonly sport?: SportId;
  readonly date?: Day;
  readonly outright?: true;
}

/** Reads the address of the results; what does not fit is left out (trust E3). */
export function resultsSearch(raw: Readonly<Record<string, unknown>>): ResultsSearch {
  const sport = Number(raw["sport"]);
  const date = dayOf(raw["date"]);
  return {
    ...(isSportId(sport) && { sport }),
    ...(date !== undefined && { date }),
    ...((raw["outright"] === true || raw["outright"] === "true") && { outright: true as const }),
  };
}

/** Which rules: a chapter by its name, such as "general", "parlay" or "sport-7". */
export function ruleSearch(raw: Readonly<Record<string, unknown>>): { readonly rule?: string } {
  const rule = textOf(raw["rule"]);
  return rule === undefined || !/^[a-z]+(-\d{1,2})?$/.test(rule) ? {} : { rule };
}
