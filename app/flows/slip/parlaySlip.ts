import { useApp } from "#app/application/useApp.ts";
import { useEffect } from "react";
import { isDeadLeg } from "#app/domain/slip/parlayLeg.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { selectionKey } from "#app/domain/slip/selection.ts";
import { setAside } from "#app/stores/attempt.ts";
import { useSlip } from "#app/stores/slip.ts";
import { chooseCombination, setParlay, showBetPage } from "#app/stores/slipChanges.ts";
import { setParlayAmount, useStake } from "#app/stores/stake.ts";
import { seenOf, useAgreed } from "./agreed.ts";
import { type BetSlip, useBetSlip } from "./betSlip.ts";
import { useParlayPrice } from "./parlayLegs.ts";
import { showUnreadRefusal } from "./shutSlip.ts";
import { beforeChange } from "./undo.ts";

/** The parlay on its bet page: a slip whose legs can be removed and combined. */
export interface ParlaySlip extends BetSlip {
  /** Chooses a combination type by its name. */
  readonly choose: (name: string) => void;
  /** Removes the leg with this key. */
  readonly remove: (key: string) => void;
  readonly removeDead: () => void;
}

/** While the bet page is on the screen; a bet in doubt when it closes is looked for all the same (BET-20). */
function usePresence(): void {
  const app = useApp();
  useEffect(() => {
    showBetPage(app, true);
    return () => {
      showBetPage(app, false);
      setAside(app);
      showUnreadRefusal(app);
    };
  }, [app]);
}

/** Everything the bet page shows and does (spec §4, §5; decisions, Parlay). */
export function useParlaySlip(): ParlaySlip {
  const app = useApp();
  usePresence();
  const picks = useSlip((slip) => slip.parlay);
  const chosen = useSlip((slip) => slip.combination);
  const amount = useStake((stake) => stake.parlay);
  const { agreed, agree } = useAgreed();
  const { legs: priced, ask, ...price } = useParlayPrice(picks);
  const legs = priced.map((leg) => ({ ...leg, seen: seenOf(leg.selection, agreed) }));
  const close = (): void => history.back();
  const slip = useBetSlip(
    { kind: "parlay", legs, amount, chosen, ...price },
    { ask, agree, setAmount: (parlay) => setParlayAmount(app, parlay), close },
  );
  const { state } = slip;
  const keepOnly = (stays: (leg: PaintedLeg) => boolean): void => {
    if (state.locked) return;
    beforeChange(app, "removed");
    const kept = new Set(state.legs.filter(stays).map(({ key }) => key));
    setParlay(
      app,
      picks.filter((pick) => kept.has(selectionKey(pick))),
    );
  };
  return {
    ...slip,
    choose: (name) => {
      if (!state.locked) chooseCombination(app, name);
    },
    remove: (key) => keepOnly((leg) => leg.key !== key),
    removeDead: () => keepOnly((leg) => !isDeadLeg(leg.state)),
  };
}
