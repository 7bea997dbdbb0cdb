import { afterEach, describe, expect, test } from "vitest";
import vectors from "#app/domain/vectors/time-windows.json" with { type: "json" };
import { dateTimeText, stampText as longStampText } from "./dateTexts.ts";
import { timeText } from "./times.ts";
import { offsetText, secondText, stampText, zoneName } from "./zoneTimes.ts";

interface ZoneRow {
  readonly id: string;
  readonly utc: string;
  readonly timezone: number;
  readonly deviceZone: string;
  /** "MM/DD HH:mm". */
  readonly text: string;
  readonly date: string;
}

const rows = vectors.rows.filter(({ rule }) => rule === "TIME-DISPLAY-OFFSET") as unknown as ZoneRow[];

const ownZone = process.env["TZ"];
afterEach(() => {
  if (ownZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ownZone;
});

test.each(rows)(
  "$id $utc is $text at $timezone on a device in $deviceZone, as every screen writes it",
  ({ utc, timezone, deviceZone, text, date }) => {
    process.env["TZ"] = deviceZone;
    const here: Intl.DateTimeFormatOptions = { timeStyle: "medium", dateStyle: "medium" };
    const wall = new Intl.DateTimeFormat("en-US", { ...here, timeZone: deviceZone });
    expect(new Date(utc).toLocaleString("en-US", here)).toBe(wall.format(new Date(utc)));
    const time = text.slice(6);
    const [year = "", month, day = ""] = date.split("-");
    expect(`${month}/${day} ${time}`).toBe(text);
    // bet page, CSV, ticket picture
    expect(stampText(utc, timezone)).toBe(`${date} ${time}:00 ${offsetText(timezone)}`);
    // cash-out page, notices, what was sent for a bet
    expect(secondText(Date.parse(utc), timezone)).toBe(`${time}:00.000`);
    // lists, slip, records, announcements
    expect(timeText("en-US", utc, timezone)).toBe(time);
    expect(dateTimeText("en-US", utc, timezone)).toMatch(new RegExp(`^[A-Z][a-z]{2}\\s${Number(day)},\\s${time}$`));
    expect(longStampText("en-US", utc, timezone)).toMatch(new RegExp(`\\s${Number(day)},\\s${year},\\s${time}$`));
  },
);

describe("an instant in the member's zone", () => {
  test("to the second with its offset", () =>
    expect(stampText("2026-11-21T09:30:05Z", 8)).toBe("2026-11-21 17:30:05 +08:00"));
  test("half hours count", () => expect(stampText("2026-11-21T09:30:05Z", 6.5)).toBe("2026-11-21 16:00:05 +06:30"));
  test("west of UTC the date may be the day before", () =>
    expect(stampText("2026-11-21T02:00:00Z", -3)).toBe("2026-11-20 23:00:00 -03:00"));
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
