import { useLingui } from "@lingui/react/macro";
import { showAmount } from "#app/domain/slip/stake.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./StakeField.module.css";

interface StakeFieldProps {
  /** Digits, "" for none. */
  readonly amount: string;
  readonly currency: string;
  /** The amount breaks a limit. */
  readonly wrong: boolean;
  readonly locked: boolean;
  /** There is no keypad below it; a tap opens one. */
  readonly idle?: boolean;
  readonly onOpen?: () => void;
  readonly onClear: () => void;
}

/** The amount as it is typed on the keypad; no text input, so no phone keyboard comes up (design 4.9, 6). */
export function StakeField({ amount, currency, wrong, locked, idle = false, onOpen, onClear }: StakeFieldProps) {
  const { t } = useLingui();
  const inside = (
    <>
      <span className={styles.currency}>{currency}</span>
      <output
        ref={watchSight}
        className={styles.amount}
        aria-label={t`Amount`}
        data-long={amount.length > 9 || undefined}
      >
        {showAmount(amount)}
      </output>
      {!idle && <i className={styles.caret} />}
      {amount === "" && <span className={styles.hint}>{t`Please enter amount`}</span>}
    </>
  );
  return (
    <div
      className={styles.field}
      data-q="amount"
      data-q-value={amount}
      data-wrong={wrong || undefined}
      data-idle={idle || undefined}
    >
      {onOpen ? (
        <button type="button" className={styles.open} aria-expanded={!idle} disabled={locked} onClick={onOpen}>
          {inside}
        </button>
      ) : (
        inside
      )}
      <button
        type="button"
        className={styles.clear}
        data-q="key:clear"
        aria-label={t`Clear amount`}
        disabled={locked}
        onClick={onClear}
      >
        <Icon name="clear" size={20} />
      </button>
    </div>
  );
}
