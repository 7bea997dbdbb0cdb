import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { chooseOddsStyle, useAllowedStyles } from "#app/flows/session/allowedStyles.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";
import { ODDS_STYLE_CODES, oddsStyleName } from "#app/text/oddsStyles.ts";
import { type SettingSheetProps } from "./LanguageSheet.tsx";
import { exampleOf } from "./oddsExample.ts";
import { RadioSheet } from "./RadioSheet.tsx";

/** The odds styles in the order in which they are listed (design 34). */
const ORDER: readonly OddsStyle[] = [
  ODDS_STYLE.EU,
  ODDS_STYLE.HK,
  ODDS_STYLE.MY,
  ODDS_STYLE.ID,
  ODDS_STYLE.US,
  ODDS_STYLE.BU,
];

/** Writes an odds style by its name and its short code: "European (EU)" (spec §1). */
export function useStyleText(): (style: OddsStyle) => string {
  const { i18n } = useLingui();
  return (style) => `${i18n._(oddsStyleName(style))} (${ODDS_STYLE_CODES[style]})`;
}

/** The odds styles from which the member may choose, each with an example (spec §2, settings; design 34). */
export function OddsStyleSheet({ open, onClose }: SettingSheetProps) {
  const app = useApp();
  const { t } = useLingui();
  const styleText = useStyleText();
  const style = useOddsStyle();
  const allowed = useAllowedStyles();
  return (
    <RadioSheet
      open={open}
      onClose={onClose}
      setting="oddsStyle"
      title={t`Odds style`}
      options={ORDER.filter((one) => allowed.includes(one)).map((one) => ({
        value: one,
        name: styleText(one),
        example: exampleOf(one),
      }))}
      value={style}
      onChoose={(style) => chooseOddsStyle(app, style)}
    />
  );
}
