import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { betStatusName, type BetLeg, type BetRecord } from "#app/domain/bet.ts";
import { priceStyle } from "#app/domain/markets.ts";
import { formatMoney } from "#app/domain/money.ts";
import { formatOdds, isNegativePrice } from "#app/domain/odds.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { statusWord } from "#app/text/statuses.ts";
import { dateTimeText } from "#app/text/times.ts";
import { Spinner } from "#app/ui/Spinner.tsx";
import { Tag, type TagTone } from "#app/ui/Tag.tsx";
import styles from "./BetCard.module.css";

const TONES: Readonly<Record<string, TagTone>> = {
  waiting: "warn",
  accepted: "accent",
  settled: "grey",
  cancelled: "grey",
  refused: "down",
};

/** The teams with the score as it stands, or the score when the bet was placed. */
function Teams({ leg }: { readonly leg: BetLeg }) {
  const score = leg.score ?? leg.betScore;
  return (
    <>
      <bdi>{leg.home}</bdi>{" "}
      {score ? (
        <b className={styles.score}>
          {score[0]}–{score[1]}
        </b>
      ) : (
        "v"
      )}{" "}
      <bdi>{leg.away}</bdi>
    </>
  );
}

const price = (leg: BetLeg, style: BetRecord["oddsStyle"]) => {
  const shown = priceStyle(leg.marketId, style);
  return { text: formatOdds(leg.odds, shown), negative: isNegativePrice(leg.odds, shown) };
};

interface LegProps {
  readonly leg: BetLeg;
  readonly oddsStyle: BetRecord["oddsStyle"];
  readonly timeZone: number;
}

/** One pick with its line, price, market and match: a bet without its line is no record (design 4.12). */
function Leg({ leg, oddsStyle, timeZone }: LegProps) {
  const { i18n, t } = useLingui();
  const { text, negative } = price(leg, oddsStyle);
  const atBet = leg.betScore;
  return (
    <div className={styles.leg}>
      <p className={styles.pick}>{choiceTitle(i18n, { ...leg, oddsStyle })}</p>
      <p className={styles.price} data-negative={negative || undefined}>
        {text}
      </p>
      <p className={styles.detail}>{marketLine(i18n, leg.marketId)}</p>
      <p className={styles.detail}>
        <Teams leg={leg} />
        {leg.stage !== 3 && ` · ${dateTimeText(i18n.locale, leg.startsAt, timeZone)}`}
        {leg.stage === 3 && atBet && (
          <>
            {" · "}
            {t`at ${atBet[0]}–${atBet[1]}`}
          </>
        )}
      </p>
    </div>
  );
}

interface BetCardProps {
  readonly bet: BetRecord;
  /** Hours east of UTC. */
  readonly timeZone: number;
}

/** One bet of the records (design 4.12). */
export const BetCard = memo(function BetCard({ bet, timeZone }: BetCardProps) {
  const { i18n, t } = useLingui();
  const name = betStatusName(bet.status);
  const back = bet.payment + (bet.willWin ?? 0);
  const combinations = bet.combCount ?? 1;
  const live = bet.legs.some(({ stage }) => stage === 3);
  const kind = { single: t`Single`, parlay: t`Mix parlay`, outright: t`Outright` }[bet.kind];
  const parts = [kind, live && bet.kind === "single" ? t`Live` : undefined, bet.typeName].filter(Boolean);
  const id = bet.id;
  return (
    <article className={styles.card} aria-label={t`Bet ${id}`}>
      <header className={styles.head}>
        <Tag tone={TONES[name ?? ""] ?? "grey"}>
          {name === "waiting" && <Spinner size={12} />}
          {i18n._(statusWord(bet.status))}
        </Tag>
        <span className={styles.kind}>{parts.join(" · ")}</span>
        <span className={styles.id}>{t`ID ${id}`}</span>
      </header>
      {bet.legs.map((leg) => (
        <Leg
          key={`${leg.matchId}_${leg.couId}_${leg.betPos}`}
          leg={leg}
          oddsStyle={bet.kind === "parlay" ? 2 : bet.oddsStyle}
          timeZone={timeZone}
        />
      ))}
      <dl className={styles.sums}>
        <div>
          <dt>{t`Stake`}</dt>
          <dd>
            {combinations > 1 ? `${combinations} × ${formatMoney(bet.stake, 2)}` : formatMoney(bet.stake, 2)}
          </dd>
        </div>
        {bet.payment !== bet.stake && (
          <div>
            <dt>{t`Deducted`}</dt>
            <dd>{formatMoney(bet.payment, 2)}</dd>
          </div>
        )}
        <div>
          <dt>{t`To return`}</dt>
          <dd>{bet.willWin === undefined ? "—" : formatMoney(back, 2)}</dd>
        </div>
      </dl>
    </article>
  );
});
