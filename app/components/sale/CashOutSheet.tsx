import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { BetMissing } from "#app/components/bets/BetMissing.tsx";
import { SheetHead } from "#app/components/views/SheetHead.tsx";
import { useCashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { CashOut } from "./CashOut.tsx";
import { NextOffer } from "./NextOffer.tsx";

/** Which bet is cashed out in the sheet, and how to close it. */
export interface CashOutSheetProps {
  /** The bet to cash out; undefined closes the sheet. */
  readonly betId: string | undefined;
  readonly onClose: () => void;
}

const TITLE = "cash-out-title";

function Inside({ betId, onClose }: { readonly betId: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  const sale = useCashOutPage(betId, onClose);
  const { bet } = sale.input;
  return (
    <>
      <SheetHead title={t`Cash out`} id={TITLE} onClose={onClose}>
        <NextOffer sale={sale} />
      </SheetHead>
      {bet === undefined ? (
        <BetMissing betId={betId} error={sale.betError} onRetry={sale.readBet} />
      ) : (
        <CashOut bet={bet} sale={sale} />
      )}
    </>
  );
}

/** The cash-out of a bet over the page that showed it: the first tap opens it, the second cashes out (CASH-01; design-2, 7.1). */
export function CashOutSheet({ betId, onClose }: CashOutSheetProps) {
  const [held, setHeld] = useState(betId);
  if (betId !== undefined && betId !== held) setHeld(betId);
  return (
    <Sheet open={betId !== undefined} onClose={onClose} labelledBy={TITLE}>
      <Inside key={held} betId={held ?? ""} onClose={onClose} />
    </Sheet>
  );
}
