import { PAGE } from "#app/addresses.ts";
import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useOneBet } from "#app/flows/bets/oneBet.ts";
import { BetHead } from "#app/components/bets/BetHead.tsx";
import { BetLadder } from "#app/components/bets/BetLadder.tsx";
import { BetLeg } from "#app/components/bets/BetLeg.tsx";
import { BetMissing } from "#app/components/bets/BetMissing.tsx";
import { BetSums } from "#app/components/bets/BetSums.tsx";
import { legStyle } from "#app/domain/bets/legStyle.ts";
import { LiveNow } from "#app/components/bets/liveNow.ts";
import { CashOutPlace } from "#app/components/sale/CashOutPlace.tsx";
import { Slot } from "#app/components/views/slots.ts";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { isSoldWhole } from "#app/domain/bets/soldWhole.ts";
import { openBonus } from "#app/flows/slip/bonus.ts";
import { useLiveLegs } from "#app/flows/bets/liveLegs.ts";
import { useRefresh } from "#app/flows/bets/records.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { oddsStyleName } from "#app/text/oddsStyles.ts";
import { stampText } from "#app/text/time/zoneTimes.ts";
import { teamsText } from "#app/text/teams.ts";
import { Button } from "#app/ui/Button.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { PullToRefresh } from "#app/ui/touch/PullToRefresh.tsx";
import { BetCashOuts } from "./BetCashOuts.tsx";
import { BetAudit } from "./BetAudit.tsx";
import { BetExport } from "./BetExport.tsx";
import styles from "./BetScreen.module.css";

/** Links to the cash-out, and to an alert on its value (WAT-01). */
function CashOutActs({ bet, onCashOut }: { readonly bet: BetRecord; readonly onCashOut: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.sell}>
      <Button wide onClick={onCashOut}>
        {t`Cash out`}
      </Button>
      <Slot name="betActs" given={{ bet }} />
    </div>
  );
}

/** One bet by its id: everything that the member may later want to prove about it (spec §2, §3; PRI-04, REG-04). */
export function BetScreen() {
  const app = useApp();
  const { i18n, t } = useLingui();
  const { betId = "" }: { betId?: string } = useSearch({ from: PAGE.bet });
  const [selling, setSelling] = useState<string>();
  const member = useSession((session) => session.phase === "member");
  const language = useSettings((settings) => settings.language);
  const timeZone = useSettings((settings) => settings.timeZone);
  const { data: bet, error, refetch } = useOneBet({ betId, language }, member && betId !== "");
  const { busy, refresh } = useRefresh(refetch);
  const live = useLiveLegs(bet && [bet]);
  if (bet === undefined) return <BetMissing betId={betId} error={error} onRetry={refresh} />;
  const [leg] = bet.legs;
  return (
    <PullToRefresh onRefresh={refresh} busy={busy} label={t`Refreshing the bet`}>
      <main className={styles.page} aria-label={t`Bet ${betId}`}>
        <section className={styles.card}>
          <BetHead bet={bet} onBonus={leg && (() => openBonus(app, leg.matchId, teamsText(i18n, leg)))} />
          <LiveNow value={live}>
            {bet.legs.map((one) => (
              <BetLeg key={`${one.matchId}_${one.couId}_${one.betPos}`} bet={bet} leg={one} timeZone={timeZone} full />
            ))}
          </LiveNow>
          <div className={styles.sums}>
            <BetSums bet={bet} />
            <BetLadder bet={bet} />
            <Slot name="betSums" given={{ bet }} />
          </div>
          <dl className={styles.facts}>
            <dt>{t`Odds style`}</dt>
            <dd>{i18n._(oddsStyleName(legStyle(bet, leg?.marketId ?? 0)))}</dd>
            <dt>{t`Placed at`}</dt>
            <dd>{stampText(bet.placedAt, timeZone)}</dd>
            {bet.settledAt !== undefined && (
              <>
                <dt>{t`Settled at`}</dt>
                <dd>{stampText(bet.settledAt, timeZone)}</dd>
              </>
            )}
          </dl>
          {bet.canSell && !isSoldWhole(bet) && isOffered("cashOut") && (
            <CashOutActs bet={bet} onCashOut={() => setSelling(betId)} />
          )}
        </section>
        <CashOutPlace betId={selling} onClose={() => setSelling(undefined)} />
        {bet.sales.length > 0 && <BetCashOuts bet={bet} timeZone={timeZone} />}
        <BetAudit bet={bet} timeZone={timeZone} />
        <div className={styles.acts} data-card="">
          <BetExport bet={bet} timeZone={timeZone} />
          <IconButton q="refresh" icon="refresh" label={t`Refresh bet`} disabled={busy} onClick={refresh} />
        </div>
      </main>
    </PullToRefresh>
  );
}
