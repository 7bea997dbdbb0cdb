import { oklchOf } from "#app/domain/member/colours.ts";
import { type Crest } from "./crest.ts";

/** The two sides of a chart in their clubs' colours: the custom properties that a ground of either lightness understands. */
export interface SideColours {
  readonly home: string;
  readonly away: string;
}

/** A colour with less chroma than this is a grey: it names no side. */
const GREY = 0.06;

/** Hues nearer than this are taken for one another, degrees. */
const NEAR = 40;

const six = (hex: string): string => hex.replaceAll(/[\da-f]/gi, "$&$&");

/** How far two hues are from one another, degrees, 0 to 180. */
function apart(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}

/** A hue in the lightness of the ground it stands on, and no stronger than that allows. */
const lifted = (c: number, h: number): string =>
  `oklch(var(--team-l) min(var(--team-c), ${c.toFixed(3)}) ${Math.round(h)})`;

/**
 * The colour of either side: its crest's first one. Black and grey clubs have the ground's own grey. Where the two would be taken
 * for one another, the away side has the second colour of charts (design-2, 5.4).
 */
export function sideColours(home: Crest, away: Crest): SideColours {
  const [one, other] = [oklchOf(six(home.a)), oklchOf(six(away.a))];
  const [isGreyHome, isGreyAway] = [one.c < GREY, other.c < GREY];
  const alike = isGreyHome && isGreyAway ? true : !isGreyHome && !isGreyAway && apart(one.h, other.h) <= NEAR;
  const colour = (grey: boolean, c: number, h: number) => (grey ? "var(--team-grey)" : lifted(c, h));
  return {
    home: colour(isGreyHome, one.c, one.h),
    away: alike ? "var(--side-2)" : colour(isGreyAway, other.c, other.h),
  };
}
