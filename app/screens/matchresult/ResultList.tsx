import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { WindowVirtualizer } from "virtua";
import { LeagueFlag } from "#app/components/views/LeagueFlag.tsx";
import { type LeagueResults, type MatchResult } from "#app/domain/bets/results.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { ResultRow } from "./ResultRow.tsx";
import styles from "./ResultList.module.css";

interface ResultListProps {
  readonly sportId: number;
  readonly leagues: readonly LeagueResults[];
  /** Hours east of UTC. */
  readonly timeZone: number;
}

type Row =
  | { readonly kind: "league"; readonly league: LeagueResults; readonly open: boolean }
  | { readonly kind: "result"; readonly result: MatchResult; readonly leagueId: number };

/** The heads of the score columns, above open leagues that have scores; winners of outrights have none. */
const hasScores = ({ open, league }: Row & { kind: "league" }): boolean =>
  open && league.results.some(({ named }) => !named);

interface LeagueHeadProps {
  readonly sportId: number;
  readonly row: Row & { kind: "league" };
  readonly onToggle: () => void;
}

/** A league with its flag, its number of results and, while it is open, the heads of its columns. */
function LeagueHead({ sportId, row, onToggle }: LeagueHeadProps) {
  const { t } = useLingui();
  const { leagueId, leagueName, results } = row.league;
  return (
    <h2>
      <button
        className={styles.league}
        data-q={`league:${leagueId}`}
        type="button"
        aria-expanded={row.open}
        onClick={onToggle}
      >
        <LeagueFlag sportId={sportId} name={leagueName} />
        <span className={styles.name}>
          <bdi>{leagueName}</bdi>
        </span>
        <span className={styles.count}>{results.length}</span>
        <span className={styles.column} aria-hidden="true">
          {hasScores(row) &&
            t({ message: "HT", context: "column head", comment: "Half-time score, the head of a narrow column" })}
        </span>
        <span className={styles.column} aria-hidden="true">
          {hasScores(row) && t({ message: "FT", comment: "Full time, the head of a narrow column" })}
        </span>
        <Icon name={row.open ? "up" : "down"} size={16} />
      </button>
    </h2>
  );
}

/** The results by league, each league to fold, each match to open (design 18). */
export function ResultList({ sportId, leagues, timeZone }: ResultListProps) {
  const { t } = useLingui();
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    return next;
  };
  const rows = leagues.flatMap((league): Row[] => {
    const open = !folded.has(league.leagueId);
    const head: Row = { kind: "league", league, open };
    return open
      ? [head, ...league.results.map((result): Row => ({ kind: "result", result, leagueId: league.leagueId }))]
      : [head];
  });
  return (
    <section className={styles.list} aria-label={t`Results`}>
      <WindowVirtualizer data={rows} itemSize={60} bufferSize={300}>
        {(row) =>
          row.kind === "league" ? (
            <LeagueHead
              key={`league ${row.league.leagueId}`}
              sportId={sportId}
              row={row}
              onToggle={() => setFolded(toggled(folded, row.league.leagueId))}
            />
          ) : (
            <ResultRow
              key={row.result.matchId}
              result={row.result}
              leagueId={row.leagueId}
              timeZone={timeZone}
              open={opened.has(row.result.matchId)}
              onToggle={() => setOpened(toggled(opened, row.result.matchId))}
            />
          )
        }
      </WindowVirtualizer>
    </section>
  );
}
