"use no memo";

import { formatOdds, type OddsStyle, toNet } from "#app/domain/odds/odds.ts";
import { type SeenPrice } from "#app/stores/prices/priceTrail.ts";
import styles from "./TrailChart.module.css";

interface TrailChartProps {
  /** Oldest first. */
  readonly points: readonly SeenPrice[];
  readonly style: OddsStyle;
  /** Until when the last price has held, epoch ms. */
  readonly until: number;
}

const W = 320;
const H = 96;

/** A step line from the first price seen until now, with the least and the most: a price holds until it moves (design 4.1). */
export function TrailChart({ points: seen, style, until }: TrailChartProps) {
  // what one unit at risk wins: prices of every style rise with it
  const points = seen.map(({ at, odds }) => ({ at, value: toNet(odds, style) ?? 0, price: formatOdds(odds, style) }));
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [points[0]?.at ?? 0, until];
  const priceOf = (value: number) => points.find((point) => point.value === value)?.price;
  const x = (at: number): number => 6 + ((at - from) / Math.max(1, to - from)) * (W - 18);
  const y = (value: number): number => (high === low ? H / 2 : 10 + (1 - (value - low) / (high - low)) * (H - 20));
  const path = points
    .map(({ at, value }, place) => (place === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`))
    .join("");
  const last = points.at(-1);
  return (
    <div className={styles.chart} aria-hidden="true">
      <svg viewBox={`0 0 ${W} ${H}`}>
        <path className={styles.base} d={`M0 ${H - 1}H${W}`} />
        <path className={styles.line} d={`${path}H${x(to)}`} />
        {last && <circle className={styles.now} cx={x(to)} cy={y(last.value)} r="4" />}
      </svg>
      <span className={styles.scale}>
        <span>{priceOf(high)}</span>
        {low !== high && <span>{priceOf(low)}</span>}
      </span>
    </div>
  );
}
