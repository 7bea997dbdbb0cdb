import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { type MatchStats, type StatsRow } from "#app/domain/boards/matchStats.ts";
import { meetingsOf } from "#app/domain/boards/meetings.ts";
import { timelineOf } from "#app/domain/boards/timeline.ts";
import { useStats } from "#app/flows/lists/stats.ts";
import { useLook } from "#app/stores/look.ts";
import { statsName } from "#app/text/stats.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { HeadToHead } from "#app/components/match/Meetings.tsx";
import { Crest } from "#app/components/views/Crest.tsx";
import { Form } from "./Form.tsx";
import { Timeline } from "./Timeline.tsx";
import { useMoreBelow } from "./useMoreBelow.ts";
import styles from "./MatchData.module.css";

/** A figure as a number; 0 if it is a word. */
const sizeOf = (value: number | string): number => Math.max(0, Number.parseFloat(String(value)) || 0);

/** One figure for both sides, each with its bar from the middle outwards; zero on both sides is an empty track. */
function Bar({ row }: { readonly row: StatsRow }) {
  const { i18n } = useLingui();
  const [home, away] = [sizeOf(row.home), sizeOf(row.away)];
  const whole = home + away || 1;
  return (
    <p className={styles.row}>
      <strong>{row.home}</strong>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.home} style={{ transform: `scaleX(${home / whole})` }} />
      </span>
      <span className={styles.name}>{statsName(i18n, row.name)}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.away} style={{ transform: `scaleX(${away / whole})` }} />
      </span>
      <strong>{row.away}</strong>
    </p>
  );
}

/** The first-half score as a figure like the others; nothing if it is not known. */
function useHalfTime({ score }: Match): readonly StatsRow[] {
  const { t } = useLingui();
  if (score?.homeHalf === undefined || score.awayHalf === undefined) return [];
  return [
    {
      name: t({ message: "HT", context: "column head", comment: "Half-time score, the head of a narrow column" }),
      home: score.homeHalf,
      away: score.awayHalf,
    },
  ];
}

/** Whose column is whose. */
function Sides({ match }: { readonly match: Match }) {
  return (
    <p className={styles.sides}>
      <Crest match={match} side={0} size={16} />
      <span>{match.home}</span>
      <span>{match.away}</span>
      <Crest match={match} side={1} size={16} />
    </p>
  );
}

interface MatchDataProps {
  readonly match: Match;
  /** It is not in play: what both sides have done before counts. */
  readonly past: boolean;
}

/** What has been told of a match, and what of it is worth showing. */
function useTold(match: Match, past: boolean, stats: MatchStats | undefined) {
  const half = useHalfTime(match);
  const timeline = stats ? timelineOf(match, stats.events) : [];
  const told = stats?.rows ?? [];
  // the timeline says it in its place
  const halfTold = timeline.some(({ kind }) => kind === "half");
  return {
    timeline,
    rows: told.length > 0 ? [...(halfTold ? [] : half), ...told] : [],
    meetings: stats ? meetingsOf(stats.meetings, match.home, match.away) : [],
    form: past && stats?.form && stats.form.home + stats.form.away !== "" ? stats.form : undefined,
  };
}

/**
 * Goals and cards, the figures of both sides as bars, their form before and after a match, and earlier meetings: a stage that
 * scrolls, and fades at its foot while it can be (design-2, 5.1).
 */
export function MatchData({ match, past }: MatchDataProps) {
  const { t } = useLingui();
  const { stats, loading } = useStats(match.stats);
  const sides = useLook((state) => state.sides)?.(match);
  const { timeline, rows, meetings, form } = useTold(match, past, stats);
  const end = useRef<HTMLDivElement>(null);
  const more = useMoreBelow(end);
  const body = () => {
    if (loading) return <LoadingRows label={t`Loading data`} rows={4} height={36} />;
    if (timeline.length + rows.length + meetings.length === 0 && form === undefined)
      return (
        <EmptyView icon="bars" title={t`No data for this match`} text={t`The score and all markets stay live below.`} />
      );
    return (
      <>
        {timeline.length + rows.length > 0 && <Sides match={match} />}
        {timeline.length > 0 && <Timeline match={match} rows={timeline} />}
        {rows.length > 0 && (
          <div className={styles.rows}>
            {rows.map((row, at) => (
              <Bar key={at} row={row} />
            ))}
          </div>
        )}
        {form && <Form match={match} form={form} />}
        {meetings.length > 0 && <HeadToHead match={match} meetings={meetings} />}
      </>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard reaches its end (WCAG 2.1.1)
    <section className={styles.data} style={sides} data-more={more || undefined} aria-label={t`Data`} tabIndex={0}>
      {body()}
      <div ref={end} className={styles.end} />
    </section>
  );
}
