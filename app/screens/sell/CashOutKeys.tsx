import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { saleShare } from "#app/domain/bets/saleState.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./SellScreen.module.css";

const SHARES = [25, 50, 75];

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "000"];

interface CashOutKeysProps {
  readonly sale: CashOutPage;
}

/** The keys that type a share of what is left, or all of it. */
function Shares({ sale: { state, press } }: CashOutKeysProps) {
  const { t } = useLingui();
  const { amount, value } = state;
  return (
    <div className={styles.shares}>
      {SHARES.map((percent) => (
        <button
          key={percent}
          className={styles.key}
          type="button"
          data-share=""
          aria-pressed={!amount.whole && value > 0 && value === saleShare(state, percent)}
          onClick={() => press(`${percent}%`)}
        >
          {percent}%
        </button>
      ))}
      <button
        className={styles.key}
        type="button"
        data-share=""
        aria-pressed={amount.whole}
        onClick={() => press("All")}
      >
        {t`All`}
      </button>
    </div>
  );
}

/** The amount keys of a sale: shares of what is left, digits, delete, clear (design 13). */
export function CashOutKeys({ sale }: CashOutKeysProps) {
  const { t } = useLingui();
  const keys = useRef<HTMLFieldSetElement>(null);
  useSteady(keys);
  return (
    <fieldset ref={keys} className={styles.keys} disabled={!sale.state.typing}>
      <legend className="spoken">{t`Amount keys`}</legend>
      <Shares sale={sale} />
      {DIGITS.map((digit, at) => (
        <button
          key={digit}
          className={styles.key}
          type="button"
          style={{ gridColumn: (at % 3) + 1, gridRow: Math.floor(at / 3) + 2 }}
          onClick={() => sale.press(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        className={styles.key}
        type="button"
        data-side=""
        style={{ gridRow: "2 / span 2" }}
        aria-label={t`Delete last digit`}
        onClick={() => sale.press("Del")}
      >
        <Icon name="backspace" size={22} />
      </button>
      <button
        className={styles.key}
        type="button"
        data-side=""
        style={{ gridRow: "4 / span 2" }}
        onClick={() => sale.press("Clear")}
      >
        {t`Clear`}
      </button>
    </fieldset>
  );
}
