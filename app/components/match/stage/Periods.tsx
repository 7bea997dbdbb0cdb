import { useLingui } from "@lingui/react/macro";
import { type Match } from "#app/domain/boards/match.ts";
import styles from "./Periods.module.css";

/** The periods of a match as steps: played ones with their score, the one on now marked. */
export function Periods({ match }: { readonly match: Match }) {
  const { t } = useLingui();
  const sets = match.live?.sets ?? [];
  if (sets.length === 0) return null;
  return (
    <ol className={styles.periods} aria-label={t`By period`}>
      {sets.map(([home, away], at) => (
        <li key={at} className={styles.period} data-now={at === sets.length - 1 || undefined}>
          <span className={styles.number}>{at + 1}</span>
          <span>
            {home}–{away}
          </span>
        </li>
      ))}
    </ol>
  );
}
