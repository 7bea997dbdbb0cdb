import { testApp } from "#app/application/testing/testApp.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const app = testApp();

const NOON = Date.parse("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: NOON }));
afterEach(() => void vi.useRealTimers());

test("the time of a page goes on where the device's clock is set back, and follows it forward", () => {
  expect(app.now()).toBe(NOON);
  vi.advanceTimersByTime(1_000);
  expect(app.now()).toBe(NOON + 1_000);
  vi.setSystemTime(NOON - 26 * HOUR);
  expect(app.now()).toBe(NOON + 1_000);
  vi.advanceTimersByTime(2_500);
  expect(app.now()).toBe(NOON + 3_500);
  vi.setSystemTime(NOON + HOUR);
  expect(app.now()).toBe(NOON + HOUR);
  vi.setSystemTime(NOON);
  vi.advanceTimersByTime(10);
  expect(app.now()).toBe(NOON + HOUR + 10);
});
