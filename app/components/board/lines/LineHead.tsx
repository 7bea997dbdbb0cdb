import { type ReactNode } from "react";
import styles from "./LineHead.module.css";

interface LineHeadProps {
  readonly children: ReactNode;
  /** What stands at its end. */
  readonly more?: string;
  /** A head within a league, lower than that of a league. */
  readonly low?: boolean;
}

/** The head of rows that are no league: "Tomorrow · Thu, Nov 26", "Next · today" (design-3, 62). */
export function LineHead({ children, more, low = false }: LineHeadProps) {
  return (
    <div className={styles.head} data-low={low || undefined}>
      <h3>{children}</h3>
      {more !== undefined && <span className={styles.more}>{more}</span>}
    </div>
  );
}
