import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Slot } from "#app/components/views/slots.ts";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { rangeRefusal } from "#app/domain/time/dateRange.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { type DaySums, daysOf, daySums, totalOf } from "#app/domain/bets/records.ts";
import { type Range, useDays, useRangeBets, useRefresh } from "#app/flows/bets/records.ts";
import { refreshSettled } from "#app/flows/bets/settledRefresh.ts";
import { useReportDay } from "#app/flows/lists/today.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { PullToRefresh } from "#app/ui/touch/PullToRefresh.tsx";
import { DayList } from "./DayList.tsx";
import { Found } from "./Found.tsx";
import { RangeBar } from "./RangeBar.tsx";
import { RefusalText } from "./RangeSheet.tsx";
import { type RecordsSearch } from "#app/flows/bets/places.ts";
import { WinLoss } from "./WinLoss.tsx";
import styles from "./Settled.module.css";

interface SettledProps {
  readonly search: RecordsSearch;
  /** The search text, "" for all. */
  readonly wanted: string;
  readonly onRange: (range: Range) => void;
  readonly onOpen: (betId: string) => void;
}

const rangeOf = ({ from, to }: RecordsSearch, now: Day): Range =>
  from !== undefined && to !== undefined ? { from, to } : { from: addDays(now, -6), to: now };

/** Up to this many bets are loaded in full, so that days and total are the sums of their cards; more would keep a phone busy. */
const MOST_SUMMED = 200;

/** The days of a range with their sums: those of the cards if the bets are loaded in full, else the server's. */
function useSums(range: Range) {
  const { data, error, isPlaceholderData } = useDays(range);
  const count = data === undefined ? 0 : totalOf(data).count;
  const summed = count > 0 && count <= MOST_SUMMED;
  const { data: bets, isFetched } = useRangeBets(range, summed);
  const own = summed ? bets?.map((day) => daySums(day.day, day.bets)) : undefined;
  // once only: when they are requested again after a failure, what is on the screen stays
  const waits = summed && !isFetched;
  const days = data && !waits ? daysOf(range.from, range.to, own ?? data) : undefined;
  return {
    days,
    isOfRange: !isPlaceholderData,
    partial: count > 0 && own === undefined,
    failed: data === undefined ? error : null,
  };
}

/**
 * The unfolded day: the newest with bets, until the member opens another. It stays while the list is hidden by a search or
 * while the sums reload.
 */
function useOpenDay({ from, to }: Range, days: readonly DaySums[] | undefined, isOfRange: boolean) {
  const key = `${from} ${to}`;
  const [held, setHeld] = useState<{ readonly key: string; readonly day: Day | undefined }>();
  const newest = days?.findLast(({ count }) => count > 0)?.day;
  const isHeld = held?.key === key;
  if (!isHeld && isOfRange && newest !== undefined) setHeld({ key, day: newest });
  return {
    openDay: isHeld ? held.day : newest,
    onOpenDay: (day: Day | undefined) => setHeld({ key, day }),
  };
}

interface DaysProps extends Pick<SettledProps, "wanted" | "onOpen"> {
  readonly range: Range;
  readonly days: readonly DaySums[];
  readonly opened: ReturnType<typeof useOpenDay>;
}

/** The bets that a search found, else all of them by day. */
function Days({ range, days, opened, wanted, onOpen }: DaysProps) {
  const { t } = useLingui();
  if (wanted.trim() !== "") return <Found range={range} wanted={wanted} onOpen={onOpen} />;
  if (totalOf(days).count > 0) return <DayList days={days} {...opened} onOpen={onOpen} />;
  return (
    <EmptyView
      icon="receipt"
      first={t`No data`}
      title={t`No settled bets`}
      text={t`Nothing was settled on these days. Choose other dates above.`}
    />
  );
}

interface RangeDaysProps extends Omit<SettledProps, "search"> {
  readonly range: Range;
  readonly now: Day;
  /** What stands above the range. */
  readonly above: ReactNode;
}

/** The sums of a range, and its bets. */
function RangeDays({ range, now, above, wanted, onRange, onOpen }: RangeDaysProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { days, isOfRange, partial, failed } = useSums(range);
  const opened = useOpenDay(range, days, isOfRange);
  const { busy, refresh } = useRefresh(() => refreshSettled(client));
  return (
    <PullToRefresh onRefresh={refresh} busy={busy} label={t`Refreshing your bets`}>
      {above}
      <RangeBar range={range} today={now} onRange={onRange} />
      {failed !== null && <LoadFailed error={failed} onRetry={refresh} />}
      {failed === null && days === undefined && <LoadingRows label={t`Loading your bets`} rows={6} height={56} />}
      {days && (
        <>
          <WinLoss
            days={days}
            total={totalOf(days)}
            partial={partial}
            today={now}
            range={range}
            busy={busy}
            onRefresh={refresh}
          />
          <div className={styles.gap} />
          <Days range={range} days={days} opened={opened} wanted={wanted} onOpen={onOpen} />
        </>
      )}
    </PullToRefresh>
  );
}

/**
 * Settled bets by report day: range, win and loss, days that open to their bets (design 12). A range that the records
 * refuse, such as an old bookmark's, is not requested.
 */
export function Settled({ search, ...rest }: SettledProps) {
  const { t } = useLingui();
  const now = useReportDay();
  const range = rangeOf(search, now);
  const refusal = rangeRefusal(now, range.from, range.to);
  const card = search.won !== undefined && (
    <Slot key={search.won} name="settledHead" given={{ betIds: search.won.split(","), onOpen: rest.onOpen }} />
  );
  if (refusal === undefined) return <RangeDays range={range} now={now} above={card} {...rest} />;
  return (
    <>
      {card}
      <RangeBar range={range} today={now} onRange={rest.onRange} />
      <EmptyView icon="calendar" title={t`These days cannot be shown`} text={<RefusalText refusal={refusal} />} />
    </>
  );
}
