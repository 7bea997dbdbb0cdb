import { expect, test } from "vitest";
import { oklchOf } from "#app/domain/member/colours.ts";
import { sideColours } from "./sideColours.ts";

const crest = (a: string) => ({ a, b: "#fff", pattern: 0 }) as const;

test("two clubs of other colours have their own, in the lightness of the ground", () => {
  expect(sideColours(crest("#c22"), crest("#15b"))).toEqual({
    home: "oklch(var(--team-l) min(var(--team-c), 0.204) 27)",
    away: "oklch(var(--team-l) min(var(--team-c), 0.174) 260)",
  });
});

test.each([
  ["crimson and red", "#b12", "#c22"],
  ["orange and red", "#f72", "#c22"],
  ["two black clubs", "#223", "#223"],
])("%s would be taken for one another: the away side has the second colour of charts", (_, home, away) => {
  expect(sideColours(crest(home), crest(away)).away).toBe("var(--side-2)");
});

test("a black club has the grey of the ground, beside a coloured one", () => {
  expect(sideColours(crest("#223"), crest("#15b")).home).toBe("var(--team-grey)");
  expect(sideColours(crest("#15b"), crest("#223")).away).toBe("var(--team-grey)");
});

test("the darkest colour of a club that is no grey", () => {
  // navy, the least of the twelve first colours that names a side
  expect(oklchOf("#112255").c).toBeGreaterThan(0.06);
  expect(oklchOf("#222233").c).toBeLessThan(0.06);
});
