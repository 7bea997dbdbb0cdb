import { useLingui } from "@lingui/react/macro";
import { type BetRecord, resultOf } from "#app/domain/bets/bet.ts";
import { resultWord, statusWord } from "#app/text/statuses.ts";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { kindLine, resultTone, statusTone } from "./betWords.ts";
import styles from "./BetHead.module.css";

interface BetHeadProps {
  readonly bet: BetRecord;
  /** Opens the bet's own page; absent on that page. */
  readonly onOpen?: ((betId: string) => void) | undefined;
  readonly onBonus?: ((bet: BetRecord) => void) | undefined;
}

/** How a bet stands, what kind it is, its id: status until it has a result, then the result (design 4.12, domain H3). */
export function BetHead({ bet, onOpen, onBonus }: BetHeadProps) {
  const { i18n, t } = useLingui();
  const { id, status } = bet;
  const result = resultOf(bet);
  return (
    <header className={styles.head}>
      <span className={styles.tags}>
        {result ? (
          <Tag tone={resultTone(result)}>{i18n._(resultWord(result))}</Tag>
        ) : (
          <Tag tone={statusTone(status)}>
            {status === "waiting" && <Spinner size={12} />}
            {i18n._(statusWord(status))}
          </Tag>
        )}
        {bet.bonusBet &&
          (onBonus ? (
            <button className={styles.bonus} type="button" onClick={() => onBonus(bet)}>
              <Tag tone="bonus">{t`Bonus`}</Tag>
            </button>
          ) : (
            <Tag tone="bonus">{t`Bonus`}</Tag>
          ))}
      </span>
      <span className={styles.kind}>{kindLine(i18n, bet)}</span>
      {onOpen ? (
        <button className={styles.id} type="button" aria-label={t`ID ${id}, details`} onClick={() => onOpen(id)}>
          {t`ID ${id}`}
        </button>
      ) : (
        <span className={styles.id}>{t`ID ${id}`}</span>
      )}
    </header>
  );
}
