import { expect, test } from "vitest";
import { periodShares } from "./progress.ts";

test.each([
  ["soccer, minute 9", 1, { period: 1, minute: 9 }, [0.2, 0]],
  ["soccer over the time of its first half", 1, { period: 1, minute: 48 }, [1, 0]],
  ["soccer at rest", 1, { period: 9 }, [1, 0]],
  ["soccer, minute 63", 1, { period: 2, minute: 63 }, [1, 0.4]],
  ["soccer in extra time", 1, { period: 3, minute: 95 }, [1, 1]],
  ["soccer whose minute is not known", 1, { period: 2 }, [1, 0.5]],
  ["basketball, 02:30 left of the third quarter", 2, { period: 3, clock: "Q3 02:30" }, [1, 1, 0.75, 0]],
  ["hockey, 20:00 left", 5, { period: 1, clock: "P1 20:00" }, [0, 0, 0]],
  [
    "hockey at rest after two periods",
    5,
    {
      period: 9,
      sets: [
        [1, 0],
        [0, 0],
      ],
    },
    [1, 1, 0],
  ],
  ["tennis, second set", 7, { period: 2 }, [1, 0.5, 0]],
  [
    "tennis in its fifth set",
    7,
    {
      period: 5,
      sets: [
        [6, 1],
        [1, 6],
        [6, 1],
        [1, 6],
        [1, 0],
      ],
    },
    [1, 1, 1, 1, 0.5],
  ],
  ["boxing, which has no periods here", 21, { period: 1 }, undefined],
] as const)("%s", (_, sportId, live, shares) => {
  expect(periodShares({ sportId, live, state: "running" })).toEqual(shares);
});

test("nothing is drawn of a match that says nothing", () => {
  expect(periodShares({ sportId: 1, state: "running" })).toBeUndefined();
  expect(periodShares({ sportId: 1, live: { period: 0 }, state: "running" })).toBeUndefined();
});

test("a match that has ended is full, whatever its clock said last", () => {
  expect(periodShares({ sportId: 1, live: { period: 1, minute: 20 }, state: "ended" })).toEqual([1, 1]);
});
