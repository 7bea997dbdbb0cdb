import { type Meeting } from "./matchStats.ts";

/** How earlier meetings of two sides ended. */
export interface MeetingTally {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** The side that won a meeting, by the name given there; undefined for a draw. */
export function winnerOf({ home, away, homeScore, awayScore }: Meeting): string | undefined {
  if (homeScore === awayScore) return undefined;
  return homeScore > awayScore ? home : away;
}

/** The meetings of exactly these two sides. */
export const meetingsOf = (meetings: readonly Meeting[], home: string, away: string): readonly Meeting[] =>
  meetings.filter((one) => (one.home === home && one.away === away) || (one.home === away && one.away === home));

/** How often each side won, and how often neither did. */
export function meetingTally(meetings: readonly Meeting[], home: string, away: string): MeetingTally {
  const winners = meetingsOf(meetings, home, away).map(winnerOf);
  const won = (name: string | undefined) => winners.filter((winner) => winner === name).length;
  return { home: won(home), draw: won(undefined), away: won(away) };
}
