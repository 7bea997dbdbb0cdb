import { useLingui } from "@lingui/react/macro";
import { type Match } from "#app/domain/boards/match.ts";
import { type Meeting } from "#app/domain/boards/matchStats.ts";
import { meetingTally, winnerOf } from "#app/domain/boards/meetings.ts";
import { dateText } from "#app/text/time/dateTexts.ts";
import { Crest } from "#app/components/views/Crest.tsx";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./Meetings.module.css";

interface MeetingsProps {
  readonly match: Match;
  /** Between these two, newest first. */
  readonly meetings: readonly Meeting[];
}

/** The last meetings, the winner of each in bold (design-2, 5.2). */
export function HeadToHead({ match, meetings }: MeetingsProps) {
  const { i18n, t } = useLingui();
  const { home, draw, away } = meetingTally(meetings, match.home, match.away);
  const sideOf = (name: string) => (name === match.home ? 0 : 1);
  return (
    <section className={styles.meetings}>
      <h2 className={styles.head}>
        <span>{t`Head to head`}</span>
        <span>
          {match.home} {home} · {t`draw ${draw}`} · {match.away} {away}
        </span>
      </h2>
      <ul>
        {meetings.map((meeting, at) => (
          <li key={`${meeting.date}:${at}`} className={styles.meeting}>
            <span className={styles.when}>{dateText(i18n.locale, meeting.date)}</span>
            <span className={styles.team} data-won={winnerOf(meeting) === meeting.home || undefined}>
              <span>{wholeWords(meeting.home)}</span>
              <Crest match={match} side={sideOf(meeting.home)} size={16} />
            </span>
            <b className={styles.score}>
              {meeting.homeScore} – {meeting.awayScore}
            </b>
            <span className={styles.team} data-won={winnerOf(meeting) === meeting.away || undefined}>
              <Crest match={match} side={sideOf(meeting.away)} size={16} />
              <span>{wholeWords(meeting.away)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
