import { useLingui } from "@lingui/react/macro";
import { ShareButton } from "#app/components/share/ShareButton.tsx";
import { sharedSelection } from "#app/domain/share/slipCode.ts";
import { selectionKey } from "#app/domain/slip/selection.ts";
import { isOffered } from "#app/config.ts";
import { useSlip } from "#app/stores/slip.ts";
import { choiceTitle } from "#app/text/choices.ts";
import styles from "./MatchScreen.module.css";

/** Shares what the member has picked on this match, in the single slip and in the parlay (LNK-09). */
export function ShareHere({ matchId }: { readonly matchId: number }) {
  const { i18n } = useLingui();
  const single = useSlip((slip) => (slip.leaving ? undefined : slip.single));
  const parlay = useSlip((slip) => slip.parlay);
  const all = single === undefined ? parlay : [single, ...parlay];
  const here = all.filter((pick) => pick.mainId === matchId);
  const picks = [...new Map(here.toReversed().map((pick) => [selectionKey(pick), pick])).values()];
  if (picks.length === 0 || !isOffered("sharing")) return null;
  return (
    <div className={styles.share}>
      <ShareButton named picks={picks.map(sharedSelection)} words={picks.map((pick) => choiceTitle(i18n, pick))} />
    </div>
  );
}
