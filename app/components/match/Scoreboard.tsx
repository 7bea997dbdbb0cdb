import { useLingui } from "@lingui/react/macro";
import { type RefObject } from "react";
import { mainScore } from "#app/components/board/row/scoreOf.ts";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { haltedWord, progressText } from "#app/text/progress.ts";
import { dateTimeText } from "#app/text/times.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { useSwipe } from "#app/ui/touch/useSwipe.ts";
import { monogram } from "./monogram.ts";
import { ScoreLine } from "./ScoreLine.tsx";
import styles from "./Scoreboard.module.css";

interface ScoreboardProps {
  readonly match: Match;
  /** Hours east of UTC. */
  readonly timeZone: number;
  /** The league's match before this one, and the one after it. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Where the scoreboard ends: when that is out of sight, the one-line score is shown. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/** A word that would be broken beside the score. */
const LONG = /\S{13}/;

/** Where a match stands in words: kick-off, period and minute, or how it ended (spec §2, progress). */
function Progress({ match, timeZone }: Pick<ScoreboardProps, "match" | "timeZone">) {
  const { i18n, t } = useLingui();
  const halted = haltedWord(match.state);
  if (halted) return <p className={styles.state}>{i18n._(halted)}</p>;
  if (match.stage !== "live") {
    return (
      <p className={styles.state}>
        <time dateTime={match.startsAt}>{dateTimeText(i18n.locale, match.startsAt, timeZone)}</time>
        <span className={styles.quiet}>{t`Not started`}</span>
      </p>
    );
  }
  return (
    <p className={styles.live}>
      <span className={styles.dot} />
      {progressText(i18n, match)}
    </p>
  );
}

/** Who plays and how it stands; a swipe leads to the league's other matches (design 4.15, 07). */
export function Scoreboard({ match, timeZone, onPrevious, onNext, end }: ScoreboardProps) {
  const { t } = useLingui();
  const swipe = useSwipe({
    onSwipe: (way) => {
      if (way === "left") onNext?.();
      if (way === "right") onPrevious?.();
    },
  });
  const running = match.stage === "live" || isHalted(match.state);
  const side = (place: 0 | 1) => {
    const name = place === 0 ? match.home : match.away;
    const red = match.live?.red?.[place] ?? 0;
    return (
      <div className={styles.side}>
        <span className={styles.disc} aria-hidden="true">
          {monogram(name)}
          {red > 0 && <span className={styles.card}>{red > 1 && red}</span>}
          {match.live?.server === place + 1 && <span className={styles.server} />}
        </span>
        <span className={styles.name}>{name}</span>
      </div>
    );
  };
  return (
    <section className={styles.board} aria-label={t`Score`} {...swipe}>
      <div className={styles.sides} data-long={LONG.test(`${match.home} ${match.away}`) || undefined}>
        <span className={styles.turn}>
          {onPrevious && <IconButton icon="back" label={t`Previous match of the league`} onClick={onPrevious} />}
        </span>
        {side(0)}
        <div className={styles.middle}>
          {running ? (
            <p className={styles.score}>
              {mainScore(match, 0) ?? "–"} – {mainScore(match, 1) ?? "–"}
            </p>
          ) : (
            <p className={styles.versus}>{t`v`}</p>
          )}
          <Progress match={match} timeZone={timeZone} />
        </div>
        {side(1)}
        <span className={styles.turn}>
          {onNext && <IconButton icon="right" label={t`Next match of the league`} onClick={onNext} />}
        </span>
      </div>
      <ScoreLine match={match} />
      <div ref={end} />
    </section>
  );
}
