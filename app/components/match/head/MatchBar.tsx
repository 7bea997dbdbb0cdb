import { useLingui } from "@lingui/react/macro";
import { type ReactNode } from "react";
import { LeagueFlag } from "#app/components/views/LeagueFlag.tsx";
import { HeadBar } from "#app/ui/HeadBar.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import styles from "./MatchBar.module.css";

interface MatchBarProps {
  /** The league's name; "" until it is known. */
  readonly title: string;
  /** Absent = it stands beside a list, and leads nowhere back. */
  readonly onBack: (() => void) | undefined;
  /** Why it is shown, in a few words. */
  readonly note?: string | undefined;
  /** The league, its sport, whose icon replaces a missing flag, and what opens its page; absent until they are known. */
  readonly league?: { readonly id: number; readonly sportId: number; readonly onOpen: () => void } | undefined;
  /** Replaces the league once the scoreboard is out of sight. */
  readonly score?: { readonly line: ReactNode; readonly shown: boolean } | undefined;
  /** What stands before the star. */
  readonly tools?: ReactNode;
  /** Absent = no star. */
  readonly star?:
    | { readonly on: boolean; readonly q: DataQ; readonly label: string; readonly onToggle: () => void }
    | undefined;
}

/** A capital is wider than a letter: "UEFA Champions League" is longer than "England Premier League". */
const LONG = 25;
const isLong = (title: string): boolean => title.length + (title.match(/\p{Lu}/gu)?.length ?? 0) > LONG;

/** The title of the bar; a long name is set smaller. */
function Words({ title }: { readonly title: string }) {
  return (
    <span className={styles.words} data-long={isLong(title) || undefined}>
      {title}
    </span>
  );
}

/** The flag and the name of a league, which lead to its page (design-2, 5.1). */
function League({ title, id, sportId, onOpen }: { title: string } & NonNullable<MatchBarProps["league"]>) {
  const { t } = useLingui();
  return (
    <button
      className={styles.league}
      data-q={`leaguepage:${id}`}
      type="button"
      aria-label={t`All matches of ${title}`}
      onClick={onOpen}
    >
      <LeagueFlag sportId={sportId} name={title} />
      <Words title={title} />
      <Icon name="right" size={14} />
    </button>
  );
}

/** The head of a match or a league: back, league or score, tools, star (design-2, 5.1). */
export function MatchBar({ title, onBack, note, league, score, tools, star }: MatchBarProps) {
  const { t } = useLingui();
  const collapsed = score?.shown ?? false;
  return (
    <HeadBar
      start={onBack && <IconButton q="nav:back" icon="back" label={t`Back`} onClick={onBack} />}
      centred={note === undefined}
      title={
        <span className={styles.title}>
          <span className={styles.layer} data-away={collapsed || undefined}>
            {league ? <League title={title} {...league} /> : <Words title={title} />}
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
          {score && (
            <span className={styles.layer} data-away={!collapsed || undefined}>
              {score.line}
            </span>
          )}
        </span>
      }
    >
      {tools}
      {star ? (
        <span className={styles.star} data-on={star.on || undefined}>
          <IconButton
            q={star.q}
            icon="star"
            filled={star.on}
            pressed={star.on}
            label={star.label}
            onClick={star.onToggle}
          />
        </span>
      ) : (
        <span className={styles.star} />
      )}
    </HeadBar>
  );
}
