"use no memo";

import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { BetCard } from "#app/components/bets/BetCard.tsx";
import { BetHead } from "#app/components/bets/BetHead.tsx";
import { BetSums } from "#app/components/bets/BetSums.tsx";
import { CashOutPlace } from "#app/components/sale/CashOutPlace.tsx";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { openBonus } from "#app/flows/slip/bonus.ts";
import { useOpenBets } from "#app/flows/bets/openBets.ts";
import { requireLogin } from "#app/flows/session/prompts.ts";
import { useSession } from "#app/stores/session.ts";
import { useSettings } from "#app/stores/settings.ts";
import { teamsText } from "#app/text/teams.ts";
import { Button } from "#app/ui/Button.tsx";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import styles from "./OpenBets.module.css";

/** So many cards stand in the panel; all of them stand on the page My bets. */
const SHOWN = 20;

function useVisits() {
  const app = useApp();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return {
    bet: (betId: string) => void navigate({ to: PAGE.bet, search: { betId } }),
    bets: () => void navigate({ to: PAGE.bets }),
    bonus: ({ legs: [leg] }: BetRecord) => {
      if (leg) openBonus(app, leg.matchId, teamsText(i18n, leg));
    },
  };
}

/** The newest open bets in the panel of a wide window (design 3). */
export function OpenBets() {
  const app = useApp();
  const { t } = useLingui();
  const visit = useVisits();
  const [selling, setSelling] = useState<string>();
  const member = useSession(({ phase }) => phase === "member");
  const timeZone = useSettings((settings) => settings.timeZone);
  const { data, error, read } = useOpenBets();
  // the sale of one member's bet does not open for the next
  if (!member && selling !== undefined) setSelling(undefined);
  if (!member) {
    return (
      <EmptyView
        icon="login"
        title={t`Please log in`}
        text={t`Log in to bet and to see your bets.`}
        action={{ label: t`Log in`, onClick: () => requireLogin(app) }}
      />
    );
  }
  if (data === undefined) {
    if (error === null) return <LoadingRows label={t`Loading your bets`} rows={4} height={120} />;
    return <LoadFailed error={error} onRetry={() => void read()} />;
  }
  if (data.bets.length === 0) {
    return <EmptyView icon="receipt" title={t`No open bets`} text={t`Your unsettled bets appear here.`} />;
  }
  return (
    <div className={styles.bets}>
      {data.bets.slice(0, SHOWN).map((bet) => (
        <BetCard
          key={bet.id}
          bet={bet}
          timeZone={timeZone}
          onOpen={visit.bet}
          onSell={setSelling}
          onBonus={visit.bonus}
        />
      ))}
      <CashOutPlace betId={selling} onClose={() => setSelling(undefined)} />
      {isOffered("betrecord") && (
        <Button variant="text" wide onClick={visit.bets}>
          {t`My bets`}
        </Button>
      )}
    </div>
  );
}

/** The newest open bet at the foot of the panel (design 42). */
export function LatestBet() {
  const { t } = useLingui();
  const visit = useVisits();
  const bet = useOpenBets().data?.bets[0];
  if (bet === undefined) return null;
  const { id } = bet;
  return (
    <article className={styles.latest} aria-label={t`Bet ${id}`}>
      <BetHead bet={bet} onOpen={visit.bet} />
      <BetSums bet={bet} />
    </article>
  );
}
