"use no memo";

import { type I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type Look } from "#app/stores/look.ts";
import { type IconName } from "#app/ui/icons/names.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Star } from "#app/components/board/row/Star.tsx";
import styles from "./LeagueHeader.module.css";

/** A league's head in a list, and what its controls do. */
export interface LeagueHeaderProps {
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
  /** Covered by its sticky copy: hidden from touch and screen readers. */
  readonly covered?: boolean;
}

interface LeagueFaceProps extends LeagueHeaderProps {
  readonly words: I18n;
  readonly look: Partial<Look>;
}

/** The markup of a league's head, rendered by React and before React (app/start/firstRows.tsx). */
export function LeagueFace(props: LeagueFaceProps) {
  const { words, look, sectionKey, leagueId, sportId, name, count, open, onToggle } = props;
  const { starred, onStar, onOpen, covered } = props;
  const title = <span className={styles.name}>{name}</span>;
  return (
    <div className={styles.header} data-open={open} inert={covered} style={look.league?.(sportId, name)}>
      <Icon name={`sport-${sportId}` as IconName} size={18} />
      {onOpen ? (
        <button
          className={styles.page}
          data-q={covered ? undefined : `leaguepage:${leagueId}`}
          type="button"
          aria-label={words._(msg`All matches of ${name}`)}
          onClick={() => onOpen(leagueId)}
        >
          {title}
          <Icon name="right" size={14} />
        </button>
      ) : (
        title
      )}
      <span className={styles.count}>{count}</span>
      {onStar && (
        <Star
          on={starred}
          q={covered ? undefined : `leaguestar:${leagueId}`}
          label={words._(msg`Favourite: ${name}`)}
          onToggle={() => onStar(sectionKey)}
        />
      )}
      <h2>
        <button
          className={styles.fold}
          data-q={covered ? undefined : `league:${leagueId}`}
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
}
