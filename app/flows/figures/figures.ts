import { useSettledPart } from "#app/api/bet/getSettleBetLists.ts";
import { useApp } from "#app/application/useApp.ts";
import { differingDays, runningNet } from "#app/domain/figures/daySums.ts";
import { figuresOf } from "#app/domain/figures/figures.ts";
import { daysIn, type Piece, piecesOf } from "#app/domain/figures/pieces.ts";
import { earliestDay } from "#app/domain/time/dateRange.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { addDays } from "#app/domain/time/days.ts";
import { useReportDay } from "#app/flows/lists/today.ts";
import { journalOf } from "#app/stores/journal.ts";
import { ownerOf } from "#app/stores/storage/owner.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { knownIn } from "#app/flows/bets/known.ts";

/** The periods to choose from. */
export type Period = "today" | "week" | "days30" | "month" | "months2";

/** The report days of a period, including today. */
function rangeOfPeriod(period: Period, today: Day): Piece {
  const from = {
    today,
    week: addDays(today, -6),
    days30: addDays(today, -29),
    month: `${today.slice(0, 7)}-01`,
    months2: earliestDay(today),
  }[period];
  return { from, to: today };
}

/** One request, after those before it have finished. */
function usePiece(piece: Piece | undefined, today: Day, enabled: boolean) {
  const app = useApp();
  const language = useSettings((settings) => settings.language);
  const { data, error, isFetched, refetch } = useSettledPart(
    { language, from: piece?.from ?? today, to: piece?.to ?? today },
    (day) => knownIn(app, day),
    { enabled: enabled && piece !== undefined, changes: piece?.to === today },
  );
  return { piece, data, error, done: piece === undefined || isFetched, refetch };
}

/**
 * The member's figures over a period: read in up to four requests, one after the other, when the page is opened
 * (FIG-01).
 */
export function useFigures(period: Period) {
  const today = useReportDay();
  const account = useSession((session) => session.account);
  const range = rangeOfPeriod(period, today);
  const [newest, middle, older, oldest] = piecesOf(today, range.from);
  const first = usePiece(newest, today, account !== undefined);
  const second = usePiece(middle, today, first.done);
  const third = usePiece(older, today, first.done && second.done);
  const fourth = usePiece(oldest, today, first.done && second.done && third.done);
  const calls = [first, second, third, fourth];
  const read = calls.flatMap(({ piece, data }) => (piece && data ? [piece] : []));
  const days = calls.flatMap(({ data }) => data ?? []).filter(({ day }) => day >= range.from && day <= range.to);
  const wanted = daysIn(range, [range]);
  const lines = account === undefined ? [] : journalOf(ownerOf(account));
  const failed = calls.find(({ error, data }) => error !== null && data === undefined);
  return {
    range,
    /** Nothing has been read yet. */
    waits: read.length === 0 && failed === undefined,
    busy: calls.some(({ done }) => !done),
    failed: failed?.error ?? undefined,
    retry: () => void failed?.refetch(),
    days: { read: daysIn(range, read), wanted },
    figures: figuresOf({
      days,
      ...range,
      journal: lines.map((line) => ({ ...line, quotes: line.entry.quotes })),
    }),
    running: runningNet(days, range.from, range.to),
    differing: differingDays(days),
  };
}

/** The member's figures over a period. */
export type FiguresView = ReturnType<typeof useFigures>;
