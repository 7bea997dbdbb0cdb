import { type Board } from "#app/domain/boards/board.ts";
import { type Match } from "#app/domain/boards/match.ts";

/** A side of a match that a list holds: with it comes the team's id, by which its crest is known. */
export interface HeldSide {
  readonly match: Match;
  readonly side: 0 | 1;
}

/** A team as a record names it. */
export interface NamedTeam {
  readonly name: string;
  /** Where it plays, if the record says so: a club of two leagues may have two ids. */
  readonly matchId?: number | undefined;
  readonly leagueId?: number | undefined;
}

type Names = ReadonlyMap<string, HeldSide>;

/** A board never changes: its names are read once. */
const read = new WeakMap<Board, Names>();

const keyOf = (name: string, leagueId?: number): string => (leagueId === undefined ? name : `${leagueId} ${name}`);

function namesOf(board: Board): Names {
  const known = read.get(board);
  if (known) return known;
  const names = new Map<string, HeldSide>();
  for (const match of Object.values(board.matches)) {
    for (const side of [0, 1] as const) {
      if (!(side === 0 ? match.homeId : match.awayId)) continue;
      const name = side === 0 ? match.home : match.away;
      names.set(keyOf(name, match.leagueId), { match, side });
      if (!names.has(name)) names.set(name, { match, side });
    }
  }
  read.set(board, names);
  return names;
}

/** The side of a match by its name; undefined for a match that gives its teams no ids. */
function sideIn(match: Match | undefined, name: string): HeldSide | undefined {
  if (!match?.homeId) return undefined;
  if (match.home === name) return { match, side: 0 };
  return match.away === name && match.awayId ? { match, side: 1 } : undefined;
}

/** A team by its name in the boards, newest first: on its match, else in its league, else anywhere; undefined if none has it. */
export function heldSide(boards: readonly Board[], { name, matchId, leagueId }: NamedTeam): HeldSide | undefined {
  const first = <Found>(find: (board: Board) => Found | undefined): Found | undefined => {
    for (const board of boards) {
      const found = find(board);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return (
    (matchId !== undefined ? first(({ matches }) => sideIn(matches[matchId], name)) : undefined) ??
    (leagueId !== undefined ? first((board) => namesOf(board).get(keyOf(name, leagueId))) : undefined) ??
    first((board) => namesOf(board).get(name))
  );
}
