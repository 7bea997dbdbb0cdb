import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type BetRecord } from "#app/domain/bets/bet.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useOfferForAll } from "#app/flows/sale/cashOutOffers.ts";
import { setWatches } from "#app/flows/watches/setWatches.ts";
import { closeTellMe } from "#app/stores/watches/watches.ts";
import { legTitle } from "#app/text/betTitle.ts";
import { refusalWord } from "#app/text/watches.ts";
import { StepField } from "./StepField.tsx";
import { TellFoot } from "./TellFoot.tsx";
import { cashOutWish, firstValue, stepValue, typedValue } from "./tellRows.ts";
import styles from "./TellMe.module.css";

/** Asks at which cash-out value of an open bet the member wants an alert (WAT-01). */
export function TellCashOut({ bet }: { readonly bet: BetRecord }) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const { back } = useOfferForAll(bet.id, true);
  // the first offer sets the starting value, unless something was typed before it arrived
  const [begin, setBegin] = useState(back);
  const [typed, setTyped] = useState<{ readonly value: number | undefined }>();
  if (begin === undefined && back !== undefined && !typed) setBegin(back);
  const [said, setSaid] = useState("");
  const [leg] = bet.legs;
  const target = typed ? typed.value : firstValue(begin, bet.payment);
  if (leg === undefined) return null;
  const set = () => {
    if (target === undefined) return;
    const now = formatMoney(back, 2);
    if (back !== undefined && Math.round(back * 1_000) >= target)
      return setSaid(t`The cash-out offer is already ${now}.`);
    const { refused } = setWatches(app, [cashOutWish(bet, leg, target)]);
    if (refused) setSaid(i18n._(refusalWord(refused)));
    else closeTellMe(app);
  };
  return (
    <>
      <p className={styles.pick}>
        <span>
          {legTitle(i18n, bet, leg)}
          <span className={styles.teams}>{`${leg.home} – ${leg.away}`}</span>
        </span>
        <span>{formatMoney(back, 2)}</span>
      </p>
      <p className={styles.row}>{t`Cash-out at this value or more`}</p>
      <StepField
        key={begin}
        label={t`Cash-out at this value or more`}
        value={target}
        write={(thousandths) => formatMoney(thousandths / 1_000, 2)}
        read={typedValue}
        step={(steps) => stepValue(target ?? firstValue(begin, bet.payment), steps)}
        onChange={(value) => setTyped({ value })}
      />
      <TellFoot count={1} incomplete={target === undefined} said={said} onSet={set} />
    </>
  );
}
