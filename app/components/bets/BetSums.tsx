import { useLingui } from "@lingui/react/macro";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { roundMoney } from "#app/domain/odds/money.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { returned, toReturn, toWin, winLossOf } from "#app/domain/bets/records.ts";
import { sideOf } from "./betWords.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { stakeText } from "#app/text/betLine.ts";
import styles from "./BetSums.module.css";

interface BetSumsProps {
  readonly bet: BetRecord;
}

interface Sum {
  readonly name: string;
  readonly text: string;
  readonly side?: "up" | "down" | undefined;
}

/** The figures of a bet: if it was cashed out whole, the amount returned and the result of that; else stake, return, win or loss, bonus. */
function useSums(bet: BetRecord): readonly Sum[] {
  const { t } = useLingui();
  const money = (amount: number | undefined) => formatMoney(amount, 2);
  const sums: Sum[] = [{ name: t`Amount`, text: stakeText(bet) }];
  if (bet.payment !== bet.stake) sums.push({ name: t`At risk`, text: money(bet.payment) });
  if (isSoldWhole(bet)) {
    const result = roundMoney((bet.back ?? 0) - bet.payment);
    sums.push({ name: t`Cashed out for`, text: money(bet.back) });
    sums.push({ name: t`Result`, text: signed(result), side: sideOf(result) });
    return sums;
  }
  const done = returned(bet);
  const net = winLossOf(bet);
  if (done === undefined) {
    sums.push({ name: t`Returns`, text: money(toReturn(bet)) });
    sums.push({ name: t`Will win`, text: money(toWin(bet)) });
  } else {
    sums.push({ name: t`Returned`, text: money(done) });
    if (net !== undefined && (bet.status === "settled" || net !== 0))
      sums.push({ name: t`Win / lose`, text: signed(net), side: sideOf(net) });
  }
  if (bet.bonus !== undefined && bet.bonus > 0) sums.push({ name: t`Bonus`, text: signed(bet.bonus), side: "up" });
  return sums;
}

/** What a bet cost and returns, and how much of it was cashed out (design 4.12; design-2, 7.1; domain F5). */
export function BetSums({ bet }: BetSumsProps) {
  const { t } = useLingui();
  const { sold = 0 } = bet;
  const part = formatMoney(sold, 2);
  const paid = formatMoney(bet.payment, 2);
  const back = formatMoney(bet.back, 2);
  return (
    <div className={styles.room}>
      {sold > 0 && !isSoldWhole(bet) && (
        <p className={styles.part}>
          <span>{t`Sold amount ${part} of ${paid}`}</span> <span>{t`Amount of sale ${back}`}</span>
        </p>
      )}
      <dl className={styles.sums}>
        {useSums(bet).map(({ name, text, side }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-side={side}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
