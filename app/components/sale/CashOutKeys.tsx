import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useRestingKeys } from "#app/ui/touch/useSteady.ts";
import styles from "./CashOut.module.css";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "000"];

/** The digits of an amount, delete and clear. */
export function CashOutKeys({ press }: { readonly press: (key: string) => void }) {
  const { t } = useLingui();
  const room = useRef<HTMLDivElement>(null);
  const restLonger = useRestingKeys(room);
  return (
    <div ref={room} className={styles.digits} data-steady={SETTLED_MS} onPointerDownCapture={restLonger}>
      {DIGITS.map((digit, at) => (
        <button
          key={digit}
          className={styles.key}
          type="button"
          style={{ gridColumn: (at % 3) + 1, gridRow: Math.floor(at / 3) + 1 }}
          onClick={() => press(digit)}
        >
          {digit}
        </button>
      ))}
      <button
        className={styles.key}
        type="button"
        data-side=""
        style={{ gridRow: "1 / span 2" }}
        aria-label={t`Delete last digit`}
        onClick={() => press("Del")}
      >
        <Icon name="backspace" size={22} />
      </button>
      <button
        className={styles.key}
        type="button"
        data-side=""
        style={{ gridRow: "3 / span 2" }}
        onClick={() => press("Clear")}
      >
        {t`Clear`}
      </button>
    </div>
  );
}
