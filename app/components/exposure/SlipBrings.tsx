import { type Slots } from "#app/components/views/slots.ts";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { isOutright } from "#app/domain/slip/selection.ts";
import { useDesktop } from "#app/ui/useWide.ts";

const SlipExposure = lazyPart(() => import("./SlipExposure.tsx"), "SlipExposure");

/** The net of the selection and its match's open bets together, in whichever of the two places the window has for it. */
export function SlipBrings({ slip: { input, state }, leg, at }: Slots["slipMatch"]) {
  const desktop = useDesktop();
  if (desktop !== (at === "foot") || state.area !== "keypad" || isOutright(leg.selection)) return null;
  return (
    <SlipExposure leg={leg} stake={state.stake.total} now={input.now} lifeMs={input.quoteLifeMs} unfolded={desktop} />
  );
}
