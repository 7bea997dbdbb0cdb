import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Rgb = readonly [number, number, number];

/** The colours of a theme by role, as the browser rounds them: OKLCH to sRGB with 8 bits per channel. */
function coloursOf(file: string): ReadonlyMap<string, Rgb> {
  // the first rule; in dark.css the accents of area 3 follow
  const css = readFileSync(new URL(`./${file}.css`, import.meta.url), "utf8").split("}")[0] ?? "";
  return new Map(
    Array.from(css.matchAll(/--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g), ([, role = "", l, c, h]) => [
      role,
      toRgb(Number(l) / 100, Number(c), Number(h)),
    ]),
  );
}

/** Björn Ottosson's OKLab matrices, then the sRGB transfer curve; what lies outside is clipped. */
function toRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (linear: number): number => {
    const curved = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, curved)) * 255);
  };
  return [
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Relative luminance by WCAG 2.2. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number): number => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Text, background, the minimum ratio, and the ratios of design 2.2 in the order of THEMES. */
const PAIRS = [
  ["text", "cell", 4.5, [14.78, 14.65, 14.69, 13.15, 12.97]],
  ["text-2", "cell", 4.5, [7.18, 7.12, 7.18, 7.77, 7.69]],
  ["text-3", "cell", 4.5, [4.97, 4.92, 4.98, 5.64, 5.56]],
  ["text-3", "canvas", 4.5, [5.05, 4.98, 5.06, 7.26, 7.23]],
  ["accent-fg", "accent", 4.5, [6.08, 6.33, 6.34, 7.58, 9.79]],
  ["accent-text", "surface", 4.5, [6.95, 6.87, 6.89, 8.34, 9.96]],
  ["accent-text", "accent-soft", 4.5, [5.92, 5.93, 5.9, 5.89, 6.89]],
  ["neg", "cell", 4.5, [5.51, 5.51, 5.5, 6.62, 6.53]],
  ["neg", "down-soft", 4.5, [5.31, 5.31, 5.31, 5.46, 5.46]],
  ["text", "up-soft", 4.5, [14.3, 14.17, 14.23, 10.23, 10.24]],
  ["text", "down-soft", 4.5, [14.24, 14.12, 14.18, 10.84, 10.85]],
  ["up", "up-soft", 4.5, [5.39, 5.39, 5.39, 6.66, 6.66]],
  ["down", "down-soft", 4.5, [5.5, 5.5, 5.5, 5.35, 5.35]],
  ["live", "surface", 4.5, [5.93, 6.47, 5.93, 10.4, 10.38]],
  ["warn", "warn-soft", 4.5, [5.8, 5.8, 5.8, 7.61, 7.61]],
  ["warn-ink", "warn-fill", 4.5, [8.92, 8.92, 8.92, 9.47, 9.47]],
  ["bonus", "bonus-soft", 4.5, [5.71, 5.71, 5.71, 6.35, 6.35]],
  ["chrome-2", "chrome-pill", 4.5, [6.06, 5.88, 6.04, 6.68, 6.93]],
  // three points lighter than design 2.2 in the light themes, where the badge must also be distinguishable from the
  // chrome
  ["badge-fg", "badge", 4.5, [4.87, 4.87, 4.87, 5.39, 5.39]],
  ["accent", "surface", 3, [6.08, 6.33, 6.34, 6.97, 9.04]],
  ["line-strong", "surface", 3, [3.49, 3.48, 3.49, 3.8, 3.86]],
  ["line-strong", "canvas", 3, [3.13, 3.11, 3.13, 4.16, 4.22]],
  ["fav", "surface", 3, [3.41, 3.41, 3.41, 10.37, 10.35]],
] as const;

const THEMES = ["default", "sp2", "sp3", "dark", "sp4"] as const;

describe.each(THEMES.map((theme, at) => [theme, at] as const))("theme %s", (theme, at) => {
  const colours = coloursOf(theme);
  const of = (role: string): Rgb => {
    const colour = colours.get(role);
    if (colour === undefined) throw new Error(`${theme} has no ${role}`);
    return colour;
  };

  test.each(PAIRS)("%s on %s can be read: at least %d, and as design 2.2 says", (role, ground, least, ratios) => {
    const ratio = contrast(of(role), of(ground));
    expect(ratio).toBeGreaterThanOrEqual(least);
    // the table has two decimals
    expect(Math.abs(ratio - (ratios[at] ?? 0))).toBeLessThan(0.06);
  });
});

test("black on white is 21, and a known green has its known channels", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  // oklch(86.64% 0.294827 142.4953) is #00ff00
  expect(toRgb(0.8664396, 0.294827, 142.4953)).toEqual([0, 255, 0]);
});
