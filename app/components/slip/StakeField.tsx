import { useLingui } from "@lingui/react/macro";
import { showAmount } from "#app/domain/stake.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./StakeField.module.css";

interface StakeFieldProps {
  /** Digits, "" for none. */
  readonly amount: string;
  readonly currency: string;
  /** The amount breaks a limit. */
  readonly wrong: boolean;
  readonly onClear: () => void;
  readonly locked: boolean;
}

/** The amount as it is typed on the keypad; no text input, so no phone keyboard comes up (design 4.9, 6). */
export function StakeField({ amount, currency, wrong, onClear, locked }: StakeFieldProps) {
  const { t } = useLingui();
  return (
    <div className={styles.field} data-wrong={wrong || undefined}>
      <span className={styles.currency}>{currency}</span>
      <output className={styles.amount} aria-label={t`Amount`} data-long={amount.length > 9 || undefined}>
        {showAmount(amount)}
      </output>
      <i className={styles.caret} />
      {amount === "" && <span className={styles.hint}>{t`Enter amount`}</span>}
      <button type="button" className={styles.clear} aria-label={t`Clear amount`} disabled={locked} onClick={onClear}>
        <Icon name="clear" size={20} />
      </button>
    </div>
  );
}
