import { useApp } from "#app/application/useApp.ts";
import { useLayoutEffect, useRef } from "react";

/** A button that moves money, and since when it has meant what it means. */
interface TapMeaning {
  /** The finger went down: what it goes up on must mean the same, or nothing is sent (BET-09). */
  readonly aim: () => void;
  /** True when the tap that ends now began on what is meant now. */
  readonly holds: () => boolean;
  /** Epoch ms since which a tap has meant this on the screen. */
  readonly paintedAt: () => number;
}

/**
 * What a tap on the button of a slip or a sale would do, in one word: price, line, amount, what stands in place of the keys, and
 * what became of the last tap. Whatever of it changes starts the time anew in which no tap counts (BET-09, BET-12).
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
