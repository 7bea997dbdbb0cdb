import { useLingui } from "@lingui/react/macro";
import { type Match } from "#app/domain/boards/match.ts";
import { ballClaim } from "#app/domain/boards/matchStats.ts";
import { useStats } from "#app/flows/lists/stats.ts";
import { progressText, haltedWord } from "#app/text/progress.ts";
import { statsName } from "#app/text/stats.ts";
import { dateTimeText } from "#app/text/times.ts";
import { useSettings } from "#app/stores/settings.ts";
import { Field, fieldOf } from "./Field.tsx";
import { Timeline } from "./Timeline.tsx";
import styles from "./Animation.module.css";

/** Where the ball is and who attacks, on the sport's own field; what happened so far on a line below (design 4.15, 07). */
export function Animation({ match }: { readonly match: Match }) {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const { stats } = useStats(match.stats);
  const ball = match.stage === "live" && match.state === "running" ? stats?.ball : undefined;
  const halted = haltedWord(match.state);
  const last = stats?.events.at(-1);
  const sideName = (side: number) => (side === 1 ? match.home : match.away);
  // an attack of a side that has the ball in its own half is not said: only whose ball it is
  const told = ball && (ballClaim(ball) === "doubtful" ? t`Possession` : statsName(i18n, ball.type));
  const label = halted
    ? { title: i18n._(halted), text: "" }
    : match.stage !== "live"
      ? { title: t`Not started`, text: dateTimeText(i18n.locale, match.startsAt, timeZone) }
      : ball
        ? { title: told ?? "", text: sideName(ball.side) }
        : last
          ? { title: statsName(i18n, last.type), text: `${sideName(last.side)} · ${last.minute}'` }
          : { title: progressText(i18n, match), text: "" };
  return (
    <>
      <div className={styles.stage} data-field={fieldOf(match.sportId)}>
        <Field sportId={match.sportId} ball={ball} />
        <p
          className={styles.label}
          data-side={ball && (ball.x > 62 ? "left" : ball.x < 38 ? "right" : "above")}
          role="status"
          aria-live="off"
        >
          <span className={styles.title}>{label.title}</span>
          {label.text !== "" && <span className={styles.text}>{label.text}</span>}
        </p>
      </div>
      <Timeline match={match} events={stats?.events ?? []} />
    </>
  );
}
