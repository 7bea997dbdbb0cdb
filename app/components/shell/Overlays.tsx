import { useRouterState } from "@tanstack/react-router";
import { PriceTrail } from "#app/components/board/PriceTrail.tsx";
import { SlipFloat } from "#app/components/slip/SlipFloat.tsx";
import { SlipSheet } from "#app/components/slip/SlipSheet.tsx";
import { useBetWatch } from "#app/flows/betWatch.ts";
import { useSaleWatch } from "#app/flows/saleWatch.ts";
import { Dialogs } from "./Dialogs.tsx";
import { Notices } from "./Notices.tsx";
import { floatOf } from "./pages.ts";
import { Panels } from "./Panels.tsx";

/** What can come over any page: drawer, slip, dialogs, notices; and what watches the member's bets. None of it is needed for the first list, so it arrives after it. */
export function Overlays() {
  useBetWatch();
  useSaleWatch();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <>
      <Panels />
      <SlipFloat style={floatOf(path)} />
      <SlipSheet />
      <PriceTrail />
      <Dialogs />
      <Notices />
    </>
  );
}
