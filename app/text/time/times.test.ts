import { expect, test } from "vitest";
import { dayParts, dayText, stampText } from "./dateTexts.ts";
import { otherDayText, timeText } from "./times.ts";

test("kick-off is shown in the chosen zone, whatever the device's", () => {
  expect(timeText("en-US", "2026-11-21T12:45:00Z", 8)).toBe("20:45");
  expect(timeText("en-US", "2026-11-21T16:00:00Z", 8)).toBe("00:00");
  expect(timeText("th-TH", "2026-11-21T12:45:00Z", 5.5)).toBe("18:15");
  expect(timeText("en-US", "soon", 8)).toBe("–");
});

test("a kick-off after midnight of its report day says its weekday", () => {
  expect(otherDayText("en-US", "2026-11-21T12:45:00Z", 8)).toBe("");
  expect(otherDayText("en-US", "2026-11-21T17:45:00Z", 8)).toBe("Sun");
});

test("a day of a strip is its weekday and its date, in every language a numeral", () => {
  expect(dayParts("en-US", "2026-11-21")).toEqual({ weekday: "Sat", date: "21" });
  expect(dayParts("zh-CN", "2026-11-21")).toEqual({ weekday: "周六", date: "21" });
  expect(dayText("en-US", "2026-11-21")).toBe("Saturday, November 21");
  expect(dayParts("en-US", "soon").date).toBe("–");
});

test("in a list of several days a kick-off on another day than today says its weekday", () => {
  expect(otherDayText("en-US", "2026-11-21T12:45:00Z", 8, "2026-11-21")).toBe("");
  expect(otherDayText("en-US", "2026-11-22T12:45:00Z", 8, "2026-11-21")).toBe("Sun");
});

test("what is read long after names its year", () => {
  expect(stampText("en-US", "2026-12-31T16:30:00Z", 8)).toBe("Jan 1, 2027, 00:30");
  expect(stampText("zh-CN", "2026-11-21T06:20:00Z", 8)).toBe("2026年11月21日, 14:20");
  expect(stampText("en-US", "soon", 8)).toBe("–");
});
