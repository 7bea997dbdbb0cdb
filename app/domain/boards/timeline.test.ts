import { expect, test } from "vitest";
import { match } from "#app/domain/watches/testing/watched.ts";
import { type StatsEvent } from "./matchStats.ts";
import { timelineOf } from "./timeline.ts";

const event = (minute: number, side: number, type: string): StatsEvent => ({ minute, side, type });

const EVENTS = [
  event(14, 1, "goal"),
  event(20, 2, "dangerousAttack"),
  event(38, 1, "Red card"),
  event(43, 2, "goal"),
  event(64, 1, "yellow"),
  event(66, 2, "Goal kick"),
  event(71, 2, "goal"),
];

const live = match({
  sportId: 1,
  stage: "live",
  state: "running",
  live: { period: 2, minute: 71 },
  score: { home: 1, away: 2, homeHalf: 1, awayHalf: 1 },
});

const told = (rows: ReturnType<typeof timelineOf>) =>
  rows.map((row) =>
    [row.kind, "minute" in row ? `${row.minute}'` : "", "score" in row ? row.score?.join("–") : ""]
      .filter(Boolean)
      .join(" "),
  );

test("goals with the score after them, cards, half time and kick-off, newest first", () => {
  expect(told(timelineOf(live, EVENTS))).toEqual([
    "goal 71' 1–2",
    "yellow 64'",
    "half 1–1",
    "goal 43' 1–1",
    "red 38'",
    "goal 14' 1–0",
    "kickOff",
  ]);
});

test("in the first half there is no half-time row, and after the end one for full time", () => {
  const early = { ...live, live: { period: 1, minute: 44 } };
  expect(told(timelineOf(early, EVENTS))).not.toContain("half 1–1");
  const over = match({ ...live, state: "ended", live: { period: 2 } });
  expect(told(timelineOf(over, EVENTS))[0]).toBe("full 1–2");
});

test("a goal of the first half's added time stands before half time", () => {
  const late = [event(14, 1, "goal"), event(47, 2, "goal"), event(71, 2, "goal")];
  expect(told(timelineOf(live, late))).toEqual(["goal 71' 1–2", "half 1–1", "goal 47' 1–1", "goal 14' 1–0", "kickOff"]);
});

test("where the goals do not add up to the score none of them has one", () => {
  const { score: _, ...unscored } = live;
  for (const other of [unscored, { ...live, score: { home: 3, away: 2 } }])
    expect(told(timelineOf(other, EVENTS)).filter((row) => row.startsWith("goal"))).toEqual([
      "goal 71'",
      "goal 43'",
      "goal 14'",
    ]);
});

test("a match that ended without goals and cards has its periods", () => {
  const score = { home: 0, away: 0, homeHalf: 0, awayHalf: 0 };
  expect(told(timelineOf(match({ ...live, state: "ended", score }), []))).toEqual(["full 0–0", "half 0–0", "kickOff"]);
});

test("nothing in play without goals and cards, and for a sport whose minute does not count up", () => {
  expect(timelineOf(live, [event(3, 1, "attack")])).toEqual([]);
  expect(timelineOf(match({ ...live, sportId: 7 }), EVENTS)).toEqual([]);
});
