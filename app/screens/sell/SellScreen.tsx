import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { PAGE } from "#app/pages.ts";
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
  const navigate = useNavigate();
  const sale = useCashOutPage(betId, () => void navigate({ to: PAGE.bets, replace: true }));
  const { bet } = sale.input;
  const { area, typing } = sale.state;
  if (bet === undefined) return <BetMissing betId={betId} error={sale.betError} onRetry={sale.readBet} />;
  const { press, enter, tap: act } = sale;
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
      {area === "keys" && (
        <>
          <CashOutWorse sale={sale} />
          <CashOutField sale={sale} />
          <CashOutFairness state={sale.state} />
          <CashOutKeys sale={sale} />
        </>
      )}
      {sale.offerError ? <LoadFailed error={sale.offerError} onRetry={sale.readOffer} /> : <CashOutArea sale={sale} />}
      <div className={styles.act}>
        <CashOutButton sale={sale} />
      </div>
    </main>
  );
}
