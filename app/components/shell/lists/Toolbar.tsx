"use no memo";

import { type MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { Chip } from "#app/ui/Chip.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { scrollIntoStrip } from "#app/ui/touch/scrollIntoStrip.ts";
import styles from "./Toolbar.module.css";

interface ToolbarProps {
  /** The market views of the sport. */
  readonly views: readonly { readonly id: string; readonly name: MessageDescriptor }[];
  readonly active: string;
  readonly onView: (id: string) => void;
  /** Opens the search; absent = no button. */
  readonly onSearch?: (() => void) | undefined;
  /** The league filter; `shown` is how many leagues it leaves, undefined for all. Absent = no button. */
  readonly filter?: { readonly shown: number | undefined; readonly onOpen: () => void } | undefined;
  /** The sheet of the list's options; `changed` where one is not as delivered. Absent = no button. */
  readonly options?: { readonly changed: boolean; readonly onOpen: () => void } | undefined;
}

/** Market views as chips beside search, league filter and options (spec §2, league filter; design-2, 4.1). */
export function Toolbar({ views, active, onView, onSearch, filter, options }: ToolbarProps) {
  const { i18n, t } = useLingui();
  const chips = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollIntoStrip(chips.current?.querySelector("[aria-checked=true]") ?? null), [active]);
  return (
    <section className={styles.bar} aria-label={t`List options`}>
      <div className={styles.chips} role="radiogroup" aria-label={t`Markets shown`} ref={chips}>
        {views.map(({ id, name }) => (
          <Chip key={id} q={`view:${id}`} as="radio" selected={id === active} onClick={() => onView(id)}>
            {i18n._(name)}
          </Chip>
        ))}
      </div>
      {/* the chip of quick bet, while it is on (components/slip/quick/) */}
      <span data-quick="" />
      {onSearch && <IconButton q="search" icon="search" label={t`Search`} onClick={onSearch} />}
      {filter && (
        <IconButton
          q="nav:matchfilter"
          picked={filter.shown !== undefined}
          icon="filter"
          label={filter.shown === undefined ? t`Leagues` : `${t`Leagues`}, ${t`${filter.shown} shown`}`}
          badge={filter.shown !== undefined && <span className={styles.dot} />}
          onClick={filter.onOpen}
        />
      )}
      {options && (
        <IconButton
          q="filter"
          picked={options.changed}
          icon="options"
          label={options.changed ? t`Options, changed` : t`Options`}
          badge={options.changed && <span className={styles.dot} />}
          onClick={options.onOpen}
        />
      )}
    </section>
  );
}
