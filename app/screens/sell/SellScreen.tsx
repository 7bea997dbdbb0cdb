import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { PAGE } from "#app/addresses.ts";
import { BetMissing } from "#app/components/bets/BetMissing.tsx";
import { CashOut } from "#app/components/sale/CashOut.tsx";
import { NextOffer } from "#app/components/sale/NextOffer.tsx";
import { useCashOutPage } from "#app/flows/sale/cashOutPage.ts";
import styles from "./SellScreen.module.css";

/** The cash-out of a bet by its address (spec §2); from a card it opens as a sheet. */
export function SellScreen() {
  const { t } = useLingui();
  const { betId = "" }: { betId?: string } = useSearch({ from: PAGE.cashOut });
  const navigate = useNavigate();
  const sale = useCashOutPage(betId, () => void navigate({ to: PAGE.bets, replace: true }));
  const { bet } = sale.input;
  if (bet === undefined) return <BetMissing betId={betId} error={sale.betError} onRetry={sale.readBet} />;
  return (
    <main className={styles.page} aria-label={t`Cash out`}>
      <NextOffer sale={sale} />
      <CashOut bet={bet} sale={sale} />
    </main>
  );
}
