import { useLingui } from "@lingui/react/macro";
import { isValid } from "date-fns/isValid";
import { Suspense, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useApp } from "#app/application/useApp.ts";
import { type BoardProps } from "#app/components/board/Board.tsx";
import { type Arrange, type BoardRow } from "#app/components/board/boardRows.ts";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";
import { isSportId, type SportId } from "#app/domain/odds/sports.ts";
import { type Day } from "#app/domain/time/dates.ts";
import { hasList } from "#app/flows/lists/offeredList.ts";
import { useReportDay } from "#app/flows/lists/today.ts";
import { offerNumbersLine, useNumbersLine } from "#app/stores/numbersLine.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { useSettings } from "#app/stores/settings.ts";
import { dayHeadText } from "#app/text/time/kickOff.ts";
import { wallClock } from "#app/text/time/zoneTimes.ts";
import { arrangeBy } from "./arrange.ts";
import { FoldLine } from "./FoldLine.tsx";
import { LineHead } from "./LineHead.tsx";
import { NextRows } from "./NextRows.tsx";
import { createUnpriced } from "./unpriced.ts";

/** One visit of a device needs it. */
const NumbersLine = lazyPart(() => import("./NumbersLine.tsx"), "NumbersLine");

interface LinesProps extends Pick<
  BoardProps,
  "name" | "sections" | "feed" | "playType" | "view" | "day" | "onOpenLeague"
> {
  /** Receives the way to put lines among the list's rows. */
  readonly onArrange: (arrange: () => Arrange) => void;
}

/** A live list with fewer matches than this goes on with what comes next (design-3, 2). */
const SHORT = 6;

const NO_ROWS: readonly BoardRow[] = [];

/** The lists that run over several dates of the member's zone. */
const DATED: ReadonlySet<PlayType> = new Set(["today", "early", "parlay"]);

/** The matches without a price in the view, found anew with each answer. */
function useUnpriced({ sections, feed, view }: LinesProps): string {
  const find = useMemo(() => createUnpriced(feed.get, view, sections), [feed, view, sections]);
  return useSyncExternalStore(feed.subscribe, find);
}

/** The date of an instant as a clock in the zone has it; undefined for one that is none. */
function dateIn(iso: string, timeZone: number): Day | undefined {
  const at = wallClock(iso, timeZone);
  return isValid(at) ? at.toISOString().slice(0, 10) : undefined;
}

/** How the heads of dates are drawn; undefined where the list has none. */
function useDays({ feed, playType, day }: LinesProps) {
  const { i18n } = useLingui();
  const today = useReportDay();
  const { timeZone, matchSort } = useSettings();
  if (!DATED.has(playType)) return undefined;
  return {
    dateOf: (matchId: number) => dateIn(feed.get(matchId)?.startsAt ?? "", timeZone),
    own: day ?? today,
    byTime: matchSort === 1,
    head: (date: Day, key: string) => (
      <LineHead key={key} low>
        {dayHeadText(i18n.locale, date, timeZone, serverNow())}
      </LineHead>
    ),
  };
}

/** True while the line that says what the numbers mean belongs above this list. */
function useNumbers({ name, view, onOpenLeague }: LinesProps): boolean {
  const app = useApp();
  const shown = useNumbersLine((line) => line.shown);
  const { rows } = view;
  const hasNumbers = onOpenLeague !== undefined && view.id === "main" && rows.look === "pairs";
  useEffect(() => {
    if (hasNumbers) offerNumbersLine(app, name);
  }, [app, name, hasNumbers]);
  return hasNumbers && shown === true;
}

/** The sport of a live list of the index that is short; undefined of any other list. */
function useShort({ sections, feed, playType, onOpenLeague }: LinesProps): SportId | undefined {
  const going = useSyncExternalStore(
    feed.subscribe,
    () => sections.flatMap(({ matches }) => matches).filter(({ id }) => feed.get(id)?.state !== "ended").length,
  );
  const sportId = sections[0]?.sportId;
  // the index alone has heads that lead to their leagues
  const isIndex = playType === "live" && onOpenLeague !== undefined && hasList("today");
  return isIndex && going < SHORT && sportId !== undefined && isSportId(sportId) ? sportId : undefined;
}

/** What stands among the rows of a list besides leagues and matches; it draws nothing itself (design-3, 2). */
export function Lines(props: LinesProps) {
  const { sections, feed, view, onArrange } = props;
  const unpriced = useUnpriced(props);
  const days = useDays(props);
  const numbers = useNumbers(props);
  const [shown, setShown] = useState<{ readonly view: string; readonly keys: ReadonlySet<string> }>();
  const [next, setNext] = useState(NO_ROWS);
  const shortOf = useShort(props);
  const open = shown?.view === view.id ? shown.keys : new Set<string>();
  const toggle = (key: string) => {
    const keys = new Set(open);
    if (!keys.delete(key)) keys.add(key);
    setShown({ view: view.id, keys });
  };
  const arrange = arrangeBy({
    unpriced: new Set(unpriced === "" ? [] : unpriced.split(" ").map(Number)),
    shown: open,
    isOver: (matchId) => feed.get(matchId)?.state === "ended",
    foldLine: ({ key }, count, first) => (
      <FoldLine
        key={`fold:${key}`}
        view={view}
        count={count}
        open={open.has(key)}
        first={first}
        onToggle={() => toggle(key)}
      />
    ),
    ...(days && { days }),
    next: shortOf === undefined ? NO_ROWS : next,
  });
  useLayoutEffect(() => {
    onArrange(() => arrange);
  }, [arrange, onArrange]);
  return (
    <>
      {days && <i hidden data-days="" />}
      {numbers && (
        <Suspense fallback={null}>
          <NumbersLine matches={sections.flatMap(({ matches }) => matches.map(({ id }) => feed.get(id)))} />
        </Suspense>
      )}
      {shortOf !== undefined && <NextRows key={shortOf} sportId={shortOf} view={view} onRows={setNext} />}
    </>
  );
}
