import { hasSport } from "#app/config.ts";
import { isSportId, type SportId } from "#app/domain/odds/sports.ts";
import { type Day, isDay } from "#app/domain/time/dates.ts";

/** What the URL of the records says: which list, and which days of it. */
export interface RecordsSearch {
  readonly tab?: "settled" | undefined;
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
  /** The bets whose win is shown above the list, their ids joined as text (CRD-01). */
  readonly won?: string | undefined;
}

const dayOf = (value: unknown): Day | undefined => (typeof value === "string" && isDay(value) ? value : undefined);

const WON = /^[\w-]{1,64}(?:,[\w-]{1,64}){0,19}$/;

const wonOf = (value: unknown): string | undefined => {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && WON.test(text) ? text : undefined;
};

/**
 * Reads the URL; what does not fit is ignored (trust E3). The router merges a reader's result over the raw parameters,
 * so each reader returns every entry that it knows.
 */
export function recordsSearch(raw: Readonly<Record<string, unknown>>): RecordsSearch {
  const from = dayOf(raw["from"]);
  const to = dayOf(raw["to"]);
  const range = from !== undefined && to !== undefined;
  return {
    tab: raw["tab"] === "settled" ? "settled" : undefined,
    from: range ? from : undefined,
    to: range ? to : undefined,
    won: wonOf(raw["won"]),
  };
}

function textOf(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" && value.length <= 64 ? value : undefined;
}

/** Which bet: its id is text from the URL to the call (BET-24). */
export const betSearch = (raw: Readonly<Record<string, unknown>>): { readonly betId?: string | undefined } => ({
  betId: textOf(raw["betId"]),
});

/** What the URL of the results says: sport, report day, and whether outrights are meant. */
export interface ResultsSearch {
  readonly sport?: SportId | undefined;
  readonly date?: Day | undefined;
  readonly outright?: true | undefined;
}

/** Reads the URL of the results; what does not fit is omitted (trust E3). */
export function resultsSearch(raw: Readonly<Record<string, unknown>>): ResultsSearch {
  const sport = Number(raw["sport"]);
  return {
    sport: isSportId(sport) && hasSport(sport) ? sport : undefined,
    date: dayOf(raw["date"]),
    outright: raw["outright"] === true || raw["outright"] === "true" ? true : undefined,
  };
}

/** Which rules: a chapter by its name, such as "general", "parlay" or "sport-7". */
export function ruleSearch(raw: Readonly<Record<string, unknown>>): { readonly rule?: string | undefined } {
  const rule = textOf(raw["rule"]);
  return { rule: rule !== undefined && /^[a-z]+(-\d{1,2})?$/.test(rule) ? rule : undefined };
}
