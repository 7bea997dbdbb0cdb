import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { type ExposureView } from "#app/flows/exposure/exposure.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { ExposurePanel } from "./ExposurePanel.tsx";
import styles from "./ExposureFold.module.css";

interface ExposureFoldProps {
  readonly view: ExposureView;
  readonly home: string;
  readonly away: string;
  /** The match itself, if a board has it. */
  readonly match: Match | undefined;
  /** The price on the slip is older than it may be. */
  readonly old?: boolean;
  /** It starts open. */
  readonly unfolded?: boolean | undefined;
}

/** The net of a match's open bets at each final score, behind its own button beside "What pays" (EXP-15). */
export function ExposureFold({ view, home, away, match, old = false, unfolded = false }: ExposureFoldProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(unfolded);
  return (
    <div>
      <button
        type="button"
        className={styles.more}
        data-q="act:view"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t`If it ends …`}
        <Icon name={open ? "up" : "down"} size={16} />
      </button>
      {open && <ExposurePanel view={view} home={home} away={away} match={match} old={old} />}
    </div>
  );
}
