import { useLingui } from "@lingui/react/macro";
import { useCallback, useLayoutEffect, useRef } from "react";
import { QUICK_AMOUNTS } from "#app/domain/slip/amountKeys.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { useRepeat } from "#app/ui/touch/hold.ts";
import { useRestingKeys } from "#app/ui/touch/useSteady.ts";
import { KeypadFace, KeysFace, type KeysProps } from "./KeypadFace.tsx";

interface KeypadProps extends Omit<KeysProps, "quickAmounts">, Partial<Pick<KeysProps, "quickAmounts">> {
  /** Nothing can be typed while a bet is under way: the amount on the screen is the amount that was sent. */
  readonly locked?: boolean;
  /** The same keys stood there before, in the slip that stands before the app does: only the quick amounts may be others. */
  readonly still?: boolean;
}

/** The keys of a slip: each takes a tap once it has been on the screen for the set time, and deleting repeats. */
export function Keypad(props: KeypadProps) {
  const { onKey: told, quickAmounts = QUICK_AMOUNTS, last: lastStake, locked = false, still = false } = props;
  const { i18n } = useLingui();
  // what a key does changes with each digit; the keys themselves do not, and need not be rendered again
  const last = useRef(told);
  useLayoutEffect(() => {
    last.current = told;
  });
  const onKey = useCallback((key: string) => last.current(key), []);
  const remove = useRepeat(() => onKey("Del"));
  const keys = useRef<HTMLFieldSetElement>(null);
  const meaning = `${locked} ${quickAmounts.join()} ${lastStake}`;
  const restLonger = useRestingKeys(keys, meaning, still ? ":has(> [data-quick])" : undefined);
  return (
    <KeypadFace ref={keys} disabled={locked} data-steady={SETTLED_MS} onPointerDownCapture={restLonger}>
      <KeysFace words={i18n} onKey={onKey} quickAmounts={quickAmounts} last={lastStake} remove={remove} />
    </KeypadFace>
  );
}
