import { useLingui } from "@lingui/react/macro";
import { type CSSProperties, useRef } from "react";
import { saleShare } from "#app/domain/bets/saleState.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import { CashOutKeys } from "./CashOutKeys.tsx";
import styles from "./CashOut.module.css";

const SHARES = [25, 50, 75];

interface CashOutAmountProps {
  readonly sale: CashOutPage;
  readonly keysOpen: boolean;
}

/** How much of the bet is cashed out, in whole units; at the end of the slider the whole rest with its cents. */
function Slider({ sale: { state, slide } }: { readonly sale: CashOutPage }) {
  const { t } = useLingui();
  const { value, max } = state;
  const end = Math.ceil(max);
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <input
      className={styles.slider}
      data-q="amount"
      data-q-value={value}
      type="range"
      min={0}
      max={end}
      step={1}
      value={Math.min(end, value >= max ? end : value)}
      style={{ "--share": share } as CSSProperties}
      aria-label={t`Stake to cash out`}
      aria-valuetext={formatMoney(value, 2)}
      onChange={({ target }) => slide(Number(target.value))}
    />
  );
}

/** Chooses a part of the bet by slider or share, or by the keys that a tap on the amount opens; one tap chooses all of it again (CASH-01). */
export function CashOutAmount({ sale, keysOpen }: CashOutAmountProps) {
  const { t } = useLingui();
  const { amount, value, typing } = sale.state;
  const keys = useRef<HTMLFieldSetElement>(null);
  useSteady(keys);
  return (
    <fieldset ref={keys} className={styles.keys} disabled={!typing}>
      <legend className="spoken">{t`Amount keys`}</legend>
      <Slider sale={sale} />
      {SHARES.map((percent) => (
        <button
          key={percent}
          className={styles.key}
          type="button"
          data-q={`key:${percent}`}
          data-share=""
          aria-pressed={!amount.whole && value > 0 && value === saleShare(sale.state, percent)}
          onClick={() => sale.press(`${percent}%`)}
        >
          {percent}%
        </button>
      ))}
      <button
        className={styles.key}
        type="button"
        data-q="key:all"
        data-share=""
        aria-pressed={amount.whole}
        onClick={() => sale.press("All")}
      >
        {t`All`}
      </button>
      {keysOpen && <CashOutKeys press={sale.press} />}
    </fieldset>
  );
}
