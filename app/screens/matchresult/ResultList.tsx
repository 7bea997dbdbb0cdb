import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { WindowVirtualizer } from "virtua";
import { type LeagueResults, type MatchResult } from "#app/domain/bets/results.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { ResultRow } from "./ResultRow.tsx";
import styles from "./ResultList.module.css";

interface ResultListProps {
  readonly leagues: readonly LeagueResults[];
  /** Hours east of UTC. */
  readonly timeZone: number;
}

type Row =
  | { readonly kind: "league"; readonly league: LeagueResults; readonly open: boolean }
  | { readonly kind: "result"; readonly result: MatchResult };

/** The heads of the score columns, above open leagues that have scores; winners of outrights have none. */
const hasScores = ({ open, league }: Row & { kind: "league" }): boolean =>
  open && league.results.some(({ named }) => !named);

/** The results by league, each league to fold, each match to open (design 18). */
export function ResultList({ leagues, timeZone }: ResultListProps) {
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
    return open ? [head, ...league.results.map((result): Row => ({ kind: "result", result }))] : [head];
  });
  return (
    <section className={styles.list} aria-label={t`Results`}>
      <WindowVirtualizer data={rows} itemSize={60} bufferSize={300}>
        {(row) =>
          row.kind === "league" ? (
            <h2 key={`league ${row.league.leagueId}`}>
              <button
                className={styles.league}
                data-q={`league:${row.league.leagueId}`}
                type="button"
                aria-expanded={row.open}
                onClick={() => setFolded(toggled(folded, row.league.leagueId))}
              >
                <span className={styles.name}>
                  <bdi>{row.league.leagueName}</bdi>
                </span>
                <span className={styles.count}>{row.league.results.length}</span>
                <span className={styles.column} aria-hidden="true">
                  {hasScores(row) &&
                    t({
                      message: "HT",
                      context: "column head",
                      comment: "Half-time score, the head of a narrow column",
                    })}
                </span>
                <span className={styles.column} aria-hidden="true">
                  {hasScores(row) && t({ message: "FT", comment: "Full time, the head of a narrow column" })}
                </span>
                <Icon name={row.open ? "up" : "down"} size={16} />
              </button>
            </h2>
          ) : (
            <ResultRow
              key={row.result.matchId}
              result={row.result}
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
