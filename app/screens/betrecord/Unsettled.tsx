import { Plural, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode } from "react";
import { WindowVirtualizer } from "virtua";
import { LoadFailed } from "#app/components/views/LoadFailed.tsx";
import { BetCard } from "#app/components/bets/BetCard.tsx";
import { LiveNow } from "#app/components/bets/liveNow.ts";
import { LoadingRows } from "#app/components/views/LoadingRows.tsx";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { findsBet, openSums } from "#app/domain/bets/records.ts";
import { useLiveLegs } from "#app/flows/bets/liveLegs.ts";
import { type OpenBetsView } from "#app/flows/bets/openBets.ts";
import { useRefresh } from "#app/flows/bets/records.ts";
import { useSettings } from "#app/stores/settings.ts";
import { teamsPattern } from "#app/text/teams.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { PullToRefresh } from "#app/ui/touch/PullToRefresh.tsx";
import { BetCountLine } from "./BetCountLine.tsx";
import { NothingFound } from "./NothingFound.tsx";
import styles from "./Unsettled.module.css";

interface UnsettledProps {
  readonly open: OpenBetsView;
  /** The search text, "" for all. */
  readonly wanted: string;
  readonly onOpen: (betId: string) => void;
  readonly onSell: (betId: string) => void;
  readonly onBonus: (bet: BetRecord) => void;
}

const CARD_PX = 200;

/** Bets wholly cashed out but not settled, folded below the open bets (CASH-04). */
function CashedOut({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <details className={styles.sold}>
      <summary>
        {t`Cashed out`} <span>{count}</span>
        <Icon name="down" size={16} />
      </summary>
      {children}
    </details>
  );
}

function NoOpenBets() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EmptyView
      icon="receipt"
      first={t`No data`}
      title={t`No open bets`}
      text={t`Your unsettled bets appear here.`}
      action={{ label: t`Go to sports`, onClick: () => void navigate({ to: "/" }) }}
    />
  );
}

/** The open bets with their sums, newest first (design 11). */
export function Unsettled({ open, wanted, onOpen, onSell, onBonus }: UnsettledProps) {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const { busy, refresh } = useRefresh(open.read);
  const { data, error } = open;
  const live = useLiveLegs(data?.bets);

  if (data === undefined && error !== null) return <LoadFailed error={error} onRetry={refresh} />;
  if (data === undefined) return <LoadingRows label={t`Loading your bets`} rows={4} height={120} />;
  // the server's sums leave out cash-outs, and include bets that could not be read
  const sums = openSums(data.bets);
  const written = teamsPattern(i18n);
  const found = data.bets.filter((bet) => findsBet(bet, wanted, written));
  const sold = data.sold.filter((bet) => findsBet(bet, wanted, written));
  const cardOf = (bet: BetRecord) => (
    <div className={styles.item} key={bet.id}>
      <BetCard bet={bet} timeZone={timeZone} onOpen={onOpen} onSell={onSell} onBonus={onBonus} />
    </div>
  );
  return (
    <PullToRefresh onRefresh={refresh} busy={busy} label={t`Refreshing your bets`}>
      {data.bets.length > 0 && (
        <div className={styles.sum}>
          <p>
            <Plural value={sums.count} one="# bet" other="# bets" /> · {t`At risk`}{" "}
            <b data-q="risk" data-q-value={sums.amount}>
              {formatMoney(sums.amount, 2)}
            </b>
          </p>
          <p>
            {t`Returns`}{" "}
            <b data-q="returns" data-q-value={sums.back}>
              {formatMoney(sums.back, 2)}
            </b>
          </p>
          <BetCountLine />
          <IconButton q="refresh" icon="refresh" label={t`Refresh bets`} disabled={busy} onClick={refresh} />
        </div>
      )}
      {data.bets.length === 0 && (
        <div className={sold.length > 0 ? styles.none : undefined}>
          <NoOpenBets />
          <div className={styles.again}>
            <IconButton q="refresh" icon="refresh" label={t`Refresh bets`} disabled={busy} onClick={refresh} />
          </div>
        </div>
      )}
      {data.bets.length > 0 && found.length + sold.length === 0 && <NothingFound wanted={wanted} onOpen={onOpen} />}
      <LiveNow value={live}>
        <WindowVirtualizer data={found} itemSize={CARD_PX} bufferSize={400}>
          {cardOf}
        </WindowVirtualizer>
        {sold.length > 0 && <CashedOut count={sold.length}>{sold.map(cardOf)}</CashedOut>}
      </LiveNow>
    </PullToRefresh>
  );
}
