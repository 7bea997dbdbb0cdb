import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { showAmount } from "#app/domain/slip/stake.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { goRecharge, requireLogin } from "#app/flows/session/prompts.ts";
import { useInSight, watchSight } from "#app/flows/slip/sight.ts";
import { type SlipView } from "#app/flows/slip/slipView.ts";
import { TIMING } from "#app/flows/timing.ts";
import { isEmbedded } from "#app/host/host.ts";
import { Button } from "#app/ui/Button.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./SlipButton.module.css";

interface SlipButtonProps {
  readonly slip: SlipView;
  /** What the button shows: the typed amount of a single, the total of a parlay; "" for none. */
  readonly amount?: string;
}

const SHAPE = { wide: true, size: 52 } as const;

/** The button while the keypad stands: waits, bets, or asks for consent to a change (domain H6). */
function PlaceButton({ slip, amount = showAmount(slip.amount) }: SlipButtonProps) {
  const { t } = useLingui();
  const inSight = useInSight();
  if (slip.placing) return <Button {...SHAPE} busy>{t`Placing…`}</Button>;
  if (!slip.loggedIn) return <Button {...SHAPE} onClick={requireLogin}>{t`Log in to bet`}</Button>;
  if (slip.wait === "arming") {
    return (
      <>
        <Button {...SHAPE} fillMs={TIMING.armDelay}>{t`Checking odds…`}</Button>
        <span className="spoken" role="status">{t`You can bet in 2 seconds`}</span>
      </>
    );
  }
  if (slip.wait === "reading") return <Button {...SHAPE} busy>{t`Reading your bet list…`}</Button>;
  if (slip.wait === "noAnswer") return <Button {...SHAPE} busy>{t`No answer, trying again…`}</Button>;
  if (slip.wait === "asking") return <Button {...SHAPE} busy>{t`Checking odds…`}</Button>;
  if (!inSight) {
    return (
      <>
        <Button {...SHAPE} disabled>{t`Show the whole button to bet`}</Button>
        <span className="spoken" role="status">{t`Something covers this button`}</span>
      </>
    );
  }
  return (
    <Button {...SHAPE} variant={slip.asks ? "warn" : "primary"} disabled={!slip.canPlace} onClick={slip.place}>
      {slip.asks ? t`Accept change & bet ${amount}` : amount === "" ? t`Place bet` : t`Place bet · ${amount}`}
    </Button>
  );
}

function Act({ slip, ...shown }: SlipButtonProps) {
  const { t } = useLingui();
  switch (slip.area) {
    case "keypad":
      return <PlaceButton slip={slip} {...shown} />;
    case "updating":
      return <Button {...SHAPE} disabled>{t`Updating…`}</Button>;
    case "stillUnknown":
      return <Button {...SHAPE} onClick={slip.lookAgain}>{t`Look again`}</Button>;
    case "asked":
      return <Button {...SHAPE} onClick={slip.lookAgain}>{t`Look at the bet`}</Button>;
    case "recharge":
      // in a frame the deposit belongs to the host, which has been told
      if (!isEmbedded()) return <Button {...SHAPE} onClick={goRecharge}>{t`Deposit`}</Button>;
      return <Button {...SHAPE} variant="quiet" onClick={slip.close}>{t`Close`}</Button>;
    case "notFound":
    case "checking":
    case "closed":
    case "forbidden":
    case "notAllowed":
    case "blockedCountry":
      return <Button {...SHAPE} variant="quiet" onClick={slip.close}>{t`Close`}</Button>;
  }
}

/** The one button of the slip: what it says is what it does (design 4.9). */
export function SlipButton(props: SlipButtonProps) {
  const { slip } = props;
  const button = useRef<HTMLDivElement>(null);
  const inSight = useInSight();
  // beside the keypad it does one thing per area, whatever the bet list is being asked meanwhile
  useSteady(button, slip.area === "keypad" ? `${slip.meaning} ${inSight}` : slip.area);
  return (
    <div className={styles.foot} ref={watchSight} onPointerDownCapture={slip.aim}>
      <div ref={button} data-steady={slip.area === "keypad" ? SETTLED_MS : undefined}>
        <Act {...props} />
      </div>
    </div>
  );
}
