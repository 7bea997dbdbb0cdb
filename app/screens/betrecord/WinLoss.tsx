import { isOffered } from "#app/config.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type DaySums } from "#app/domain/bets/records.ts";
import { type Range } from "#app/flows/bets/records.ts";
import { timeText } from "#app/text/time/times.ts";
import { zoneName } from "#app/text/time/zoneTimes.ts";
import { useSettings } from "#app/stores/settings.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { ExportButton } from "./export/ExportButton.tsx";
import { DayBars } from "./DayBars.tsx";
import { WinLossChart } from "./WinLossChart.tsx";
import styles from "./WinLoss.module.css";

interface WinLossProps {
  /** Oldest first, without gaps. */
  readonly days: readonly DaySums[];
  readonly total: Omit<DaySums, "day">;
  /** The sums are the server's own, which leave out cash-outs and bonuses. */
  readonly partial: boolean;
  readonly today: Day;
  readonly range: Range;
  /** The member's own refresh is under way. */
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** A time at which a report day begins: 04:00 UTC (domain I1). */
const ROLL = "2026-01-01T04:00:00Z";

interface ChartProps extends Pick<WinLossProps, "today" | "range" | "busy" | "onRefresh"> {
  /** At most seven, oldest first. */
  readonly days: readonly DaySums[];
}

/**
 * One line until it is tapped, so that the first bet is on the first screen: the last seven days as small bars. Open, the
 * figures of each day, when a report day begins, and what can be done with the range.
 */
function ByDay({ days, today, range, busy, onRefresh }: ChartProps) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const timeZone = useSettings((settings) => settings.timeZone);
  const roll = timeText(i18n.locale, ROLL, timeZone);
  const zone = zoneName(timeZone);
  return (
    <details className={styles.fold}>
      <summary>
        {t`By day`}
        <DayBars days={days} />
        <Icon name="down" size={18} />
      </summary>
      {days.length > 1 && <WinLossChart days={days} today={today} />}
      <div className={styles.foot}>
        <p className={styles.note}>{t`Report day runs ${roll} to ${roll}, ${zone}`}</p>
        <ExportButton range={range} />
        <IconButton q="refresh" icon="refresh" label={t`Refresh bets`} disabled={busy} onClick={onRefresh} />
      </div>
      {isOffered("figures") && (
        <div className={styles.figures}>
          <Button q="nav:figures" variant="quiet" icon="bars" wide onClick={() => void navigate({ to: PAGE.figures })}>
            {t`My figures`}
          </Button>
        </div>
      )}
    </details>
  );
}

/** The range's net, and its days folded to a line (design 12). */
export function WinLoss({ days, total, partial, range, ...rest }: WinLossProps) {
  const { t } = useLingui();
  return (
    <section className={styles.box} aria-label={t`Win / lose`}>
      <dl className={styles.sums}>
        <div className={styles.main}>
          <dt>{t`Win / lose`}</dt>
          <dd data-side={sideOf(total.winLose)}>{signed(total.winLose)}</dd>
        </div>
        <div>
          <dt>{t`Amount`}</dt>
          <dd>{formatMoney(total.amount, 2)}</dd>
        </div>
        <div>
          <dt>{t`Bets`}</dt>
          <dd>{total.count}</dd>
        </div>
      </dl>
      {partial && <p className={styles.note}>{t`Daily totals leave out cash-outs and bonuses.`}</p>}
      <ByDay days={days.slice(-7)} range={range} {...rest} />
    </section>
  );
}
