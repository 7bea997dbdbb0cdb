import { type Flag } from "#app/api/odds/matchData.ts";

/** What happens to a match instead of being played to the end. */
export type Fate = "played" | "postponed" | "abandoned";

/** An event in the script of a test match, at a played minute (45+ counts on: 2H 67' is 67). */
export interface ScriptedEvent {
  readonly minute: number;
  readonly kind: "goal" | "red" | "yellow" | "corner";
  readonly side: 1 | 2;
}

/** A match of the schedule: everything that is known before it starts. Plain data, made from the seed. */
export interface Fixture {
  readonly id: number;
  readonly sportId: number;
  /** The main match of an extension match; equals `id` otherwise. */
  readonly mainId: number;
  /** 0 main, 1 corners, 2 bookings, 3 special, 4 virtual (contract, MatchKind). */
  readonly kind: 0 | 1 | 2 | 4;
  readonly leagueId: number;
  readonly homeId: number;
  readonly awayId: number;
  readonly home: string;
  readonly away: string;
  /** World ms. */
  readonly kickoff: number;
  /** World ms from which the match is on offer. */
  readonly opensAt: number;
  readonly sort: number;
  readonly neutral: Flag;
  readonly willBeLive: Flag;
  readonly tv: number;
  readonly stats: number;
  readonly bonus: boolean;
  /** MinParlayCount; 0 = not for parlays. */
  readonly minParlay: number;
  readonly fate: Fate;
  /** Expected points of each side over the whole match (races: the home side's chance of winning a set, in `home`). */
  readonly home0: number;
  readonly away0: number;
  /** The score that a test wants the match to have: with a script nothing else happens. */
  readonly script?: readonly ScriptedEvent[];
  /** Markets that are suspended from the start (tests). */
  readonly suspended?: readonly number[];
}
