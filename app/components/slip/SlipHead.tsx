import { useLingui } from "@lingui/react/macro";
import { formatMoney } from "#app/domain/money.ts";
import { formatOdds, isNegativePrice } from "#app/domain/odds.ts";
import { type Selection } from "#app/domain/selection.ts";
import { type ShownPrice, type SingleSlip } from "#app/flows/singleSlip.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { dateTimeText } from "#app/text/times.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Spinner } from "#app/ui/Spinner.tsx";
import styles from "./SlipHead.module.css";

interface SlipHeadProps {
  readonly selection: Selection;
  readonly slip: SingleSlip;
  /** Hours east of UTC. */
  readonly timeZone: number;
}

/** The price, with the one before it while the member has to look at a change; read out when it moves. */
function Price({ slip }: { readonly slip: SingleSlip }) {
  const { i18n, t } = useLingui();
  const { price, before, move, area } = slip;
  if (area === "updating") return <Spinner size={20} />;
  if (area === "closed") return <Icon name="lock" size={20} />;
  const text = formatOdds(price.odds, price.oddsStyle);
  const from = before && formatOdds(before.odds, before.oddsStyle);
  const moved = move === "better" || move === "worse" ? move : undefined;
  return (
    <>
      {from !== undefined && from !== text && <s className={styles.before}>{from}</s>}
      <output
        className={styles.price}
        aria-label={t`Odds`}
        data-moved={moved}
        data-negative={(moved === undefined && isNegativePrice(price.odds, price.oddsStyle)) || undefined}
      >
        {text}
      </output>
      <span className={styles.style}>{i18n._(oddsStyleName(price.oddsStyle))}</span>
    </>
  );
}

const titleOf = (selection: Selection, { hdp, oddsStyle }: ShownPrice) => ({ ...selection, hdp, oddsStyle });

/** What is bet on: pick and price, market, teams with the score, league (design 4.9). Names wrap, they are never cut. */
export function SlipHead({ selection, slip, timeZone }: SlipHeadProps) {
  const { i18n, t } = useLingui();
  const { score, stage } = selection;
  return (
    <>
      <header className={styles.bar}>
        <h2 className={styles.title} id="slip-title">{t`Single bet`}</h2>
        <p className={styles.balance}>
          {t`Balance`} <b>{formatMoney(slip.member?.balance, 2)}</b>
        </p>
        <IconButton icon="close" label={t`Close`} disabled={slip.placing} onClick={slip.close} />
      </header>
      <div className={styles.choice}>
        <div>
          <p className={styles.pick}>{choiceTitle(i18n, titleOf(selection, slip.price))}</p>
          <p className={styles.market}>{marketLine(i18n, selection.marketId)}</p>
        </div>
        <div className={styles.figures} aria-live="polite">
          <Price slip={slip} />
        </div>
      </div>
      <div className={styles.match}>
        <p className={styles.teams}>
          <bdi>{selection.home}</bdi>{" "}
          {score && stage === 3 ? <b className={styles.score}>{`${score[0]}–${score[1]}`}</b> : t`v`}{" "}
          <bdi>{selection.away}</bdi>
        </p>
        <p className={styles.league}>
          <bdi>{selection.leagueName}</bdi>
          {" · "}
          {stage === 3 ? (
            <b className={styles.score}>{t`Live`}</b>
          ) : (
            dateTimeText(i18n.locale, selection.startsAt, timeZone)
          )}
        </p>
      </div>
    </>
  );
}
