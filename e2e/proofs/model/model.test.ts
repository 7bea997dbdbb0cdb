import { describe, expect, test } from "vitest";
import { PLANTED } from "./planted.ts";
import { RULES } from "./rules.ts";
import { type Bounds, search } from "./search.ts";

// The short form of `npm run model`: shorter orders of events, over the same rules.
const BOUNDS: Bounds = { taps: 2, faults: 3, depth: 8 };

describe.each([
  ["that gives refs back", true],
  ["without refs", false],
])("on a server %s", (_, echo) => {
  test("no order of eight events breaks a law", () => {
    const { broken, depth, states } = search({ rules: RULES, echo }, BOUNDS);
    expect(broken).toBeUndefined();
    expect(depth).toBe(BOUNDS.depth);
    expect(states).toBeGreaterThan(10_000);
  });
});

describe("a fault that is planted in one rule is found", () => {
  test.each(PLANTED)("$name", ({ law, echo, rules }) => {
    expect(search({ rules: { ...RULES, ...rules }, echo }, BOUNDS).broken?.law).toBe(law);
  });
});
