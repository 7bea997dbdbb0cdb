import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./SellScreen.module.css";

const SHARES = [25, 50, 75];

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "000"];

/** The amount keys of a sale: shares of what is left, digits, delete, clear (design 13). */
export function CashOutKeys({ sale }: { readonly sale: CashOutPage }) {
  const { t } = useLingui();
  const keys = useRef<HTMLFieldSetElement>(null);
  useSteady(keys);
  return (
    <fieldset ref={keys} className={styles.keys} disabled={sale.selling}>
      <legend className="spoken">{t`Amount keys`}</legend>
      <div className={styles.shares}>
        {SHARES.map((percent) => (
          <button
            key={percent}
            className={styles.key}
            type="button"
            data-share=""
            aria-pressed={!sale.whole && sale.amount > 0 && sale.amount === Math.floor((sale.max * percent) / 100)}
            onClick={() => sale.share(percent)}
          >
            {percent}%
          </button>
        ))}
        <button className={styles.key} type="button" data-share="" aria-pressed={sale.whole} onClick={sale.sellAll}>
          {t`All`}
        </button>
      </div>
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
      <button className={styles.key} type="button" data-side="" style={{ gridRow: "4 / span 2" }} onClick={sale.clear}>
        {t`Clear`}
      </button>
    </fieldset>
  );
}
