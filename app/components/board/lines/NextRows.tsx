import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useSyncExternalStore } from "react";
import { type BoardRow } from "#app/components/board/boardRows.ts";
import { ListedRow } from "#app/components/board/row/ListedRow.tsx";
import { RowProvider } from "#app/components/board/row/RowProvider.tsx";
import { useFeedAge } from "#app/components/board/useFeedAge.ts";
import { type BoardView } from "#app/components/board/views.ts";
import { type SportId } from "#app/domain/odds/sports.ts";
import { type ListedMatch } from "#app/domain/boards/boardOrder.ts";
import { type TodayView, useNextToday } from "#app/flows/lists/nextToday.ts";
import { useLook } from "#app/stores/look.ts";
import { serverNow } from "#app/stores/serverClock.ts";
import { LineHead } from "./LineHead.tsx";
import { isPricedIn } from "./unpriced.ts";
import styles from "./NextRows.module.css";

/** How many matches of today follow a short live list. */
const MOST = 5;

interface NextRowProps {
  readonly today: TodayView;
  readonly listed: ListedMatch;
  readonly view: BoardView;
  readonly first: boolean;
}

/** A match to come in a live list: its league has no head there, so its flag follows the time. */
function NextRow({ today: { feed, oddsStyle, interval }, listed, view, first }: NextRowProps) {
  const league = useLook((look) => look.league);
  const aged = useFeedAge(feed, interval);
  const match = feed.get(listed.id);
  return (
    <div
      className={styles.next}
      style={match && league?.(match.sportId, match.leagueName)}
      data-old={aged !== undefined || undefined}
    >
      <RowProvider matchOf={feed.get} oddsStyle={oddsStyle}>
        <ListedRow feed={feed} listed={listed} view={view} first={first} />
      </RowProvider>
    </div>
  );
}

/** The head of the matches to come, with how many of today's there are. */
function NextHead({ shown, total }: { readonly shown: number; readonly total: number }) {
  const { t } = useLingui();
  return <LineHead more={t`${shown} of ${total}`}>{t`Next · today`}</LineHead>;
}

interface NextRowsProps {
  readonly sportId: SportId;
  readonly view: BoardView;
  readonly onRows: (rows: readonly BoardRow[]) => void;
}

/** The next matches of today behind a live list of few rows, in the order of their kick-off (design-3, 2). */
export function NextRows({ sportId, view, onRows }: NextRowsProps) {
  const today = useNextToday(sportId);
  const { sections, feed } = today;
  const all = sections.flatMap(({ matches }) => matches);
  const ids = useSyncExternalStore(feed.subscribe, () =>
    all
      .filter((listed) => {
        const match = feed.get(listed.id);
        const waits = match?.state === "notStarted" && Date.parse(match.startsAt) > serverNow();
        return waits && isPricedIn(feed.get, view, listed);
      })
      .slice(0, MOST)
      .map(({ id }) => id)
      .join(" "),
  );
  const key = `${ids}/${all.length}`;
  useLayoutEffect(() => {
    const shown = ids.split(" ").flatMap((id) => all.find((listed) => String(listed.id) === id) ?? []);
    const rows = shown.map((listed, at): BoardRow => {
      const draw = () => (
        <NextRow key={`next:${listed.id}`} today={today} listed={listed} view={view} first={at === 0} />
      );
      return { kind: "line", key: `next:${listed.id}`, draw };
    });
    const head: BoardRow = {
      kind: "line",
      key: "next",
      pins: true,
      draw: () => <NextHead key="next" shown={shown.length} total={all.length} />,
    };
    onRows(shown.length === 0 ? [] : [head, ...rows]);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the rows are drawn from, by value
  }, [key, feed, view, onRows]);
  return null;
}
