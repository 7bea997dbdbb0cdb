"use no memo";

import { useLingui } from "@lingui/react/macro";
import { Badge } from "#app/ui/Badge.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { type IconName } from "#app/ui/icons/names.ts";
import styles from "./TabBar.module.css";

/** The name of a tab of the bar. */
export type TabName = "home" | "bets" | "sports" | "favourites" | "popular";

interface TabBarProps {
  /** The tab of the page on show, if it is one of them. */
  readonly active?: TabName | undefined;
  /** What a tab does; one without is not drawn. */
  readonly go: Readonly<Partial<Record<TabName, () => void>>>;
  /** Bets that wait, as the badge's text; "" for none. */
  readonly pending?: string;
}

/** Each tab in its order, with its icon and its route's name. */
const TABS: readonly (readonly [TabName, IconName, "home" | "betrecord" | "sports" | "favorite" | "hot"])[] = [
  ["home", "home", "home"],
  ["bets", "receipt", "betrecord"],
  ["sports", "sports", "sports"],
  ["favourites", "star", "favorite"],
  ["popular", "flame", "hot"],
];

/** The bottom bar (design 4.7). */
export function TabBar({ active, go, pending = "" }: TabBarProps) {
  const { t } = useLingui();
  const names: Readonly<Record<TabName, string>> = {
    home: t`Home`,
    bets: t`My bets`,
    sports: t`Sports`,
    favourites: t`Favourites`,
    popular: t`Popular`,
  };
  return (
    <nav className={styles.bar} aria-label={t`Main pages`}>
      {TABS.map(([tab, icon, route]) => {
        const open = go[tab];
        const counted = tab === "bets" && pending !== "";
        return (
          open && (
            <button
              key={tab}
              data-q={`nav:${route}`}
              className={styles.tab}
              type="button"
              aria-current={tab === active ? "page" : undefined}
              aria-label={counted ? t`${names[tab]}, ${pending} awaiting confirmation` : undefined}
              onClick={open}
            >
              <Icon name={icon} size={22} filled={tab === "favourites" && active === "favourites"} />
              <span className={styles.name}>{names[tab]}</span> {counted && <Badge corner>{pending}</Badge>}
            </button>
          )
        );
      })}
    </nav>
  );
}
