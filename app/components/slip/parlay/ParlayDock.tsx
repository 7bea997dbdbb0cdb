import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { showAmount } from "#app/domain/slip/stake.ts";
import { type ParlaySlip } from "#app/flows/slip/parlaySlip.ts";
import { useQuickAmounts } from "#app/stores/slipOptions.ts";
import { maximumText, minimumText } from "#app/text/limits.ts";
import { ChangeLine } from "#app/components/slip/ChangeLine.tsx";
import { Keypad } from "#app/components/slip/stake/Keypad.tsx";
import { ParlayRuleLine } from "./ParlayRuleLine.tsx";
import { RecentBets } from "#app/components/slip/receipt/RecentBets.tsx";
import { SlipArea } from "#app/components/slip/SlipArea.tsx";
import { SlipButton } from "#app/components/slip/SlipButton.tsx";
import { StakeField } from "#app/components/slip/stake/StakeField.tsx";
import styles from "./ParlayDock.module.css";

/** Why the amount cannot be bet, or the limits, and how many bets of how much. */
function Limits({ slip }: { readonly slip: ParlaySlip }) {
  const { t } = useLingui();
  const { limits, stake, type, amount } = slip;
  const min = minimumText(limits?.min);
  const max = maximumText(limits?.max);
  const wrong =
    stake.reason === "belowMin"
      ? t`Minimum stake ${min}`
      : stake.reason === "aboveMax"
        ? t`Maximum stake ${max}`
        : slip.overBalance
          ? t`More than your balance`
          : undefined;
  const each = showAmount(amount) || "0";
  return (
    <div className={styles.limits}>
      {wrong === undefined ? (
        <p>{t`Min ${min} · Max ${max}`}</p>
      ) : (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      <p>
        <Plural value={type?.combCount ?? 1} one="# bet" other="# bets" /> × {each}
      </p>
    </div>
  );
}

/** The foot of the bet page: amount, limits, keys, total stake and return, the button (design 4.11). */
export function ParlayDock({ slip }: { readonly slip: ParlaySlip }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const currency = slip.member?.currency ?? "";
  const quickAmounts = useQuickAmounts(currency);
  const { preview, stake } = slip;
  const total = stake.total > 0 ? showAmount(String(stake.total)) : "";
  const wrong = stake.reason === "belowMin" || stake.reason === "aboveMax" || slip.overBalance;
  return (
    <section className={styles.dock} aria-label={t`Amount and bet`}>
      <RecentBets />
      {slip.area === "keypad" ? (
        <>
          <div className={styles.top}>
            <div className={styles.field}>
              <StakeField
                amount={slip.amount}
                currency={currency}
                wrong={wrong}
                locked={slip.placing}
                idle={!open}
                onOpen={() => setOpen((now) => !now)}
                onClear={() => slip.setAmount("")}
              />
            </div>
            <Limits slip={slip} />
          </div>
          {open && (
            <div className={styles.keys}>
              <Keypad onKey={slip.press} quickAmounts={quickAmounts} locked={slip.placing} />
            </div>
          )}
          <p className={styles.sums}>
            <span>
              {t`Total stake`} <b>{formatMoney(stake.total, 2)}</b>
            </span>
            <span>
              {t`Returns`} <b>{formatMoney(stake.total > 0 ? (preview?.back ?? null) : 0, 2)}</b>
            </span>
          </p>
          <ParlayRuleLine slip={slip} />
          {slip.asks && slip.rule === undefined && (
            <ChangeLine>
              <Trans>A price or line changed. Look at it before you bet.</Trans>
            </ChangeLine>
          )}
        </>
      ) : (
        <SlipArea slip={slip} />
      )}
      <SlipButton slip={slip} amount={total} />
    </section>
  );
}
