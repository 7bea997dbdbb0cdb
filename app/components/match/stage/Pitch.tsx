import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, useId } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { ballClaim, type BallPosition, type MatchStats } from "#app/domain/boards/matchStats.ts";
import { Crest } from "#app/components/views/Crest.tsx";
import { progressText } from "#app/text/progress.ts";
import { statsName } from "#app/text/stats.ts";
import { drawingOf, type FieldName, fieldOf, GOALS, wedgeOf } from "./fieldLines.ts";
import { FIELD, labelPlace, pathOf, place, type Point } from "./perspective.ts";
import { useAge } from "./useAge.ts";
import { useTrail } from "./useTrail.ts";
import styles from "./Pitch.module.css";

interface PitchProps {
  readonly match: Match;
  readonly stats: MatchStats | undefined;
  /** When they arrived, epoch ms. */
  readonly toldAt: number;
}

/** From which age the label shows how old the ball is, and from which that there is no news of it, s. */
const OLD_S = 20;
const LOST_S = 60;

const pointOf = ({ x, y }: BallPosition): Point => [x, y];

/** Where the ball was before: older parts dashed and fainter, the last leg solid. */
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

/** The ball, which moves from its last reported place, and turns hollow when there is no news of it. */
function Ball({ ball, lost }: { readonly ball: BallPosition; readonly lost: boolean }) {
  const [x, y] = place(pointOf(ball));
  return (
    <g className={styles.ball} data-lost={lost || undefined} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <ellipse className={styles.shade} cy="3" rx="9" ry="3.5" />
      <circle r="4.5" />
    </g>
  );
}

/** What the label says, and of which side. */
interface Words {
  readonly title: string;
  readonly side?: 0 | 1 | undefined;
  /** How old it is, or its minute; "" for neither. */
  readonly when: string;
}

const sideOf = (side: number): 0 | 1 => (side === 1 ? 0 : 1);

/** What happens with the ball and for whom; for an attack in the side's own half only whose ball it is. */
function useBallWords(ball: BallPosition | undefined, age: number): Words | undefined {
  const { i18n, t } = useLingui();
  if (ball === undefined) return undefined;
  if (age > LOST_S) return { title: t`No signal`, when: "" };
  const seconds = Math.floor(age / 5) * 5;
  return {
    title:
      ballClaim(ball) === "doubtful"
        ? t({ message: "Possession", context: "a side has the ball" })
        : statsName(i18n, ball.type),
    side: sideOf(ball.side),
    when: age > OLD_S ? t`${seconds} s ago` : "",
  };
}

/** The label's text: the ball, else the last event, else the progress of the match. */
function useWords({ match, stats }: PitchProps, age: number): Words {
  const { i18n } = useLingui();
  const ofBall = useBallWords(stats?.ball, age);
  const last = stats?.events.at(-1);
  if (ofBall) return ofBall;
  if (last === undefined) return { title: progressText(i18n, match), when: "" };
  return { title: statsName(i18n, last.type), side: sideOf(last.side), when: `${last.minute}'` };
}

/** The longest name that stands in the label; the crest says the others. */
const SHORT = 15;

/** The crest of the side, what it does, and its name if that is short. */
function Label({ match, words: { title, side, when } }: { readonly match: Match; readonly words: Words }) {
  const name = side === undefined ? "" : [match.home, match.away][side];
  const isShort = name !== undefined && name.length <= SHORT;
  const after = [isShort ? name : "", when].filter(Boolean).join(" · ");
  return (
    <p className={styles.label} role="status" aria-live="off">
      {side !== undefined && <Crest match={match} side={side} size={15} />}
      {!isShort && <span className="spoken">{name}</span>}
      <span className={styles.title}>{title}</span>
      {after !== "" && <span className={styles.text}>· {after}</span>}
    </p>
  );
}

/** The half that a side attacks, in its colour: only for an attack in that half. */
function Wedge({ ball, field }: { readonly ball: BallPosition; readonly field: FieldName }) {
  const gradient = useId();
  const attacks = field !== "tennis" && ballClaim(ball) === "attack";
  const [from, to] = ball.side === 2 ? [1, 0] : [0, 1];
  return (
    <>
      <linearGradient id={gradient} x1={from} x2={to}>
        <stop className={styles.thin} data-side={ball.side} />
        <stop className={styles.thick} data-side={ball.side} offset="1" />
      </linearGradient>
      <path className={styles.wedge} data-on={attacks || undefined} d={wedgeOf(ball.side)} fill={`url(#${gradient})`} />
    </>
  );
}

interface DrawingProps {
  readonly field: FieldName;
  readonly trail: readonly BallPosition[];
  readonly lost: boolean;
}

/** The field, with the reported ball on it. */
function Drawing({ field, trail, lost }: DrawingProps) {
  const { ground, bands, lines } = drawingOf(field);
  const ball = trail.at(-1);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${FIELD.width} ${FIELD.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.ground} d={ground} />
      {bands.map((band) => (
        <path key={band} className={styles.band} d={band} />
      ))}
      {ball && <Wedge ball={ball} field={field} />}
      <path className={styles.lines} d={lines} />
      {field === "pitch" && GOALS.map((goal) => <path key={goal} className={styles.goal} d={goal} />)}
      <Trail trail={trail} />
      {ball && <Ball ball={ball} lost={lost} />}
    </svg>
  );
}

/** The place of the label: beside the newest ball, or in the middle if there is none. */
function standOf(trail: readonly BallPosition[]) {
  const [before, ball] = [trail.at(-2), trail.at(-1)];
  if (ball === undefined) return undefined;
  const [x, y] = place(pointOf(ball));
  const { below, towards } = labelPlace(pointOf(ball), before && pointOf(before));
  const style = { "--x": `${(x / FIELD.width) * 100}%`, "--y": `${(y / FIELD.height) * 100}%` } as CSSProperties;
  return { side: below ? "below" : "above", towards, style };
}

/** Where the ball is and where it was reported before, in perspective; nothing between two answers is made up (design-2, 5.3). */
export function Pitch({ match, stats, toldAt }: PitchProps) {
  const trail = useTrail(match, stats?.ball);
  const age = useAge(toldAt);
  const words = useWords({ match, stats, toldAt }, age);
  const field = fieldOf(match.sportId);
  const stand = standOf(trail);
  return (
    <div className={styles.pitch} data-field={field} style={stand?.style}>
      <Drawing field={field} trail={trail} lost={age > LOST_S} />
      <div className={styles.words} data-place={stand?.side} data-towards={stand?.towards}>
        <Label match={match} words={words} />
      </div>
    </div>
  );
}
