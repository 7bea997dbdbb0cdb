import { useApp } from "#app/application/useApp.ts";
import { useState } from "react";
import { config } from "#app/config.ts";
import { type SlipInput, STALE_INTERVALS } from "#app/domain/slip/slipInput.ts";
import { isEmbedded } from "#app/host/host.ts";
import { useAllAttempts } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useSlip } from "#app/stores/slip.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { useBlockedHere } from "#app/flows/session/serverNote.ts";
import { useListWait } from "./listWait.ts";
import { useInSight } from "./sight.ts";

/** What is known of a slip's legs, and what was typed into it. */
export type SlipLegs = Pick<SlipInput, "kind" | "legs" | "limits" | "failure" | "amount" | "types" | "chosen">;

/** What decides every slip besides its legs: the member, the session, the pending bets, the settings. */
export function useSlipFacts(): Omit<SlipInput, keyof SlipLegs | "now"> {
  const app = useApp();
  const [openedAt] = useState(() => app.now());
  return {
    openedAt,
    quoteLifeMs: STALE_INTERVALS * config().intervals.slip,
    attempts: useAllAttempts(),
    loggedIn: useSession(({ phase }) => phase === "member"),
    member: useMember(),
    claimed: useSession(({ claimed }) => claimed),
    readingBets: useListWait(),
    inSight: useInSight(),
    embedded: isEmbedded(),
    barred: useBlockedHere(),
    block: useSlip((slip) => slip.block),
    autoAccept: useSettings((settings) => settings.autoAccept),
  };
}
