"use no memo";

import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { knowsLine } from "#app/flows/watches/answers.ts";
import { startWatches } from "#app/flows/watches/start.ts";
import { showTrail } from "#app/stores/prices/priceTrail.ts";
import { useSession } from "#app/stores/session.ts";
import { askTellMe, closeAlertList, closeTellMe, useAlertList, useTellMe, useTellings } from "#app/stores/watches.ts";
import { priceOf, watchShutTaps } from "./shutTaps.ts";

const TellMe = lazyPart(() => import("./TellMe.tsx"), "TellMe");
const AlertList = lazyPart(() => import("./AlertList.tsx"), "AlertList");
const TellingBanner = lazyPart(() => import("./TellingBanner.tsx"), "TellingBanner");

/** True from the first time on: what was open once stays rendered while it closes. */
function useOnce(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once;
}

/** Counts the members who have left while the page is open; what was open for one closes with them (SES-04). */
function useMembersGone(): number {
  const app = useApp();
  const [gone, setGone] = useState(0);
  useEffect(
    () =>
      useSession.of(app).subscribe(({ account }, before) => {
        if (before.account === undefined || before.account === account) return;
        closeTellMe(app);
        closeAlertList(app);
        setGone((count) => count + 1);
      }),
    [app],
  );
  return gone;
}

/** Where "Tell me when…", the list of alerts and what watches tell come over a page; each comes when it is first wanted (WAT-01, WAT-07). */
export function TellMeGate() {
  const app = useApp();
  const gone = useMembersGone();
  const asked = useOnce(useTellMe(({ ask }) => ask !== undefined));
  const listed = useOnce(useAlertList(({ open }) => open));
  const told = useOnce(useTellings(({ shown }) => shown !== undefined));
  useEffect(() => (isOffered("watches") ? startWatches(app) : undefined), [app]);
  useEffect(
    () =>
      watchShutTaps(app, (held) => {
        const ask = priceOf(held);
        // outrights have no alerts: only the price history is shown
        if (ask?.pick && isOffered("watches") && knowsLine(app.client, ask.matchId, ask.pick.couId))
          askTellMe(app, ask);
        else if (held.odds !== 0) showTrail(app, held);
      }),
    [app],
  );
  return (
    <Suspense fallback={null}>
      {asked && <TellMe key={`ask ${gone}`} />}
      {listed && <AlertList key={`list ${gone}`} />}
      {told && <TellingBanner />}
    </Suspense>
  );
}
