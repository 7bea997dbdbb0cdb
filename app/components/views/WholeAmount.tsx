import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { digitsOf } from "#app/domain/slip/stake.ts";
import styles from "./WholeAmount.module.css";

/** More digits than any limit needs. */
const MOST_DIGITS = 9;

interface WholeAmountProps {
  /** Its label, above it unless it is `bare`. */
  readonly name: string;
  readonly bare?: boolean;
  readonly currency: string;
  /** In whole units of the account currency; 0 = none. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly placeholder?: string;
  readonly q?: DataQ;
}

/**
 * A field for an amount in whole units of the account currency. A text is read as on the keypad (BET-14): what is not
 * such an amount is none, and says so. Groups of three are shown once it is left.
 */
export function WholeAmount({ name, bare = false, currency, value, onChange, placeholder, q }: WholeAmountProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState<string | undefined>(undefined);
  const isWrong = text !== undefined && text.trim() !== "" && value === 0;
  const read = (typed: string) => {
    const digits = digitsOf(typed) ?? "";
    setText(typed);
    onChange(digits.length > MOST_DIGITS ? 0 : Number(digits));
  };
  return (
    <div>
      <label className={styles.field}>
        {!bare && <span className={styles.name}>{name}</span>}
        <span className={styles.currency}>{currency}</span>
        <input
          className={styles.input}
          data-q={q}
          data-q-value={q === undefined ? undefined : value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          aria-label={name}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          placeholder={placeholder}
          value={text ?? (value === 0 ? "" : formatMoney(value, 0))}
          onFocus={() => setText(value === 0 ? "" : String(value))}
          onBlur={() => setText(undefined)}
          onChange={({ target }) => read(target.value)}
        />
      </label>
      {isWrong && <p className={styles.wrong} id={id} role="alert">{t`Please enter whole amounts of 1 or more.`}</p>}
    </div>
  );
}
