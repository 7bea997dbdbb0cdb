import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useUnSettleBetList } from "#app/api/bet/getUnSettleBetList.ts";
import { isFailure } from "#app/api/failure.ts";
import { BetCard } from "#app/components/bets/BetCard.tsx";
import { formatMoney } from "#app/domain/money.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { generalText } from "#app/text/refusals.ts";
import { EmptyView } from "#app/ui/EmptyView.tsx";
import { ErrorView } from "#app/ui/ErrorView.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { Spinner } from "#app/ui/Spinner.tsx";
import styles from "./BetRecordScreen.module.css";

/** The member's open bets, newest first (spec §2; design 4.12). */
export function BetRecordScreen() {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const member = useSession((session) => session.phase === "member");
  const language = useSettings((settings) => settings.language);
  const timeZone = useSettings((settings) => settings.timeZone);
  const { data, error, isFetching, refetch } = useUnSettleBetList({ language }, member);

  if (data === undefined && error !== null) {
    const code = isFailure(error) ? error.code : -1;
    return (
      <ErrorView
        title={t`Failed to load`}
        text={i18n._(generalText(code))}
        retry={t`Try again`}
        code={String(code)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <div className={styles.loading} role="status" aria-label={t`Loading`}>
        <Spinner size={24} />
      </div>
    );
  }
  const bets = data.bets.toSorted((a, b) => b.placedAt.localeCompare(a.placedAt) || b.id.localeCompare(a.id));
  const { count } = data;
  return (
    <main className={styles.page} aria-label={t`My bets`}>
      <div className={styles.title}>
        <h2>
          <Trans>Unsettled</Trans> <span className={styles.count}>{count}</span>
        </h2>
        <IconButton icon="refresh" label={t`Refresh bets`} disabled={isFetching} onClick={() => void refetch()} />
      </div>
      {bets.length === 0 ? (
        <EmptyView
          icon="receipt"
          title={t`No open bets`}
          text={t`Bets that are not settled yet stand here.`}
          action={{ label: t`To the sports`, onClick: () => void navigate({ to: "/" }) }}
        />
      ) : (
        <>
          <p className={styles.sum}>
            <span>
              {t`${count} bets · Deducted`} <b>{formatMoney(data.amount, 2)}</b>
            </span>
            <span>
              {t`To return`} <b>{formatMoney(data.amount + data.willWin, 2)}</b>
            </span>
          </p>
          <div className={styles.list}>
            {bets.map((bet) => (
              <BetCard key={bet.id} bet={bet} timeZone={timeZone} />
            ))}
          </div>
        </>
      )}
    </main>
  );
}
