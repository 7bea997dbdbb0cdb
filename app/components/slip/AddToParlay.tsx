import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { joining, toggleParlay } from "#app/domain/slip/slip.ts";
import { type PaintedLeg } from "#app/domain/slip/paintedLeg.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { addToParlay } from "#app/flows/slip/pickPrice.ts";
import { useSlip } from "#app/stores/slip.ts";
import { choiceTitle } from "#app/text/choices.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./AddToParlay.module.css";

interface AddToParlayProps {
  readonly slip: BetSlip;
  readonly leg: PaintedLeg;
}

/** What the button does with the selection; undefined if there is no button (ADD-01, ADD-03, BAR-03). */
function useJoining({ slip, leg: { selection } }: AddToParlayProps) {
  const parlay = useSlip((held) => held.parlay);
  const { area, locked } = slip.state;
  if (area !== "keypad" || locked || !isOffered("parlayAnywhere")) return undefined;
  const join = joining(parlay, selection);
  return join.does === "nothing" ? undefined : join;
}

/** Says why the selection cannot be added, or asks whether it should replace another one; above the foot of the slip (design-2, 6.2; ADD-02). */
export function AddReason(props: AddToParlayProps) {
  const { i18n, t } = useLingui();
  const join = useJoining(props);
  if (join === undefined || join.does === "add") return null;
  if (join.does === "refuse")
    return <p className={styles.reason}>{join.why === "isIn" ? t`Already in your parlay` : t`Singles only`}</p>;
  const { selection, price } = props.leg;
  const [other, own] = [choiceTitle(i18n, join.other), choiceTitle(i18n, { ...selection, ...price })];
  return <p className={styles.reason}>{t`Replace ${other} with ${own}?`}</p>;
}

/** Puts the slip's selection into the parlay, beside the button that bets on it alone (design-2, 6.2; ADD-01). */
export function AddToParlay(props: AddToParlayProps) {
  const app = useApp();
  const { t } = useLingui();
  const join = useJoining(props);
  const parlay = useSlip((held) => held.parlay);
  const button = useRef<HTMLButtonElement>(null);
  useSteady(button, join?.does);
  if (join === undefined) return null;
  const { slip, leg } = props;
  const add = () => {
    const { amount } = slip.input;
    // an eleventh match is refused, and this slip stays
    if (toggleParlay(parlay, leg.selection).outcome !== "tooMany") slip.close();
    // with the line and price on the screen; the parlay gets new prices on its page
    addToParlay(app, { ...leg.selection, ...leg.price }, amount);
  };
  return (
    <button
      ref={button}
      className={styles.add}
      data-q="add"
      data-q-state={join.does}
      type="button"
      aria-label={t`Add to parlay`}
      disabled={join.does === "refuse"}
      onClick={add}
    >
      <Icon name="plus" size={18} />
      <span className={styles.long}>{t`Add to parlay`}</span>
      <span className={styles.short}>{t`Parlay`}</span>
    </button>
  );
}
