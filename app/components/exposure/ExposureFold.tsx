import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Match } from "#app/domain/boards/match.ts";
import { type ExposureView } from "#app/flows/bets/exposure.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { ExposurePanel } from "./ExposurePanel.tsx";
import styles from "./ExposureFold.module.css";

interface ExposureFoldProps {
  readonly view: ExposureView;
  readonly home: string;
  readonly away: string;
  /** The match itself, where a board holds it. */
  readonly match: Match | undefined;
  /** The price on the slip is older than it may be. */
  readonly old?: boolean;
  /** It is open before it is tapped. */
  readonly unfolded?: boolean | undefined;
}

/** What the open bets of a match bring at each final score, behind a button of its own beside "What pays" (EXP-15). */
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
