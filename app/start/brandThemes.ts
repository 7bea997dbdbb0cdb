import { brandedTheme, type Branded, tokensOf } from "#app/domain/member/brand.ts";
import { THEME_NAMES, type ThemeName } from "#app/domain/member/themes.ts";
import { type Brand } from "#app/flows/operator/brandEntries.ts";
import dark from "#app/ui/themes/dark.css?raw";
import blue from "#app/ui/themes/default.css?raw";
import green from "#app/ui/themes/sp2.css?raw";
import tawny from "#app/ui/themes/sp3.css?raw";
import greenBlack from "#app/ui/themes/sp4.css?raw";

const SHEETS: Readonly<Record<ThemeName, string>> = { "1": blue, SP2: green, SP3: tawny, SP4: greenBlack, "99": dark };

/** A theme in the operator's colours. */
export interface BrandTheme extends Branded {
  readonly theme: ThemeName;
}

/** The themes that a brand colours (OPS-02), with what was refused of each (OPS-03). */
export const brandThemes = ({ themes }: Brand): readonly BrandTheme[] =>
  THEME_NAMES.flatMap((theme) => {
    const given = themes[theme];
    return given === undefined ? [] : [{ theme, ...brandedTheme(theme, given, tokensOf(SHEETS[theme])) }];
  });
