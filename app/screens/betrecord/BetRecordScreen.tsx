import { useApp } from "#app/application/useApp.ts";
import { PAGE } from "#app/addresses.ts";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useState } from "react";
import { CashOutPlace } from "#app/components/sale/CashOutPlace.tsx";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { refetchOpenBets } from "#app/api/bet/newBet.ts";
import { useOpenBets } from "#app/flows/bets/openBets.ts";
import { openBonus } from "#app/flows/slip/bonus.ts";
import { useNotices } from "#app/stores/bets/notices.ts";
import { useLaterUnread } from "#app/stores/bets/laterNotices.ts";
import { teamsText } from "#app/text/teams.ts";
import { Badge } from "#app/ui/Badge.tsx";
import { IconButton } from "#app/ui/IconButton.tsx";
import { SearchField } from "#app/ui/SearchField.tsx";
import { Segment } from "#app/ui/Segment.tsx";
import { PastNotices } from "./PastNotices.tsx";
import { Settled } from "./Settled.tsx";
import { Unsettled } from "./Unsettled.tsx";
import { type RecordsSearch } from "#app/flows/bets/places.ts";
import styles from "./BetRecordScreen.module.css";

const PANEL = "records-panel";

interface HeadProps {
  readonly settled: boolean;
  /** How many bets are open; undefined while unknown. */
  readonly count: number | undefined;
  /** The search text; undefined while the search is closed. */
  readonly typed: string | undefined;
  readonly onTab: (tab: "open" | "settled") => void;
  readonly onType: (typed: string | undefined) => void;
  readonly onNotices: () => void;
}

/** The head of the page: open or settled, the search, the notices. */
function Head({ settled, count, typed, onTab, onType, onNotices }: HeadProps) {
  const { t } = useLingui();
  const past = useNotices((notices) => notices.unread);
  const unread = past + useLaterUnread();
  return (
    <>
      <div className={styles.head}>
        <Segment
          as="tabs"
          label={t`My bets`}
          panelId={PANEL}
          value={settled ? "settled" : "open"}
          options={[
            { value: "open", q: "tab:open", label: t`Unsettled`, count },
            { value: "settled", q: "tab:settled", label: t({ message: "Settled", context: "bets" }) },
          ]}
          onChange={onTab}
        />
        <span className={styles.tools}>
          <IconButton
            q="search"
            icon="search"
            label={t`Search bets`}
            expanded={typed !== undefined}
            onClick={() => onType(typed === undefined ? "" : undefined)}
          />
          <IconButton
            q="nav:notices"
            icon="bell"
            label={unread > 0 ? t`Notices, ${unread} new` : t`Notices`}
            badge={unread > 0 && <Badge corner>{unread > 9 ? "9+" : unread}</Badge>}
            onClick={onNotices}
          />
        </span>
      </div>
      {typed !== undefined && (
        <div className={styles.search}>
          <SearchField
            label={t`Bet ID, team or league`}
            clearLabel={t`Clear search`}
            value={typed}
            initialFocus
            onChange={onType}
          />
        </div>
      )}
    </>
  );
}

/** The member's bets: open and settled ones, a search in both, and the notices about them (spec §2; design 11, 12). */
export function BetRecordScreen() {
  const app = useApp();
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const search: RecordsSearch = useSearch({ from: PAGE.bets });
  const [typed, setTyped] = useState<string>();
  // the letters appear first: thousands of bets are searched once typing pauses
  const wanted = useDeferredValue(typed ?? "");
  const [noticesOpen, setNoticesOpen] = useState(false);
  const [selling, setSelling] = useState<string>();
  const open = useOpenBets();
  const settled = search.tab === "settled";
  const { client } = app;
  const [held] = useState(open.data !== undefined);
  // what the previous page loaded may be a minute old
  useEffect(() => {
    if (held) void refetchOpenBets(client);
  }, [client, held]);

  const show = (next: RecordsSearch) => void navigate({ to: PAGE.bets, search: next, replace: true });
  const openBet = (betId: string) => void navigate({ to: PAGE.bet, search: { betId } });
  const bonus = ({ legs: [leg] }: BetRecord) => {
    if (leg) openBonus(app, leg.matchId, teamsText(i18n, leg));
  };

  return (
    <main className={styles.page} data-q-part="records" aria-label={t`My bets`}>
      <Head
        settled={settled}
        count={open.data?.count}
        typed={typed}
        onTab={(tab) => show(tab === "settled" ? { tab: "settled" } : {})}
        onType={setTyped}
        onNotices={() => setNoticesOpen(true)}
      />
      <div id={PANEL} role="tabpanel" aria-label={settled ? t({ message: "Settled", context: "bets" }) : t`Unsettled`}>
        {settled ? (
          <Settled
            search={search}
            wanted={wanted}
            onRange={(range) => show({ tab: "settled", ...range })}
            onOpen={openBet}
          />
        ) : (
          <Unsettled open={open} wanted={wanted} onOpen={openBet} onSell={setSelling} onBonus={bonus} />
        )}
      </div>
      <CashOutPlace betId={selling} onClose={() => setSelling(undefined)} />
      <PastNotices
        open={noticesOpen}
        onClose={() => setNoticesOpen(false)}
        onOpenBet={openBet}
        onOpenWins={(won) => show({ tab: "settled", won })}
      />
    </main>
  );
}
