import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { type BetRecord, isSoldWhole, resultOf } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { returned } from "#app/domain/bets/records.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { resultWord, statusWord } from "#app/text/statuses.ts";
import { Tag } from "#app/ui/Tag.tsx";
import { kindLine, legPrice, resultTone, statusTone } from "./betWords.ts";
import { Teams } from "./Teams.tsx";
import styles from "./SettledRow.module.css";

interface SettledRowProps {
  readonly bet: BetRecord;
  readonly onOpen: (betId: string) => void;
}

/** A settled bet in two lines: selection and price with its result, match with stake and return (design 12). */
export const SettledRow = memo(function SettledRow({ bet, onOpen }: SettledRowProps) {
  const { i18n, t } = useLingui();
  const [leg] = bet.legs;
  if (leg === undefined) return null;
  const more = bet.legs.length - 1;
  const result = resultOf(bet);
  const title = legTitle(i18n, bet, leg);
  const back = formatMoney(returned(bet), 2);
  const paid = formatMoney(bet.payment, 2);
  const word = i18n._(result === undefined ? statusWord(bet.status) : resultWord(result));
  const isSold = isSoldWhole(bet);
  return (
    <button
      className={styles.row}
      data-q={`bet:${bet.id}`}
      data-q-state={result ?? String(bet.status)}
      data-q-value={returned(bet)}
      type="button"
      onClick={() => onOpen(bet.id)}
    >
      <span className={styles.pick}>
        <b>
          <bdi>{title}</bdi>
        </b>{" "}
        <span className={styles.at}>@ {legPrice(bet, leg).text}</span>
        {more > 0 && <span className={styles.at}> {t`+${more} more`}</span>}
      </span>
      <span className={styles.tags}>
        {bet.bonusBet && <Tag tone="bonus">{t`Bonus`}</Tag>}
        {isSold ? (
          <Tag tone="grey">{t`Cashed out`}</Tag>
        ) : (
          <Tag tone={result === undefined ? statusTone(bet.status) : resultTone(result)}>{word}</Tag>
        )}
      </span>
      <span className={styles.match}>{bet.kind === "parlay" ? kindLine(i18n, bet) : <Teams leg={leg} ended />}</span>
      <span className={styles.money}>
        {paid}
        <span aria-hidden="true"> → </span>
        <span className="spoken">{t`returned`}</span>
        <b>{back}</b>
      </span>
    </button>
  );
});
