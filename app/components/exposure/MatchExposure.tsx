import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { sideOf, signed } from "#app/components/bets/betWords.ts";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { type ExposureView, useExposure } from "#app/flows/bets/exposure.ts";
import { heldMatch } from "#app/flows/bets/exposureMatch.ts";
import { useCollects, useSlip } from "#app/stores/slip.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { ExposurePanel } from "./ExposurePanel.tsx";
import styles from "./MatchExposure.module.css";

interface MatchExposureProps {
  readonly match: Match;
  readonly extensions: readonly Match[];
}

/** What the row says beside the number of bets: the sum at the score of now. */
function sumNow({ exposure }: ExposureView): { readonly score: string; readonly net: number } | undefined {
  if (exposure.view !== "grid") return undefined;
  const [row, column] = exposure.now ?? [0, 0];
  const cell = exposure.cells[row]?.[column];
  return typeof cell === "number" ? { score: `${exposure.home[row]}–${exposure.away[column]}`, net: cell } : undefined;
}

/** The member's open bets on this match: at the foot of the page, and behind them what they bring at each final score (EXP-15). */
export function MatchExposure({ match, extensions }: MatchExposureProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const parlay = useCollects();
  const picks = useSlip((slip) => slip.parlay.length);
  const others = extensions.map(({ id }) => id);
  // corners and bookings have no goals to be looked at by
  const view = useExposure(match.mainId === match.id ? heldMatch(match, others) : undefined);
  // what one member had open does not open for the next
  if (view === undefined && open) setOpen(false);
  if (view === undefined) return null;
  const now = sumNow(view);
  const raised = parlay && picks > 0;
  const count = view.exposure.view === "none" ? 0 : view.exposure.listed.length;
  const close = () => setOpen(false);
  const title = t`If it ends …`;
  return (
    <>
      <button
        type="button"
        className={styles.row}
        data-raised={raised || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>
          {count > 0 && <b>{t`Open bets here: ${count}`} · </b>}
          {now ? t`If it ends ${now.score}` : title}
        </span>
        {now && (
          <b className={styles.net} data-side={sideOf(now.net)}>
            {signed(now.net)}
          </b>
        )}
        <Icon name="right" size={16} />
      </button>
      <Sheet open={open} onClose={close} labelledBy="exposure-title">
        <SheetHead title={title} id="exposure-title" onClose={close} />
        <ExposurePanel view={view} home={match.home} away={match.away} />
      </Sheet>
    </>
  );
}
