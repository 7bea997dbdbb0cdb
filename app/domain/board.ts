import { type League, type Match } from "./match.ts";

/** A board: the leagues and matches of one list as of `T`. Plain records, so that untouched entries keep their identity. */
export interface Board {
  /** The server's `T`: only grows; sent back as updateTime. 0 = nothing held yet. */
  readonly T: number;
  readonly leagues: Readonly<Record<number, League>>;
  readonly matches: Readonly<Record<number, Match>>;
  /** Rows of the last answer that did not decode and were dropped. */
  readonly dropped: number;
}
