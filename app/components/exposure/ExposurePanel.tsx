import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { sideOf, signed } from "#app/components/bets/betWords.ts";
import { type Cell } from "#app/domain/exposure/grid.ts";
import { type ExposureView } from "#app/flows/bets/exposure.ts";
import { hiddenWord } from "#app/text/exposure.ts";
import { Switch } from "#app/ui/Switch.tsx";
import { ExposureList } from "./ExposureList.tsx";
import { type Place, ScoreGrid } from "./ScoreGrid.tsx";
import { Strips } from "./Strips.tsx";
import styles from "./ExposurePanel.module.css";

interface ExposurePanelProps {
  readonly view: ExposureView;
  readonly home: string;
  readonly away: string;
  /** The price on the slip is older than it may be. */
  readonly old?: boolean;
}

/** One sum, or from what to what; a score that cannot be any more has none. */
function sumText(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return "–";
  return typeof cell === "number" ? signed(cell) : `${signed(cell[0])} … ${signed(cell[1])}`;
}

/** What the open bets of a match bring: the sum of one score in large, all scores, and the bets (EXP-12 to EXP-15; design-2, 5.5). */
export function ExposurePanel({ view, home, away, old }: ExposurePanelProps) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState<Place>();
  const { shown, exposure } = view;
  if (shown.view === "none") return <p className={styles.none}>{i18n._(hiddenWord(shown.why))}</p>;
  const isLayered = exposure.view !== "none" && exposure.listed.some(({ layer }) => layer !== "accepted");
  const isGrid = shown.view === "grid";
  const place: Place = chosen ?? (isGrid && shown.now ? shown.now : [0, 0]);
  const cell = isGrid ? shown.cells[place[0]]?.[place[1]] : undefined;
  const score = isGrid ? `${shown.home[place[0]]}–${shown.away[place[1]]}` : "";
  const [best, worst] = [signed(shown.best), signed(shown.worst)];
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        {isGrid && (
          <p aria-live="polite">
            <span className={styles.small}>{t`If it ends ${score}`}</span>
            <b className={styles.sum} data-side={typeof cell === "number" ? sideOf(cell) : undefined}>
              {sumText(cell)}
            </b>
          </p>
        )}
        <p className={styles.bounds}>
          <span>
            {isGrid ? t`Best` : t`Not above`} <b>{best}</b>
          </span>
          <span>
            {isGrid ? t`Worst` : t`Not below`} <b>{worst}</b>
          </span>
        </p>
      </div>
      {isLayered && (
        <p className={styles.alone}>
          <span id="accepted-alone">{t`Accepted bets alone`}</span>
          <Switch labelledBy="accepted-alone" checked={view.acceptedAlone} onChange={view.setAcceptedAlone} />
        </p>
      )}
      {isGrid ? (
        <>
          <ScoreGrid grid={shown} home={home} away={away} chosen={place} onChoose={setChosen} />
          <p className={styles.ahead}>{t`Ahead in ${shown.ahead} of ${shown.single} scores`}</p>
          <p className={styles.small}>
            {shown.now && (
              <>
                <span className={styles.frame} /> {t`Score now`} ·{" "}
              </>
            )}
            {t`– no longer possible · after 90 minutes and stoppage time`}
          </p>
        </>
      ) : (
        <Strips strips={shown.strips} home={home} away={away} />
      )}
      <ExposureList view={view} home={home} away={away} old={old} />
    </div>
  );
}
