"use no memo";

import { Plural, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PanelParlay, PanelSingle } from "#app/components/slip/PanelSlip.tsx";
import { type Selection } from "#app/domain/slip/selection.ts";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useParlayMode, useSlip } from "#app/stores/slip.ts";
import { EmptyView } from "#app/ui/views/EmptyView.tsx";
import { Segment } from "#app/ui/Segment.tsx";
import { type PageFacts } from "#app/components/shell/page.ts";
import { LatestBet, OpenBets } from "./OpenBets.tsx";
import styles from "./SidePanel.module.css";

const CONTENT = "side-panel";

/** The same each time: what is picked is compared with what was, while drawing. */
const NONE: readonly Selection[] = [];

/** What is picked where the panel shows it; the parlay's own page shows the parlay itself, which is counted only. */
function usePicked({ head }: PageFacts) {
  const single = useSlip((slip) => (slip.leaving ? undefined : slip.single));
  const parlay = useSlip((slip) => slip.parlay);
  const mode = useParlayMode();
  const member = useSession(({ phase }) => phase === "member");
  const picks = mode && head !== "parlay" ? parlay : NONE;
  // a slip that was restored at start waits until the session is known
  return { single: member ? single : undefined, picks, collected: mode ? parlay : NONE };
}

/** What stands in the panel while nothing is picked; a parlay that waits elsewhere is counted. */
function NoPicks({ page, collected }: { readonly page: PageFacts; readonly collected: readonly unknown[] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <EmptyView
      icon="ticket"
      title={
        collected.length > 0 ? (
          <Plural value={collected.length} one="# selection" other="# selections" />
        ) : (
          t`No selections yet`
        )
      }
      {...(page.head === "parlay"
        ? { action: { label: t`To the sports`, onClick: () => void navigate({ to: "/" }) } }
        : { text: t`Tap a price to bet on it.` })}
    />
  );
}

/** The panel beside the list of a wide window: the slip and the open bets (design 3, 42, 43). */
export function SidePanel({ page }: { readonly page: PageFacts }) {
  const { t } = useLingui();
  const { single, picks, collected } = usePicked(page);
  const { unsettled } = useBetCounts();
  const member = useSession(({ phase }) => phase === "member");
  const undecided = useAttempts(({ current }) => current.state !== "ready");
  const [tab, setTab] = useState<"slip" | "bets">("slip");
  const [seen, setSeen] = useState({ single, picks });
  // each pick is numbered: the same price tapped again is a new slip, as it is on the sheet
  const [round, setRound] = useState(0);
  if (seen.single !== single || seen.picks !== picks) {
    setSeen({ single, picks });
    if (single !== undefined && single !== seen.single) setRound(round + 1);
    if ((single !== undefined && single !== seen.single) || picks.length > seen.picks.length) setTab("slip");
  }
  const count = single === undefined ? picks.length : 1;
  // what becomes of a bet is said in its slip
  const shown = undecided && count > 0 ? "slip" : tab;

  return (
    <aside className={styles.panel} aria-label={t`Bet slip`}>
      <div className={styles.head} data-slip={(shown === "slip" && count > 0) || undefined}>
        <Segment
          as="tabs"
          label={t`Bet slip`}
          panelId={CONTENT}
          value={shown}
          options={[
            { value: "slip", label: t`Bet slip`, count: count > 0 ? count : undefined },
            { value: "bets", label: t`Unsettled`, count: unsettled > 0 ? unsettled : undefined },
          ]}
          onChange={setTab}
        />
      </div>
      <div
        id={CONTENT}
        className={styles.content}
        role="tabpanel"
        aria-label={shown === "slip" ? t`Bet slip` : t`Unsettled`}
      >
        {shown === "bets" && <OpenBets />}
        {shown === "slip" && single !== undefined && <PanelSingle key={round} selection={single} />}
        {shown === "slip" && single === undefined && picks.length > 0 && <PanelParlay />}
        {shown === "slip" && count === 0 && <NoPicks page={page} collected={collected} />}
      </div>
      {shown === "slip" && member && picks.length === 0 && <LatestBet />}
    </aside>
  );
}
