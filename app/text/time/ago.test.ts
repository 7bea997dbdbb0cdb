import { expect, test } from "vitest";
import { agoText, nearDayText } from "./ago.ts";

test("a time that is past is told in the largest unit that fits, in the language of the member", () => {
  expect([0, 1, 59, 60, 150, 1_439, 1_440, 4_400].map((minutes) => agoText("en-US", minutes))).toEqual([
    "this minute",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "2 hours ago",
    "23 hours ago",
    "yesterday",
    "3 days ago",
  ]);
  expect(agoText("ja-JP", 150)).toBe("2 時間前");
});

const NOW = Date.parse("2026-11-21T15:30:00Z");

test.each([
  ["en-US", "2026-11-21T18:15:00Z", 0, "today"],
  ["en-US", "2026-11-21T18:15:00Z", 8, "tomorrow"],
  ["en-US", "2026-11-21T16:30:00Z", 7.5, "tomorrow"],
  ["en-US", "2026-11-23T01:00:00Z", 0, "in 2 days"],
  ["ja-JP", "2026-11-21T18:15:00Z", 0, "今日"],
  ["es-ES", "2026-11-21T18:15:00Z", 0, "hoy"],
  ["en-US", "soon", 0, ""],
])("%s: %s at %s hours is %s", (locale, iso, offset, is) => {
  expect(nearDayText(locale, iso, offset, NOW)).toBe(is);
});
