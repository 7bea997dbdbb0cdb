import { useLingui } from "@lingui/react/macro";
import { BetLadder } from "#app/components/bets/BetLadder.tsx";
import { legPrice } from "#app/components/bets/betWords.ts";
import { liveLegIn } from "#app/components/bets/liveNow.ts";
import { Teams } from "#app/components/bets/Teams.tsx";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { toReturn } from "#app/domain/bets/records.ts";
import { useLiveLegs } from "#app/flows/bets/liveLegs.ts";
import { type CashOutPage } from "#app/flows/sale/cashOutPage.ts";
import { watchCover } from "#app/flows/slip/sight.ts";
import { useSettings } from "#app/stores/settings.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { progressText } from "#app/text/progress.ts";
import { secondText } from "#app/text/zoneTimes.ts";
import styles from "./SellScreen.module.css";

interface SaleHeadProps {
  readonly bet: BetRecord;
  readonly sale: CashOutPage;
}

/** What is sold, and the three figures: stake left, to return, offer for all with its last move (design 13). */
export function CashOutHead({ bet, sale }: SaleHeadProps) {
  const { i18n, t } = useLingui();
  const { id } = bet;
  const { left, offer, expiresAt } = sale.state;
  const [leg] = bet.legs;
  const timeZone = useSettings((settings) => settings.timeZone);
  const live = liveLegIn(useLiveLegs([bet]), leg);
  const until = expiresAt === undefined ? "" : secondText(expiresAt, timeZone).slice(0, 8);
  const moved = sale.moved === "up" ? t`went up` : t`went down`;
  return (
    <header>
      <p className={styles.id}>{t`ID ${id}`}</p>
      {leg && (
        <>
          <h2 className={styles.pick}>
            {choiceTitle(i18n, { ...leg, oddsStyle: bet.oddsStyle })} <span>@ {legPrice(bet, leg).text}</span>
          </h2>
          <p className={styles.match}>
            {marketLine(i18n, leg.marketId)} · <Teams leg={leg} live={live} />
            {live && (
              <>
                {" "}
                <span className={styles.minute}>
                  · <b>{progressText(i18n, live)}</b>
                </span>
              </>
            )}
          </p>
        </>
      )}
      <dl className={styles.figures} ref={watchCover}>
        <div>
          <dt>{t`Stake left`}</dt>
          <dd>{formatMoney(left, 2)}</dd>
        </div>
        <div>
          <dt>{t`Returns`}</dt>
          <dd>{formatMoney(toReturn(bet), 2)}</dd>
        </div>
        <div>
          <dt>{t`Offer for all`}</dt>
          <dd className={styles.offer} data-moved={offer === undefined ? undefined : sale.moved} aria-live="polite">
            {offer !== undefined && sale.moved && (
              <>
                <span className={styles.arrow} aria-hidden="true" />
                <span className="spoken">{moved}</span>
              </>
            )}
            {formatMoney(offer, 2)}
          </dd>
        </div>
      </dl>
      <BetLadder bet={bet}>
        <p className={styles.life}>
          {expiresAt !== undefined && offer !== undefined && t`Offer stands until ${until}`}
        </p>
      </BetLadder>
    </header>
  );
}
