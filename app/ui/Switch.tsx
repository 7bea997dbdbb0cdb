"use no memo";

import styles from "./Switch.module.css";

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The accessible name, or the id of the element that gives it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly disabled?: boolean;
  readonly q?: DataQ;
}

/** An on-off switch that takes effect at once (design 4.16). */
export function Switch({ checked, onChange, label, labelledBy, disabled = false, q }: SwitchProps) {
  return (
    <button
      className={styles.switch}
      data-q={q}
      data-q-value={Number(checked)}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      aria-labelledby={labelledBy}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
    </button>
  );
}
