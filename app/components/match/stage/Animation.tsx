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

/** Where the words stand so that they do not hide the ball; its place along the field in percent. */
function besideOf(x: number): "left" | "right" | "above" {
  if (x > 62) return "left";
  return x < 38 ? "right" : "above";
}

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
  const labelOf = () => {
    if (halted) return { title: i18n._(halted), text: "" };
    if (match.stage !== "live")
      return { title: t`Not started`, text: dateTimeText(i18n.locale, match.startsAt, timeZone) };
    if (ball) return { title: told ?? "", text: sideName(ball.side) };
    if (last) return { title: statsName(i18n, last.type), text: `${sideName(last.side)} · ${last.minute}'` };
    return { title: progressText(i18n, match), text: "" };
  };
  const label = labelOf();
  return (
    <>
      <div className={styles.stage} data-field={fieldOf(match.sportId)}>
        <Field sportId={match.sportId} ball={ball} />
        <p className={styles.label} data-side={ball && besideOf(ball.x)} role="status" aria-live="off">
          <span className={styles.title}>{label.title}</span>
          {label.text !== "" && <span className={styles.text}>{label.text}</span>}
        </p>
      </div>
      <Timeline match={match} events={stats?.events ?? []} />
    </>
  );
}
