import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Attempt } from "#app/domain/slip/attempt.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { doubtOf } from "#app/domain/slip/slipArea.ts";
import { dispatchAttempt, useAllAttempts } from "#app/stores/attempt.ts";
import { blockSlip } from "#app/stores/slip.ts";
import { refetchPrices } from "./refetchPrices.ts";
import { lookAgain } from "./reconcile.ts";
import { showAsked } from "./showAsked.ts";
import { TIMING } from "#app/flows/timing.ts";

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
        dispatchAttempt({ type: "dismiss", ref: doubt.entry.ref });
        // the new decision wants a newer price; it need not wait for the next refresh
        refetchPrices(client);
      } else blockSlip(undefined);
    },
  };
}
