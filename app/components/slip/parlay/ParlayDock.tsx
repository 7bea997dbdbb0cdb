import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { showAmount } from "#app/domain/slip/amountKeys.ts";
import { type ParlaySlip } from "#app/flows/slip/parlaySlip.ts";
import { ChangeLine } from "#app/components/slip/ChangeLine.tsx";
import { ParlayRuleLine } from "./ParlayRuleLine.tsx";
import { RecentBets } from "#app/components/slip/receipt/RecentBets.tsx";
import { SlipArea } from "#app/components/slip/SlipArea.tsx";
import { SlipButton } from "#app/components/slip/SlipButton.tsx";
import { useLimitWords } from "#app/components/slip/stake/limitWords.ts";
import { SlipKeys } from "#app/components/slip/stake/SlipKeys.tsx";
import { StakeField } from "#app/components/slip/stake/StakeField.tsx";
import { watchSight } from "#app/flows/slip/facts/sight.ts";
import styles from "./ParlayDock.module.css";

/** Why the amount cannot be bet, or the limits, and the number of bets with their stake. */
function Limits({ slip }: { readonly slip: ParlaySlip }) {
  const { stake } = slip.state;
  const words = useLimitWords(slip.input);
  const each = showAmount(slip.input.amount) || "0";
  return (
    <div className={styles.limits} ref={watchSight}>
      {stake.wrong === undefined ? (
        <p>{words.range}</p>
      ) : (
        <p className={styles.wrong} role="alert">
          {words[stake.wrong]}
        </p>
      )}
      <p>
        <Plural value={stake.count} one="# bet" other="# bets" context="combinations" /> × {each}
      </p>
    </div>
  );
}

/** The total stake and the return. */
function Sums({ stake }: Pick<ParlaySlip["state"], "stake">) {
  const { t } = useLingui();
  return (
    <p className={styles.sums} ref={watchSight}>
      <span>
        {t`Total stake`}{" "}
        <b data-q="risk" data-q-value={stake.total}>
          {formatMoney(stake.total, 2)}
        </b>
      </span>
      <span>
        {t`Returns`}{" "}
        <b data-q="returns" data-q-value={stake.sums?.back}>
          {formatMoney(stake.total > 0 ? (stake.sums?.back ?? null) : 0, 2)}
        </b>
      </span>
    </p>
  );
}

/** The foot of the bet page: amount, limits, keys, total stake and return, the button (design 4.11). */
export function ParlayDock({ slip }: { readonly slip: ParlaySlip }) {
  const { i18n, t } = useLingui();
  const [chosen, setChosen] = useState<boolean>();
  const { input, state } = slip;
  const currency = input.member?.currency ?? "";
  const { stake, list } = state;
  // said at the head of the selections, and nothing can be summed up
  const tooFew = list?.rule === "tooFew";
  // with enough selections the amount is what is left to say (design-3, part 5)
  const open = chosen ?? !tooFew;
  const total = stake.total > 0 ? showAmount(String(stake.total)) : "";
  return (
    <section className={styles.dock} aria-label={t`Amount and bet`}>
      <RecentBets />
      {state.area === "keypad" ? (
        <>
          <div className={styles.top}>
            <div className={styles.field}>
              <StakeField
                words={i18n}
                seen={watchSight}
                amount={input.amount}
                currency={currency}
                wrong={stake.wrong !== undefined}
                locked={state.locked}
                idle={!open}
                onOpen={() => setChosen(!open)}
                onClear={() => slip.enter("")}
              />
            </div>
            <Limits slip={slip} />
          </div>
          {open && (
            <div className={styles.keys}>
              <SlipKeys slip={slip} />
            </div>
          )}
          {!tooFew && <Sums stake={stake} />}
          {!tooFew && <ParlayRuleLine slip={slip} />}
          {state.asks && list?.rule === undefined && (
            <ChangeLine>
              <Trans>A price or line has changed. Check it before you bet.</Trans>
            </ChangeLine>
          )}
        </>
      ) : (
        <SlipArea slip={slip} />
      )}
      <SlipButton slip={slip} amount={total} />
    </section>
  );
}
