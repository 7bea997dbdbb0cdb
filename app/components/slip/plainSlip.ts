import { useEffect, useLayoutEffect, useState } from "react";
import { selectionOf } from "#app/domain/slip/selectionOf.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { usePick } from "#app/flows/slip/pick.ts";
import { useWide } from "#app/ui/useWide.ts";
import { plainSlipOn, removePlainSlip, takePlainPick } from "#app/stores/first/plainSlip.ts";

/**
 * Acts on the pick of the slip that stands before the app does (app/start/plainSlip.ts) as on a tap: at the price that was tapped. A
 * phone that was turned meanwhile has its slip in a panel, and nothing that covers it.
 */
export function usePlainPick(): void {
  const pick = usePick();
  const wide = useWide();
  useEffect(() => {
    const plain = takePlainPick();
    const selection = plain && selectionOf(plain.pick.match, plain.pick, plain.pick.oddsStyle);
    if (selection) pick(selection, plain.owner);
    if (wide) removePlainSlip();
  });
}

/**
 * Takes over from that slip, with the amount typed there, in the frame in which this one is drawn. True if it did: then nothing slides
 * in.
 */
export function usePlainSlip({ input, enter }: BetSlip): boolean {
  const [plain] = useState(() => input.legs[0] && plainSlipOn(input.legs[0].selection));
  useLayoutEffect(() => {
    if (!plain) return;
    plain.remove();
    enter(plain.typed);
    // once, as the slip opens
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [plain]);
  return plain !== undefined;
}
