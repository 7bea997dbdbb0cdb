import { useLingui } from "@lingui/react/macro";
import { mainScore, type Side } from "#app/components/board/row/scoreOf.ts";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
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
  const running = match.stage === "live" || isHalted(match.state);
  const side = (place: Side) => {
    const red = match.live?.red?.[place] ?? 0;
    return (
      <span className={styles.side}>
        <span className={styles.name}>{place === 0 ? match.home : match.away}</span>
        {red > 0 && <span className={styles.card}>{red > 1 && red}</span>}
      </span>
    );
  };
  const going = match.stage === "live" ? progressText(i18n, match) : timeText(i18n.locale, match.startsAt, timeZone);
  return (
    <div className={styles.place} aria-hidden={!shown}>
      <div className={styles.line} data-shown={shown || undefined}>
        <p className={styles.sides}>
          {side(0)}
          <span className={styles.score}>
            {running ? `${mainScore(match, 0) ?? "–"} – ${mainScore(match, 1) ?? "–"}` : t`v`}
          </span>
          {side(1)}
        </p>
        <p className={styles.state} data-live={(match.stage === "live" && !halted) || undefined}>
          {halted ? i18n._(halted) : going}
        </p>
      </div>
    </div>
  );
}
