import { Plural, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useBet } from "#app/api/bet/bet.ts";
import { useMixBet } from "#app/api/bet/mixBet.ts";
import { useOrBet } from "#app/api/bet/orBet.ts";
import { formatOdds } from "#app/domain/odds/odds.ts";
import { type SlipWait } from "#app/domain/slip/slipState.ts";
import { showAmount } from "#app/domain/slip/amountKeys.ts";
import { SETTLED_MS } from "#app/domain/time/timing.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import { TIMING } from "#app/flows/timing.ts";
import { Button } from "#app/ui/Button.tsx";
import { useSteady } from "#app/ui/touch/useSteady.ts";
import { placeState } from "./placeState.ts";
import { FootFace } from "./SlipFaces.tsx";

interface SlipButtonProps {
  readonly slip: BetSlip;
  /** What the button shows: the typed amount of a single, the total of a parlay; "" for none. */
  readonly amount?: string;
  /** What is shown before the button in its row. */
  readonly children?: ReactNode;
}

/** The button's text and look. */
interface Face {
  readonly words: ReactNode;
  /** Read aloud to those who cannot see why it is off. */
  readonly spoken?: string;
  readonly look?: Pick<ComponentProps<typeof Button>, "busy" | "disabled" | "fillMs" | "variant">;
}

/** While the slip waits: during the first 2 s it fills, for a suspended market it is off. */
function useWaitingFace(): (why: SlipWait) => Face {
  const { t } = useLingui();
  return (why) => {
    const words: Readonly<Record<SlipWait, string>> = {
      placing: t`Placing…`,
      arming: t`Checking odds…`,
      reading: t`Loading your bet list…`,
      noAnswer: t`No answer, trying again…`,
      asking: t`Checking odds…`,
      updating: t`Updating…`,
    };
    if (why === "updating") return { words: words[why], look: { disabled: true } };
    if (why !== "arming") return { words: words[why], look: { busy: true } };
    return { words: words[why], look: { fillMs: TIMING.armDelay }, spoken: t`You can bet in 2 seconds` };
  };
}

/** The one price that a tap would accept; a line that moved, or several prices, are shown above the button. */
function acceptedPrice({ state: { legs } }: BetSlip): string | undefined {
  const [leg, ...more] = legs;
  if (leg === undefined || more.length > 0 || leg.move === "line") return undefined;
  return formatOdds(leg.price.odds, leg.price.oddsStyle);
}

/** The button that bets, or asks for consent to a change (domain H6); off while the bet cannot be placed as it is. */
function usePlacingFace({ slip, amount = showAmount(slip.input.amount) }: SlipButtonProps): () => Face {
  const { t } = useLingui();
  const { asks, button } = slip.state;
  const price = acceptedPrice(slip);
  return () => {
    const bet = amount === "" ? t`Place bet` : t`Place bet · ${amount}`;
    const accept = price === undefined ? t`Accept change & bet ${amount}` : t`Accept ${price} & bet ${amount}`;
    const words = asks ? accept : bet;
    return { words, look: { variant: asks ? "warn" : "primary", disabled: button.does === "nothing" } };
  };
}

/** How many matches a parlay lacks. */
function Missing({ slip: { state } }: Pick<SlipButtonProps, "slip">) {
  const missing = Math.max(1, (state.list?.minimum ?? 0) - state.legs.length);
  return <Plural value={missing} one="Add # more to bet" other="Add # more to bet" />;
}

function useFace(props: SlipButtonProps): Face {
  const { t } = useLingui();
  const waiting = useWaitingFace();
  const placing = usePlacingFace(props);
  const { button } = props.slip.state;
  switch (button.does) {
    case "wait":
      return waiting(button.why);
    case "logIn":
      return { words: t`Log in to bet` };
    case "recharge":
      return { words: t`Recharge` };
    case "lookAgain":
      return { words: t`Check again` };
    case "showAsked":
      return { words: t`View bet` };
    case "close":
      return { words: t`Close`, look: { variant: "quiet" } };
    case "nothing":
      if (button.why === "tooFew") return { words: <Missing slip={props.slip} />, look: { disabled: true } };
      if (button.why !== "covered") return placing();
      return {
        words: t`Slip partly covered`,
        spoken: t`Something is covering part of the slip`,
        look: { disabled: true },
      };
    case "place":
    case "deposit":
      return placing();
  }
}

/** True while a bet of any kind is on its way to the server. */
const useIsSent = (): boolean => [useBet(), useMixBet(), useOrBet()].some(({ length }) => length > 0);

/** The one button of the slip: it does what it says (design 4.9). */
export function SlipButton(props: SlipButtonProps) {
  const { area, meaning } = props.slip.state;
  const button = useRef<HTMLDivElement>(null);
  useSteady(button, meaning);
  const { words, spoken, look } = useFace(props);
  const isSent = useIsSent();
  return (
    <FootFace
      seen={watchSight}
      busy={isSent}
      before={props.children}
      ref={button}
      data-q="place"
      data-q-state={placeState(props.slip.state)}
      data-q-value={props.slip.state.stake.sums?.payment}
      data-steady={area === "keypad" ? SETTLED_MS : undefined}
      onPointerDownCapture={props.slip.aim}
    >
      {/* one element in all its states: the focus that is on it stays, and goes back to the price with the slip */}
      <Button wide size={52} {...look} q={props.slip.state.asks ? "accept" : undefined} onClick={props.slip.tap}>
        {words}
      </Button>
      {spoken !== undefined && (
        <span className="spoken" role="status">
          {spoken}
        </span>
      )}
    </FootFace>
  );
}
