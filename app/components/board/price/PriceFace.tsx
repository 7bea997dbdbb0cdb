"use no memo";

import { type ComponentProps } from "react";
import { NO_PRICE } from "#app/domain/odds/odds.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { type faceOf } from "./cellOf.ts";
import styles from "./OddsButton.module.css";

interface PriceFaceProps extends Omit<ComponentProps<"button">, "children"> {
  readonly face: ReturnType<typeof faceOf>;
  /** The short label: "−0.5", "O 2/2.5", "1". */
  readonly line: string;
  /** The line is a name: it stays even without a price. */
  readonly named?: boolean | undefined;
  /** Drawn behind the price: the mark of a move. */
  readonly mark?: ComponentProps<"button">["children"];
}

/** The markup of a price in all its states (design 4.1). */
export function PriceFace({ face, line, named = false, mark, ...button }: PriceFaceProps) {
  const { price, state, fit, bare, negative, sign } = face;
  const open = state === "open";
  return (
    <button
      className={styles.cell}
      type="button"
      data-state={state}
      data-fit={fit}
      data-bare={bare || undefined}
      data-negative={negative || undefined}
      aria-disabled={state === "closed" || undefined}
      {...button}
    >
      {mark}
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
