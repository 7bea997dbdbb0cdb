"use no memo";

import { type ReactNode } from "react";
import styles from "./PickerCell.module.css";

interface PickerCellProps {
  readonly active: boolean;
  /** The accessible name, where the text alone would not say it. */
  readonly label?: string;
  readonly name: string;
  readonly q?: DataQ;
  readonly icon?: ReactNode;
  /** What stands at the right: a count, a check mark. */
  readonly end?: ReactNode;
  readonly onChoose: () => void;
}

/** A 48 px cell in the panels of sports and of groups of sports (design 4.5). */
export function PickerCell({ active, label, name, q, icon, end, onChoose }: PickerCellProps) {
  return (
    <button
      className={styles.cell}
      data-q={q}
      type="button"
      aria-current={active || undefined}
      aria-label={label}
      onClick={onChoose}
    >
      {icon}
      <span className={styles.name}>{name}</span> {end}
    </button>
  );
}
