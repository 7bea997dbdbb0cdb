import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brandedTheme, PAIRS, tokensOf } from "./brand.ts";
import { contrast, hexOf, oklchOf } from "./colours.ts";
import { THEME_NAMES } from "./themes.ts";

const SHEETS = { "1": "default", SP2: "sp2", SP3: "sp3", SP4: "sp4", "99": "dark" } as const;
const ours = (theme: keyof typeof SHEETS) =>
  tokensOf(readFileSync(new URL(`../../ui/themes/${SHEETS[theme]}.css`, import.meta.url), "utf8"));

describe("contrast", () => {
  test.each([
    ["#777777", "#ffffff", 4.478],
    ["#767676", "#ffffff", 4.542],
    ["#ffffff", "#ffcc00", 1.512],
    ["#000000", "#ffffff", 21],
    ["#336699", "#336699", 1],
  ])("%s on %s is %d", (one, other, is) => {
    expect(contrast(one, other)).toBeCloseTo(is, 3);
    expect(contrast(other, one)).toBeCloseTo(is, 3);
  });
});

test("a colour is the same after the way through OKLCH", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, "0")}`;
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
  );
});

test.each([
  [{ l: 0.62796, c: 0.25768, h: 29.234 }, "#ff0000"],
  [{ l: 1, c: 0, h: 0 }, "#ffffff"],
  [{ l: 0, c: 0, h: 0 }, "#000000"],
] as const)("%j is %s", (colour, hex) => expect(hexOf(colour)).toBe(hex));

test.each(THEME_NAMES)("theme %s as it is passes, and has what the pairs need", (theme) => {
  const { palette, refused } = brandedTheme(theme, {}, ours(theme));
  expect(refused).toEqual([]);
  for (const [what, ground] of PAIRS) expect([palette[what], palette[ground]]).not.toContain(undefined);
});

test.each([
  ["1", "text", "cell", 14.78],
  ["SP3", "text", "cell", 14.69],
  ["99", "badge-fg", "badge", 5.39],
] as const)("theme %s: %s on %s has %s, as the design measured", (theme, what, ground, is) => {
  const { [what]: one, [ground]: other } = ours(theme);
  expect(one && other && contrast(hexOf(one), hexOf(other))).toBeCloseTo(is, 2);
});

test("a bad pair is refused by name, all at once, and ours stands in its place", () => {
  const { palette, refused } = brandedTheme(
    "1",
    { accent: "#ffcc00", "accent-fg": "#ffffff", badge: "#777777", "badge-fg": "#ffffff", chrome: "#ffffff" },
    ours("1"),
  );
  expect(refused[0]).toMatchObject({ chrome: "#ffffff" });
  const pair = (what: string, ground: string) => expect.objectContaining({ what, ground, least: 4.5 });
  expect(refused).toContainEqual(pair("accent-fg", "accent"));
  expect(refused).toContainEqual(pair("badge-fg", "badge"));
  expect(palette).toEqual(brandedTheme("1", {}, ours("1")).palette);
});

test("what is given stands, and the rest follows from it", () => {
  const { palette, refused } = brandedTheme(
    "1",
    { accent: "#006b75", badge: "#767676", "badge-fg": "#ffffff" },
    ours("1"),
  );
  expect(refused).toEqual([]);
  expect(palette.accent).toBe("#006b75");
  expect(palette["accent-press"]).toBe("#005a64");
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);

test("whatever chrome is dark enough stands alone: what follows from it can be told apart on it", () => {
  const chrome = hex.filter((one) => oklchOf(one).l < 0.32);
  fc.assert(
    fc.property(chrome, fc.constantFrom(...THEME_NAMES), (given, theme) => {
      const { palette, refused } = brandedTheme(theme, { chrome: given }, ours(theme));
      expect(refused).toEqual([]);
      expect(palette.chrome).toBe(given);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["#0f2540", "#d72d34", "#ffffff"],
  ["#10301c", "#d92f35", "#ffffff"],
] as const)("on a chrome of %s the badge is %s with figures of %s", (chrome, badge, figures) => {
  const { palette } = brandedTheme("1", { chrome }, ours("1"));
  expect([palette.badge, palette["badge-fg"]]).toEqual([badge, figures]);
});

test("fifty brands made by chance, in each theme: what is in force can be told apart", () => {
  const brand = fc.record(
    { accent: hex, chrome: hex, "accent-fg": hex, badge: hex, "chrome-2": hex },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(brand, fc.constantFrom(...THEME_NAMES), (given, theme) => {
      const { palette } = brandedTheme(theme, given, ours(theme));
      for (const [what, ground, least] of PAIRS)
        expect(contrast(palette[what] ?? "", palette[ground] ?? "")).toBeGreaterThanOrEqual(least);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["1", "#c8102e", "#1653bf", "#e2eeff"],
  ["99", "#ff6b6b", "#81b5fb", "#1e3458"],
] as const)("theme %s: the tint of a bet that stands is ours, whatever the accent", (theme, accent, state, soft) => {
  const { palette, refused } = brandedTheme(theme, { accent }, ours(theme));
  expect(refused).toEqual([]);
  expect(palette.accent).toBe(accent);
  expect([palette["state"], palette["state-soft"]]).toEqual([state, soft]);
  expect(contrast(state, soft)).toBeGreaterThan(4.5);
});
