import { describe, expect, test } from "vitest";
import { lately, momentumOf } from "./momentum.ts";

const event = (minute: number, side: number, type: string) => ({ minute, side, type });

const EVENTS = [
  event(1, 1, "dangerousAttack"),
  event(5, 1, "Shot on target"),
  event(6, 2, "shot"),
  event(44, 2, "corner"),
  event(61, 1, "dangerous attack"),
  event(65, 1, "shot"),
  event(66, 2, "dangerousAttack"),
  // marks, and unknown events
  event(62, 1, "goal"),
  event(63, 2, "red"),
  event(64, 2, "yellow"),
  event(64, 2, "substitution"),
  event(64, 0, "shot"),
];

describe("the pressure of a match", () => {
  const momentum = momentumOf(EVENTS, [], 90);

  test("is counted in bars of five minutes: a shot on target for two, goals and cards for nothing", () => {
    expect(momentum.bins).toHaveLength(18);
    expect(momentum.bins[0]).toEqual([3, 0]);
    expect(momentum.bins[1]).toEqual([0, 1]);
    expect(momentum.bins[8]).toEqual([0, 1]);
    expect(momentum.bins[12]).toEqual([2, 0]);
    expect(momentum.bins[13]).toEqual([0, 1]);
    expect(momentum).toMatchObject({ most: 3, told: true });
  });

  test("of the last fifteen minutes is that of the running bar and the two before it", () => {
    expect(lately(momentum, 67)).toEqual([2, 1]);
    expect(lately(momentum, 8)).toEqual([3, 1]);
  });

  test("counts what was seen on the pitch, and added time to the last bar", () => {
    expect(momentumOf([], [{ minute: 67, side: 2 }], 90).bins[13]).toEqual([0, 1]);
    expect(momentumOf([event(94, 1, "shot")], [], 90).bins[17]).toEqual([1, 0]);
    expect(momentumOf([event(94, 1, "shot")], [], 120).bins[18]).toEqual([1, 0]);
  });

  test("is not told by bars before four of them are known", () => {
    expect(momentumOf(EVENTS.slice(0, 4), [], 90).told).toBe(false);
    expect(momentumOf(EVENTS.slice(0, 5), [], 90).told).toBe(true);
    expect(momentumOf([], [], 90)).toMatchObject({ most: 0, told: false });
  });
});
