"use no memo";

import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { rovingFocus } from "#app/ui/touch/rovingFocus.ts";
import { useTouched } from "#app/ui/touch/useTouched.ts";
import styles from "./Tabs.module.css";

interface TabItem<T> {
  readonly value: T;
  readonly q?: DataQ;
  readonly label: ReactNode;
  /** The line under the label (a count). */
  readonly sub?: ReactNode;
}

interface TabsProps<T> {
  readonly label: string;
  readonly items: readonly TabItem<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly panelId?: string;
}

/** The position of a mark in its row, px. */
const placeOf = (mark: HTMLElement) => ({
  x: mark.offsetLeft + ((mark.offsetParent as HTMLElement | null) ?? mark).offsetLeft,
  width: mark.offsetWidth,
});

/** Slides the mark of the active tab from the position of the previous one. */
function useSlidingMark(value: unknown) {
  const mark = useRef<HTMLSpanElement>(null);
  const last = useRef<{ x: number; width: number } | null>(null);
  useEffect(() => {
    // called when the page is laid out anyway: measuring at the first render would force another layout
    const observer = new ResizeObserver(() => {
      if (mark.current) last.current = placeOf(mark.current);
    });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, [value]);
  useLayoutEffect(() => {
    const node = mark.current;
    const from = last.current;
    if (!node || !from) return;
    const to = placeOf(node);
    last.current = to;
    if (from.x === to.x || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const start = `translateX(${from.x - to.x}px) scaleX(${from.width / Math.max(1, to.width)})`;
    node.animate([{ transform: start }, { transform: "none" }], { duration: 200, easing: "cubic-bezier(.32,.72,0,1)" });
  }, [value]);
  return mark;
}

/** A row of tabs with a sliding 2 px mark; scrolls if it is wider than the column (design 4.6). */
export function Tabs<T extends string | number>({ label, items, value, onChange, panelId }: TabsProps<T>) {
  const [shown, touch] = useTouched(value, onChange);
  const mark = useSlidingMark(shown);
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {items.map((item) => {
        const on = item.value === shown;
        return (
          <button
            key={item.value}
            data-q={item.q}
            data-q-state={item.value === value ? "picked" : undefined}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={on}
            aria-controls={panelId}
            // not set by touch: changing it on the focused button makes the browser recompute all styles at once
            tabIndex={item.value === value ? 0 : -1}
            onKeyDown={rovingFocus}
            onClick={() => !on && touch(item.value)}
          >
            <span>{item.label}</span>
            {item.sub !== undefined && <span className={styles.sub}>{item.sub}</span>}
            {on && <span className={styles.mark} ref={mark} />}
          </button>
        );
      })}
    </div>
  );
}
