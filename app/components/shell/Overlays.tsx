import { PriceTrail } from "#app/components/board/PriceTrail.tsx";
import { SlipSheet } from "#app/components/slip/SlipSheet.tsx";
import { Dialogs } from "./Dialogs.tsx";
import { Notices } from "./Notices.tsx";
import { Panels } from "./Panels.tsx";

/** What can come over any page: drawer, slip, dialogs, notices. None of it is needed for the first list, so it arrives after it. */
export function Overlays() {
  return (
    <>
      <Panels />
      <SlipSheet />
      <PriceTrail />
      <Dialogs />
      <Notices />
    </>
  );
}
