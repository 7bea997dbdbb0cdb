import { expect, test } from "vitest";
import { dateTimeText, dayParts, dayText, stampText } from "./dateTexts.ts";
import { LANGUAGES } from "#app/domain/member/languages.ts";
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
  expect(stampText("en-US", "2026-12-31T16:30:00Z", 8)).toBe("Jan\u00a01,\u00a02027,\u00a000:30");
  expect(stampText("zh-CN", "2026-11-21T06:20:00Z", 8)).toBe("2026年\u206011月\u206021日\u00a014:20");
  expect(stampText("en-US", "soon", 8)).toBe("–");
});

test.each(Object.keys(LANGUAGES))("no line ends inside a date and its time in %s", (locale) => {
  expect(dateTimeText(locale, "2026-11-21T12:45:00Z", 8)).not.toMatch(/[ \t]/);
  expect(stampText(locale, "2026-11-21T12:45:00Z", 8)).not.toMatch(/[ \t]/);
  // where no space is needed, a line may end after any character
  expect(stampText(locale, "2026-11-21T12:45:00Z", 8)).not.toMatch(/[年月](?!\u2060)/);
});

test("a comma stands between a date and its time only where the language puts one there", () => {
  const said = (locale: string) =>
    dateTimeText(locale, "2026-11-21T12:45:00Z", 8).replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  expect(said("es-ES")).toBe("21 nov, 20:45");
  expect(said("th-TH")).toBe("21 พ.ย. 20:45");
  expect(said("ja-JP")).toBe("11月21日 20:45");
});
