import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { type Match } from "#app/domain/boards/match.ts";
import { type Exposure } from "#app/domain/exposure/exposure.ts";
import { type Cell } from "#app/domain/exposure/grid.ts";
import { type ExposureView } from "#app/flows/exposure/exposure.ts";
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
  /** The match itself, if a board has it. */
  readonly match?: Match | undefined;
  /** The price on the slip is older than it may be. */
  readonly old?: boolean;
}

/** One sum, or a range; a score that is no longer possible has none. */
function sumText(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return "–";
  return typeof cell === "number" ? signed(cell) : `${signed(cell[0])} … ${signed(cell[1])}`;
}

interface HeadProps {
  readonly shown: Exclude<Exposure, { readonly view: "none" }>;
  /** The score in large type: only a grid has one. */
  readonly chosen?: Place | undefined;
}

/** The sum of one score in large type, and the best and the worst possible. */
function Head({ shown, chosen: [row, column] = [0, 0] }: HeadProps) {
  const { t } = useLingui();
  const grid = shown.view === "grid" ? shown : undefined;
  const cell = grid?.cells[row]?.[column];
  const score = grid ? `${grid.home[row]}–${grid.away[column]}` : "";
  return (
    <div className={styles.head}>
      {grid && (
        <p aria-live="polite">
          <span className={styles.small}>{t`If it ends ${score}`}</span>
          <b className={styles.sum} data-side={typeof cell === "number" ? sideOf(cell) : undefined}>
            {sumText(cell)}
          </b>
        </p>
      )}
      <p className={styles.bounds}>
        <span>
          {grid ? t`Best` : t`At most`} <b>{signed(shown.best)}</b>
        </span>
        <span>
          {grid ? t`Worst` : t`At least`} <b>{signed(shown.worst)}</b>
        </span>
      </p>
    </div>
  );
}

/** The net of a match's open bets: one score's sum in large type, all scores, and the bets (EXP-12 to EXP-15; design-2, 5.5). */
export function ExposurePanel({ view, home, away, match, old }: ExposurePanelProps) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState<Place>();
  const { shown, exposure } = view;
  if (shown.view === "none") return <p className={styles.none}>{i18n._(hiddenWord(shown.why))}</p>;
  const isLayered = exposure.view !== "none" && exposure.listed.some(({ layer }) => layer !== "accepted");
  const place: Place = chosen ?? (shown.view === "grid" ? shown.now : undefined) ?? [0, 0];
  return (
    <div className={styles.panel}>
      <Head shown={shown} chosen={place} />
      {isLayered && (
        <p className={styles.alone}>
          <span id="accepted-alone">{t`Accepted bets only`}</span>
          <Switch labelledBy="accepted-alone" checked={view.acceptedAlone} onChange={view.setAcceptedAlone} />
        </p>
      )}
      {shown.view === "grid" ? (
        <>
          <ScoreGrid grid={shown} home={home} away={away} match={match} chosen={place} onChoose={setChosen} />
          <p className={styles.ahead}>{t`In profit in ${shown.ahead} of ${shown.single} scores`}</p>
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
        <Strips strips={shown.strips} sportId={view.match.sportId} home={home} away={away} />
      )}
      <ExposureList view={view} home={home} away={away} old={old} />
    </div>
  );
}
