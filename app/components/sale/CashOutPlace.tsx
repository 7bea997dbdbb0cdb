import { isOffered } from "#app/config.ts";
import { Suspense } from "react";
import { lazyPart } from "#app/components/views/lazyPart.ts";
import { type CashOutSheetProps } from "./CashOutSheet.tsx";

const CashOutSheet = lazyPart(() => import("./CashOutSheet.tsx"), "CashOutSheet");

/** Where the cash-out of a bet opens over a page. Its code loads with the page, so that the first tap opens it at once (CASH-01). */
export function CashOutPlace(props: CashOutSheetProps) {
  if (!isOffered("cashOut")) return null;
  return (
    <Suspense fallback={null}>
      <CashOutSheet {...props} />
    </Suspense>
  );
}
