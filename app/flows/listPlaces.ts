/** A whole number above 0 of an address; undefined for anything else. */
function idFrom(value: unknown): number | undefined {
  const id = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

type Raw = Readonly<Record<string, unknown>>;

/** What the address of a match page says; `type` is the list one came from (spec §2, match page). */
export interface MatchSearch {
  readonly matchId?: number;
  readonly leagueId?: number;
  readonly type?: number;
  /** 1 asks every 5 s (spec §9). */
  readonly debug?: number;
}

/** Reads the address of a match page; what is no id is left out, and the page says that it fits no match (spec §5). */
export function matchSearch(raw: Raw): MatchSearch {
  const matchId = idFrom(raw.matchId);
  const leagueId = idFrom(raw.leagueId);
  const type = Number(raw.type);
  return {
    ...(matchId !== undefined && { matchId }),
    ...(leagueId !== undefined && { leagueId }),
    ...([0, 1, 2, 3, 4].includes(type) && raw.type !== undefined && { type }),
    ...(idFrom(raw.debug) === 1 && { debug: 1 }),
  };
}

/** Reads the address of a league's page. */
export function leagueSearch(raw: Raw): { readonly leagueId?: number } {
  const leagueId = idFrom(raw.leagueId);
  return leagueId === undefined ? {} : { leagueId };
}

/** The longest search that an address holds. */
const LONGEST_SEARCH = 60;

/** Reads the address of the search: what is looked for, so that it stands there again when one comes back. */
export function searchSearch(raw: Raw): { readonly q?: string } {
  const q = typeof raw.q === "number" ? String(raw.q) : raw.q;
  return typeof q === "string" && q !== "" ? { q: q.slice(0, LONGEST_SEARCH) } : {};
}

/** Reads the address of the outright page: which sport's winners, and which league first; without one those of the sport on show. */
export function winnerSearch(raw: Raw): { readonly sportId?: number; readonly leagueId?: number } {
  const sportId = idFrom(raw.sportId);
  return { ...(sportId !== undefined && { sportId }), ...leagueSearch(raw) };
}
