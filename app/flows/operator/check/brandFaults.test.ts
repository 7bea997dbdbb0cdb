import { expect, test } from "vitest";
import { brandFaults, contrastText } from "./brandFaults.ts";

test("two decimals are cut, not rounded up", () => {
  expect(contrastText(4.499)).toBe("4.49");
  expect(contrastText(4.5)).toBe("4.50");
});

test("each refused colour of a theme is named once, with what is measured and what is needed", () => {
  const pair = {
    what: "accent-fg",
    ground: "accent",
    one: "#ffffff",
    other: "#ffcc00",
    is: 1.5148,
    least: 4.5,
  };
  expect(brandFaults("1", [{ chrome: "#ffffff", lightness: 1 }, pair, pair])).toEqual([
    "brand.themes.1: chrome #ffffff has lightness 100 %, under 32 % is needed",
    "brand.themes.1: accent-fg #ffffff on accent #ffcc00 has contrast 1.51, at least 4.50 is needed",
  ]);
});
