import { expect, test } from "vitest";
import { oldestOf } from "./sharedSlip.ts";

const board = { asked: true, updatedAt: 100_000, interval: 15_000 };
const winners = { asked: true, updatedAt: 30_000, interval: 60_000 };

test("the rows of a link are as old as the answer that is the longest overdue", () => {
  expect(oldestOf([board, winners])).toEqual({ updatedAt: 30_000, interval: 60_000 });
  expect(oldestOf([board, { ...winners, updatedAt: 90_000 }])).toEqual({ updatedAt: 100_000, interval: 15_000 });
});

test("an answer that was not asked for, or has not come, says nothing of their age", () => {
  expect(oldestOf([board, { ...winners, asked: false }])).toEqual({ updatedAt: 100_000, interval: 15_000 });
  expect(oldestOf([{ ...board, updatedAt: 0 }, winners])).toEqual({ updatedAt: 30_000, interval: 60_000 });
  expect(oldestOf([{ ...board, updatedAt: 0 }])).toEqual({ updatedAt: 0, interval: 15_000 });
});
