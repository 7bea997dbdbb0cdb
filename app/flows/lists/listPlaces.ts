/** A whole number above 0 from a URL; undefined for anything else. */
function idFrom(value: unknown): number | undefined {
  const id = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/**
 * The raw parameters of a URL. The router merges a reader's result over them, so a reader returns every entry that it
 * knows: one that it merely omitted would reach the page raw.
 */
type Raw = Readonly<Record<string, unknown>>;

/** What the URL of a match page says; `type` is the list the member came from (spec §2, match page). */
export interface MatchSearch {
  readonly matchId?: number | undefined;
  readonly leagueId?: number | undefined;
  readonly type?: number | undefined;
  /** 1 polls every 5 s (spec §9). */
  readonly debug?: number | undefined;
}

/** Reads the URL of a match page; an invalid id is omitted, and the page says that no match fits (spec §5). */
export function matchSearch(raw: Raw): MatchSearch {
  const type = Number(raw.type);
  return {
    matchId: idFrom(raw.matchId),
    ...leagueSearch(raw),
    type: [0, 1, 2, 3, 4].includes(type) && raw.type !== undefined ? type : undefined,
    debug: idFrom(raw.debug) === 1 ? 1 : undefined,
  };
}

/** Reads the URL of a league's page. */
export const leagueSearch = (raw: Raw): { readonly leagueId?: number | undefined } => ({
  leagueId: idFrom(raw.leagueId),
});

/** The longest search text in a URL. */
const LONGEST_SEARCH = 60;

/** Reads the URL of the search: its text, so that it is still there when the member comes back. */
export function searchSearch(raw: Raw): { readonly q?: string | undefined } {
  const q = typeof raw.q === "number" ? String(raw.q) : raw.q;
  return { q: typeof q === "string" && q !== "" ? q.slice(0, LONGEST_SEARCH) : undefined };
}

/**
 * Reads the URL of the outright page: which sport's winners, and which league first; by default those of the current
 * sport.
 */
export function winnerSearch(raw: Raw): {
  readonly sportId?: number | undefined;
  readonly leagueId?: number | undefined;
} {
  return { sportId: idFrom(raw.sportId), ...leagueSearch(raw) };
}
