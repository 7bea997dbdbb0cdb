/** One statistic, such as shots or possession. */
export interface StatsRow {
  readonly name: string;
  readonly home: number | string;
  readonly away: number | string;
}

/** Something that happened in the match: a goal, a card, a substitution. */
export interface StatsEvent {
  readonly minute: number;
  /** 1 home, 2 away. */
  readonly side: number;
  readonly type: string;
  readonly text?: string;
}

/** An earlier meeting of the two sides. */
export interface Meeting {
  /** ISO 8601. */
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** Where the ball is on the pitch, 0 to 100 from left and from top. */
export interface BallPosition {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly type: string;
}

/** The data of a match page (spec §7, statistics address). */
export interface MatchStats {
  readonly rows: readonly StatsRow[];
  readonly events: readonly StatsEvent[];
  /** The last results of each side, such as "WWDLW"; "" if not known. */
  readonly form: { readonly home: string; readonly away: string };
  readonly meetings: readonly Meeting[];
  readonly ball?: BallPosition;
}

/** The name of an event for comparison: services differ in case, spaces and punctuation. */
export const typeKey = (type: string): string => type.toLowerCase().replaceAll(/[^a-z]/g, "");

const ATTACKS: ReadonlySet<string> = new Set(["attack", "dangerousattack", "shot", "corner"]);

/**
 * What may be said of a ball position: "attack" if it is in the attacked half (home plays to the right), "doubtful" if
 * an attack is reported for a side that has the ball in its own half, and "plain" otherwise.
 */
export function ballClaim({ x, side, type }: BallPosition): "attack" | "doubtful" | "plain" {
  if (!ATTACKS.has(typeKey(type))) return "plain";
  return (side === 1 && x > 50) || (side === 2 && x < 50) ? "attack" : "doubtful";
}
