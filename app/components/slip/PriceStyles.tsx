import { useLingui } from "@lingui/react/macro";
import { convertOdds, formatOdds, isRedPrice, ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { useAllowedStyles } from "#app/flows/session/allowedStyles.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import styles from "./PriceStyles.module.css";

/** The same price in every style that the member may use; Burmese is left out, because its line is different (domain A3, A11). */
export function PriceStyles({ odds, oddsStyle }: { readonly odds: number; readonly oddsStyle: OddsStyle }) {
  const { i18n, t } = useLingui();
  const allowed = useAllowedStyles().filter((style) => style !== ODDS_STYLE.BU || style === oddsStyle);
  return (
    <dl className={styles.styles} aria-label={t`The same price in other styles`}>
      {allowed.map((style) => {
        const converted = style !== oddsStyle;
        const price = convertOdds(odds, oddsStyle, style) ?? 0;
        return (
          <div key={style}>
            <dt>{i18n._(oddsStyleName(style))}</dt>
            <dd data-negative={isRedPrice(price, style, { converted }) || undefined}>
              {formatOdds(price, style, { converted })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
