"use no memo";

import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Star.module.css";

interface StarProps {
  readonly on: boolean;
  /** The accessible name. */
  readonly label: string;
  readonly q: DataQ | undefined;
  readonly onToggle: () => void;
}

/** A favourite star: 16 px, its 44 px hit area grows over the team block only, never over a price (design 2.6). */
export function Star({ on, label, q, onToggle }: StarProps) {
  return (
    <button
      className={styles.star}
      data-q={q}
      data-q-state={on ? "picked" : undefined}
      type="button"
      aria-pressed={on}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name="star" size={16} filled={on} />
    </button>
  );
}
