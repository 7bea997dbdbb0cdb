import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isVoid } from "#app/domain/bets/bet.ts";
import { priceStyle } from "#app/domain/odds/markets.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { formatOdds } from "#app/domain/odds/odds.ts";
import { type Receipt, type ReceiptLeg, totalOddsText } from "#app/domain/bets/receipt.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { timeText } from "#app/text/time/times.ts";
import { wholeWords } from "#app/text/teams.ts";
import styles from "./ReceiptCard.module.css";

interface ReceiptCardProps {
  readonly receipt: Receipt;
  /** Hours east of UTC. */
  readonly timeZone: number;
}

function Leg({ leg, kind }: { readonly leg: ReceiptLeg; readonly kind: Receipt["kind"] }) {
  const { i18n, t } = useLingui();
  const { score } = leg;
  const style = priceStyle(leg.marketId, leg.oddsStyle);
  return (
    <li className={styles.leg}>
      <p className={styles.pick}>
        <span>{choiceTitle(i18n, leg)}</span>
        <span>{formatOdds(leg.odds, style)}</span>
      </p>
      <p className={styles.detail}>
        <span>{marketLine(i18n, leg)}</span>
        {kind !== "parlay" && <span>{i18n._(oddsStyleName(style))}</span>}
      </p>
      <p className={styles.detail}>
        {kind === "outright" ? (
          <bdi>{leg.away}</bdi>
        ) : (
          <span>
            <bdi>{wholeWords(leg.home)}</bdi> {score ? <b>{`${score[0]}–${score[1]}`}</b> : t`v`}{" "}
            <bdi>{wholeWords(leg.away)}</bdi>
          </span>
        )}
      </p>
    </li>
  );
}

/** Everything that a member may later want to prove about a bet (design 4.14; BET-18). */
export function ReceiptCard({ receipt, timeZone }: ReceiptCardProps) {
  const { i18n, t } = useLingui();
  const { legs, currency, combCount, typeName, kind } = receipt;
  // refused or cancelled: the stake came back, and the balance after the bet is out of date
  const gaveBack = isVoid(receipt.status);
  const money = (amount: number | null) => `${currency} ${formatMoney(amount, 2)}`;
  const totalOdds = totalOddsText(receipt);
  const unit = formatMoney(receipt.stake, 2);
  return (
    <div className={styles.card}>
      {kind === "parlay" && typeName !== undefined && (
        <p className={styles.type}>
          {typeName} · <Plural value={combCount} one="# bet" other="# bets" /> · {i18n._(oddsStyleName(2))}
        </p>
      )}
      <ul className={styles.legs}>
        {legs.map((leg, at) => (
          <Leg key={at} leg={leg} kind={kind} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {totalOdds !== undefined && (
          <>
            <dt>{t`Total odds`}</dt>
            <dd>{totalOdds}</dd>
          </>
        )}
        <dt>{t`Stake`}</dt>
        <dd>
          {combCount > 1 ? (
            <Trans>
              {combCount} × {unit}
            </Trans>
          ) : (
            money(receipt.stake)
          )}
        </dd>
        {receipt.payment !== receipt.stake && (
          <>
            <dt>{t`At risk`}</dt>
            <dd>{money(receipt.payment)}</dd>
          </>
        )}
        <dt>{gaveBack ? t`Returned` : t`Returns`}</dt>
        <dd>{money(gaveBack ? receipt.payment : receipt.back)}</dd>
        {receipt.balance !== null && !gaveBack && (
          <>
            <dt>{t`New balance`}</dt>
            <dd>{money(receipt.balance)}</dd>
          </>
        )}
        <dt>{t`Time`}</dt>
        <dd>{timeText(i18n.locale, new Date(receipt.placedAt).toISOString(), timeZone)}</dd>
      </dl>
    </div>
  );
}
