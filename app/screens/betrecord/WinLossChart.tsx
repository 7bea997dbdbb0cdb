import { useLingui } from "@lingui/react/macro";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { barsOf, type DaySums } from "#app/domain/bets/records.ts";
import { dayText } from "./dayWords.ts";
import styles from "./WinLossChart.module.css";

interface WinLossChartProps {
  /** At most seven, oldest first. */
  readonly days: readonly DaySums[];
  readonly today: Day;
}

/** The plot between the two rows of figures, px. */
const PLOT = 96;

/** Room for a figure above or below its bar, px. */
const FIGURE = 20;

/** The chart as a table, for screen readers. */
function DayTable({ days }: Pick<WinLossChartProps, "days">) {
  const { i18n, t } = useLingui();
  return (
    <div className={`spoken ${styles.table ?? ""}`}>
      <table>
        <caption>{t`Win and loss by report day`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Bets`}</th>
            <th scope="col">{t`Win / lose`}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, winLose }) => (
            <tr key={day}>
              <th scope="row">{dayText(i18n.locale, day, "row")}</th>
              <td data-name={t`Bets`}>{count}</td>
              <td>{signed(winLose)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Win and loss by report day about a zero line, a signed figure on each; a table has the same for screen readers (design 4.12). */
export function WinLossChart({ days, today }: WinLossChartProps) {
  const { i18n, t } = useLingui();
  const { bars, zero } = barsOf(days.map(({ winLose }) => winLose));
  const top = (share: number) => FIGURE + share * PLOT;
  return (
    <>
      <div
        className={styles.chart}
        role="img"
        aria-label={t`Win and loss of each day; the table that follows says the same`}
        style={{
          height: `calc(${PLOT + 2 * FIGURE}px + var(--names, 24px))`,
          gridTemplateColumns: `repeat(${days.length}, 1fr)`,
        }}
      >
        <span className={styles.zero} style={{ top: top(zero) }} />
        {days.map(({ day, winLose }, at) => {
          const bar = bars[at] ?? { top: zero, height: 0 };
          const under = winLose < 0;
          const edge = top(under ? bar.top + bar.height : bar.top);
          return (
            <span key={day} className={styles.day} data-today={day === today || undefined}>
              <span
                className={styles.bar}
                data-side={sideOf(winLose)}
                style={{ top: top(bar.top), height: winLose === 0 ? 0 : Math.max(2, bar.height * PLOT) }}
              />
              <span className={styles.figure} data-side={sideOf(winLose)} style={{ top: under ? edge + 3 : edge - 17 }}>
                {signed(winLose, 0)}
              </span>
              <span className={styles.name}>
                {dayText(i18n.locale, day, "weekday")} {Number(day.slice(8))}
              </span>
            </span>
          );
        })}
      </div>
      <DayTable days={days} />
    </>
  );
}
