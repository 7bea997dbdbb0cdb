import { Trans, useLingui } from "@lingui/react/macro";
import { type ClipboardEvent, type KeyboardEvent } from "react";
import { lineText } from "#app/domain/line.ts";
import { formatOdds } from "#app/domain/odds.ts";
import { type Selection } from "#app/domain/selection.ts";
import { digitsOf } from "#app/domain/stake.ts";
import { type SingleSlip as SlipState } from "#app/flows/singleSlip.ts";
import { useSettings } from "#app/stores/settings.ts";
import { setAmount } from "#app/stores/stake.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Keypad } from "./Keypad.tsx";
import { SlipArea } from "./SlipArea.tsx";
import { SlipButton } from "./SlipButton.tsx";
import { SlipHead } from "./SlipHead.tsx";
import { StakeField } from "./StakeField.tsx";
import { StakeSums } from "./StakeSums.tsx";
import styles from "./SingleSlip.module.css";

interface SingleSlipProps {
  readonly selection: Selection;
  readonly slip: SlipState;
}

/** From what to what the price or the line went; a line that moved names both (spec §8, odds changed). */
function Change({ selection, slip }: SingleSlipProps) {
  const { t } = useLingui();
  const { before, price, move } = slip;
  if (before === undefined || !slip.asks) return null;
  const line = ({ hdp }: { hdp: string }) => lineText({ marketId: selection.marketId, hdp, betPos: selection.betPos });
  const [from, to] =
    move === "line"
      ? [
          `${line(before)} ${formatOdds(before.odds, before.oddsStyle)}`,
          `${line(price)} ${formatOdds(price.odds, price.oddsStyle)}`,
        ]
      : [formatOdds(before.odds, before.oddsStyle), formatOdds(price.odds, price.oddsStyle)];
  return (
    <p className={styles.change} role="alert">
      <Icon name="alert" size={18} />
      {move === "line" ? t`Line changed from ${from} to ${to}` : t`Odds changed from ${from} to ${to}`}
    </p>
  );
}

const KEYS: Readonly<Record<string, string>> = { Backspace: "Del", Delete: "Del" };

/** The single slip: what is bet on, the amount, the keys, the button (design 4.9). Hardware digits, paste and Enter work. */
export function SingleSlip({ selection, slip }: SingleSlipProps) {
  const timeZone = useSettings((settings) => settings.timeZone);
  const typing = slip.area === "keypad" && !slip.placing;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!typing || event.ctrlKey || event.metaKey || event.altKey) return;
    // Enter on a button is that button's own
    if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) slip.place();
    else if (/^\p{Nd}$/u.test(event.key)) slip.press(event.key);
    else if (KEYS[event.key] !== undefined) slip.press("Del");
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const digits = digitsOf(event.clipboardData.getData("text"));
    if (typing && digits !== undefined) setAmount(digits);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hardware keys are heard wherever the focus is in the slip
    <div className={styles.slip} onKeyDown={onKeyDown} onPaste={onPaste}>
      <SlipHead selection={selection} slip={slip} timeZone={timeZone} />
      {slip.area === "keypad" ? (
        <>
          <Change selection={selection} slip={slip} />
          <StakeField
            amount={slip.amount}
            currency={slip.member?.currency ?? ""}
            wrong={slip.stake.reason === "belowMin" || slip.stake.reason === "aboveMax"}
            locked={slip.placing}
            onClear={() => setAmount("")}
          />
          <StakeSums slip={slip} />
          <Keypad onKey={slip.press} locked={slip.placing} />
        </>
      ) : (
        <SlipArea slip={slip} />
      )}
      <SlipButton slip={slip} />
      <p className={styles.delay}>
        {selection.stage === 3 && <Trans>Scores and pictures are delayed; others may see them sooner.</Trans>}
      </p>
    </div>
  );
}
