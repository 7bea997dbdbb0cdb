import { useLingui } from "@lingui/react/macro";
import { WindowVirtualizer } from "virtua";
import { SettledRow } from "#app/components/bets/SettledRow.tsx";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { type DaySums } from "#app/domain/bets/records.ts";
import { useDayBets } from "#app/flows/bets/records.ts";
import { DayRow } from "./DayRow.tsx";
import { MoreRow } from "./MoreRow.tsx";

interface DayListProps {
  /** Oldest first. */
  readonly days: readonly DaySums[];
  /** The day that is open; undefined = none. */
  readonly openDay: Day | undefined;
  readonly onOpenDay: (day: Day | undefined) => void;
  readonly onOpen: (betId: string) => void;
}

type Row =
  | { readonly kind: "day"; readonly day: DaySums; readonly open: boolean }
  | { readonly kind: "bet"; readonly bet: BetRecord }
  | { readonly kind: "more"; readonly got: number; readonly count: number };

/** The days with bets, newest first; one at a time opens to its bets, page by page as they are scrolled to (design 12). */
export function DayList({ days, openDay, onOpenDay, onOpen }: DayListProps) {
  const { t } = useLingui();
  const shown = days.filter(({ count }) => count > 0).toReversed();
  const bets = useDayBets(openDay ?? "", openDay !== undefined);
  const got = bets.data?.pages.flatMap((page) => page.bets) ?? [];
  const rows = shown.flatMap((day): Row[] => {
    if (day.day !== openDay) return [{ kind: "day", day, open: false }];
    const head: Row[] = [{ kind: "day", day, open: true }, ...got.map((bet): Row => ({ kind: "bet", bet }))];
    const whole = bets.data !== undefined && !bets.hasNextPage;
    return whole ? head : [...head, { kind: "more", got: got.length, count: day.count }];
  });
  return (
    <section aria-label={t`Days`}>
      <WindowVirtualizer data={rows} itemSize={95} bufferSize={400}>
        {(row) => {
          if (row.kind === "day")
            return (
              <DayRow
                key={row.day.day}
                sums={row.day}
                open={row.open}
                onToggle={() => onOpenDay(row.open ? undefined : row.day.day)}
              />
            );
          if (row.kind === "bet") return <SettledRow key={row.bet.id} bet={row.bet} onOpen={onOpen} />;
          return (
            <MoreRow
              key="more"
              got={row.got}
              count={row.count}
              failed={bets.isError}
              onNear={() => {
                if (bets.hasNextPage && !bets.isFetchingNextPage && !bets.isError) void bets.fetchNextPage();
              }}
              onRetry={() => void (bets.data === undefined ? bets.refetch() : bets.fetchNextPage())}
            />
          );
        }}
      </WindowVirtualizer>
    </section>
  );
}
