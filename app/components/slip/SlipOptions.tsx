import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { QUICK_AMOUNTS } from "#app/domain/slip/amountKeys.ts";
import { digitsOf } from "#app/domain/slip/stake.ts";
import { Slot } from "#app/components/views/slots.ts";
import { type Selection } from "#app/domain/slip/selection.ts";
import { type AutoAccept } from "#app/domain/slip/quote.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import { setKeepSelections, setQuickAmounts, useQuickAmounts, useSlipOptions } from "#app/stores/slipOptions.ts";
import { Button } from "#app/ui/Button.tsx";
import { Dialog } from "#app/ui/layers/Dialog.tsx";
import disc from "#app/ui/Radio.module.css";
import { Switch } from "#app/ui/Switch.tsx";
import styles from "./SlipOptions.module.css";

interface SlipOptionsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Quick amounts are kept for each currency. */
  readonly currency: string;
  /** Shown above the options: why the selection cannot be in a parlay. */
  readonly notForParlay?: string | undefined;
  /** The selection in the slip. */
  readonly pick: Selection;
}

/** The four quick amounts as inputs; anything but whole digits is refused (BET-14). */
function QuickAmounts({ currency }: { readonly currency: string }) {
  const app = useApp();
  const { t } = useLingui();
  const saved = useQuickAmounts(currency);
  const [texts, setTexts] = useState(() => saved.map(String));
  const [wrong, setWrong] = useState<number | undefined>(undefined);
  const change = (at: number, text: string) => {
    const next = texts.with(at, text);
    setTexts(next);
    const amounts = next.map((one) => Number(digitsOf(one) ?? 0));
    const bad = amounts.findIndex((amount) => !(amount >= 1));
    setWrong(bad < 0 ? undefined : bad);
    if (bad < 0) setQuickAmounts(app, currency, amounts);
  };
  const restore = () => {
    setTexts(QUICK_AMOUNTS.map(String));
    setWrong(undefined);
    setQuickAmounts(app, currency, QUICK_AMOUNTS);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{t`Quick amounts in ${currency}`}</legend>
      <div className={styles.amounts}>
        {texts.map((text, at) => {
          const place = at + 1;
          return (
            <input
              key={at}
              className={styles.amount}
              data-q={`set:quick:${place}`}
              inputMode="numeric"
              maxLength={15}
              aria-label={t`Quick amount ${place}`}
              aria-invalid={wrong === at || undefined}
              value={text}
              onChange={(event) => change(at, event.target.value)}
            />
          );
        })}
      </div>
      {wrong !== undefined && (
        <p className={styles.wrong} role="alert">{t`Please enter whole amounts of 1 or more.`}</p>
      )}
      <Button variant="text" wide onClick={restore}>{t`Restore the default amounts`}</Button>
    </fieldset>
  );
}

/** What the slip's "…" holds: alert, sharing, and the member's options: price changes, selections after a bet, quick amounts. */
export function SlipOptions({ open, onClose, currency, notForParlay, pick }: SlipOptionsProps) {
  const app = useApp();
  const { t } = useLingui();
  const autoAccept = useSettings((settings) => settings.autoAccept);
  const kept = useSlipOptions((options) => options.keepSelections);
  const choices: readonly (readonly [AutoAccept, string])[] = [
    [0, t`Ask me about every change`],
    [1, t`Accept better odds`],
    [2, t`Accept any odds`],
  ];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      q="dialog:slipOptions"
      title={t`Slip options`}
      actions={<Button q="act:ok" wide onClick={onClose}>{t`Done`}</Button>}
    >
      <div className={styles.options}>
        {notForParlay !== undefined && <p className={styles.note}>{notForParlay}</p>}
        <Slot name="slipOption" given={{ pick, done: onClose }} />
        <fieldset className={styles.group}>
          <legend className={styles.name}>{t`When the odds change`}</legend>
          {choices.map(([value, label]) => (
            <label key={value} className={styles.choice}>
              <input
                className={disc.radio}
                data-q={`set:autoAccept:${value}`}
                type="radio"
                name="autoAccept"
                checked={autoAccept === value}
                onChange={() => changeSettings(app, { autoAccept: value })}
              />
              {label}
            </label>
          ))}
          <p className={styles.note}>{t`You are always asked if the handicap or total changes.`}</p>
        </fieldset>
        <div className={styles.row}>
          <span id="keep-selections">{t`Keep selections after a bet`}</span>
          <Switch
            q="set:keepSelections"
            labelledBy="keep-selections"
            checked={kept}
            onChange={(keepSelections) => setKeepSelections(app, keepSelections)}
          />
        </div>
        <QuickAmounts key={currency} currency={currency} />
      </div>
    </Dialog>
  );
}
