/** Twelve pairs of club colours, two three-digit hex colours each. */
const PAIRS = "c22fff15bfff1258cf7128cf139fc3b12fc3075fff053fd4223fff223fb2529ecff72222";

const PAIR_COUNT = 12;

/** How a field is divided: half, stripe, hoop, sash, quarters. */
export type CrestPattern = 0 | 1 | 2 | 3 | 4;

/** The two colours of a side as CSS writes them, and how they divide its field. */
export interface Crest {
  readonly a: string;
  readonly b: string;
  readonly pattern: CrestPattern;
}

/** The operator's own crests by team id: "c22fff0" is colour, colour, pattern. */
export type CrestTable = Readonly<Record<string, string>>;

const NO_TABLE: CrestTable = {};

/** Sports of single players, who wear no club's colours. */
const PLAYERS: ReadonlySet<number> = new Set([7, 8, 9, 10, 17, 19, 20, 21, 22, 23]);

/** True where the two sides are people and not clubs: their mark is round. */
export const isOfPlayers = (sportId: number): boolean => PLAYERS.has(sportId);

const isPattern = (value: number): value is CrestPattern => Number.isInteger(value) && value >= 0 && value <= 4;

const hashOf = (teamId: number): number => Math.imul(teamId, 0x9e3779b1) >>> 0;

/** Reads an entry of the operator's table; undefined for none, or for one that cannot be read. */
function given(table: CrestTable, teamId: number): Crest | undefined {
  const [, a, b, digit] = /^([\da-f]{3})([\da-f]{3})([0-4])$/i.exec(table[teamId] ?? "") ?? [];
  const pattern = Number(digit);
  if (a === undefined || b === undefined || !isPattern(pattern)) return undefined;
  return { a: `#${a}`, b: `#${b}`, pattern };
}

function hashed(teamId: number, turn: 0 | 1): Crest {
  const hash = hashOf(teamId);
  const at = (((hash % PAIR_COUNT) + turn) % PAIR_COUNT) * 6;
  const pattern = (hash >>> 8) % 5;
  return {
    a: `#${PAIRS.slice(at, at + 3)}`,
    b: `#${PAIRS.slice(at + 3, at + 6)}`,
    pattern: isPattern(pattern) ? pattern : 0,
  };
}

/**
 * The crest of a team: the operator's, else one that its id always gives. `rivalId` is the home side of an away team: where
 * both would wear the same colours the away side takes the next pair.
 */
export function crestOf(teamId: number, rivalId?: number, table: CrestTable = NO_TABLE): Crest {
  const own = given(table, teamId);
  if (own) return own;
  const plain = hashed(teamId, 0);
  if (rivalId === undefined) return plain;
  const rival = crestOf(rivalId, undefined, table);
  return rival.a === plain.a && rival.b === plain.b ? hashed(teamId, 1) : plain;
}

/** A crest as the background of its shield. */
export function crestFill({ a, b, pattern }: Crest): string {
  switch (pattern) {
    case 0:
      return `linear-gradient(90deg, ${a} 50%, ${b} 0)`;
    case 1:
      return `repeating-linear-gradient(90deg, ${a} 0 20%, ${b} 0 40%)`;
    case 2:
      return `repeating-linear-gradient(${a} 0 25%, ${b} 0 50%)`;
    case 3:
      return `linear-gradient(130deg, ${a} 38%, ${b} 0 62%, ${a} 0)`;
    case 4:
      return `conic-gradient(${b} 25%, ${a} 0 50%, ${b} 0 75%, ${a} 0)`;
  }
}
