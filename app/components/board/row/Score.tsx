"use no memo";

import { useState } from "react";
import styles from "./Score.module.css";

interface ScoreProps {
  readonly value: number | undefined;
}

/** One side's score; a goal lights up behind it for 3 s (design 4.2). */
export function Score({ value }: ScoreProps) {
  const [seen, setSeen] = useState({ value, goals: 0 });
  let { goals } = seen;
  if (seen.value !== value) {
    if (value !== undefined && seen.value !== undefined && value > seen.value) goals += 1;
    setSeen({ value, goals });
  }
  return (
    <span className={styles.score}>
      {goals > 0 && <span key={goals} className={styles.flash} />}
      <span className={styles.figure}>{value ?? "–"}</span>
    </span>
  );
}
