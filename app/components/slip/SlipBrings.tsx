import { Suspense } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { isOffered } from "#app/config.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { isOutright } from "#app/domain/slip/selection.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { useRoomy } from "#app/ui/useWide.ts";

const SlipExposure = lazyPart(() => import("#app/components/exposure/SlipExposure.tsx"), "SlipExposure");

interface SlipBringsProps {
  readonly slip: BetSlip;
  readonly leg: PaintedLeg;
  /** Below the head of the slip, folded; or at its foot, unfolded, if the window has room (design-2, 8). */
  readonly at: "head" | "foot";
}

/** The net of the selection and its match's open bets together, in whichever of the two places the window has for it. */
export function SlipBrings({ slip: { input, state }, leg, at }: SlipBringsProps) {
  const roomy = useRoomy();
  if (roomy !== (at === "foot")) return null;
  if (state.area !== "keypad" || isOutright(leg.selection) || !isOffered("exposure")) return null;
  return (
    <Suspense fallback={null}>
      <SlipExposure leg={leg} stake={state.stake.total} now={input.now} lifeMs={input.quoteLifeMs} unfolded={roomy} />
    </Suspense>
  );
}
