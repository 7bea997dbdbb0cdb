import { lazyPart } from "#app/components/views/lazyPart.ts";
import { fillSlots } from "#app/components/views/slots.ts";
import { useQuickBet } from "#app/stores/quick/quickBet.ts";

const QuickBets = lazyPart(() => import("./QuickBets.tsx"), "QuickBets");

/** Quick bet while it is on, or a ring runs: few members load it. */
function QuickGate() {
  const isOn = useQuickBet(({ on, ring }) => on !== undefined || ring !== undefined);
  return isOn && <QuickBets />;
}

fillSlots("quickBet", {
  overlay: QuickGate,
  bettingRow: lazyPart(() => import("./QuickSetting.tsx"), "QuickSetting"),
});
