import { describe, expect, test } from "vitest";
import { labelPlace, pathOf, place, type Point } from "./perspective.ts";

const rounded = (point: Point) => place(point).map((value) => Math.round(value * 10) / 10);

test.each([
  [
    [0, 0],
    [54.8, 8.2],
  ],
  [
    [100, 0],
    [335.2, 8.2],
  ],
  [
    [0, 100],
    [10, 88],
  ],
  [
    [100, 100],
    [380, 88],
  ],
  [
    [50, 50],
    [195, 42.6],
  ],
] as const)("the point %j of the field stands at %j", (point, drawn) => {
  expect(rounded(point)).toEqual(drawn);
});

test("a line runs through its points", () => {
  expect(
    pathOf([
      [0, 100],
      [100, 100],
    ]),
  ).toBe("M10.0 88.0L380.0 88.0");
  expect(
    pathOf(
      [
        [0, 100],
        [100, 100],
        [50, 50],
      ],
      true,
    ),
  ).toMatch(/Z$/);
});

describe("the label of the ball", () => {
  test("stands below a ball that came from above, and above one that came from below", () => {
    expect(labelPlace([70, 30], [40, 10])).toEqual({ below: true, towards: "right" });
    expect(labelPlace([30, 60], [60, 90])).toEqual({ below: false, towards: "left" });
  });

  test("turns where the field ends", () => {
    expect(labelPlace([70, 95], [40, 10]).below).toBe(false);
    expect(labelPlace([70, 5], [40, 90]).below).toBe(true);
  });

  test("has room above or below wherever the ball is", () => {
    for (let y = 0; y <= 100; y += 1) {
      for (const from of [0, 100]) {
        const { below } = labelPlace([50, y], [20, from]);
        const [, drawn] = place([50, y]);
        expect(below ? drawn + 38 : 100 - drawn + 38, `${y} from ${from}`).toBeLessThanOrEqual(100);
      }
    }
  });
});
