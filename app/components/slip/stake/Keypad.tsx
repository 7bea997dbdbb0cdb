import { useLingui } from "@lingui/react/macro";
import { useCallback, useLayoutEffect, useRef } from "react";
import { QUICK_AMOUNTS, shortAmount } from "#app/domain/slip/stake.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useRepeat } from "#app/ui/touch/hold.ts";
import { useRestingKeys } from "#app/ui/touch/useSteady.ts";
import styles from "./Keypad.module.css";

interface KeypadProps {
  /** Called with each key's name from domain/slip/stake: a digit, "00", "+100", "Max", "All", "Del". */
  readonly onKey: (key: string) => void;
  readonly quickAmounts?: readonly number[];
  /** The stake of the last bet and what sets it again, the first of the quick amounts; absent until one was placed. */
  readonly last?: { readonly amount: string; readonly onSet: () => void } | undefined;
  /** Nothing can be typed while a bet is under way: the amount on the screen is the amount that was sent. */
  readonly locked?: boolean;
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Below the digits, or beside them if there is no height for a fourth row: the stylesheet decides. */
const ZEROS = ["00", "0", "000"];

interface QuickKeysProps extends Pick<KeypadProps, "last"> {
  readonly amounts: readonly number[];
  readonly onKey: (key: string) => void;
}

/** The amounts that are added with one tap, then the last stake (spec §2, keypad; design-3, part 5). */
const QuickKeys = ({ amounts, last, onKey }: QuickKeysProps) => (
  <div className={styles.quick}>
    {amounts.map((amount, at) => (
      <button
        key={at}
        type="button"
        className={styles.key}
        data-q={`key:q${at + 1}`}
        data-q-value={amount}
        data-quick
        onClick={() => onKey(`+${amount}`)}
      >
        +{shortAmount(String(amount))}
      </button>
    ))}
    {last && (
      <button
        type="button"
        className={styles.key}
        data-q="key:last"
        data-q-value={last.amount}
        data-quick
        onClick={last.onSet}
      >
        = {shortAmount(last.amount)}
      </button>
    )}
  </div>
);

/** One to nine. */
const Digits = ({ onKey }: Pick<KeypadProps, "onKey">) =>
  DIGITS.map((digit, at) => (
    <button
      key={digit}
      data-q={`key:${Number(digit)}`}
      type="button"
      className={styles.key}
      style={{ gridColumn: (at % 3) + 1, gridRow: `calc(var(--quick-rows) + ${Math.floor(at / 3) + 1})` }}
      onClick={() => onKey(digit)}
    >
      {digit}
    </button>
  ));

/** The amount keys: quick amounts, digits, delete, Max and All on one grid of four columns (design 4.9). */
export function Keypad({ onKey: told, quickAmounts = QUICK_AMOUNTS, last: lastStake, locked = false }: KeypadProps) {
  const { t } = useLingui();
  // what a key does changes with each digit; the keys themselves do not, and need not be rendered again
  const last = useRef(told);
  useLayoutEffect(() => {
    last.current = told;
  });
  const onKey = useCallback((key: string) => last.current(key), []);
  const remove = useRepeat(() => onKey("Del"));
  const keys = useRef<HTMLFieldSetElement>(null);
  const restLonger = useRestingKeys(keys, `${locked} ${quickAmounts.join()} ${lastStake?.amount}`);
  return (
    <fieldset
      ref={keys}
      className={styles.keypad}
      disabled={locked}
      data-steady={SETTLED_MS}
      onPointerDownCapture={restLonger}
    >
      <legend className="spoken">{t`Amount keys`}</legend>
      <QuickKeys amounts={quickAmounts} last={lastStake} onKey={onKey} />
      <Digits onKey={onKey} />
      {ZEROS.map((zeros) => (
        <button
          key={zeros}
          data-q={`key:${zeros as "00"}`}
          type="button"
          className={styles.key}
          data-zeros={zeros}
          onClick={() => onKey(zeros)}
        >
          {zeros}
        </button>
      ))}
      <button
        type="button"
        className={styles.key}
        data-q="key:del"
        data-side="delete"
        aria-label={t`Delete last digit`}
        {...remove}
      >
        <Icon name="backspace" size={22} />
      </button>
      <button type="button" className={styles.key} data-q="key:max" data-side="max" onClick={() => onKey("Max")}>
        {t`Max`}
      </button>
      <button type="button" className={styles.key} data-q="key:all" data-side="all" onClick={() => onKey("All")}>
        {t`All`}
      </button>
    </fieldset>
  );
}
