"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { startWatches } from "#app/flows/watches/start.ts";
import { holdsOf } from "#app/stores/prices/holds.ts";
import { useSession } from "#app/stores/session.ts";
import {
  openTellMe,
  closeAlertList,
  closeTellMe,
  useAlertList,
  useTellMe,
  useTellings,
} from "#app/stores/watches/watches.ts";
import { priceOf } from "./TellButtons.tsx";

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
  useEffect(() => startWatches(app), [app]);
  useEffect(() => {
    holdsOf(app).offer = (held) => {
      const ask = priceOf(app, held);
      if (ask) openTellMe(app, ask);
      return ask !== undefined;
    };
  }, [app]);
  return (
    <Suspense fallback={null}>
      {asked && <TellMe key={`ask ${gone}`} />}
      {listed && <AlertList key={`list ${gone}`} />}
      {told && <TellingBanner />}
    </Suspense>
  );
}
