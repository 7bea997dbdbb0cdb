import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { compareOdds, NO_PRICE, type OddsStyle } from "#app/domain/odds.ts";
import { notePriceMove } from "#app/stores/priceTrail.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type CellState, faceOf } from "./cellOf.ts";
import { isSettling } from "./layoutShift.ts";
import { openHeld, watchHold } from "./priceHold.ts";
import styles from "./OddsButton.module.css";

export interface OddsButtonProps {
  /** Which price of which line this is; a price is never compared with another one's. */
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
  /** Line over price, centred, whatever the room. */
  readonly stacked?: boolean;
  /** The line is a name (a runner, "Draw or Chelsea"): it may wrap, and the price stands beside it. */
  readonly named?: boolean;
  readonly onPick: () => void;
}

interface Seen {
  readonly key: string;
  readonly id: string;
  readonly odds: number;
  /** The price before, 0 when it was another one's. */
  readonly before: number;
  readonly oddsStyle: OddsStyle;
  readonly move: -1 | 0 | 1;
  readonly changes: number;
}

/** Which way the price went, worked out while rendering; `changes` counts so that a second move starts its mark anew. */
function useMove({ id, line, odds, oddsStyle, state }: OddsButtonProps) {
  const key = `${id} ${line} ${odds} ${state} ${oddsStyle}`;
  const [seen, setSeen] = useState<Seen>({ key, id, odds, before: 0, oddsStyle, move: 0, changes: 0 });
  let { move, changes, before } = seen;
  if (seen.key !== key) {
    const same = seen.id === id && seen.oddsStyle === oddsStyle;
    move = same ? (odds === seen.odds ? move : compareOdds(seen.odds, odds, oddsStyle)) : 0;
    before = same ? seen.odds : 0;
    changes += 1;
    setSeen({ key, id, odds, before, oddsStyle, move, changes });
  }
  return { move, changes, before, clear: () => setSeen((now) => ({ ...now, move: 0 })) };
}

/** A price that can be picked, in all its states (design 4.1). */
export function OddsButton(props: OddsButtonProps) {
  const { line, title, odds, oddsStyle, picked, stacked = false, named = false, onPick } = props;
  const { t } = useLingui();
  const { move, changes, before, clear } = useMove(props);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const { price, state, fit, bare, negative, sign } = faceOf({ ...props, stacked, named });
  const open = state === "open";
  const moved = open ? move : 0;
  const trail = `${props.id} ${line}`;

  return (
    <button
      className={styles.cell}
      type="button"
      data-state={state}
      data-fit={fit}
      data-bare={bare || undefined}
      data-negative={negative || undefined}
      aria-pressed={picked}
      aria-disabled={!open || undefined}
      aria-label={
        open
          ? moved > 0
            ? t`${title}, ${price}, moved up`
            : moved < 0
              ? t`${title}, ${price}, moved down`
              : `${title}, ${price}`
          : state === "suspended"
            ? t`${title}, locked`
            : t`${title}, no price`
      }
      onPointerDown={(event) => watchHold(event, { id: trail, style: oddsStyle, title, odds })}
      onContextMenu={(event) => openHeld(event, { id: trail, style: oddsStyle, title, odds })}
      onClick={() => {
        if (open && !isSettling(changedAt.current)) onPick();
      }}
    >
      {changes > 0 && (
        <span
          key={changes}
          className={styles.move}
          data-move={moved > 0 ? "up" : moved < 0 ? "down" : undefined}
          ref={(node) => {
            if (!node) return;
            changedAt.current = performance.now();
            notePriceMove(trail, oddsStyle, before, odds);
          }}
          onAnimationEnd={clear}
        />
      )}
      {state === "closed" && !named ? (
        NO_PRICE
      ) : (
        <>
          {line !== "" && (
            <span className={styles.line} data-sign={sign}>
              {sign === undefined && line}
            </span>
          )}{" "}
          {open || state === "closed" ? (
            <span className={styles.price}>{open ? price : NO_PRICE}</span>
          ) : (
            <Icon name="lock" size={16} />
          )}
        </>
      )}
    </button>
  );
}
