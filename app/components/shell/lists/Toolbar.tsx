"use no memo";

import { type MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { badgeText, BADGE_CAP } from "#app/domain/bets/badge.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { Chip } from "#app/ui/Chip.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { scrollIntoStrip } from "#app/ui/touch/scrollIntoStrip.ts";
import styles from "./Toolbar.module.css";

interface ToolbarProps {
  /** The market views of the sport. */
  readonly views: readonly { readonly id: string; readonly name: MessageDescriptor }[];
  readonly active: string;
  readonly onView: (id: string) => void;
  /** "Starts in 1 h / 3 h": a tap goes on from all to 3 h, 1 h and back. Absent = no such button. */
  readonly soon?:
    | { readonly hours: 1 | 3 | undefined; readonly onChange: (hours: 1 | 3 | undefined) => void }
    | undefined;
  /** 0 by league, 1 by time; a tap changes it. Absent = no sort button. */
  readonly sort?: { readonly by: 0 | 1; readonly onToggle: () => void } | undefined;
  /** The league filter; `shown` = how many leagues the list is narrowed to, undefined = all. Absent = no filter button. */
  readonly filter?: { readonly shown: number | undefined; readonly onOpen: () => void } | undefined;
}

const NEXT_SOON = { all: 3, 3: 1, 1: undefined } as const;

/** Market views as chips beside sort and filter (design 4.6). */
export function Toolbar({ views, active, onView, soon, sort, filter }: ToolbarProps) {
  const { i18n, t } = useLingui();
  const shown = filter?.shown;
  const chips = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollIntoStrip(chips.current?.querySelector("[aria-checked=true]") ?? null), [active]);
  const soonWords = {
    all: t`Only what starts within 3 hours`,
    3: t`Starts within 3 hours; only what starts within the hour`,
    1: t`Starts within the hour; show all of today`,
  };
  return (
    <section className={styles.bar} aria-label={t`List options`}>
      <div className={styles.chips} role="radiogroup" aria-label={t`Markets shown`} ref={chips}>
        {views.map(({ id, name }) => (
          <Chip key={id} as="radio" selected={id === active} onClick={() => onView(id)}>
            {i18n._(name)}
          </Chip>
        ))}
      </div>
      {soon && (
        <IconButton
          icon="clock"
          label={soonWords[soon.hours ?? "all"]}
          pressed={soon.hours !== undefined}
          badge={soon.hours !== undefined && <span className={styles.hours}>{t`${soon.hours} h`}</span>}
          onClick={() => soon.onChange(NEXT_SOON[soon.hours ?? "all"])}
        />
      )}
      {sort && (
        <IconButton
          icon="sort"
          label={sort.by === 0 ? t`Sorted by league; sort by time` : t`Sorted by time; sort by league`}
          onClick={sort.onToggle}
        />
      )}
      {filter && (
        <IconButton
          icon="filter"
          label={shown === undefined ? t`League filter` : t`League filter, leagues shown: ${shown}`}
          badge={
            shown !== undefined && (
              <Badge tone="accent" corner>
                {badgeText(shown, BADGE_CAP.tab)}
              </Badge>
            )
          }
          onClick={filter.onOpen}
        />
      )}
    </section>
  );
}
