import { Plural, useLingui } from "@lingui/react/macro";
import { Crest } from "#app/components/views/Crest.tsx";
import { isVoid } from "#app/domain/bets/bet.ts";
import { type Receipt, type ReceiptLeg, totalOddsText } from "#app/domain/bets/receipt.ts";
import { positionOf, priceStyle } from "#app/domain/odds/markets.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { formatOdds } from "#app/domain/odds/odds.ts";
import { useBoardMatch } from "#app/flows/lists/liveMatch.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { marketLine } from "#app/text/markets.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { wholeWords } from "#app/text/teams.ts";
import { timeText } from "#app/text/time/times.ts";
import styles from "./ReceiptCard.module.css";

interface LegProps {
  readonly leg: ReceiptLeg;
  readonly kind: Receipt["kind"];
}

/** The crest of the side that was picked; a total or a draw has none, nor has a match that no list holds. */
function PickCrest({ leg }: Pick<LegProps, "leg">) {
  const match = useBoardMatch(leg.matchId);
  const key = positionOf(leg.marketId, leg.sportId, leg.betPos);
  if (match === undefined || (key !== "home" && key !== "away")) return null;
  return <Crest match={match} side={key === "home" ? 0 : 1} size={20} />;
}

/** The match of a pick, with the score at which a live one was taken. */
function Teams({ leg: { home, away, score }, kind }: LegProps) {
  const { t } = useLingui();
  if (kind === "outright") return <bdi>{away}</bdi>;
  return (
    <span>
      <bdi>{wholeWords(home)}</bdi> {score ? <b>{`${score[0]}–${score[1]}`}</b> : t`v`} <bdi>{wholeWords(away)}</bdi>
    </span>
  );
}

/** The one pick of a single, first of all: what was bet on, at which price, on which match. */
function OnePick({ leg, kind }: LegProps) {
  const { i18n } = useLingui();
  const style = priceStyle(leg.marketId, leg.oddsStyle);
  return (
    <div className={styles.one}>
      <p className={styles.pick}>
        <PickCrest leg={leg} />
        <span>{choiceTitle(i18n, leg)}</span>
      </p>
      <p className={styles.detail}>
        {marketLine(i18n, leg)} @ <b>{formatOdds(leg.odds, style)}</b> · {i18n._(oddsStyleName(style))}
      </p>
      <p className={styles.detail}>
        <Teams leg={leg} kind={kind} />
      </p>
    </div>
  );
}

/** The picks of a parlay with its type, its number of bets and its total odds. */
function Picks({ receipt }: { readonly receipt: Receipt }) {
  const { i18n, t } = useLingui();
  const { typeName, combCount, legs } = receipt;
  const total = totalOddsText(receipt);
  return (
    <>
      <p className={styles.pick}>
        <span>
          {t`Mix parlay`} {typeName} · <Plural value={combCount} one="# bet" other="# bets" /> ·{" "}
          {i18n._(oddsStyleName(2))}
          {total !== undefined && <span className={styles.at}> @ {total}</span>}
        </span>
      </p>
      <ul className={styles.legs}>
        {legs.map((leg, at) => (
          <li key={at} className={styles.leg}>
            <PickCrest leg={leg} />
            <span className={styles.name}>
              {choiceTitle(i18n, leg)}
              <small>
                <Teams leg={leg} kind="parlay" />
              </small>
            </span>
            <b>{formatOdds(leg.odds, priceStyle(leg.marketId, leg.oddsStyle))}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ReceiptCardProps {
  readonly receipt: Receipt;
  /** Hours east of UTC. */
  readonly timeZone: number;
}

/** What the bet cost, the balance after it, and when it was tapped. */
function Sums({ receipt, timeZone }: ReceiptCardProps) {
  const { i18n, t } = useLingui();
  const { currency, combCount, kind, stake, payment, balance } = receipt;
  const money = (amount: number | null) => `${currency} ${formatMoney(amount, 2)}`;
  const unit = formatMoney(stake, 2);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>
          {kind === "parlay" ? (
            <>
              <Plural value={combCount} one="# bet" other="# bets" /> × {unit}
            </>
          ) : (
            t`Amount`
          )}
        </dt>
        <dd>{money(kind === "parlay" ? payment : stake)}</dd>
      </div>
      {kind !== "parlay" && payment !== stake && (
        <div>
          <dt>{t`At risk`}</dt>
          <dd>{money(payment)}</dd>
        </div>
      )}
      {/* refused or cancelled: the stake came back, and the balance after the bet is out of date */}
      {balance !== null && !isVoid(receipt.status) && (
        <div>
          <dt>{t`New balance`}</dt>
          <dd>{money(balance)}</dd>
        </div>
      )}
      <div>
        <dt>{t`Time`}</dt>
        <dd>{timeText(i18n.locale, new Date(receipt.placedAt).toISOString(), timeZone)}</dd>
      </div>
    </dl>
  );
}

/** Everything that a member may later want to prove about a bet: the pick first, then what it returns (design-3, picture 68; BET-18). */
export function ReceiptCard({ receipt, timeZone }: ReceiptCardProps) {
  const { t } = useLingui();
  const { legs, currency, kind } = receipt;
  const gaveBack = isVoid(receipt.status);
  const [leg] = legs;
  return (
    <>
      {kind === "parlay" ? <Picks receipt={receipt} /> : leg && <OnePick leg={leg} kind={kind} />}
      <dl className={styles.returns}>
        <dt>{gaveBack ? t`Returned` : t`Returns`}</dt>
        <dd>
          <small>{currency}</small> {formatMoney(gaveBack ? receipt.payment : receipt.back, 2)}
        </dd>
      </dl>
      <Sums receipt={receipt} timeZone={timeZone} />
    </>
  );
}
