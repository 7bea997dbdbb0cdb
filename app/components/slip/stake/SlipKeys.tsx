import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { useLastStake } from "#app/flows/slip/facts/lastStake.ts";
import { useQuickAmounts } from "#app/stores/slipOptions.ts";
import { Keypad } from "./Keypad.tsx";

interface SlipKeysProps {
  readonly slip: BetSlip;
  /** They take the place of keys that look the same (components/slip/plainSlip.ts). */
  readonly still?: boolean;
}

/** The keys of a slip, with the member's own quick amounts and the stake of the last bet of its kind. */
export function SlipKeys({ slip, still = false }: SlipKeysProps) {
  const { input, state } = slip;
  const quickAmounts = useQuickAmounts(input.member?.currency ?? "");
  const last = useLastStake(input.kind);
  return <Keypad onKey={slip.press} quickAmounts={quickAmounts} last={last} locked={state.locked} still={still} />;
}
