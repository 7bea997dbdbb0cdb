import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast, hexOf, type Oklch, oklchOf } from "#app/domain/member/colours.ts";
import { tokensOf } from "#app/domain/member/brand.ts";
import { crestOf } from "#app/domain/look/crest.ts";
import { hueOf } from "#app/domain/look/hue.ts";

/** What can be read, and what can be distinguished (WCAG 1.4.3, 1.4.11). */
const TEXT = 4.5;
const MARK = 3;

const THEMES = ["default", "sp2", "sp3", "dark", "sp4"] as const;

const sheetOf = (theme: string): string => readFileSync(new URL(`./${theme}.css`, import.meta.url), "utf8");

const grey = (l: number, c = 0, h = 0): Oklch => ({ l, c, h });

/** The stage of a live match, the same in every theme. */
const STAGE_FG = grey(0.98, 0.01, 160);
const STAGE_2 = grey(0.82, 0.03, 160);
const LIVE_ON_CHROME = grey(0.84, 0.15, 157);

/** The first colours of the twelve pairs of crests, two of them black, all of which occur for the ids 1 to 200. */
const CLUBS = [...new Set(Array.from({ length: 200 }, (_, at) => crestOf(at + 1).a))];

const SPORTS = Array.from({ length: 27 }, (_, at) => at + 1);

/** A club's colour at the lightness of a background (design-2, 5.4). */
const lifted = (colour: string, l: number, most: number): Oklch => {
  const { c, h } = oklchOf(colour.replaceAll(/[\da-f]/g, "$&$&"));
  return { l, c: Math.min(c, most), h };
};

test("there are eleven first colours and twenty-seven hues", () => {
  expect(CLUBS).toHaveLength(11);
  expect(SPORTS.map(hueOf)).not.toContain(undefined);
});

describe.each(THEMES)("theme %s", (theme) => {
  const sheet = sheetOf(theme);
  const tokens = tokensOf(sheet);
  const number = (role: string): number => {
    const [, value = "", unit] = new RegExp(`--${role}: ([\\d.]+)(%?);`).exec(sheet) ?? [];
    return unit === "%" ? Number(value) / 100 : Number(value);
  };
  const of = (role: string): string => {
    const colour = tokens[role];
    if (colour === undefined) throw new Error(`${theme} has no ${role}`);
    return hexOf(colour);
  };
  const on = (what: Oklch, ground: string): number => contrast(hexOf(what), of(ground));

  test("the hue of every sport is told from canvas and surface, and on the chrome from that", () => {
    for (const sport of SPORTS) {
      const h = hueOf(sport) ?? 0;
      const hue = { l: number("hue-l"), c: number("hue-c"), h };
      for (const ground of ["canvas", "surface"]) expect(on(hue, ground)).toBeGreaterThan(MARK);
      expect(on({ l: 0.82, c: 0.11, h }, "chrome-pill")).toBeGreaterThan(MARK);
    }
  });

  test("the played part of the line of periods is told from its ground", () => {
    expect(contrast(of("live"), of("surface"))).toBeGreaterThan(MARK);
  });

  test("the letter of a crest without colours can be read on its ground", () => {
    expect(contrast(of("text-2"), of("cell"))).toBeGreaterThan(TEXT);
    expect(contrast(of("chrome-fg"), of("chrome-pill"))).toBeGreaterThan(TEXT);
  });

  test("the letters of a form can be read on their tints", () => {
    for (const tint of [grey(0.81, 0.15, 157), grey(0.8, 0.028, 263), grey(0.755, 0.135, 22)])
      expect(contrast(hexOf(grey(0.19, 0.03, 262)), hexOf(tint))).toBeGreaterThan(TEXT);
  });

  test("the clock can be read on the chrome, and the words of the stage on it", () => {
    expect(on(LIVE_ON_CHROME, "chrome")).toBeGreaterThan(TEXT);
    expect(on(STAGE_FG, "stage")).toBeGreaterThan(TEXT);
    expect(on(STAGE_2, "stage")).toBeGreaterThan(TEXT);
  });

  test("the figures in a bar of two sides can be read, whatever clubs they are", () => {
    for (const role of ["side-1", "side-2"]) expect(contrast(of("surface"), of(role))).toBeGreaterThan(TEXT);
    for (const club of CLUBS)
      expect(on(lifted(club, number("team-l"), number("team-c")), "surface")).toBeGreaterThan(TEXT);
    expect(contrast(of("text-2"), of("surface"))).toBeGreaterThan(TEXT);
    expect(contrast(of("text"), of("cell-press"))).toBeGreaterThan(TEXT);
  });

  test("the colour of every club is told from the stage", () => {
    for (const club of CLUBS) expect(on(lifted(club, 0.74, 0.14), "stage")).toBeGreaterThan(MARK);
  });

  test("sums can be read on the strong cells of the score grid", () => {
    for (const role of ["net-up-2", "net-down-2"]) expect(contrast(of("text"), of(role))).toBeGreaterThan(TEXT);
  });

  test("the count badge is told from the chrome", () => {
    expect(contrast(of("badge"), of("chrome"))).toBeGreaterThanOrEqual(MARK);
    expect(contrast(of("badge-fg"), of("badge"))).toBeGreaterThanOrEqual(TEXT);
  });
});

test("white figures can be read on the clubs' colours of light themes", () => {
  for (const club of CLUBS) expect(contrast("#ffffff", hexOf(lifted(club, 0.52, 0.15)))).toBeGreaterThanOrEqual(TEXT);
});
