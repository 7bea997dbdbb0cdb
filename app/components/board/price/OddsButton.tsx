"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { compareOdds, type OddsStyle } from "#app/domain/odds/odds.ts";
import { noteChange } from "#app/ui/touch/steadyTap.ts";
import { type CellState, faceOf } from "./cellOf.ts";
import { PriceFace } from "./PriceFace.tsx";
import { holdsOf } from "#app/stores/prices/holds.ts";
import styles from "./OddsButton.module.css";
import { directionOf } from "#app/domain/odds/direction.ts";

/** The price of a cell, its format, and what a tap does. */
export interface OddsButtonProps {
  /** Which price of which line this is; a price is never compared with that of another line. */
  readonly id: string;
  /** The short label: "−0.5", "O 2/2.5", "1". */
  readonly line: string;
  /** The pick in full, for the accessible name. */
  readonly title: string;
  /** 0 = no price. */
  readonly odds: number;
  readonly oddsStyle: OddsStyle;
  readonly state: CellState;
  readonly picked: boolean;
  /** Line above the price, centred, however much room there is. */
  readonly stacked?: boolean;
  /** The line is a name (a runner, "Draw or Chelsea"): it may wrap, with the price beside it. */
  readonly named?: boolean;
  /** Its name without language (dataQ.d.ts). */
  readonly q: DataQ;
  readonly onPick: () => void;
}

interface Seen {
  readonly key: string;
  readonly id: string;
  readonly odds: number;
  /** The previous price, 0 if it belonged to another line. */
  readonly before: number;
  readonly oddsStyle: OddsStyle;
  readonly move: -1 | 0 | 1;
  readonly changes: number;
}

/** Which way the price went, computed while rendering; `changes` counts moves, so that a second one restarts the mark. */
function useMove({ id, line, odds, oddsStyle, state }: OddsButtonProps) {
  const key = `${id} ${line} ${odds} ${state} ${oddsStyle}`;
  const [seen, setSeen] = useState<Seen>({ key, id, odds, before: 0, oddsStyle, move: 0, changes: 0 });
  let now = seen;
  if (seen.key !== key) {
    const before = seen.id === id && seen.oddsStyle === oddsStyle ? seen.odds : 0;
    const move = odds === before ? seen.move : compareOdds(before, odds, oddsStyle);
    now = { key, id, odds, before, oddsStyle, move: before === 0 ? 0 : move, changes: seen.changes + 1 };
    setSeen(now);
  }
  return { ...now, clear: () => setSeen((was) => ({ ...was, move: 0 })) };
}

/** The cell's name, state and value, for test suites that read no words (QA-04). */
const saidWithoutWords = ({ q, picked, odds }: OddsButtonProps, moved: number, state: CellState) => ({
  "data-q": q,
  "data-q-state": picked ? "picked" : (directionOf(moved) ?? state),
  "data-q-value": odds,
});

/** A price that can be picked, in all its states (design 4.1). */
export function OddsButton(props: OddsButtonProps) {
  const { line, title, odds, oddsStyle, picked, named, onPick } = props;
  const { t } = useLingui();
  const holds = holdsOf(useApp());
  const { move, changes, before, clear } = useMove(props);
  const cell = useRef<HTMLButtonElement>(null);
  const face = faceOf(props);
  const { price, state } = face;
  const open = state === "open";
  const moved = open ? move : 0;
  const held = { id: `${props.id} ${line}`, style: oddsStyle, title, odds };
  const keep = () => Object.assign(holds, { shut: held });
  // only a change of this very price starts its time without taps, not another render of its row
  useLayoutEffect(() => {
    if (changes === 0) return;
    noteChange(cell.current);
    holds.note?.(held.id, oddsStyle, before, odds);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all of it is what changed
  }, [changes]);

  const spoken = () => {
    if (state === "suspended") return t`${title}, locked`;
    if (!open) return t`${title}, no price`;
    if (moved > 0) return t`${title}, ${price}, moved up`;
    return moved < 0 ? t`${title}, ${price}, moved down` : `${title}, ${price}`;
  };
  return PriceFace({
    ...saidWithoutWords(props, moved, state),
    ref: cell,
    face,
    line,
    named,
    "aria-pressed": picked,
    "aria-label": spoken(),
    onPointerDown: (event) => holds.watch?.(event, held),
    onContextMenu: (event) => holds.open?.(event, held),
    onClick: open ? onPick : keep,
    mark: changes > 0 && (
      <span key={changes} className={styles.move} data-move={directionOf(moved)} onAnimationEnd={clear} />
    ),
  });
}
