import { useLingui } from "@lingui/react/macro";
import { isHalted, type Match } from "#app/domain/boards/match.ts";
import { type StatsEvent } from "#app/domain/boards/matchStats.ts";
import { statsName } from "#app/text/stats.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Timeline.module.css";

interface TimelineProps {
  readonly match: Match;
  readonly events: readonly StatsEvent[];
}

/** Regular playing time of the sports whose minute runs up, minutes. */
const LENGTH: Readonly<Record<number, number>> = { 1: 90, 13: 60, 15: 36, 16: 40, 18: 80 };

/** How far a match is, 0 to 1: by its minute where that runs up, else by its periods; undefined when not known. */
function shareOf({ sportId, live, stage, state }: Match): number | undefined {
  if (isHalted(state)) return 1;
  if (stage !== "live") return 0;
  const length = LENGTH[sportId];
  if (length !== undefined && live?.minute !== undefined) return Math.min(1, live.minute / length);
  return undefined;
}

/** What happened so far: home above the line, away below; sports without a minute show their periods (design 4.15, 07). */
export function Timeline({ match, events }: TimelineProps) {
  const { i18n, t } = useLingui();
  const length = LENGTH[match.sportId];
  const share = shareOf(match);
  if (length === undefined || share === undefined) return <Periods match={match} />;
  const shown = events.filter(({ type }) => type !== "corner");
  return (
    <div
      className={styles.line}
      role="img"
      aria-label={shown.map((event) => spoken(event)).join(", ") || t`No events yet`}
    >
      <span className={styles.end}>0'</span>
      <span className={styles.track}>
        <span className={styles.played} style={{ transform: `scaleX(${share})` }} />
        <span className={styles.half} />
        {share > 0 && <span className={styles.now} style={{ left: `${share * 100}%` }} />}
        {shown.map((event, at) => (
          <span
            key={at}
            className={styles.event}
            data-side={event.side}
            style={{ left: `${Math.min(100, (event.minute / length) * 100)}%` }}
          >
            {event.type === "red" || event.type === "yellow" ? (
              <span className={styles.card} data-card={event.type} />
            ) : (
              <Icon name={event.type === "goal" ? "sports" : "info"} size={14} />
            )}
          </span>
        ))}
      </span>
      <span className={styles.end}>{length}'</span>
    </div>
  );

  function spoken({ minute, side, type }: StatsEvent): string {
    return `${minute}' ${statsName(i18n, type)} ${side === 1 ? match.home : match.away}`;
  }
}

/** The periods of a match as steps: played ones with their score, the one on now marked. */
function Periods({ match }: { readonly match: Match }) {
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
