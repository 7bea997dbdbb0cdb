/** A whole number above 0 of an address; undefined for anything else. */
function idFrom(value: unknown): number | undefined {
  const id = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/**
 * An address as it was typed. The router lays what a reader returns over it, so a reader names every entry that it knows:
 * what it only left out would reach the page as it was typed.
 */
type Raw = Readonly<Record<string, unknown>>;

/** What the address of a match page says; `type` is the list one came from (spec §2, match page). */
export interface MatchSearch {
  readonly matchId?: number | undefined;
  readonly leagueId?: number | undefined;
  readonly type?: number | undefined;
  /** 1 asks every 5 s (spec §9). */
  readonly debug?: number | undefined;
}

/** Reads the address of a match page; what is no id is left out, and the page says that it fits no match (spec §5). */
export function matchSearch(raw: Raw): MatchSearch {
  const type = Number(raw.type);
  return {
    matchId: idFrom(raw.matchId),
    ...leagueSearch(raw),
    type: [0, 1, 2, 3, 4].includes(type) && raw.type !== undefined ? type : undefined,
    debug: idFrom(raw.debug) === 1 ? 1 : undefined,
  };
}

/** Reads the address of a league's page. */
export const leagueSearch = (raw: Raw): { readonly leagueId?: number | undefined } => ({
  leagueId: idFrom(raw.leagueId),
});

/** The longest search that an address holds. */
const LONGEST_SEARCH = 60;

/** Reads the address of the search: what is looked for, so that it stands there again when one comes back. */
export function searchSearch(raw: Raw): { readonly q?: string | undefined } {
  const q = typeof raw.q === "number" ? String(raw.q) : raw.q;
  return { q: typeof q === "string" && q !== "" ? q.slice(0, LONGEST_SEARCH) : undefined };
}

/** Reads the address of the outright page: which sport's winners, and which league first; without one those of the sport on show. */
export function winnerSearch(raw: Raw): {
  readonly sportId?: number | undefined;
  readonly leagueId?: number | undefined;
} {
  return { sportId: idFrom(raw.sportId), ...leagueSearch(raw) };
}
