import { useLingui } from "@lingui/react/macro";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { returned, toReturn, winLossOf } from "#app/domain/bets/records.ts";
import { sideOf, signed, stakeText } from "./betWords.ts";
import styles from "./BetSums.module.css";

interface BetSumsProps {
  readonly bet: BetRecord;
}

interface Sum {
  readonly name: string;
  readonly text: string;
  readonly side?: "up" | "down" | undefined;
}

/** What a bet took and gives: stake, deducted, sold parts, return, win or loss, bonus (design 4.12, domain F5). */
export function BetSums({ bet }: BetSumsProps) {
  const { t } = useLingui();
  const money = (amount: number | undefined) => formatMoney(amount, 2);
  const done = returned(bet);
  const net = winLossOf(bet);
  const sums: Sum[] = [{ name: t`Stake`, text: stakeText(bet) }];
  if (bet.payment !== bet.stake) sums.push({ name: t`At risk`, text: money(bet.payment) });
  if (bet.sold !== undefined && bet.sold > 0) {
    sums.push({ name: t`Cashed out`, text: money(bet.sold) }, { name: t`Cashed out for`, text: money(bet.back) });
  }
  if (done === undefined) sums.push({ name: t`Returns`, text: money(toReturn(bet)) });
  else {
    sums.push({ name: t`Returned`, text: money(done) });
    if (net !== undefined && (bet.status === "settled" || net !== 0))
      sums.push({ name: t`Win / loss`, text: signed(net), side: sideOf(net) });
  }
  if (bet.bonus !== undefined && bet.bonus > 0) sums.push({ name: t`Bonus`, text: signed(bet.bonus), side: "up" });
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, text, side }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-side={side}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
