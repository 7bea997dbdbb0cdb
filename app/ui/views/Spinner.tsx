"use no memo";

import styles from "./Spinner.module.css";

interface SpinnerProps {
  /** Side in px. */
  readonly size?: number;
}

/** A spinning ring; the words that say what is loading are beside it (design 4.17). */
export function Spinner({ size = 20 }: SpinnerProps) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" data-waiting="" />;
}
