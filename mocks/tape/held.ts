import { type BoardData, type LeagueRow, type MatchRow } from "#app/api/odds/matchData.ts";

/** A client's board, onto which deltas are applied (contract, Delta rule). */
export interface Held {
  readonly T: number;
  readonly matches: ReadonlyMap<number, MatchRow>;
  readonly leagues: ReadonlyMap<string, LeagueRow>;
}

type Markets = MatchRow["MK"];

function marketsLaid(older: Markets, newer: Markets): Markets {
  const laid = { ...older };
  for (const [id, rows] of Object.entries(newer)) {
    const next = Object.fromEntries(
      Object.entries(rows === null ? {} : { ...laid[id], ...rows }).filter(([, row]) => row !== null),
    );
    if (Object.keys(next).length === 0) delete laid[id];
    else laid[id] = next;
  }
  return laid;
}

/** A match applied to its older state; null removes, what is absent stays. */
function matchLaid(older: MatchRow | undefined, newer: MatchRow): MatchRow {
  const { ML = older?.ML, MEXT = older?.MEXT, ...rest } = newer;
  return { ...older, ...rest, ML: ML ?? null, MEXT: MEXT ?? null, MK: marketsLaid(older?.MK ?? {}, newer.MK) };
}

/** Nothing yet. */
export const NOTHING: Held = { T: 0, matches: new Map(), leagues: new Map() };

/** A response applied to the current board. A whole board replaces it. */
export function laid(held: Held, data: BoardData): Held {
  const base = data.Full === 1 ? NOTHING : held;
  const matches = new Map(base.matches);
  for (const id of data.D) matches.delete(id);
  for (const match of data.MH) matches.set(match.MatchID, matchLaid(matches.get(match.MatchID), match));
  return { T: data.T, matches, leagues: new Map([...base.leagues, ...Object.entries(data.LG ?? {})]) };
}

/** A whole board as client state. */
export const heldOf = (data: BoardData): Held => laid(NOTHING, data);

/** The client's state, as a whole board. */
export function wholeOf({ T, matches, leagues }: Held): BoardData {
  const MH = [...matches.values()].map(({ ML, MEXT, ...rest }) => ({
    ...rest,
    ...(MEXT && { MEXT }),
    ...(ML && { ML }),
  }));
  const used = new Set(MH.map(({ M }) => String(M[0])));
  const LG = Object.fromEntries([...leagues].filter(([id]) => used.has(id)));
  return { Code: 0, T, LG, MH, D: [] };
}
