import { Slot } from "#app/components/views/slots.ts";
import { selectionKey } from "#app/domain/slip/selection.ts";
import { useSlip } from "#app/stores/slip.ts";
import styles from "./MatchScreen.module.css";

/** Shares what the member has picked on this match, in the single slip and in the parlay (LNK-09). */
export function ShareHere({ matchId }: { readonly matchId: number }) {
  const single = useSlip((slip) => (slip.leaving ? undefined : slip.single));
  const parlay = useSlip((slip) => slip.parlay);
  const all = single === undefined ? parlay : [single, ...parlay];
  const here = all.filter((pick) => pick.mainId === matchId);
  const picks = [...new Map(here.toReversed().map((pick) => [selectionKey(pick), pick])).values()];
  if (picks.length === 0) return null;
  return (
    <div className={styles.share}>
      <Slot name="picks" given={{ picks }} />
    </div>
  );
}
