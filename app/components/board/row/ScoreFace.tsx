"use no memo";

import { type ScoreProps } from "./rowKit.ts";
import styles from "./Score.module.css";

interface ScoreFaceProps extends ScoreProps {
  /** Goals since the row is there; each lights up anew. */
  readonly goals?: number;
}

/** The markup of one side's score. */
export function ScoreFace({ value, goals = 0 }: ScoreFaceProps) {
  return (
    <span className={styles.score}>
      {goals > 0 && <span key={goals} className={styles.flash} />}
      <span className={styles.figure}>{value ?? "–"}</span>
    </span>
  );
}
