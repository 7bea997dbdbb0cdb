import { describe, expect, test } from "vitest";
import { chance, stream, walk } from "./chance.ts";
import { createClock } from "./clock.ts";
import { dayNumber, dayOf, dayStart, dayText, isoTime } from "./days.ts";

describe("report days roll at 04:00 UTC", () => {
  test.each([
    ["2026-05-10T03:59:59.999Z", "2026-05-09"],
    ["2026-05-10T04:00:00Z", "2026-05-10"],
    ["2026-05-10T16:00:00Z", "2026-05-10"],
    ["2026-03-01T03:59:59Z", "2026-02-28"],
    ["2028-03-01T03:00:00Z", "2028-02-29"],
    ["2026-01-01T03:59:59Z", "2025-12-31"],
    ["2026-10-25T01:00:00Z", "2026-10-24"],
  ])("%s is on %s", (instant, day) => {
    expect(dayText(dayNumber(Date.parse(instant)))).toBe(day);
  });

  test("texts and numbers go both ways, nonsense is no day", () => {
    const day = dayOf("2026-11-21") ?? 0;
    expect(isoTime(dayStart(day))).toBe("2026-11-21T04:00:00Z");
    expect([dayOf("2026-13-40"), dayOf("today"), dayOf(null)]).toEqual([undefined, undefined, undefined]);
  });
});

describe("the world's clock", () => {
  test("held, it moves by advance only and never backwards", () => {
    const clock = createClock({ now: 1_000 });
    clock.advance(500);
    expect([clock.now(), clock.wall()]).toEqual([1_500, 1_500]);
    expect(() => clock.advance(-1)).toThrow("backwards");
  });

  test("running, it follows the wall at its speed and keeps its place when the speed changes", () => {
    let wall = 100;
    const clock = createClock({ now: 1_000, speed: 10, wallNow: () => wall });
    wall += 50;
    expect(clock.now()).toBe(1_500);
    clock.setSpeed(1);
    wall += 50;
    expect([clock.now(), clock.wall()]).toEqual([1_550, 200]);
  });
});

describe("chance", () => {
  test("is repeatable and evenly spread", () => {
    const roll = stream(5);
    const again = stream(5);
    const rolls = Array.from({ length: 4_000 }, roll);
    expect(rolls.slice(0, 50)).toEqual(Array.from({ length: 50 }, again));
    expect(rolls.reduce((sum, one) => sum + one, 0) / rolls.length).toBeCloseTo(0.5, 1);
    expect(chance(1, 2, 3)).toBe(chance(1, 2, 3));
    expect(chance(1, 2, 3)).not.toBe(chance(1, 3, 2));
  });

  test("walks without jumps", () => {
    for (let t = 0; t < 10_000; t += 10)
      expect(Math.abs(walk(9, t + 10, 1_000) - walk(9, t, 1_000))).toBeLessThan(0.05);
  });
});
