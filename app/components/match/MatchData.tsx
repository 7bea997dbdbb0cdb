import { useLingui } from "@lingui/react/macro";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { type Meeting, type StatsRow } from "#app/domain/boards/matchStats.ts";
import { useStats } from "#app/flows/lists/stats.ts";
import { dateText } from "#app/text/times.ts";
import { formName, statsName } from "#app/text/stats.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import styles from "./MatchData.module.css";

/** A figure as a number; 0 for a word. */
const sizeOf = (value: number | string): number => Math.max(0, Number.parseFloat(String(value)) || 0);

function Bar({ row }: { readonly row: StatsRow }) {
  const { i18n } = useLingui();
  const [home, away] = [sizeOf(row.home), sizeOf(row.away)];
  const share = home + away === 0 ? 0.5 : home / (home + away);
  return (
    <div className={styles.row}>
      <p className={styles.figures}>
        <strong>{row.home}</strong>
        <span className={styles.name}>{statsName(i18n, row.name)}</span>
        <strong>{row.away}</strong>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.home} style={{ transform: `scaleX(${share})` }} />
        <span className={styles.away} style={{ transform: `scaleX(${1 - share})` }} />
      </div>
    </div>
  );
}

function Form({ name, results }: { readonly name: string; readonly results: string }) {
  const { i18n } = useLingui();
  return (
    <p className={styles.form}>
      <span className={styles.team}>{name}</span>
      {results
        .split("")
        .slice(-6)
        .map((result, at) => (
          <span key={at} className={styles.result} data-result={result}>
            <span aria-hidden="true">{formName(i18n, result).letter}</span>
            <span className="spoken">{formName(i18n, result).word}</span>
          </span>
        ))}
    </p>
  );
}

function Meet({ meeting }: { readonly meeting: Meeting }) {
  const { i18n } = useLingui();
  return (
    <li className={styles.meeting}>
      <span className={styles.when}>{dateText(i18n.locale, meeting.date)}</span>
      <span className={styles.sides}>
        <span>{meeting.home}</span>
        <strong>
          {meeting.homeScore}–{meeting.awayScore}
        </strong>
        <span>{meeting.away}</span>
      </span>
    </li>
  );
}

/** The figures of a match as bars, the form of both sides and their earlier meetings (design 4.15, 33). */
export function MatchData({ match }: { readonly match: Match }) {
  const { t } = useLingui();
  const { stats, loading } = useStats(match.stats);
  if (loading) return <LoadingRows label={t`Loading data`} rows={4} height={43} />;
  const { rows = [], form = { home: "", away: "" }, meetings = [] } = stats ?? {};
  if (rows.length === 0 && meetings.length === 0 && form.home === "" && form.away === "") {
    return (
      <div className={styles.data}>
        <EmptyView icon="bars" title={t`No data for this match`} text={t`The score and all markets stay live below.`} />
      </div>
    );
  }
  return (
    <div className={styles.data}>
      {rows.map((row) => (
        <Bar key={row.name} row={row} />
      ))}
      {(form.home !== "" || form.away !== "") && (
        <section>
          <h2 className={styles.title}>{t`Last matches`}</h2>
          <Form name={match.home} results={form.home} />
          <Form name={match.away} results={form.away} />
        </section>
      )}
      {meetings.length > 0 && (
        <section>
          <h2 className={styles.title}>{t`Meetings`}</h2>
          <ul>
            {meetings.map((meeting, at) => (
              <Meet key={`${meeting.date}:${at}`} meeting={meeting} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
