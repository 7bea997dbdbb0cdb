import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type SingleSlip } from "#app/flows/slip/singleSlip.ts";
import { maximumText, minimumText } from "#app/text/limits.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./StakeSums.module.css";

/** The limits, or the one that the amount breaks; and what is risked, won and returned (decisions, Slip; domain A8). */
export function StakeSums({ slip }: { readonly slip: SingleSlip }) {
  const { t } = useLingui();
  const { limits, sums, stake } = slip;
  const min = minimumText(limits?.min);
  const max = maximumText(limits?.max);
  const wrong =
    stake.reason === "belowMin"
      ? t`Minimum stake ${min}`
      : stake.reason === "aboveMax"
        ? t`Maximum stake ${max}`
        : slip.overBalance
          ? t`More than your balance`
          : undefined;
  const typed = stake.total > 0 && sums !== undefined;
  return (
    <>
      <div className={styles.line}>
        {wrong === undefined ? (
          <span>{t`Min ${min} · Max ${max}`}</span>
        ) : (
          <span className={styles.wrong} role="alert">
            <Icon name="alert" size={14} />
            {wrong}
          </span>
        )}
        <span>
          {t`Returns`} <b>{formatMoney(typed ? sums.back : 0, 2)}</b>
        </span>
      </div>
      <div className={styles.line} data-second data-same={!typed || sums.payment === stake.total || undefined}>
        <span>
          {t`You risk`} <b>{formatMoney(typed ? sums.payment : 0, 2)}</b>
        </span>
        <span>
          {t`You win`} <b>{formatMoney(typed ? sums.win : 0, 2)}</b>
        </span>
      </div>
    </>
  );
}
