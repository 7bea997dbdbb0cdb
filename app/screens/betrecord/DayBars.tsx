import { sideOf } from "#app/components/bets/betWords.ts";
import { barsOf, type DaySums } from "#app/domain/bets/records.ts";
import styles from "./DayBars.module.css";

/** The height of the bars, px. */
const PLOT = 26;

/** The days of a range as bars without figures, oldest first; the chart says the same with figures. */
export function DayBars({ days }: { readonly days: readonly DaySums[] }) {
  const { bars, zero } = barsOf(days.map(({ winLose }) => winLose));
  return (
    <span className={styles.bars} aria-hidden="true" style={{ height: PLOT }}>
      <span className={styles.zero} style={{ top: zero * PLOT }} />
      {days.map(({ day, winLose }, at) => {
        const bar = bars[at] ?? { top: zero, height: 0 };
        return (
          <span key={day} className={styles.day}>
            <span
              className={styles.bar}
              data-side={sideOf(winLose)}
              style={{ top: bar.top * PLOT, height: winLose === 0 ? 0 : Math.max(2, bar.height * PLOT) }}
            />
          </span>
        );
      })}
    </span>
  );
}
