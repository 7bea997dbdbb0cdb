"use no memo";

import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { showAmount } from "#app/domain/slip/amountKeys.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./StakeField.module.css";

interface StakeFieldProps {
  readonly words: I18n;
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
  /** Watches whether the amount can be seen (flows/slip/facts/sight.ts). */
  readonly seen?: (part: Element | null) => (() => void) | undefined;
}

/**
 * The amount as it is typed on the keypad; no text input, so no phone keyboard comes up (design 4.9, 6). It has no hooks: it is drawn
 * before React has loaded too (app/start/PlainFace.tsx).
 */
export function StakeField(props: StakeFieldProps) {
  const { words, amount, currency, wrong, locked, idle = false, onOpen, onClear, seen } = props;
  const inside = (
    <>
      <span className={styles.currency}>{currency}</span>
      <output
        ref={seen}
        className={styles.amount}
        aria-label={words._(msg`Amount`)}
        data-long={amount.length > 9 || undefined}
      >
        {showAmount(amount)}
      </output>
      {!idle && <i className={styles.caret} />}
      {amount === "" && <span className={styles.hint}>{words._(msg`Please enter amount`)}</span>}
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
        aria-label={words._(msg`Clear amount`)}
        disabled={locked}
        onClick={onClear}
      >
        <Icon name="clear" size={20} />
      </button>
    </div>
  );
}
