import { describe, expect, test } from "vitest";
import { dateIn, offsetText, secondText, stampText, zoneName } from "./zoneTimes.ts";

describe("an instant in the member's zone", () => {
  test("to the second with its offset", () =>
    expect(stampText("2026-11-21T09:30:05Z", 8)).toBe("2026-11-21 17:30:05 +08:00"));
  test("half hours count", () => expect(stampText("2026-11-21T09:30:05Z", 6.5)).toBe("2026-11-21 16:00:05 +06:30"));
  test("west of UTC the date may be the day before", () =>
    expect(dateIn("2026-11-21T02:00:00Z", -3)).toBe("2026-11-20"));
  test("no daylight saving, whatever the device's zone", () =>
    expect(secondText(Date.parse("2026-07-01T00:00:00.120Z"), 8)).toBe("08:00:00.120"));
  test("an instant that does not read is a dash", () => expect(stampText("soon", 8)).toBe("–"));
});

test.each([
  [8, "+08:00", "GMT+8"],
  [6.5, "+06:30", "GMT+6:30"],
  [0, "+00:00", "GMT+0"],
  [-3, "-03:00", "GMT−3"],
  [-3.5, "-03:30", "GMT−3:30"],
])("an offset of %d is %s and %s", (hours, iso, name) => {
  expect(offsetText(hours)).toBe(iso);
  expect(zoneName(hours)).toBe(name);
});
