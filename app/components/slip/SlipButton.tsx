import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { type SlipWait } from "#app/domain/slip/slipState.ts";
import { showAmount } from "#app/domain/slip/stake.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { watchSight } from "#app/flows/slip/sight.ts";
import { TIMING } from "#app/flows/timing.ts";
import { Button } from "#app/ui/Button.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import styles from "./SlipButton.module.css";

interface SlipButtonProps {
  readonly slip: BetSlip;
  /** What the button shows: the typed amount of a single, the total of a parlay; "" for none. */
  readonly amount?: string;
}

const SHAPE = { wide: true, size: 52 } as const;

/** The button while the slip waits: for the first 2 s it fills, for a market that is shut for the moment it is off. */
function Waiting({ why }: { readonly why: SlipWait }) {
  const { t } = useLingui();
  const words: Readonly<Record<SlipWait, string>> = {
    placing: t`Placing…`,
    arming: t`Checking odds…`,
    reading: t`Reading your bet list…`,
    noAnswer: t`No answer, trying again…`,
    asking: t`Checking odds…`,
    updating: t`Updating…`,
  };
  if (why === "updating")
    return (
      <Button {...SHAPE} disabled>
        {words[why]}
      </Button>
    );
  if (why !== "arming")
    return (
      <Button {...SHAPE} busy>
        {words[why]}
      </Button>
    );
  return (
    <>
      <Button {...SHAPE} fillMs={TIMING.armDelay}>
        {words[why]}
      </Button>
      <span className="spoken" role="status">{t`You can bet in 2 seconds`}</span>
    </>
  );
}

/** The button that bets, or asks for consent to a change (domain H6); off while the bet cannot be placed as it stands. */
function PlaceButton({ slip, amount = showAmount(slip.input.amount) }: SlipButtonProps) {
  const { t } = useLingui();
  const { asks, button } = slip.state;
  const bet = amount === "" ? t`Place bet` : t`Place bet · ${amount}`;
  return (
    <Button {...SHAPE} variant={asks ? "warn" : "primary"} disabled={button.does === "nothing"} onClick={slip.tap}>
      {asks ? t`Accept change & bet ${amount}` : bet}
    </Button>
  );
}

function Act({ slip, ...shown }: SlipButtonProps) {
  const { t } = useLingui();
  const { button } = slip.state;
  const does = (words: ReactNode, variant?: "quiet") => (
    <Button {...SHAPE} {...(variant && { variant })} onClick={slip.tap}>
      {words}
    </Button>
  );
  switch (button.does) {
    case "wait":
      return <Waiting why={button.why} />;
    case "logIn":
      return does(t`Log in to bet`);
    case "recharge":
      return does(t`Deposit`);
    case "lookAgain":
      return does(t`Look again`);
    case "showAsked":
      return does(t`Look at the bet`);
    case "close":
      return does(t`Close`, "quiet");
    case "nothing":
      if (button.why !== "covered") return <PlaceButton slip={slip} {...shown} />;
      return (
        <>
          <Button {...SHAPE} disabled>{t`Show the whole slip to bet`}</Button>
          <span className="spoken" role="status">{t`Something covers a part of the slip`}</span>
        </>
      );
    case "place":
    case "deposit":
      return <PlaceButton slip={slip} {...shown} />;
  }
}

/** The one button of the slip: what it says is what it does (design 4.9). */
export function SlipButton(props: SlipButtonProps) {
  const { area, meaning } = props.slip.state;
  const button = useRef<HTMLDivElement>(null);
  useSteady(button, meaning);
  return (
    <div className={styles.foot} ref={watchSight} onPointerDownCapture={props.slip.aim}>
      <div ref={button} data-steady={area === "keypad" ? SETTLED_MS : undefined}>
        <Act {...props} />
      </div>
    </div>
  );
}
