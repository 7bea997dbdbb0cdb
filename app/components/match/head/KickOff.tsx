import { useLingui } from "@lingui/react/macro";
import { isLongName } from "#app/components/board/row/rowWords.ts";
import { mainScore } from "#app/components/board/row/scoreOf.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { kickOffDay } from "#app/text/time/kickOff.ts";
import { haltedWord } from "#app/text/progress.ts";
import { timeText } from "#app/text/time/times.ts";
import { CountDown } from "./CountDown.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./KickOff.module.css";

interface KickOffProps {
  readonly match: Match;
  /** Hours east of UTC. */
  readonly timeZone: number;
}

/** A match that is not live: its sides, and when it starts, or how it ended (design-2, 5.2). */
export function KickOff({ match, timeZone }: KickOffProps) {
  const { i18n } = useLingui();
  const halted = haltedWord(match.state);
  // names of one line leave room for larger crests
  const size = [match.home, match.away].some((name) => /[\s-]/.test(name.trim())) ? 24 : 34;
  const side = (place: 0 | 1) => {
    const name = place === 0 ? match.home : match.away;
    return (
      <div className={styles.side}>
        <Crest match={match} side={place} size={size} />
        <span className={styles.name} data-long={isLongName(name) || undefined}>
          {wholeWords(name)}
        </span>
      </div>
    );
  };
  return (
    <div className={styles.board}>
      {side(0)}
      <div className={styles.middle}>
        <p className={styles.day}>{kickOffDay(i18n.locale, match.startsAt, timeZone)}</p>
        {halted && match.score ? (
          <p className={styles.time}>
            {mainScore(match, 0)} – {mainScore(match, 1)}
          </p>
        ) : (
          <p className={styles.time}>
            <time dateTime={match.startsAt}>{timeText(i18n.locale, match.startsAt, timeZone)}</time>
          </p>
        )}
        {halted ? <p className={styles.pill}>{i18n._(halted)}</p> : <CountDown startsAt={match.startsAt} />}
      </div>
      {side(1)}
    </div>
  );
}
