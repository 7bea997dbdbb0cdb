import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Attempt } from "#app/domain/attempt.ts";
import { type Selection } from "#app/domain/selection.ts";
import { doubtOf } from "#app/domain/slipArea.ts";
import { tellAttempt, useAllAttempts } from "#app/stores/attempt.ts";
import { blockSlip } from "#app/stores/slip.ts";
import { askPrices } from "./askPrices.ts";
import { lookAgain } from "./reconcile.ts";
import { showAsked } from "./showAsked.ts";
import { TIMING } from "./timing.ts";

/** A price may be this old, in refresh intervals, and still be bet on (decisions, Polling). */
export const STALE_INTERVALS = 2;

/** True for a price whose ticket went into the last bet: the next needs a newer one. */
export const isUsedUp = (attempt: Attempt | undefined, quotedAt: number): boolean =>
  attempt?.state === "ready" && quotedAt <= attempt.freshAfter;

/** True once the slip has been open for 2 s (spec §4). */
export function useArmed(): boolean {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), TIMING.armDelay);
    return () => clearTimeout(timer);
  }, []);
  return armed;
}

/** Since when what is on the screen has stood, epoch ms, for the rule that a tap meets what the eye met (BET-09). */
export function usePaintedAt(shown: string) {
  const ref = useRef({ shown: "", at: 0 });
  useLayoutEffect(() => {
    if (ref.current.shown !== shown) ref.current = { shown, at: Date.now() };
  }, [shown]);
  return ref;
}

/** What the finger went down on; what it goes up on must be the same, or nothing is sent (BET-09). */
export function useAim(shown: string) {
  const aimed = useRef<string | undefined>(undefined);
  return {
    aim: () => {
      aimed.current = shown;
    },
    /** True when the tap that ends now began on what is shown now. */
    holds: (): boolean => {
      const began = aimed.current;
      aimed.current = undefined;
      return began === undefined || began === shown;
    },
  };
}

/** The attempts that matter to a slip, and the ways out of one in doubt. */
export function useDoubt(picks: readonly Selection[]) {
  const client = useQueryClient();
  const attempts = useAllAttempts();
  const doubt: Attempt | undefined = doubtOf(attempts, picks);
  return {
    attempts,
    lookAgain: () => {
      if (doubt?.state === "stillUnknown") void lookAgain(client, doubt.entry);
      else showAsked(doubt);
    },
    dismiss: () => {
      if (doubt !== undefined && doubt.state !== "ready") {
        tellAttempt({ type: "dismiss", ref: doubt.entry.ref });
        // the new decision wants a newer price; it need not wait for the next refresh
        askPrices(client);
      } else blockSlip(undefined);
    },
  };
}
