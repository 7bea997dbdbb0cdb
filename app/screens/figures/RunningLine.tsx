import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { daysBetween } from "#app/domain/time/days.ts";
import { dateText } from "#app/text/time/dateTexts.ts";
import styles from "./RunningLine.module.css";

interface Point {
  readonly day: Day;
  readonly net: number;
}

interface RunningLineProps {
  /** The running net at the end of each day with bets, oldest first. */
  readonly points: readonly Point[];
  readonly from: Day;
  readonly to: Day;
}

const WIDTH = 300;
const HEIGHT = 100;
const PAD = 6;

/** Three lines from the highest to the lowest; if the result never crossed zero, the middle one is half way. */
const gridOf = (most: number, least: number): readonly number[] => [
  ...new Set([most, most > 0 && least < 0 ? 0 : (most + least) / 2, least]),
];

/** Where a day and a net stand in the plot. */
function scalesOf({ points, from, to }: RunningLineProps) {
  const nets = points.map(({ net }) => net);
  const [most, least] = [Math.max(0, ...nets), Math.min(0, ...nets)];
  const span = most - least || 1;
  return {
    most,
    least,
    x: (day: Day) => (daysBetween(from, day) / Math.max(1, daysBetween(from, to))) * (WIDTH - PAD),
    y: (net: number) => PAD + ((most - net) / span) * (HEIGHT - 2 * PAD),
  };
}

/** The steps of the arrow keys; Home and End go to the first and last day. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/** The point under the finger, or the one that the arrow keys reached; undefined until either was there. */
function useTouched(points: readonly Point[], x: (day: Day) => number) {
  const [at, setAt] = useState<number>();
  const shown = at === undefined ? undefined : points[Math.min(at, points.length - 1)];
  const touch = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const wanted = ((event.clientX - left) / Math.max(1, width)) * WIDTH;
    const away = points.map(({ day }) => Math.abs(x(day) - wanted));
    setAt(away.indexOf(Math.min(...away)));
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setAt(Math.min(points.length - 1, Math.max(0, (at ?? points.length - 1) + (at === undefined ? 0 : by))));
  };
  return { shown, at: at ?? points.length - 1, touch, step };
}

/** Where the words begin, so that they stand over the rule and keep to the plot at both ends. */
const placeOf = (x: number): string => `clamp(0px, calc(${(x / WIDTH) * 100}% - 4.5rem), calc(100% - 10rem))`;

interface DrawingProps {
  readonly points: readonly Point[];
  readonly scales: ReturnType<typeof scalesOf>;
  readonly grid: readonly number[];
  /** Where the finger is; undefined while there is none. */
  readonly shown: Point | undefined;
  /** The day that is marked. */
  readonly marked: Point;
}

/** Grid, area and line, the rule under the finger, and the mark. */
function Drawing({ points, scales: { x, y }, grid, shown, marked }: DrawingProps) {
  const line = [`0,${y(0)}`, ...points.map(({ day, net }) => `${x(day)},${y(net)}`)].join(" ");
  const last = points.at(-1) ?? marked;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {grid.map((net) => (
        <line
          key={net}
          className={styles.grid}
          x1="0"
          x2={WIDTH}
          y1={y(net)}
          y2={y(net)}
          data-zero={net === 0 || undefined}
        />
      ))}
      <polygon className={styles.area} points={`${line} ${x(last.day)},${y(0)}`} />
      <polyline className={styles.line} points={line} />
      {shown && <line className={styles.rule} x1={x(shown.day)} x2={x(shown.day)} y1="0" y2={HEIGHT} />}
      <path className={styles.end} d={`M${x(marked.day)},${y(marked.net)}h0`} />
    </svg>
  );
}

/**
 * The running result, with three labelled lines, and its last day marked; a finger on it shows a rule, the day and what
 * the result was (design-2, 7.4; design-3, part 5).
 */
export function RunningLine(props: RunningLineProps) {
  const { points, from, to } = props;
  const { i18n, t } = useLingui();
  const scales = scalesOf(props);
  const { shown, at, touch, step } = useTouched(points, scales.x);
  const last = points.at(-1);
  if (last === undefined) return null;
  const grid = gridOf(scales.most, scales.least);
  const [best, worst, end] = [signed(scales.most), signed(scales.least), signed(last.net)];
  const marked = shown ?? last;
  const told = [dateText(i18n.locale, marked.day), signed(marked.net)] as const;
  return (
    <div className={styles.chart} data-side={sideOf(last.net)}>
      <p className={styles.told}>
        {shown && (
          <span data-side={sideOf(shown.net)} style={{ left: placeOf(scales.x(shown.day)) }}>
            {told[0]} <b>{told[1]}</b>
          </span>
        )}
      </p>
      <div
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={t`The result ran between ${worst} and ${best} and stands at ${end}`}
        aria-valuemin={0}
        aria-valuemax={points.length - 1}
        aria-valuenow={at}
        aria-valuetext={told.join(" ")}
        onPointerDown={touch}
        onPointerMove={touch}
        onKeyDown={step}
      >
        <Drawing points={points} scales={scales} grid={grid} shown={shown} marked={marked} />
      </div>
      <p className={styles.scale} aria-hidden>
        {grid.map((net) => (
          <span key={net} style={{ top: `${scales.y(net)}px` }}>
            {signed(net, 0)}
          </span>
        ))}
      </p>
      <p className={styles.dates}>
        <span>{dateText(i18n.locale, from)}</span>
        <span>{dateText(i18n.locale, to)}</span>
      </p>
    </div>
  );
}
