import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { payout } from "#app/domain/odds/payout.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import { SumsFace } from "#app/components/slip/SlipFaces.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useLimitWords } from "./limitWords.ts";
import styles from "./StakeSums.module.css";

/** Any amount does: a price that deducts another sum than the typed one does so for each. */
const SAMPLE = 100;

/**
 * True if the price deducts what was typed. It is asked of the price and not of the amount: a line that came with the
 * first digit would push the keys from under the thumb.
 */
function risksTheAmount({ state: { legs } }: BetSlip): boolean {
  const [leg] = legs;
  if (leg === undefined) return true;
  const { selection, price } = leg;
  const sums = payout({ stake: SAMPLE, odds: price.odds, style: price.oddsStyle, marketId: selection.marketId });
  return sums === undefined || sums.payment === SAMPLE;
}

/** The limits, or the one that the amount breaks; and the amounts risked, won and returned (decisions, Slip; domain A8). */
export function StakeSums({ slip }: { readonly slip: BetSlip }) {
  const { i18n } = useLingui();
  const { stake } = slip.state;
  const words = useLimitWords(slip.input);
  const { sums } = stake;
  const typed = stake.total > 0 && sums !== undefined;
  const figure = (value: number | undefined) => ({ text: formatMoney(typed ? value : 0, 2), value });
  return (
    <SumsFace
      words={i18n}
      back={figure(sums?.back)}
      risk={figure(sums?.payment)}
      win={figure(sums?.win)}
      same={risksTheAmount(slip)}
      seen={watchSight}
    >
      {stake.wrong === undefined ? (
        <span>{words.range}</span>
      ) : (
        <span className={styles.wrong} role="alert">
          <Icon name="alert" size={14} />
          {words[stake.wrong]}
        </span>
      )}
    </SumsFace>
  );
}
