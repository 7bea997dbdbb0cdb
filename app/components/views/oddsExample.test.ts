import { expect, test } from "vitest";
import { exampleOf } from "./oddsExample.ts";

test("one price is shown as each style writes it", () => {
  expect([2, 3, 1, 4, 5].map((style) => exampleOf(style as 1 | 2 | 3 | 4 | 5))).toEqual([
    { text: "1.95", negative: false },
    { text: "0.95", negative: false },
    { text: "0.95", negative: false },
    { text: "−1.05", negative: true },
    { text: "−105", negative: true },
  ]);
});
