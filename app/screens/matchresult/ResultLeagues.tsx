import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { LeagueFlag } from "#app/components/views/LeagueFlag.tsx";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { type LeagueResults } from "#app/domain/bets/results.ts";
import { Button } from "#app/ui/Button.tsx";
import { Checkbox } from "#app/ui/Checkbox.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import styles from "./ResultLeagues.module.css";

interface ResultLeaguesProps {
  readonly open: boolean;
  readonly sportId: number;
  readonly leagues: readonly LeagueResults[];
  readonly hidden: ReadonlySet<number>;
  readonly onClose: () => void;
  readonly onChoose: (hidden: ReadonlySet<number>) => void;
}

/** Which leagues of the day are shown; at least one (spec §5). */
export function ResultLeagues({ open, sportId, leagues, hidden, onClose, onChoose }: ResultLeaguesProps) {
  const { t } = useLingui();
  const [ids, setIds] = useState(hidden);
  const shown = leagues.filter(({ leagueId }) => !ids.has(leagueId)).length;
  const total = leagues.length;
  const reversed = () => new Set(leagues.map(({ leagueId }) => leagueId).filter((id) => !ids.has(id)));
  const set = (id: number, on: boolean) => {
    const next = new Set(ids);
    if (on) next.delete(id);
    else next.add(id);
    setIds(next);
  };
  return (
    <Sheet open={open} onClose={onClose} labelledBy="result-leagues">
      <SheetHead title={t`Leagues`} id="result-leagues" onClose={onClose} />
      <div className={styles.acts}>
        <button className={styles.act} type="button" onClick={() => setIds(new Set())}>
          {t`Check all`}
        </button>
        <button className={styles.act} type="button" onClick={() => setIds(reversed())}>
          {t`Reverse`}
        </button>
      </div>
      <ul className={styles.list}>
        {leagues.map(({ leagueId, leagueName, results }) => (
          <li key={leagueId} className={styles.row}>
            <Checkbox checked={!ids.has(leagueId)} onChange={(on) => set(leagueId, on)}>
              <span className={styles.name}>
                <LeagueFlag sportId={sportId} name={leagueName} />
                <bdi>{leagueName}</bdi>
              </span>
            </Checkbox>
            <span>{results.length}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {shown === 0 ? t`Choose at least one league` : t`${shown} of ${total} leagues`}
      </p>
      <Button
        size={52}
        wide
        disabled={shown === 0}
        onClick={() => {
          onChoose(ids);
          onClose();
        }}
      >
        {t`Show results`}
      </Button>
    </Sheet>
  );
}
