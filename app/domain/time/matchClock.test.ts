import { describe, expect, test } from "vitest";
import { clockDigits, clockMark, clockSeconds, countDown } from "./matchClock.ts";

const AT = 1_000_000;

describe("the clock of a running match", () => {
  const told = clockMark(undefined, 67, AT);

  test("counts from the told minute, a second a second", () => {
    expect(clockSeconds(told, AT)).toBe(67 * 60);
    expect(clockSeconds(told, AT + 12_999)).toBe(67 * 60 + 12);
  });

  test("stands at the end of the next minute while nothing is told, and never runs back before its answer", () => {
    expect(clockSeconds(told, AT + 119_000)).toBe(68 * 60 + 59);
    expect(clockSeconds(told, AT + 900_000)).toBe(68 * 60 + 59);
    expect(clockSeconds(told, AT - 5_000)).toBe(67 * 60);
  });

  test("runs on where the same minute is told again, and where the next one holds what it shows", () => {
    expect(clockMark(told, 67, AT + 30_000)).toBe(told);
    expect(clockMark(told, 68, AT + 75_000)).toEqual({ minute: 68, at: AT + 75_000, from: 68 * 60 + 15 });
  });

  test("goes on to a minute that it has not reached, and back to one that is corrected", () => {
    expect(clockMark(told, 68, AT + 30_000).from).toBe(68 * 60);
    expect(clockMark(told, 46, AT + 30_000).from).toBe(46 * 60);
  });
});

test.each([
  [2, 67 * 60 + 12, "67:12"],
  [1, 4 * 60 + 5, "04:05"],
  [1, 45 * 60 + 59, "45:59"],
  [1, 47 * 60 + 12, "45+2:12"],
  [2, 93 * 60, "90+3:00"],
  [3, 93 * 60, "93:00"],
])("in period %d %d seconds are %s", (period, seconds, text) => {
  expect(clockDigits(period, seconds)).toBe(text);
});

test.each([
  [0, { unit: "over" }],
  [-5_000, { unit: "over" }],
  [200, { unit: "clock", text: "0:00:01" }],
  [8_075_000, { unit: "clock", text: "2:14:35" }],
  [21_600_000, { unit: "clock", text: "6:00:00" }],
  [21_601_000, { unit: "hour", value: 6 }],
  [86_400_000, { unit: "hour", value: 24 }],
  [90_000_000, { unit: "day", value: 1 }],
  [180_000_000, { unit: "day", value: 2 }],
])("%d ms before kick-off it says %j", (ms, said) => {
  expect(countDown(ms)).toEqual(said);
});
