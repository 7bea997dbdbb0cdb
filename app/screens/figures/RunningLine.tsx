import { useLingui } from "@lingui/react/macro";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { daysBetween } from "#app/domain/time/days.ts";
import { dateText } from "#app/text/time/dateTexts.ts";
import styles from "./RunningLine.module.css";

interface RunningLineProps {
  /** The running net at the end of each day with bets, oldest first. */
  readonly points: readonly { readonly day: Day; readonly net: number }[];
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

/** The running result, with three labelled lines, and its last day marked (design-2, 7.4). */
export function RunningLine({ points, from, to }: RunningLineProps) {
  const { i18n, t } = useLingui();
  const last = points.at(-1);
  if (last === undefined) return null;
  const nets = points.map(({ net }) => net);
  const [most, least] = [Math.max(0, ...nets), Math.min(0, ...nets)];
  const span = most - least || 1;
  const x = (day: Day) => (daysBetween(from, day) / Math.max(1, daysBetween(from, to))) * (WIDTH - PAD);
  const y = (net: number) => PAD + ((most - net) / span) * (HEIGHT - 2 * PAD);
  const line = [`0,${y(0)}`, ...points.map(({ day, net }) => `${x(day)},${y(net)}`)].join(" ");
  const grid = gridOf(most, least);
  const [best, worst, end] = [signed(most), signed(least), signed(last.net)];
  return (
    <div className={styles.chart} data-side={sideOf(last.net)}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`The result ran between ${worst} and ${best} and stands at ${end}`}
      >
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
        <path className={styles.end} d={`M${x(last.day)},${y(last.net)}h0`} />
      </svg>
      <p className={styles.scale} aria-hidden>
        {grid.map((net) => (
          <span key={net} style={{ top: `${y(net)}px` }}>
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
