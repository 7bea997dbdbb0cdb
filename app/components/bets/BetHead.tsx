import { useLingui } from "@lingui/react/macro";
import { type BetRecord, resultOf } from "#app/domain/bets/bet.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { resultWord, statusWord } from "#app/text/statuses.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Spinner } from "#app/ui/views/Spinner.tsx";
import { Tag } from "#app/ui/Tag.tsx";
import { BetId } from "./BetId.tsx";
import { BetStamp } from "./BetStamp.tsx";
import { kindLine, resultTone, statusTone } from "./betWords.ts";
import styles from "./BetHead.module.css";

interface BetHeadProps {
  readonly bet: BetRecord;
  /** Hours east of UTC: the time of the bet and the end of its id stand below; absent where both stand elsewhere. */
  readonly timeZone?: number;
  /** Opens the bet's own page; absent on that page. */
  readonly onOpen?: ((betId: string) => void) | undefined;
  readonly onBonus?: ((bet: BetRecord) => void) | undefined;
}

/** Wholly cashed out, else its result, else its status. */
function StateTag({ bet }: { readonly bet: BetRecord }) {
  const { i18n, t } = useLingui();
  const { status } = bet;
  const result = resultOf(bet);
  if (isSoldWhole(bet)) {
    return (
      <Tag tone="grey">
        <Icon name="check" size={12} />
        {t`Cashed out`}
      </Tag>
    );
  }
  if (result) return <Tag tone={resultTone(result)}>{i18n._(resultWord(result))}</Tag>;
  return (
    <Tag tone={statusTone(status)}>
      {status === "waiting" && <Spinner size={12} />}
      {i18n._(statusWord(status))}
    </Tag>
  );
}

/**
 * A bet's status, or its result once it has one, and its kind; then the link to its details, or there its whole id, to
 * be copied; date, time and the end of the id below (spec §3, bet record labels; design 4.12; design-2, 7.1; domain H3).
 */
export function BetHead({ bet, timeZone, onOpen, onBonus }: BetHeadProps) {
  const { i18n, t } = useLingui();
  const { id } = bet;
  return (
    <header className={styles.head}>
      <span className={styles.tags}>
        <StateTag bet={bet} />
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
        <button
          className={styles.id}
          data-q={`open:${id}`}
          type="button"
          aria-label={t`ID ${id}, details`}
          onClick={() => onOpen(id)}
        >
          {t`Details`}
        </button>
      ) : (
        <BetId id={id} />
      )}
      {timeZone !== undefined && (
        <span className={styles.stamp}>
          <BetStamp bet={bet} timeZone={timeZone} />
        </span>
      )}
    </header>
  );
}
