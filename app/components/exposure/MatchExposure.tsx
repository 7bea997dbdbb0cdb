import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { sideOf } from "#app/components/bets/betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { Foot } from "#app/components/views/Foot.tsx";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { type Match } from "#app/domain/boards/match.ts";
import { type ExposureView, useExposure } from "#app/flows/exposure/exposure.ts";
import { heldMatch } from "#app/flows/exposure/exposureMatch.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { ExposurePanel } from "./ExposurePanel.tsx";
import styles from "./MatchExposure.module.css";

interface MatchExposureProps {
  readonly match: Match;
  readonly extensions: readonly Match[];
  /** The match's state in one line. */
  readonly score: ReactNode;
  /** Shown instead if the member has no bet here. */
  readonly children?: ReactNode;
}

/** What the row shows beside the number of bets: the sum at the current score. */
function sumNow({ exposure }: ExposureView): { readonly score: string; readonly net: number } | undefined {
  if (exposure.view !== "grid") return undefined;
  const [row, column] = exposure.now ?? [0, 0];
  const cell = exposure.cells[row]?.[column];
  return typeof cell === "number" ? { score: `${exposure.home[row]}–${exposure.away[column]}`, net: cell } : undefined;
}

/** The member's open bets on this match, at the foot of the page; they lead to their net at each final score (EXP-15). */
export function MatchExposure({ match, extensions, score, children }: MatchExposureProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const others = extensions.map(({ id }) => id);
  // corners and bookings have no goals to group by
  const view = useExposure(match.mainId === match.id ? heldMatch(match, others) : undefined);
  // what one member had unfolded must not be unfolded for the next
  if (view === undefined && open) setOpen(false);
  if (view === undefined) return children;
  const now = sumNow(view);
  const count = view.exposure.view === "none" ? 0 : view.exposure.listed.length;
  const close = () => setOpen(false);
  const title = t`If it ends …`;
  return (
    <>
      <Foot onOpen={() => setOpen(true)}>
        <span className={styles.tile}>
          <Icon name="grid" />
        </span>
        <span className={styles.words}>
          {count > 0 && <b className={styles.count}>{t`Open bets here: ${count}`}</b>}
          {now ? t`If it ends ${now.score}` : title}
        </span>
        {now && (
          <b className={styles.net} data-side={sideOf(now.net)}>
            {signed(now.net)}
          </b>
        )}
        <Icon name="up" size={16} />
      </Foot>
      <Sheet open={open} onClose={close} labelledBy="exposure-title">
        <SheetHead
          title={
            <span className={styles.score}>
              <span className="spoken">{title}</span> {score}
            </span>
          }
          id="exposure-title"
          onClose={close}
        />
        <ExposurePanel view={view} home={match.home} away={match.away} match={match} />
      </Sheet>
    </>
  );
}
