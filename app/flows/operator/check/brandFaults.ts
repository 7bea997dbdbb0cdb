import { type RefusedColour } from "#app/domain/member/brand.ts";
import { type ThemeName } from "#app/domain/member/themes.ts";

/** A contrast as text: two decimals, truncated and not rounded up, so that no pair looks better than it is (OPS-03). */
export const contrastText = (value: number): string => (Math.floor(value * 100 + 1e-9) / 100).toFixed(2);

function sentenceOf(refused: RefusedColour): string {
  if ("lightness" in refused) {
    const { chrome, lightness } = refused;
    return `chrome ${chrome} has lightness ${Math.floor(lightness * 100 + 1e-3)} %, under 32 % is needed`;
  }
  const { what, one, ground, other, is, least } = refused;
  return `${what} ${one} on ${ground} ${other} has contrast ${contrastText(is)}, at least ${least.toFixed(2)} is needed`;
}

/** Which colours of a brand's theme are refused, one sentence a pair (OPS-03). */
export const brandFaults = (theme: ThemeName, refused: readonly RefusedColour[]): readonly string[] => [
  ...new Set(refused.map((one) => `brand.themes.${theme}: ${sentenceOf(one)}`)),
];
