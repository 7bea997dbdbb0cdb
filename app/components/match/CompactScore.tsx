import { useLingui } from "@lingui/react/macro";
import { mainScore } from "#app/components/board/scoreOf.ts";
import { type Match } from "#app/domain/match.ts";
import { haltedWord, progressText } from "#app/text/progress.ts";
import { timeText } from "#app/text/times.ts";
import styles from "./CompactScore.module.css";

interface CompactScoreProps {
  readonly match: Match;
  readonly timeZone: number;
  /** The scoreboard is out of sight. */
  readonly shown: boolean;
}

/** The scoreboard on one line, pinned under the head once it has scrolled away (design 08). */
export function CompactScore({ match, timeZone, shown }: CompactScoreProps) {
  const { i18n, t } = useLingui();
  const halted = haltedWord(match.state);
  const running = match.stage === 3 || match.state > 1;
  return (
    <div className={styles.place} aria-hidden={!shown}>
      <div className={styles.line} data-shown={shown || undefined}>
        <p className={styles.sides}>
          <span className={styles.name}>{match.home}</span>
          <span className={styles.score}>
            {running ? `${mainScore(match, 0) ?? "–"} – ${mainScore(match, 1) ?? "–"}` : t`v`}
          </span>
          <span className={styles.name}>{match.away}</span>
        </p>
        <p className={styles.state} data-live={(match.stage === 3 && !halted) || undefined}>
          {halted
            ? i18n._(halted)
            : match.stage === 3
              ? progressText(i18n, match)
              : timeText(i18n.locale, match.startsAt, timeZone)}
        </p>
      </div>
    </div>
  );
}
