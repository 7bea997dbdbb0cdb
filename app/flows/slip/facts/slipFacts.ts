import { type App } from "#app/application/app.ts";
import { useApp } from "#app/application/useApp.ts";
import { useState, useSyncExternalStore } from "react";
import { shallow } from "zustand/shallow";
import { userInfo } from "#app/api/odds/getUserInfo.ts";
import { config } from "#app/config.ts";
import { type SlipInput, STALE_INTERVALS } from "#app/domain/slip/slipInput.ts";
import { isEmbedded } from "#app/host/host.ts";
import { allAttempts, useAttempts } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { useSlip } from "#app/stores/slip.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { heldPreference } from "#app/flows/session/preference.ts";
import { noteOf, useServerNote } from "#app/flows/session/serverNote.ts";
import { stopAll } from "#app/flows/stops.ts";
import { useListWait } from "./listWait.ts";
import { isInSight, lastSeen, watchSeen } from "./sight.ts";

/** What is known of a slip's legs, and what was typed into it. */
export type SlipLegs = Pick<SlipInput, "kind" | "legs" | "limits" | "failure" | "amount" | "types" | "chosen">;

/** What decides one opening of a slip: when it opened, and whether the bet list has to be read first. */
type SlipOpening = Pick<SlipInput, "now" | "openedAt" | "readingBets">;

/** What decides every slip, whatever is in it: the member, the session, the pending bets, the settings, the server. */
export type SlipFacts = Omit<SlipInput, keyof SlipLegs | keyof SlipOpening>;

/** The server's message if it accepts no bet at all from the member's country (spec §8; BET-19). */
function blockHere({ client }: App): SlipFacts["barred"] {
  const note = noteOf(heldPreference(client));
  return note?.blockedCountry ? note : undefined;
}

/** The facts of this moment, for a slip with or without a screen: the only place that gathers them. */
export function readSlipFacts(app: App, inSight = isInSight()): SlipFacts {
  const { phase, claimed } = useSession.of(app).getState();
  const loggedIn = phase === "member";
  return {
    quoteLifeMs: STALE_INTERVALS * config().intervals.slip,
    attempts: allAttempts(app),
    loggedIn,
    member: loggedIn ? app.client.getQueryData(userInfo().queryKey)?.member : undefined,
    claimed,
    inSight,
    embedded: isEmbedded(),
    barred: blockHere(app),
    block: useSlip.of(app).getState().block,
    autoAccept: useSettings.of(app).getState().autoAccept,
  };
}

const watchFacts = (app: App, changed: () => void): (() => void) =>
  stopAll([
    ...[useAttempts, useSession, useSlip, useSettings].map((store) => store.of(app).subscribe(changed)),
    watchSeen(changed),
  ]);

/** True if each fact is as before; a fact may be a list or a record that was read again. */
const isSame = (facts: SlipFacts, before: SlipFacts): boolean =>
  Object.entries(facts).every(([name, fact]) => shallow(fact, before[name as keyof SlipFacts]));

/** The facts as a store: what it reads is the very same record while none has changed. */
function factsStore(app: App) {
  // what was last seen, because a render must not measure the page
  const read = (): SlipFacts => readSlipFacts(app, lastSeen());
  let held = read();
  return {
    subscribe: (changed: () => void) => watchFacts(app, changed),
    read: (): SlipFacts => {
      const facts = read();
      if (!isSame(facts, held)) held = facts;
      return held;
    },
  };
}

/** The facts of an open slip, read anew whenever one may have changed. */
export function useSlipFacts(): SlipFacts & Pick<SlipOpening, "openedAt" | "readingBets"> {
  const app = useApp();
  const [openedAt] = useState(() => app.now());
  const [{ subscribe, read }] = useState(() => factsStore(app));
  // observed while a slip is open: a new answer of the server renders it again, with the facts that are read below
  useMember();
  useServerNote();
  const facts = useSyncExternalStore(subscribe, read);
  return { ...facts, openedAt, readingBets: useListWait() };
}
