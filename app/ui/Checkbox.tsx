"use no memo";

import { type ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import styles from "./Checkbox.module.css";

interface CheckboxProps {
  readonly checked: boolean | "mixed";
  readonly onChange: (checked: boolean) => void;
  /** The words beside the box: tapping them works too. */
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly q?: DataQ;
}

/** A check box with its words; "mixed" if only some of a group are checked (design 4.16). */
export function Checkbox({ checked, onChange, children, disabled = false, q }: CheckboxProps) {
  const mixed = checked === "mixed";
  return (
    <label className={styles.checkbox} data-q={q} data-q-value={Number(checked === true)}>
      <input
        className="spoken"
        type="checkbox"
        checked={checked === true}
        disabled={disabled}
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box}>{checked !== false && <Icon name={mixed ? "minus" : "check"} size={14} />}</span>
      <span className={styles.words}>{children}</span>
    </label>
  );
}
