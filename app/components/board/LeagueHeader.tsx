"use no memo";

import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import { Star } from "#app/components/board/row/Star.tsx";
import styles from "./LeagueHeader.module.css";

interface LeagueHeaderProps {
  readonly sectionKey: string;
  readonly leagueId: number;
  readonly name: string;
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: (sectionKey: string) => void;
  /** All its matches are favourites. */
  readonly starred: boolean;
  readonly onStar?: ((sectionKey: string) => void) | undefined;
  /** Opens the league's own page; absent = the head only folds. */
  readonly onOpen?: ((leagueId: number) => void) | undefined;
  /** Stands under the sticky copy of itself: not there for hand or reader. */
  readonly covered?: boolean;
}

/** The 36 px head of a league: the whole bar folds its matches (design 4.3). */
export const LeagueHeader = memo(function LeagueHeader(props: LeagueHeaderProps) {
  const { sectionKey, leagueId, name, count, open, onToggle, starred, onStar, onOpen, covered = false } = props;
  const { t } = useLingui();
  return (
    <div className={styles.header} data-open={open} inert={covered}>
      {onStar && <Star on={starred} label={t`Favourite: ${name}`} onToggle={() => onStar(sectionKey)} />}
      <h2 className={styles.title}>
        <button
          className={styles.bar}
          type="button"
          aria-expanded={open}
          aria-label={`${name}, ${count}`}
          onClick={() => onToggle(sectionKey)}
        >
          <span className={styles.name}>{name}</span> <span className={styles.count}>{count}</span>
          <Icon name={open ? "up" : "down"} size={16} />
        </button>
      </h2>
      {onOpen && (
        <button
          className={styles.page}
          type="button"
          aria-label={t`All matches of ${name}`}
          onClick={() => onOpen(leagueId)}
        >
          <Icon name="right" size={16} />
        </button>
      )}
    </div>
  );
});
