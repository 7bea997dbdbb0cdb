import { useLingui } from "@lingui/react/macro";
import { zoneName } from "#app/text/time/zoneTimes.ts";
import styles from "./MatchResultScreen.module.css";

/** The zone by whose noon a report day turns, hours east of UTC (spec §9; domain I1). */
const REPORT_ZONE = 8;

/**
 * What a day of the strip above holds: from noon to noon, and of which zone where the member's clock is another
 * (design-3, part 6). `timeZone` in hours east of UTC.
 */
export function ReportDayNote({ timeZone }: { readonly timeZone: number }) {
  const { t } = useLingui();
  return (
    <p className={styles.note}>
      {t`Report day: noon to noon`}
      {timeZone !== REPORT_ZONE && ` · ${zoneName(REPORT_ZONE)}`}
    </p>
  );
}
