import { Suspense } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { isOffered } from "#app/config.ts";

const QuickSetting = lazyPart(() => import("./QuickSetting.tsx"), "QuickSetting");

/** Where a member switches quick bet on, if the operator offers it (OPS-05). */
export function QuickPlace() {
  if (!isOffered("quickBet")) return null;
  return (
    <Suspense fallback={null}>
      <QuickSetting />
    </Suspense>
  );
}
