"use no memo";

import { useApp } from "#app/application/useApp.ts";
import { useLook } from "#app/stores/look.ts";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { EndedLine } from "#app/components/board/row/EndedLine.tsx";
import { PriceTrail } from "#app/components/board/price/PriceTrail.tsx";
import { Slot } from "#app/components/views/slots.ts";
import { SlipFloat } from "#app/components/slip/SlipFloat.tsx";
import { SlipSheet } from "#app/components/slip/SlipSheet.tsx";
import { usePlainPick } from "#app/components/slip/plainSlip.ts";
import { useBalanceNews } from "#app/flows/session/money.ts";
import { useBetWatch } from "#app/flows/bets/betPolls.ts";
import { chunk } from "#app/flows/chunk.ts";
import { useCashOutWatch } from "#app/flows/sale/cashOutWatch.ts";
import { watchShortWindow } from "#app/ui/shortWindow.ts";
import { useWide } from "#app/ui/useWide.ts";
import { Dialogs } from "./Dialogs.tsx";
import { Notices } from "./Notices.tsx";
import { ReleaseBar } from "./ReleaseBar.tsx";
import { ServerNote } from "./ServerNote.tsx";
import { SiteNews } from "./SiteNews.tsx";
import { PageFocus } from "#app/components/shell/PageFocus.tsx";
import { isPlain, type PageFacts, usePage } from "#app/components/shell/pageFacts.ts";
import "#app/components/shell/features.ts";
import { Panels } from "#app/components/shell/wide/Panels.tsx";

/** Few phones need it. Where it does not come, prices open the sheet. */
const Wide = lazy(async (): Promise<{ default: ComponentType<{ readonly page: PageFacts }> }> => ({
  default: await chunk(() => import("#app/components/shell/wide/Wide.tsx")).then(
    (module) => module.Wide,
    () => SlipSheet,
  ),
}));

/** What can come over any page: drawer, slip, dialogs, notices; and what watches the member's bets. None of it is needed for the first list, so it arrives after it. */
export function Overlays() {
  const app = useApp();
  useBetWatch();
  useBalanceNews();
  useCashOutWatch();
  usePlainPick();
  useEffect(watchShortWindow, []);
  useEffect(() => useLook.of(app).setState({ Ended: EndedLine }), [app]);
  const page = usePage();
  const wide = useWide();
  return (
    <>
      <PageFocus />
      <Panels page={page} />
      <SlipFloat style={wide ? undefined : page.slip} overFoot={wide || page.foot === "own"} />
      {wide ? (
        <Suspense fallback={null}>
          <Wide page={page} />
        </Suspense>
      ) : (
        <SlipSheet />
      )}
      <Slot name="overlay" given={{}} />
      <PriceTrail />
      <SiteNews page={page} />
      {!isPlain(page) && <ServerNote />}
      <ReleaseBar page={page} />
      <Dialogs />
      <Notices />
    </>
  );
}
