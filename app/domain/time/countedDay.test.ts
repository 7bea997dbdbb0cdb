import { expect, test } from "vitest";
import { spentOn, withSpent } from "./countedDay.ts";

const held = { day: "2026-11-21", spent: 0.1, minutes: 3 } as const;

test("what a bet deducts is added in cents, and what it did not deduct after all is subtracted, never below 0", () => {
  expect(withSpent(held, 0.2, "2026-11-21")).toEqual({ ...held, spent: 0.3 });
  expect(withSpent({ ...held, spent: 100.1 }, -100.07, "2026-11-21").spent).toBe(0.03);
  expect(withSpent(held, -5, "2026-11-21").spent).toBe(0);
});

test("a bet of another report day changes nothing", () => {
  expect(withSpent(held, -0.1, "2026-11-20")).toBe(held);
  expect(withSpent(held, 5, "2026-11-22")).toBe(held);
});

test("another day, and none, count from nothing", () => {
  expect(spentOn(held, "2026-11-21")).toBe(0.1);
  expect(spentOn(held, "2026-11-22")).toBe(0);
  expect(spentOn(undefined, "2026-11-21")).toBe(0);
});
