import { useLayoutEffect, useState } from "react";
import { type Press } from "#app/domain/pursuit.ts";
import { nextFrame } from "#app/frame/nextFrame.ts";

/** A click of a finger (`detail` above 0), or one of a key or a screen reader; its time in page ms. */
export type Click = Pick<UIEvent, "detail" | "timeStamp">;

/** A button that moves money: what a tap on it would do, and since when the screen has shown that. */
export interface TapMeaning {
  /** The page has changed to this meaning; the screen shows it once a frame is out. */
  readonly show: (meaning: string) => void;
  /** Pointer down: the meaning must be the same on pointer up, or nothing is sent (BET-09). */
  readonly aim: (down: Pick<Event, "timeStamp">) => void;
  /** The press that a click ends; undefined if it began on another meaning. */
  readonly press: (click: Click) => Press | undefined;
}

/**
 * The meaning of one button. A finger presses when it came down, however late a busy page hears of it; a key, when it
 * was pressed.
 */
export function tapMeaning(): TapMeaning {
  let shown = { meaning: "", frame: { outAt: Number.POSITIVE_INFINITY } };
  let aimed: { readonly meaning: string; readonly at: number } | undefined;
  return {
    show: (meaning) => {
      if (shown.meaning !== meaning) shown = { meaning, frame: nextFrame() };
    },
    aim: ({ timeStamp }) => {
      aimed = { meaning: shown.meaning, at: timeStamp };
    },
    press: ({ detail, timeStamp }) => {
      const began = detail > 0 ? aimed : undefined;
      aimed = undefined;
      if (began !== undefined && began.meaning !== shown.meaning) return undefined;
      return { at: began?.at ?? timeStamp, paintedAt: shown.frame.outAt };
    },
  };
}

/**
 * What a tap on the button of a slip or a cash-out would do, as one string: price, line, amount, what replaces the
 * keys, and the outcome of the last tap. Any change restarts the time in which no tap counts (BET-09, BET-12).
 */
export function useTapMeaning(meaning: string): TapMeaning {
  const [button] = useState(tapMeaning);
  useLayoutEffect(() => button.show(meaning), [button, meaning]);
  return button;
}
