import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, useId } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { ballClaim, type BallPosition, type MatchStats } from "#app/domain/boards/matchStats.ts";
import { progressText } from "#app/text/progress.ts";
import { statsName } from "#app/text/stats.ts";
import { drawingOf, fieldOf, GOALS, wedgeOf } from "./fieldLines.ts";
import { FIELD, labelPlace, pathOf, place, type Point } from "./perspective.ts";
import { useAge } from "./useAge.ts";
import { useTrail } from "./useTrail.ts";
import styles from "./Pitch.module.css";

interface PitchProps {
  readonly match: Match;
  readonly stats: MatchStats | undefined;
  /** When they were told, epoch ms. */
  readonly toldAt: number;
}

/** From this old on the label says how old the ball is, and from this on that there is no word of it, s. */
const OLD_S = 20;
const LOST_S = 60;

const pointOf = ({ x, y }: BallPosition): Point => [x, y];

/** Where the balls before were: dashed and fainter the older, the last leg whole. */
function Trail({ trail }: { readonly trail: readonly BallPosition[] }) {
  const points = trail.map(pointOf);
  return points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const [x, y] = place(from);
    const isLast = at === points.length - 2;
    const share = (at + 1) / (points.length - 1);
    return (
      <g key={`${from.join()} ${to.join()}`} className={styles.leg} style={{ opacity: 0.25 + 0.65 * share }}>
        <path d={pathOf([from, to])} data-last={isLast || undefined} />
        <circle cx={x} cy={y} r={2 + 1.2 * share} />
      </g>
    );
  });
}

/** The ball, which runs from where it was told last, and lies hollow when nothing is heard of it. */
function Ball({ ball, lost }: { readonly ball: BallPosition; readonly lost: boolean }) {
  const [x, y] = place(pointOf(ball));
  return (
    <g className={styles.ball} data-lost={lost || undefined} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <ellipse className={styles.shade} cy="3" rx="9" ry="3.5" />
      <circle r="4.5" />
    </g>
  );
}

/** What the ball is said to do and for whom; of an attack that stands in its own half only whose ball it is. */
function useBallWords(match: Match, ball: BallPosition | undefined, age: number) {
  const { i18n, t } = useLingui();
  if (ball === undefined) return undefined;
  if (age > LOST_S) return { title: t`No signal`, text: "" };
  const side = ball.side === 1 ? match.home : match.away;
  const seconds = Math.floor(age / 5) * 5;
  return {
    title: ballClaim(ball) === "doubtful" ? t`Possession` : statsName(i18n, ball.type),
    text: age > OLD_S ? `${side} · ${t`${seconds} s ago`}` : side,
  };
}

/** Where the ball is and where it was told to be before, in perspective; nothing between two answers is made up (design-2, 5.3). */
export function Pitch({ match, stats, toldAt }: PitchProps) {
  const { i18n } = useLingui();
  const gradient = useId();
  const ball = stats?.ball;
  const trail = useTrail(match, ball);
  const age = useAge(toldAt);
  const field = fieldOf(match.sportId);
  const { ground, bands, lines } = drawingOf(field);
  const last = stats?.events.at(-1);
  const lastSide = last?.side === 1 ? match.home : match.away;
  const words = useBallWords(match, ball, age) ??
    (last && { title: statsName(i18n, last.type), text: `${lastSide} · ${last.minute}'` }) ?? {
      title: progressText(i18n, match),
      text: "",
    };
  const attacks = ball !== undefined && field !== "tennis" && ballClaim(ball) === "attack";
  const before = trail.at(-2);
  const side = ball && labelPlace(pointOf(ball), before && pointOf(before));
  const [x, y] = ball ? place(pointOf(ball)) : [FIELD.width / 2, FIELD.height / 2];
  return (
    <div
      className={styles.pitch}
      data-field={field}
      style={{ "--x": `${(x / FIELD.width) * 100}%`, "--y": `${(y / FIELD.height) * 100}%` } as CSSProperties}
    >
      <svg className={styles.drawing} viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
        <linearGradient id={gradient} x1={ball?.side === 2 ? 1 : 0} x2={ball?.side === 2 ? 0 : 1}>
          <stop className={styles.thin} data-side={ball?.side} />
          <stop className={styles.thick} data-side={ball?.side} offset="1" />
        </linearGradient>
        <path className={styles.ground} d={ground} />
        {bands.map((band) => (
          <path key={band} className={styles.band} d={band} />
        ))}
        {ball && (
          <path
            className={styles.wedge}
            data-on={attacks || undefined}
            d={wedgeOf(ball.side)}
            fill={`url(#${gradient})`}
          />
        )}
        <path className={styles.lines} d={lines} />
        {field === "pitch" && GOALS.map((goal) => <path key={goal} className={styles.goal} d={goal} />)}
        <Trail trail={trail} />
        {ball && <Ball ball={ball} lost={age > LOST_S} />}
      </svg>
      <div className={styles.words} data-place={side && (side.below ? "below" : "above")} data-towards={side?.towards}>
        <p className={styles.label} role="status" aria-live="off">
          <span className={styles.title}>{words.title}</span>
          {words.text !== "" && <span className={styles.text}> · {words.text}</span>}
        </p>
      </div>
    </div>
  );
}
