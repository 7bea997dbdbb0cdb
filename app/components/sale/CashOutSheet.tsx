import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { BetMissing } from "#app/components/bets/BetMissing.tsx";
import { useCashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Sheet } from "#app/ui/layers/Sheet.tsx";
import { CashOut } from "./CashOut.tsx";
import { NextOffer } from "./NextOffer.tsx";
import styles from "./CashOut.module.css";

interface CashOutSheetProps {
  /** The bet that is sold; undefined closes the sheet. */
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
      <header className={styles.bar}>
        <h2 className={styles.title} id={TITLE}>{t`Cash out`}</h2>
        <NextOffer sale={sale} />
        <IconButton icon="close" label={t`Close`} onClick={onClose} />
      </header>
      {bet === undefined ? (
        <BetMissing betId={betId} error={sale.betError} onRetry={sale.readBet} />
      ) : (
        <CashOut bet={bet} sale={sale} />
      )}
    </>
  );
}

/** The sale of a bet over the page that showed it: the first tap opens it, the second sells (CASH-01; design-2, 7.1). */
export function CashOutSheet({ betId, onClose }: CashOutSheetProps) {
  const [held, setHeld] = useState(betId);
  if (betId !== undefined && betId !== held) setHeld(betId);
  return (
    <Sheet open={betId !== undefined} onClose={onClose} labelledBy={TITLE}>
      <Inside key={held} betId={held ?? ""} onClose={onClose} />
    </Sheet>
  );
}
