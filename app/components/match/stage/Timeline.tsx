import { useLingui } from "@lingui/react/macro";
import { type Match } from "#app/domain/boards/match.ts";
import { type TimelineRow } from "#app/domain/boards/timeline.ts";
import { useSettings } from "#app/stores/settings.ts";
import { statsName } from "#app/text/stats.ts";
import { timeText } from "#app/text/time/times.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Timeline.module.css";

interface TimelineProps {
  readonly match: Match;
  /** Newest first. */
  readonly rows: readonly TimelineRow[];
}

type Happened = Extract<TimelineRow, { minute: number }>;

/** The sign of an event beside its word: the score after a goal, the name of a card. */
function Event({ row, match }: { readonly row: Happened; readonly match: Match }) {
  const { i18n } = useLingui();
  const { kind, minute, side, score } = row;
  const name = statsName(i18n, kind);
  const words = score ? `${score[0]} – ${score[1]}` : name;
  return (
    <>
      <span className="spoken">{`${minute}' ${name} ${side === 1 ? match.home : match.away} ${score ? words : ""}`}</span>
      <span className={styles.minute} aria-hidden="true">{`${minute}'`}</span>
      <span className={styles.event} data-side={side} aria-hidden="true">
        {kind === "goal" ? <Icon name="sports" size={14} /> : <span className={styles.card} data-card={kind} />}
        <span>{words}</span>
      </span>
    </>
  );
}

/** Goals, cards and the ends of halves: home left and away right of the minute (spec §2, match page). */
export function Timeline({ match, rows }: TimelineProps) {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const periodOf = (row: Exclude<TimelineRow, Happened>) => {
    if (row.kind === "kickOff") return `${t`Kick-off`} ${timeText(i18n.locale, match.startsAt, timeZone)}`;
    return `${row.kind === "half" ? t`Half time` : t`Full time`} ${row.score[0]} – ${row.score[1]}`;
  };
  return (
    <ol className={styles.timeline} aria-label={t`Timeline`}>
      {rows.map((row, at) =>
        "minute" in row ? (
          <li key={at} className={styles.row}>
            <Event row={row} match={match} />
          </li>
        ) : (
          <li key={row.kind} className={styles.period}>
            {periodOf(row)}
          </li>
        ),
      )}
    </ol>
  );
}
