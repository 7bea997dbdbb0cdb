"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { type SportId } from "#app/domain/odds/sports.ts";
import { useLook } from "#app/stores/look.ts";
import { sportName } from "#app/text/sports.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import { scrollIntoStrip } from "#app/ui/touch/scrollIntoStrip.ts";
import { useTouched } from "#app/ui/touch/useTouched.ts";
import styles from "./SportStrip.module.css";

/** A sport of the strip and how many matches it has. */
export interface SportCount {
  readonly sportId: SportId;
  /** Matches of the list on show. */
  readonly count: number;
}

interface SportStripProps {
  readonly sports: readonly SportCount[];
  readonly active: SportId;
  readonly onChoose: (sportId: SportId) => void;
  /** The winners of leagues, behind the last sport; absent = not drawn. */
  readonly outrights?: { readonly count: number; readonly onOpen: () => void } | undefined;
  /** Opens the search, on a page without a toolbar; absent = no button. */
  readonly onSearch?: (() => void) | undefined;
  /** The panel of all sports; absent = no grid button. */
  readonly picker?: { readonly open: boolean; readonly onToggle: () => void } | undefined;
}

/** The arrow keys go from sport to sport; the one that is chosen is the only stop of the Tab key. */
const walk = (event: KeyboardEvent<HTMLElement>) => rovingFocus(event, { choose: false });

/** The winners of leagues, as an item behind the sports. */
function OutrightItem({ count, onOpen }: NonNullable<SportStripProps["outrights"]>) {
  const { t } = useLingui();
  return (
    <button
      className={styles.item}
      data-q="nav:winner"
      type="button"
      aria-label={`${t`Outright`}, ${count}`}
      tabIndex={-1}
      onKeyDown={walk}
      onClick={onOpen}
    >
      <span className={styles.name}>{t`Outright`}</span>{" "}
      <span className={styles.mark}>
        <Icon name="trophy" size={22} />
        <span className={styles.count}>{count}</span>
      </span>
    </button>
  );
}

/** The sports with matches, side by side under the header, each in its hue: five are in sight from 360 px up (design-2, 4.1). */
export function SportStrip({ sports, active, onChoose, outrights, onSearch, picker }: SportStripProps) {
  const { i18n, t } = useLingui();
  const { league } = useLook();
  const [shown, touch] = useTouched(active, onChoose);
  const chosen = useRef<HTMLButtonElement>(null);
  // the sports may come after the choice, which an earlier visit left
  const listed = sports.some(({ sportId }) => sportId === active);
  useLayoutEffect(() => scrollIntoStrip(chosen.current), [active, listed]);
  return (
    <nav className={styles.strip} aria-label={t`Sports`}>
      <div className={styles.items}>
        {sports.map(({ sportId, count }) => {
          const name = i18n._(sportName(sportId));
          return (
            <button
              key={sportId}
              data-q={`sport:${sportId}`}
              data-q-state={sportId === active ? "picked" : undefined}
              data-q-value={count}
              className={styles.item}
              type="button"
              ref={sportId === shown ? chosen : null}
              aria-current={sportId === shown || undefined}
              aria-label={`${name}, ${count}`}
              style={league?.(sportId, "")}
              // not by what is touched: set on the button that has the focus, it makes the browser compute all styles at once
              tabIndex={sportId === active ? 0 : -1}
              onKeyDown={walk}
              onClick={() => touch(sportId)}
            >
              <span className={styles.name}>{name}</span>{" "}
              <span className={styles.mark}>
                <Icon name={`sport-${sportId}`} size={22} />
                <span className={styles.count}>{count}</span>
              </span>
            </button>
          );
        })}
        {outrights && outrights.count > 0 && <OutrightItem {...outrights} />}
      </div>
      {onSearch && <IconButton q="search" icon="search" label={t`Search`} onClick={onSearch} />}
      {picker && (
        <IconButton q="sports" icon="grid" label={t`Choose a sport`} expanded={picker.open} onClick={picker.onToggle} />
      )}
    </nav>
  );
}
