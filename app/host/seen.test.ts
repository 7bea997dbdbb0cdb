import { expect, test } from "vitest";
import { seenWithin } from "./seen.ts";

test.each([
  ["as told", { top: 3_000, height: 700 }, { top: 3_000, height: 700 }],
  [
    "never less than a dialog needs, upwards at the foot of the page",
    { top: 16_900, height: 100 },
    { top: 16_680, height: 320 },
  ],
  ["nor before the page", { top: -50, height: 700 }, { top: 0, height: 700 }],
  ["nor beyond it", { top: 90_000, height: 90_000 }, { top: 0, height: 17_000 }],
])("the seen part of a page of 17,000 px: %s", (_, told, stands) => {
  expect(seenWithin(17_000, told)).toEqual(stands);
});

test("a frame lower than a dialog is seen as a whole", () => {
  expect(seenWithin(150, { top: 40, height: 60 })).toEqual({ top: 0, height: 150 });
});
