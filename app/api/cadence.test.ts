import { testApp } from "#app/application/testing/testApp.ts";
import { describe, expect, test, vi } from "vitest";
import { parseConfig, setConfig } from "#app/config.ts";
import { cachedFor, every, nextPoll } from "./cadence.ts";
import vectors from "#app/domain/vectors/time-windows.json" with { type: "json" };
import { Failure } from "./failure.ts";

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

  test("stays the interval after a refusal, which is an answer, but not after busy or a system error", () => {
    const state = { dataUpdatedAt: 100_000, errorUpdatedAt: 140_000 };
    const waitAfter = (code: number) =>
      nextPoll(10_000, { ...state, error: new Failure("envelope", "odds/GetTicketOdds", code) });
    expect([1, 18, 19].map(waitAfter)).toEqual([10_000, 10_000, 10_000]);
    expect([4, -1].map(waitAfter)).toEqual([40_000, 40_000]);
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

describe("the wait after failures", () => {
  test("doubles with each one where there was no success yet", () => {
    const failed = { dataUpdatedAt: 0, errorUpdatedAt: 100_000 };
    const waits = [1, 2, 3, 4, 9].map((errorUpdateCount) => nextPoll(5_000, { ...failed, errorUpdateCount }));
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000]);
  });

  test("is as long as the server asks, up to ten minutes, until the next success", () => {
    const failed = { dataUpdatedAt: 100_000, errorUpdatedAt: 115_000 };
    const busy = (retryAfter: number) => new Failure("http", "odds/GetMenu", -503, "", retryAfter);
    expect(nextPoll(15_000, { ...failed, error: busy(120) })).toBe(120_000);
    expect(nextPoll(15_000, { ...failed, error: busy(86_400) })).toBe(600_000);
    expect(nextPoll(15_000, { ...failed, error: busy(3) })).toBe(15_000);
    expect(nextPoll(15_000, { dataUpdatedAt: 130_000, errorUpdatedAt: 115_000, error: null })).toBe(15_000);
  });

  test("is spread over the clients, and the same at each drawing", () => {
    const failed = { dataUpdatedAt: 100_000, errorUpdatedAt: 160_000, dataUpdateCount: 5, error: null };
    const waits = Array.from({ length: 3 }, () => every("live").refetchInterval({ state: failed }));
    expect(new Set(waits).size).toBe(1);
    expect(waits[0]).toBeGreaterThanOrEqual(20_000);
    expect(waits[0]).toBeLessThanOrEqual(60_000);
    expect(nextPoll(15_000, failed, 0.5)).toBe(37_500);
  });
});

test.each(vectors.rows.filter(({ rule }) => rule === "TIME-COUNT-CACHE"))(
  "$id counts of $ageMs ms are used: $useCache",
  ({ ageMs, useCache }) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
    setConfig(parseConfig({}));
    const client = testApp().client;
    client.setQueryData(["counts"], 1, { updatedAt: Date.now() - (ageMs ?? 0) });
    const counts = client.getQueryCache().find({ queryKey: ["counts"] });
    expect(counts?.isStaleByTime(cachedFor("counts").staleTime)).toBe(!useCache);
    vi.useRealTimers();
  },
);
