import { contrast, hexOf, type Oklch, oklchOf } from "./colours.ts";
import { isDarkTheme, type ThemeName } from "./themes.ts";

/** The colour roles that a brand may set; those that carry meaning are not a brand's (OPS-02). */
export const BRAND_ROLES = [
  "accent",
  "accent-press",
  "accent-fg",
  "accent-text",
  "accent-soft",
  "chrome",
  "chrome-fg",
  "chrome-2",
  "chrome-pill",
  "chrome-line",
  "badge",
  "badge-fg",
] as const;

/** One of them. */
export type BrandRole = (typeof BRAND_ROLES)[number];

/** The operator's colours for a theme, each "#rrggbb". */
export type BrandColours = Readonly<Partial<Record<BrandRole, string>>>;

/** All colours of a theme by role. */
export type Tokens = Readonly<Record<string, Oklch>>;

/** All colours of a theme by role, "#rrggbb". */
export type Palette = Readonly<Record<string, string>>;

const TEXT = 4.5;
const MARK = 3;

/** The pairs that must be distinguishable: foreground, background, and minimum contrast (OPS-03). */
export const PAIRS: readonly (readonly [what: string, ground: string, least: number])[] = [
  ["accent-fg", "accent", TEXT],
  ["accent-fg", "accent-press", TEXT],
  ["accent-text", "surface", TEXT],
  ["accent-text", "accent-soft", TEXT],
  ["text", "accent-soft", TEXT],
  ["chrome-fg", "chrome", TEXT],
  ["chrome-fg", "chrome-pill", TEXT],
  ["chrome-2", "chrome", TEXT],
  ["chrome-2", "chrome-pill", TEXT],
  ["badge-fg", "badge", TEXT],
  ["accent", "surface", MARK],
  ["accent", "canvas", MARK],
  ["accent", "cell", MARK],
  ["badge", "chrome", MARK],
];

/** The header has light text in every theme, so it must be darker than this. */
const CHROME_L = 0.32;

/** The backgrounds that take the hue of the chrome in a dark theme. */
const GROUNDS = ["canvas", "surface", "sunken", "cell", "cell-press", "line", "line-strong"];

/** The colours of a theme by role, as its stylesheet has them. */
export function tokensOf(sheet: string): Tokens {
  // the first block: an area's changes come after it
  const [block = ""] = /\{[^}]*\}/.exec(sheet) ?? [];
  const found = block.matchAll(/--([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries(
    [...found].map(([, role = "", l, c, h]) => [role, { l: Number(l) / 100, c: Number(c), h: Number(h) }]),
  );
}

/** The colours derived from an accent, in fixed steps: pressed, as text, as a soft background (OPS-02). */
function fromAccent({ l, c, h }: Oklch, dark: boolean): Tokens {
  return {
    "accent-press": { l: l - (dark ? 0.08 : 0.06), c, h },
    "accent-text": { l: l + (dark ? 0.02 : -0.02), c, h },
    "accent-soft": dark ? { l: 0.325, c: 0.055, h } : { l: 0.945, c: 0.026, h },
  };
}

/** The step by which a colour is lightened until it passes. */
const LIGHTER = 0.005;

/** A colour, lightened just enough to pass. */
function lighterUntil(colour: Oklch, does: (hex: string) => boolean): Oklch {
  let { l } = colour;
  while (l < 1 && !does(hexOf({ ...colour, l }))) l += LIGHTER;
  return { ...colour, l };
}

/** The figures for a badge on which ours cannot be read. */
const DARK_FIGURES = { l: 0.16, c: 0.02 };

/** Our badge if it is visible on a chrome, else a lighter one, with readable figures (OPS-03). */
function badgeOn(chrome: string, { badge, "badge-fg": figures }: Tokens): Tokens {
  if (badge === undefined || figures === undefined) return {};
  const inks = [figures, { ...DARK_FIGURES, h: badge.h }];
  const inkOn = (hex: string) => inks.find((ink) => contrast(hexOf(ink), hex) >= TEXT);
  const seen = lighterUntil(badge, (hex) => contrast(hex, chrome) >= MARK && inkOn(hex) !== undefined);
  return { badge: seen, "badge-fg": inkOn(hexOf(seen)) ?? figures };
}

/**
 * The colours derived from a chrome: its secondary text, the pill, the lines and the badge on it and, in the dark, the
 * backgrounds of the page (OPS-02).
 */
function fromChrome({ l, c, h }: Oklch, dark: boolean, ours: Tokens): Tokens {
  const grounds = dark ? GROUNDS.flatMap((role) => (ours[role] ? [[role, { ...ours[role], h }] as const] : [])) : [];
  const pill = { l: l + (dark ? 0.1 : 0.09), c, h };
  const quiet = dark ? { l: 0.76, c: 0.014, h } : { l: 0.8, c: 0.028, h };
  return {
    ...Object.fromEntries(grounds),
    "chrome-2": lighterUntil(quiet, (hex) => contrast(hex, hexOf(pill)) >= TEXT),
    "chrome-pill": pill,
    "chrome-line": { l: l + 0.07, c, h },
    ...badgeOn(hexOf({ l, c, h }), ours),
  };
}

/**
 * The tint of a state, "Accepted", stays ours: a red accent would make an accepted bet look refused, a green one won
 * (OPS-02: state colours stay). Without a brand's accent the tint is the accent's own (app/ui/Tag.module.css).
 */
function stateOf({ "accent-text": state, "accent-soft": soft }: Tokens): Tokens {
  return { ...(state && { state }), ...(soft && { "state-soft": soft }) };
}

/** A theme with a brand's colours, those derived from them, and ours for the rest. */
function paletteOf(given: BrandColours, dark: boolean, ours: Tokens): Palette {
  const { accent, chrome } = given;
  const reckoned: Tokens = {
    ...ours,
    ...(accent !== undefined && { ...fromAccent(oklchOf(accent), dark), ...stateOf(ours) }),
    ...(chrome !== undefined && fromChrome(oklchOf(chrome), dark, ours)),
  };
  return { ...Object.fromEntries(Object.entries(reckoned).map(([role, colour]) => [role, hexOf(colour)])), ...given };
}

/** The operator's role from which this one is derived; undefined if it is ours. */
function sourceOf(role: string, given: BrandColours): BrandRole | undefined {
  const own = BRAND_ROLES.find((one) => one === role);
  if (own !== undefined && given[own] !== undefined) return own;
  if (/^accent-(?:press|text|soft)$/.test(role) && given.accent !== undefined) return "accent";
  if ((/^chrome-(?:2|pill|line)$/.test(role) || GROUNDS.includes(role)) && given.chrome !== undefined) return "chrome";
  return undefined;
}

/** Why a brand's colour is not in force: its chrome is too light for its text, or a pair cannot be told apart (OPS-03). */
export type RefusedColour =
  | { readonly chrome: string; readonly lightness: number }
  | {
      readonly what: string;
      readonly ground: string;
      /** Their colours, "#rrggbb". */
      readonly one: string;
      readonly other: string;
      /** Their contrast, and the least that is needed. */
      readonly is: number;
      readonly least: number;
    };

/** A theme with a brand, and which colours were refused. */
export interface Branded {
  readonly palette: Palette;
  readonly refused: readonly RefusedColour[];
}

/**
 * A theme in a brand's colours. Of an indistinguishable pair both colours are ours instead; what was right only beside
 * them is checked again (OPS-03).
 */
export function brandedTheme(theme: ThemeName, colours: BrandColours, ours: Tokens): Branded {
  const dark = isDarkTheme(theme);
  const refused: RefusedColour[] = [];
  let given = colours;
  const drop = (role: string): void => {
    const source = sourceOf(role, given);
    given = Object.fromEntries(Object.entries(given).filter(([name]) => name !== source));
  };
  const { chrome } = given;
  const lightness = chrome === undefined ? 0 : oklchOf(chrome).l;
  if (chrome !== undefined && lightness >= CHROME_L) {
    refused.push({ chrome, lightness });
    drop("chrome");
  }
  for (;;) {
    const palette = paletteOf(given, dark, ours);
    const failing = PAIRS.flatMap(([what, ground, least]) => {
      const [one = "", other = ""] = [palette[what], palette[ground]];
      const is = contrast(one, other);
      return is < least ? [{ what, ground, one, other, is, least }] : [];
    });
    const before = given;
    refused.push(...failing);
    for (const { what, ground } of failing) {
      drop(what);
      drop(ground);
    }
    if (Object.keys(given).length === Object.keys(before).length) return { palette, refused };
  }
}
