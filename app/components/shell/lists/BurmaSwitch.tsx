"use no memo";

import { useLingui } from "@lingui/react/macro";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import styles from "./BurmaSwitch.module.css";

/** Whether Burma mode is on, and the switch. */
export interface BurmaSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Burma mode on or off, in area 2; each side is no wider than a finger and its letters need, because the balance beside it never shortens (design 4.4). */
export function BurmaSwitch({ on, onChange }: BurmaSwitchProps) {
  const { t } = useLingui();
  const sides = [
    { value: false, label: t`HDP&OU` },
    { value: true, label: t`BU` },
  ];
  return (
    <span className={styles.switch} role="radiogroup" aria-label={t`Odds mode`}>
      {sides.map(({ value, label }) => (
        <button
          key={label}
          className={styles.side}
          type="button"
          role="radio"
          aria-checked={value === on}
          tabIndex={value === on ? 0 : -1}
          onKeyDown={rovingFocus}
          onClick={() => onChange(value)}
        >
          <span className={styles.face}>{label}</span>
        </button>
      ))}
    </span>
  );
}
