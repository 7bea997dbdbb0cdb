"use no memo";

import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { useLook } from "#app/stores/look.ts";
import { type IconName } from "#app/ui/icons/names.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Star } from "#app/components/board/row/Star.tsx";
import styles from "./LeagueHeader.module.css";

interface LeagueHeaderProps {
  readonly sectionKey: string;
  readonly leagueId: number;
  readonly sportId: number;
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

/**
 * The 36 px head of a league: hue, flag, name, count. The name leads to the league's own page, the whole rest of the bar
 * folds its matches (design-2, 4.1).
 */
export const LeagueHeader = memo(function LeagueHeader(props: LeagueHeaderProps) {
  const { sectionKey, leagueId, sportId, name, count, open, onToggle, starred, onStar, onOpen, covered } = props;
  const { t } = useLingui();
  const title = <span className={styles.name}>{name}</span>;
  return (
    <div className={styles.header} data-open={open} inert={covered} style={useLook().league?.(sportId, name)}>
      <Icon name={`sport-${sportId}` as IconName} size={18} />
      {onOpen ? (
        <button
          className={styles.page}
          type="button"
          aria-label={t`All matches of ${name}`}
          onClick={() => onOpen(leagueId)}
        >
          {title}
          <Icon name="right" size={14} />
        </button>
      ) : (
        title
      )}
      <span className={styles.count}>{count}</span>
      {onStar && <Star on={starred} label={t`Favourite: ${name}`} onToggle={() => onStar(sectionKey)} />}
      <h2>
        <button
          className={styles.fold}
          type="button"
          aria-expanded={open}
          aria-label={`${name}, ${count}`}
          onClick={() => onToggle(sectionKey)}
        >
          <Icon name={open ? "up" : "down"} size={16} />
        </button>
      </h2>
    </div>
  );
});
