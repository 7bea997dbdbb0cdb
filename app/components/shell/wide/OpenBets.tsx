"use no memo";

import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { Plural, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { BetCard } from "#app/components/bets/BetCard.tsx";
import { LiveNow } from "#app/components/bets/liveNow.ts";
import { CashOutPlace } from "#app/components/sale/CashOutPlace.tsx";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { openSums } from "#app/domain/bets/records.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useLiveLegs } from "#app/flows/bets/liveLegs.ts";
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

/** The sums of the open bets, at the foot of what shows them. */
function OpenSums({ bets }: { readonly bets: readonly BetRecord[] }) {
  const { t } = useLingui();
  // the server's sums leave out cash-outs, and include bets that could not be read
  const sums = openSums(bets);
  return (
    <p className={styles.sums}>
      <span>
        <Plural value={sums.count} one="# bet" other="# bets" /> · {t`At risk`} <b>{formatMoney(sums.amount, 2)}</b>
      </span>
      <span>
        {t`Returns`} <b>{formatMoney(sums.back, 2)}</b>
      </span>
    </p>
  );
}

/** The newest open bets, each with its picks and its cash-out, between hairlines; below them their sums (design-3, 71). */
export function OpenBetCards({ bets }: { readonly bets: readonly BetRecord[] }) {
  const { t } = useLingui();
  const visit = useVisits();
  const [selling, setSelling] = useState<string>();
  const timeZone = useSettings((settings) => settings.timeZone);
  const shown = bets.slice(0, SHOWN);
  const live = useLiveLegs(shown);
  return (
    <>
      <div className={styles.bets}>
        <LiveNow value={live}>
          {shown.map((bet) => (
            <BetCard
              key={bet.id}
              bet={bet}
              timeZone={timeZone}
              onOpen={visit.bet}
              onSell={setSelling}
              onBonus={visit.bonus}
            />
          ))}
        </LiveNow>
        <CashOutPlace betId={selling} onClose={() => setSelling(undefined)} />
        {isOffered("betrecord") && (
          <Button variant="text" wide onClick={visit.bets}>
            {t`My bets`}
          </Button>
        )}
      </div>
      <OpenSums bets={bets} />
    </>
  );
}

/** The open bets in the panel of a wide window, or why there are none (design 3). */
export function OpenBets() {
  const app = useApp();
  const { t } = useLingui();
  const member = useSession(({ phase }) => phase === "member");
  const { data, error, read } = useOpenBets();
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
  return <OpenBetCards bets={data.bets} />;
}
