import { useLingui } from "@lingui/react/macro";
import { type SlipInput } from "#app/domain/slip/slipInput.ts";
import { maximumText, minimumText } from "#app/text/limits.ts";

/** The limits of a slip in words, and the message for an amount beyond one of them or the balance. */
export function useLimitWords({ limits }: SlipInput) {
  const { t } = useLingui();
  const min = minimumText(limits?.min);
  const max = maximumText(limits?.max);
  return {
    range: t`Min ${min} · Max ${max}`,
    belowMin: t`Minimum stake ${min}`,
    aboveMax: t`Maximum stake ${max}`,
    overBalance: t`Insufficient balance`,
  };
}
