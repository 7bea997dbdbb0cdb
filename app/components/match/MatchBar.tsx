import { useLingui } from "@lingui/react/macro";
import { HeadBar } from "#app/ui/HeadBar.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./MatchBar.module.css";

interface MatchBarProps {
  /** The league's name; "" until it is known. */
  readonly title: string;
  readonly onBack: () => void;
  /** Opens the league's page; absent until the league is known. */
  readonly onLeague?: (() => void) | undefined;
  /** Absent = no star. */
  readonly star?: { readonly on: boolean; readonly label: string; readonly onToggle: () => void } | undefined;
}

/** The head of a match or a league: back, league, star (design 4.15, 07). */
export function MatchBar({ title, onBack, onLeague, star }: MatchBarProps) {
  const { t } = useLingui();
  return (
    <HeadBar
      start={<IconButton icon="back" label={t`Back`} onClick={onBack} />}
      centred
      title={
        onLeague ? (
          <button className={styles.league} type="button" aria-label={t`All matches of ${title}`} onClick={onLeague}>
            {title}
          </button>
        ) : (
          <span className={styles.words}>{title}</span>
        )
      }
    >
      {star ? (
        <span className={styles.star} data-on={star.on || undefined}>
          <IconButton icon="star" filled={star.on} pressed={star.on} label={star.label} onClick={star.onToggle} />
        </span>
      ) : (
        <span className={styles.star} />
      )}
    </HeadBar>
  );
}
