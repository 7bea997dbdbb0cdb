import { useLingui } from "@lingui/react/macro";
import { DOT, legPrice } from "#app/text/betLine.ts";
import { liveLegIn } from "#app/components/bets/liveNow.ts";
import { Teams } from "#app/components/bets/Teams.tsx";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { useLiveLegs } from "#app/flows/bets/liveLegs.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { marketLine } from "#app/text/markets.ts";
import { progressText } from "#app/text/progress.ts";
import styles from "./CashOut.module.css";

interface CashOutHeadProps {
  readonly bet: BetRecord;
  readonly sale: CashOutPage;
}

/** What is cashed out: selection, price then and now, market, match (design-2, 7.1). */
export function CashOutHead({ bet, sale }: CashOutHeadProps) {
  const { i18n, t } = useLingui();
  const [leg] = bet.legs;
  const live = liveLegIn(useLiveLegs([bet]), leg);
  if (leg === undefined) return null;
  const { oddsNow } = sale.state;
  const now = oddsNow === undefined ? undefined : legPrice(bet, { ...leg, odds: oddsNow }).text;
  return (
    <header>
      <p className={styles.line}>
        <span className={styles.pick}>
          <bdi>{legTitle(i18n, bet, leg)}</bdi> <span>@ {legPrice(bet, leg).text}</span>
        </span>
        {now !== undefined && <span className={styles.now}>{t`now ${now}`}</span>}
      </p>
      <p className={styles.match}>
        {marketLine(i18n, leg)}
        {DOT}
        <Teams leg={leg} live={live} />
        {live && (
          <>
            {" "}
            <span className={styles.minute}>
              · <b>{progressText(i18n, live)}</b>
            </span>
          </>
        )}
      </p>
    </header>
  );
}
