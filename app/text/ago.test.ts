import { expect, test } from "vitest";
import { agoText } from "./ago.ts";

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
