import { expect, test } from "vitest";
import { meetingsOf, meetingTally, winnerOf } from "./meetings.ts";

const met = (home: string, away: string, homeScore: number, awayScore: number) => ({
  date: "2026-05-03",
  home,
  away,
  homeScore,
  awayScore,
});

const PAST = [
  met("Napoli", "Juventus", 1, 1),
  met("Juventus", "Napoli", 2, 0),
  met("Napoli", "Juventus", 0, 1),
  met("Juventus", "Napoli", 1, 2),
  met("Juventus", "Napoli", 3, 1),
  // not between these two
  met("Juventus", "Inter", 4, 0),
];

test("the meetings of two sides are told by who won, wherever they played", () => {
  expect(meetingsOf(PAST, "Juventus", "Napoli")).toHaveLength(5);
  expect(meetingTally(PAST, "Juventus", "Napoli")).toEqual({ home: 3, draw: 1, away: 1 });
  expect(meetingTally(PAST, "Napoli", "Juventus")).toEqual({ home: 1, draw: 1, away: 3 });
  expect(meetingTally([], "Napoli", "Juventus")).toEqual({ home: 0, draw: 0, away: 0 });
});

test("nobody wins a draw", () => {
  expect(PAST.map(winnerOf)).toEqual([undefined, "Juventus", "Juventus", "Napoli", "Juventus", "Juventus"]);
});
