import { Trans, useLingui } from "@lingui/react/macro";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useRecentBets } from "#app/flows/bets/recentBets.ts";
import { useSettings } from "#app/stores/settings.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { isStorageKept } from "#app/stores/storage/storage.ts";
import { clockText } from "#app/text/time/dateTexts.ts";
import styles from "./RecentBets.module.css";

function Recent() {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const recent = useRecentBets();
  if (recent === undefined || recent.bets?.length === 0) return null;
  if (recent.bets === undefined) {
    return (
      <p className={styles.recent} role="status">
        {recent.failed
          ? t`Your bet list could not be loaded. Please check it before you bet again.`
          : t`Loading your bet list…`}
      </p>
    );
  }
  return (
    <section className={styles.recent} aria-label={t`Your bets of the last 5 minutes`}>
      <h3 className={styles.title}>
        <Trans>Your bets of the last 5 minutes</Trans>
      </h3>
      <ul>
        {recent.bets.slice(0, 3).map((bet) => {
          const { id, placedAt, legs, typeName, payment } = bet;
          const [leg] = legs;
          return (
            <li key={id} className={styles.bet}>
              <span className={styles.what}>
                {typeName ?? (leg && legTitle(i18n, bet, leg))}
                {leg && typeName === undefined && (
                  <>
                    {" · "}
                    <bdi>{leg.runner === undefined ? leg.home : leg.away}</bdi>
                  </>
                )}
              </span>
              <span>{clockText(i18n.locale, Date.parse(placedAt), timeZone)}</span>
              <b>{formatMoney(payment, 2)}</b>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t`This browser saves nothing: check here whether a bet has already been placed.`}</p>
    </section>
  );
}

/** The member's newest bets beside a slip that cannot remember what it sent, so that none is placed twice (BET-07). */
export const RecentBets = () => (isStorageKept() ? null : <Recent />);
