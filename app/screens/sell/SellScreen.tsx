import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { BetMissing } from "#app/components/bets/BetMissing.tsx";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { typingProps } from "#app/components/slip/stake/typing.ts";
import { useCashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { CashOutArea } from "./CashOutArea.tsx";
import { CashOutButton } from "./CashOutButton.tsx";
import { CashOutFairness } from "./CashOutFairness.tsx";
import { CashOutField } from "./CashOutField.tsx";
import { CashOutHead } from "./CashOutHead.tsx";
import { CashOutKeys } from "./CashOutKeys.tsx";
import { CashOutWorse } from "./CashOutWorse.tsx";
import styles from "./SellScreen.module.css";

/** The page has the focus when it opens, so that hardware keys are heard at once. */
const takeFocus = (page: HTMLElement | null): void => page?.focus({ preventScroll: true });

/** Sells an open bet, or a part of it, back to the book (spec §2, §8; design 13). Hardware digits and Enter work. */
export function SellScreen() {
  const { t } = useLingui();
  const { betId = "" }: { betId?: string } = useSearch({ strict: false });
  const sale = useCashOutPage(betId);
  const { bet, betError } = sale;
  if (bet === undefined) return <BetMissing betId={betId} error={betError} onRetry={sale.readBet} />;
  const { typing, press, enter, sellNow: act } = sale;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- hardware keys are heard wherever the focus is on the page
    <main
      className={styles.page}
      aria-label={t`Cash out`}
      tabIndex={-1}
      ref={takeFocus}
      {...typingProps({ typing, press, enter, act })}
    >
      <CashOutHead bet={bet} sale={sale} />
      {sale.area === "keys" ? (
        <>
          <CashOutWorse sale={sale} />
          <CashOutField sale={sale} />
          <CashOutFairness sale={sale} />
          <CashOutKeys sale={sale} />
        </>
      ) : sale.quoteError ? (
        <LoadFailed error={sale.quoteError} onRetry={sale.askAgain} />
      ) : (
        <CashOutArea sale={sale} />
      )}
      <div className={styles.act}>
        <CashOutButton sale={sale} />
      </div>
    </main>
  );
}
