import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type BetRecord, resultOf } from "#app/domain/bets/bet.ts";
import { PickCrest } from "#app/components/views/TeamCrest.tsx";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { returned, winLossOf } from "#app/domain/bets/records.ts";
import { useSettings } from "#app/stores/settings.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { marketLine } from "#app/text/markets.ts";
import { resultWord, statusWord } from "#app/text/statuses.ts";
import { Tag } from "#app/ui/Tag.tsx";
import { BetStamp } from "./BetStamp.tsx";
import { kindLine, resultTone, sideOf, statusTone } from "./betWords.ts";
import { legPrice } from "#app/text/betLine.ts";
import { signed } from "#app/domain/odds/signed.ts";
import { Teams } from "./Teams.tsx";
import styles from "./SettledRow.module.css";

interface SettledRowProps {
  readonly bet: BetRecord;
  readonly onOpen: (betId: string) => void;
}

/** Live, bonus, and the result or status; a bet that was cashed out whole has none. */
function Tags({ bet }: { readonly bet: BetRecord }) {
  const { i18n, t } = useLingui();
  const result = resultOf(bet);
  const word = i18n._(result === undefined ? statusWord(bet.status) : resultWord(result));
  return (
    <span className={styles.tags}>
      {bet.bonusBet && <Tag tone="bonus">{t`Bonus`}</Tag>}
      {bet.legs.some(({ stage }) => stage === "live") && <Tag tone="live">{t`Live`}</Tag>}
      {isSoldWhole(bet) ? (
        <Tag tone="grey">{t`Cashed out`}</Tag>
      ) : (
        <Tag tone={result === undefined ? statusTone(bet.status) : resultTone(result)}>{word}</Tag>
      )}
    </span>
  );
}

/** What the bet was on: the match with its score, or of a bet that was cashed out what was sold and for how much. */
function Match({ bet }: { readonly bet: BetRecord }) {
  const { t } = useLingui();
  const [leg] = bet.legs;
  const { sold = 0 } = bet;
  const part = formatMoney(sold, 2);
  const paid = formatMoney(bet.payment, 2);
  const back = formatMoney(bet.back, 2);
  if (sold > 0) {
    return (
      <>
        {t`Sold amount ${part} of ${paid}`} · {t`Amount of sale ${back}`}
      </>
    );
  }
  return bet.kind === "parlay" || leg === undefined ? null : <Teams leg={leg} ended />;
}

/**
 * A settled bet: pick with win or loss; market and part of the match with price, Live flag and result; match; date, time
 * and id with the amount (spec §3, bet record labels; design 12).
 */
export const SettledRow = memo(function SettledRow({ bet, onOpen }: SettledRowProps) {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const [leg] = bet.legs;
  if (leg === undefined) return null;
  const more = bet.legs.length - 1;
  const net = winLossOf(bet);
  const paid = formatMoney(bet.payment, 2);
  const title = legTitle(i18n, bet, leg);
  return (
    <button
      className={styles.row}
      data-q={`bet:${bet.id}`}
      data-q-state={resultOf(bet) ?? String(bet.status)}
      data-q-value={returned(bet)}
      type="button"
      onClick={() => onOpen(bet.id)}
    >
      <span className={styles.pick}>
        {bet.kind !== "parlay" && <PickCrest pick={leg} size={16} />}
        <b>
          <bdi>{title}</bdi>
        </b>
        {more > 0 && <span className={styles.more}> {t`+${more} more`}</span>}
      </span>
      <span className={styles.net}>
        <span className="spoken">{t`Win / lose`}</span>
        <b data-side={net === undefined ? undefined : sideOf(net)}>{net === undefined ? "–" : signed(net)}</b>
      </span>
      <span className={styles.detail}>
        {bet.kind === "parlay" ? kindLine(i18n, bet) : `${marketLine(i18n, leg)} @\u00a0${legPrice(bet, leg).text}`}
      </span>
      <Tags bet={bet} />
      <span className={styles.match}>
        <Match bet={bet} />
      </span>
      <span className={styles.foot}>
        <span className={styles.stamp}>
          <BetStamp bet={bet} timeZone={timeZone} />
        </span>
        <span className={styles.amount}>{t`Amount ${paid}`}</span>
      </span>
    </button>
  );
});
