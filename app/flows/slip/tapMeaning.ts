import { useApp } from "#app/application/useApp.ts";
import { useLayoutEffect, useRef } from "react";

/** A button that moves money, and how long its meaning has been the same. */
interface TapMeaning {
  /** Pointer down: the meaning must be the same on pointer up, or nothing is sent (BET-09). */
  readonly aim: () => void;
  /** True if the tap that ends now began on the current meaning. */
  readonly holds: () => boolean;
  /** Epoch ms since which the screen has shown this meaning. */
  readonly paintedAt: () => number;
}

/**
 * What a tap on the button of a slip or a cash-out would do, as one string: price, line, amount, what replaces the
 * keys, and the outcome of the last tap. Any change restarts the time in which no tap counts (BET-09, BET-12).
 */
export function useTapMeaning(meaning: string): TapMeaning {
  const app = useApp();
  const painted = useRef({ meaning: "", at: 0 });
  const aimed = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (painted.current.meaning !== meaning) painted.current = { meaning, at: app.now() };
  }, [app, meaning]);
  return {
    aim: () => {
      aimed.current = meaning;
    },
    holds: () => {
      const began = aimed.current;
      aimed.current = undefined;
      return began === undefined || began === meaning;
    },
    paintedAt: () => painted.current.at,
  };
}
