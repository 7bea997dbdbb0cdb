import { useState } from "react";
import { BetLadder } from "#app/components/bets/BetLadder.tsx";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { typingProps } from "#app/components/slip/stake/typing.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { CashOutAmount } from "./CashOutAmount.tsx";
import { CashOutArea } from "./CashOutArea.tsx";
import { CashOutButton } from "./CashOutButton.tsx";
import { CashOutFigure } from "./CashOutFigure.tsx";
import { CashOutHead } from "./CashOutHead.tsx";
import { CashOutSums } from "./CashOutSums.tsx";
import { CashOutWorse } from "./CashOutWorse.tsx";
import styles from "./CashOut.module.css";

interface CashOutProps {
  readonly bet: BetRecord;
  readonly sale: CashOutPage;
}

/** It takes the focus when it opens, so that hardware keys work at once. */
const takeFocus = (sale: HTMLElement | null): void => sale?.focus({ preventScroll: true });

/**
 * Cashes out an open bet, or a part of it: the amount returned, how much of the bet goes, what it costs, and the one
 * button (spec §8; design-2, 7.1; CASH-01). Hardware digits and Enter work.
 */
export function CashOut({ bet, sale }: CashOutProps) {
  const [keysOpen, setKeysOpen] = useState(false);
  const { area, typing } = sale.state;
  const { enter, tap: act } = sale;
  const press = (key: string) => {
    setKeysOpen(true);
    sale.press(key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hardware keys are heard wherever the focus is in the sale
    <div className={styles.sale} tabIndex={-1} ref={takeFocus} {...typingProps({ typing, press, enter, act })}>
      <CashOutHead bet={bet} sale={sale} />
      {area === "keys" && (
        <>
          <CashOutWorse sale={sale} />
          <CashOutFigure sale={sale} />
          <CashOutAmount sale={sale} keysOpen={keysOpen} />
          <CashOutSums bet={bet} state={sale.state} onAmount={() => setKeysOpen(!keysOpen)} keysOpen={keysOpen} />
          <BetLadder bet={bet} />
        </>
      )}
      {sale.offerError ? <LoadFailed error={sale.offerError} onRetry={sale.readOffer} /> : <CashOutArea sale={sale} />}
      <div className={styles.act}>
        <CashOutButton sale={sale} />
      </div>
    </div>
  );
}
