import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSettings } from "#app/stores/settings.ts";
import { Chip } from "#app/ui/Chip.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { SearchField } from "#app/ui/SearchField.tsx";
import { ReportDayNote } from "./ReportDayNote.tsx";
import styles from "./ResultBar.module.css";

interface ResultBarProps {
  readonly outright: boolean;
  readonly wanted: string;
  /** Leagues are hidden. */
  readonly filtered: boolean;
  readonly busy: boolean;
  readonly onOutright: (on: boolean) => void;
  readonly onWanted: (wanted: string) => void;
  readonly onLeagues: () => void;
  readonly onRefresh: () => void;
}

/** When a report day runs; then matches or outrights, search, leagues, refresh (design 18). */
export function ResultBar(props: ResultBarProps) {
  const { outright, wanted, filtered, busy, onOutright, onWanted, onLeagues, onRefresh } = props;
  const { t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const [searching, setSearching] = useState(false);
  return (
    <>
      <ReportDayNote timeZone={timeZone} />
      <div className={styles.bar}>
        <div className={styles.lists} role="radiogroup" aria-label={t`List`}>
          <Chip q="view:matches" as="radio" selected={!outright} onClick={() => onOutright(false)}>
            {t`Matches`}
          </Chip>
          <Chip q="view:outright" as="radio" selected={outright} onClick={() => onOutright(true)}>
            {t`Outright`}
          </Chip>
        </div>
        <IconButton q="refresh" icon="refresh" label={t`Refresh results`} disabled={busy} onClick={onRefresh} />
        <IconButton
          q="search"
          icon="search"
          label={t`Search results`}
          expanded={searching}
          onClick={() => {
            setSearching(!searching);
            onWanted("");
          }}
        />
        <IconButton
          q="filter"
          icon="filter"
          label={filtered ? t`Leagues, some hidden` : t`Leagues`}
          badge={filtered && <span className={styles.dot} />}
          onClick={onLeagues}
        />
      </div>
      {searching && (
        <div className={styles.search}>
          <SearchField
            label={t`Team or league`}
            clearLabel={t`Clear search`}
            value={wanted}
            initialFocus
            onChange={onWanted}
          />
        </div>
      )}
    </>
  );
}
