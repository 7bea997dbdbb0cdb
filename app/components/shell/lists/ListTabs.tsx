"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type PlayType } from "#app/domain/boards/boardOrder.ts";
import { listName } from "#app/text/lists.ts";
import { Tabs } from "#app/ui/Tabs.tsx";
import styles from "./ListTabs.module.css";

interface ListTabsProps {
  /** The lists that are there, in order; a count that is not known yet is a dash. */
  readonly lists: readonly { readonly playType: PlayType; readonly count: number | undefined }[];
  readonly active: PlayType;
  readonly onChoose: (playType: PlayType) => void;
  /** Id of the list below. */
  readonly panelId?: string;
}

/** Live, Today, Early, Mix parlay, Popular: label over count, pinned under the header (design 4.6). */
export function ListTabs({ lists, active, onChoose, panelId }: ListTabsProps) {
  const { i18n, t } = useLingui();
  return (
    <nav className={styles.tabs} aria-label={t`Lists`}>
      <Tabs
        label={t`Lists`}
        value={active}
        onChange={onChoose}
        {...(panelId !== undefined && { panelId })}
        items={lists.map(({ playType, count }) => ({
          value: playType,
          q: `tab:${playType === "parlay" ? "mix" : playType}`,
          label: i18n._(listName(playType)),
          sub: (
            <>
              {playType === "live" && <span className={styles.dot} />}
              {count ?? "–"}
            </>
          ),
        }))}
      />
    </nav>
  );
}
