import { expect, test } from "vitest";
import { nearDayText } from "./nearDay.ts";

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
