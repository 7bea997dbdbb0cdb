import { useEffect } from "react";
import { useApp } from "#app/application/useApp.ts";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { useSession } from "#app/stores/session.ts";
import { closeShare, useShareAsked } from "#app/stores/share/asked.ts";

const ShareSheet = lazyPart(() => import("./ShareSheet.tsx"), "ShareSheet");

/** The link of the picks that were shared last, over the page; it outlives what was tapped. */
export function ShareGate() {
  const app = useApp();
  const asked = useShareAsked((share) => share.asked);
  // the next member has not asked for it (SES-04)
  useEffect(
    () =>
      useSession.of(app).subscribe(({ account }, before) => {
        if (before.account !== undefined && account !== before.account) closeShare(app);
      }),
    [app],
  );
  if (asked === undefined) return null;
  const { picks, words } = asked;
  return (
    <ShareSheet
      picks={picks.filter((pick) => pick !== undefined)}
      words={picks.length === words.length ? words.filter((_, at) => picks[at] !== undefined) : words}
      onClose={() => closeShare(app)}
    />
  );
}
