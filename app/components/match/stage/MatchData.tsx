import { useLingui } from "@lingui/react/macro";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { type StatsRow } from "#app/domain/boards/matchStats.ts";
import { meetingsOf } from "#app/domain/boards/meetings.ts";
import { useStats } from "#app/flows/lists/stats.ts";
import { useLook } from "#app/stores/look.ts";
import { statsName } from "#app/text/stats.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { HeadToHead } from "#app/components/match/Meetings.tsx";
import { Form } from "./Form.tsx";
import styles from "./MatchData.module.css";

/** A figure as a number; 0 if it is a word. */
const sizeOf = (value: number | string): number => Math.max(0, Number.parseFloat(String(value)) || 0);

/** One figure for both sides, from the middle outwards; zero on both sides is an empty track. */
function Bar({ row }: { readonly row: StatsRow }) {
  const { i18n } = useLingui();
  const [home, away] = [sizeOf(row.home), sizeOf(row.away)];
  const whole = home + away || 1;
  return (
    <div className={styles.row}>
      <p className={styles.figures}>
        <strong>{row.home}</strong>
        <span className={styles.name}>{statsName(i18n, row.name)}</span>
        <strong>{row.away}</strong>
      </p>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.home} style={{ transform: `scaleX(${home / whole})` }} />
        <span className={styles.away} style={{ transform: `scaleX(${away / whole})` }} />
      </div>
    </div>
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

interface MatchDataProps {
  readonly match: Match;
  /** It is not in play: what both sides have done before counts. */
  readonly past: boolean;
}

/** The form of both sides before and after a match, its figures as bars, and earlier meetings: a stage that scrolls (design-2, 5.1). */
export function MatchData({ match, past }: MatchDataProps) {
  const { t } = useLingui();
  const { stats, loading } = useStats(match.stats);
  const sides = useLook((state) => state.sides)?.(match);
  const half = useHalfTime(match);
  const meetings = stats ? meetingsOf(stats.meetings, match.home, match.away) : [];
  const told = stats?.rows ?? [];
  const rows = told.length > 0 ? [...half, ...told] : [];
  const form = past && stats?.form && stats.form.home + stats.form.away !== "" ? stats.form : undefined;
  const body = () => {
    if (loading) return <LoadingRows label={t`Loading data`} rows={4} height={36} />;
    if (rows.length === 0 && meetings.length === 0 && form === undefined)
      return (
        <EmptyView icon="bars" title={t`No data for this match`} text={t`The score and all markets stay live below.`} />
      );
    return (
      <>
        {form && <Form match={match} form={form} />}
        {rows.map((row, at) => (
          <Bar key={at} row={row} />
        ))}
        {meetings.length > 0 && <HeadToHead match={match} meetings={meetings} />}
      </>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard reaches its end (WCAG 2.1.1)
    <section className={styles.data} style={sides} aria-label={t`Data`} tabIndex={0}>
      {body()}
    </section>
  );
}
