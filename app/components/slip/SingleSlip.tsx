import { Trans, useLingui } from "@lingui/react/macro";
import { AgeMark } from "#app/components/duties/AgeMark.tsx";
import { SlipBonus } from "#app/components/bonus/SlipBonus.tsx";
import { Slot } from "#app/components/views/slots.ts";
import { type BetSlip } from "#app/flows/slip/betSlip.ts";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import { useSettings } from "#app/stores/settings.ts";
import { AddReason, AddToParlay } from "./AddToParlay.tsx";
import { OddsChange } from "./OddsChange.tsx";
import { RecentBets } from "#app/components/slip/receipt/RecentBets.tsx";
import { SlipArea } from "./SlipArea.tsx";
import { SlipButton } from "./SlipButton.tsx";
import { SlipHead } from "./SlipHead.tsx";
import { SlipKeys } from "#app/components/slip/stake/SlipKeys.tsx";
import { StakeField } from "#app/components/slip/stake/StakeField.tsx";
import { StakeSums } from "#app/components/slip/stake/StakeSums.tsx";
import { slipTyping } from "#app/components/slip/stake/typing.ts";
import styles from "./SingleSlip.module.css";

interface SingleSlipProps {
  readonly slip: BetSlip;
  /** It takes the place of one that looks the same (plainSlip.ts). */
  readonly still?: boolean;
}

/** The single slip: the selection, the amount, the keys, the button (design 4.9). Hardware digits, paste and Enter work. */
export function SingleSlip({ slip, still = false }: SingleSlipProps) {
  const { i18n } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const { input, state } = slip;
  const currency = input.member?.currency ?? "";
  const [leg] = state.legs;
  if (leg === undefined) return null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hardware keys are heard wherever the focus is in the slip
    <div
      className={styles.slip}
      tabIndex={-1}
      data-q="slip"
      data-q-part="slip"
      data-q-state={state.area}
      data-autofocus
      {...slipTyping(slip)}
    >
      <SlipHead slip={slip} leg={leg} timeZone={timeZone}>
        <RecentBets />
        {state.area === "keypad" ? (
          <>
            <OddsChange leg={leg} asks={state.asks} locked={state.locked} />
            <StakeField
              words={i18n}
              seen={watchSight}
              amount={input.amount}
              currency={currency}
              wrong={state.stake.wrong !== undefined}
              locked={state.locked}
              onClear={() => slip.enter("")}
            />
            <StakeSums slip={slip} />
            <SlipBonus selection={leg.selection} bonus={leg.bonus} payment={state.stake.sums?.payment} />
            <div className={styles.keys}>
              <SlipKeys slip={slip} still={still} />
            </div>
          </>
        ) : (
          <SlipArea slip={slip} />
        )}
        <AddReason slip={slip} leg={leg} />
        <p className={styles.delay}>
          <AgeMark />
          {leg.selection.stage === "live" && (
            <Trans>Scores and pictures are delayed; others may see them sooner.</Trans>
          )}
        </p>
      </SlipHead>
      <SlipButton slip={slip}>
        <AddToParlay slip={slip} leg={leg} />
      </SlipButton>
      <Slot name="slipMatch" given={{ slip, leg, at: "foot" }} />
    </div>
  );
}
