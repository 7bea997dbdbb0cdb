"use no memo";

import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { PanelParlay, PanelSingle } from "#app/components/slip/PanelSlip.tsx";
import { type Selection } from "#app/domain/slip/selection.ts";
import { useBetCounts } from "#app/flows/bets/betCounts.ts";
import { useAttempts } from "#app/stores/attempt.ts";
import { useSession } from "#app/stores/session.ts";
import { useCollects, useSlip } from "#app/stores/slip.ts";
import { Segment } from "#app/ui/Segment.tsx";
import { type PageFacts } from "#app/components/shell/pageFacts.ts";
import { OpenBets } from "./OpenBets.tsx";
import { SlipIdle } from "./SlipIdle.tsx";
import styles from "./SidePanel.module.css";

const CONTENT = "side-panel";

/** The same each time: what is picked is compared with what was, while drawing. */
const NONE: readonly Selection[] = [];

/** What is picked where the panel shows it; the parlay's own page shows the parlay itself, which is counted only. */
function usePicked({ head }: PageFacts) {
  const single = useSlip((slip) => (slip.leaving ? undefined : slip.single));
  const parlay = useSlip((slip) => slip.parlay);
  const mode = useCollects();
  const member = useSession(({ phase }) => phase === "member");
  const picks = mode && head !== "parlay" ? parlay : NONE;
  // a slip that was restored at start waits until the session is known
  return { single: member ? single : undefined, picks, collected: mode ? parlay : NONE };
}

type Side = "slip" | "bets";

interface Picked {
  readonly single: Selection | undefined;
  readonly picks: readonly Selection[];
}

/** The side that is shown: what is picked brings the slip. `round` numbers the picks of a single, each of which is a new slip. */
function useSide({ single, picks }: Picked) {
  const [tab, setTab] = useState<Side>("slip");
  const [seen, setSeen] = useState<Picked>({ single, picks });
  // the same price tapped again is a new slip, as it is on the sheet
  const [round, setRound] = useState(0);
  if (seen.single !== single || seen.picks !== picks) {
    const isPicked = single !== undefined && single !== seen.single;
    setSeen({ single, picks });
    if (isPicked) setRound(round + 1);
    if (isPicked || picks.length > seen.picks.length) setTab("slip");
  }
  return { tab, setTab, round };
}

/** The slip of the panel: a single, a parlay, or nothing yet. */
function SlipSide({
  picked,
  round,
  children,
}: {
  readonly picked: Picked;
  readonly round: number;
  readonly children: ReactNode;
}) {
  if (picked.single !== undefined) return <PanelSingle key={round} selection={picked.single} />;
  return picked.picks.length > 0 ? <PanelParlay /> : children;
}

/** The panel beside the list of a wide window: the slip and the open bets (design 3, 42, 43). */
export function SidePanel({ page }: { readonly page: PageFacts }) {
  const { t } = useLingui();
  const { single, picks, collected } = usePicked(page);
  const { unsettled } = useBetCounts();
  const undecided = useAttempts(({ current }) => current.state !== "ready");
  const { tab, setTab, round } = useSide({ single, picks });
  const count = single === undefined ? picks.length : 1;
  // what becomes of a bet is said in its slip
  const onSlip = tab === "slip" || (undecided && count > 0);
  const shown: Side = onSlip ? "slip" : "bets";

  return (
    <aside className={styles.panel} aria-label={t`Bet slip`}>
      <div className={styles.head} data-slip={(onSlip && count > 0) || undefined}>
        <Segment
          as="tabs"
          label={t`Bet slip`}
          panelId={CONTENT}
          value={shown}
          options={[
            { value: "slip", label: t`Bet slip`, count: count || undefined },
            { value: "bets", label: t`My bets`, count: unsettled || undefined },
          ]}
          onChange={setTab}
        />
      </div>
      <div id={CONTENT} className={styles.content} role="tabpanel" aria-label={onSlip ? t`Bet slip` : t`My bets`}>
        {onSlip ? (
          <SlipSide picked={{ single, picks }} round={round}>
            <SlipIdle page={page} collected={collected} />
          </SlipSide>
        ) : (
          <OpenBets />
        )}
      </div>
    </aside>
  );
}
