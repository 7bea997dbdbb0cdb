"use no memo";

import { type ScoreProps } from "./rowKit.ts";
import styles from "./Score.module.css";

interface ScoreFaceProps extends ScoreProps {
  /** Goals since the row is there; each lights up anew. */
  readonly goals?: number;
  /** The last one has been lit for as long as it is news. */
  readonly onOver?: () => void;
}

/** The markup of one side's score. */
export function ScoreFace({ value, goals = 0, onOver }: ScoreFaceProps) {
  return (
    <span className={styles.score}>
      {goals > 0 && <span key={goals} className={styles.flash} data-scored="" onAnimationEnd={onOver} />}
      <span className={styles.figure}>{value ?? "–"}</span>
    </span>
  );
}
