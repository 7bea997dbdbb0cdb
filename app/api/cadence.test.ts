import { describe, expect, test } from "vitest";
import { parseConfig, setConfig } from "#app/config.ts";
import { every, nextPoll } from "./cadence.ts";

describe("the wait before the next poll", () => {
  test("is the interval after a success", () => {
    expect(nextPoll(15_000, { dataUpdatedAt: 100_000, errorUpdatedAt: 0 })).toBe(15_000);
    expect(nextPoll(15_000, { dataUpdatedAt: 100_000, errorUpdatedAt: 90_000 })).toBe(15_000);
  });

  test("grows with the time since the last success, up to a minute", () => {
    expect(nextPoll(15_000, { dataUpdatedAt: 100_000, errorUpdatedAt: 115_000 })).toBe(15_000);
    expect(nextPoll(15_000, { dataUpdatedAt: 100_000, errorUpdatedAt: 130_000 })).toBe(30_000);
    expect(nextPoll(15_000, { dataUpdatedAt: 100_000, errorUpdatedAt: 400_000 })).toBe(60_000);
    expect(nextPoll(5_000, { dataUpdatedAt: 100_000, errorUpdatedAt: 110_000 })).toBe(10_000);
  });

  test("is never shorter than the interval itself", () => {
    expect(nextPoll(300_000, { dataUpdatedAt: 100_000, errorUpdatedAt: 101_000 })).toBe(300_000);
  });
});

test("a poll keeps its interval over drawings, with at most a tenth added to the first", () => {
  setConfig(parseConfig({ intervals: { live: 20_000 } }));
  const state = { dataUpdatedAt: 1, errorUpdatedAt: 0 };
  const first = every("live").refetchInterval({ state: { ...state, dataUpdateCount: 1 } });
  expect(first).toBe(every("live").refetchInterval({ state: { ...state, dataUpdateCount: 1 } }));
  expect(first).toBeGreaterThanOrEqual(20_000);
  expect(first).toBeLessThanOrEqual(22_000);
  expect(every("live").refetchInterval({ state: { ...state, dataUpdateCount: 2 } })).toBe(20_000);
});
