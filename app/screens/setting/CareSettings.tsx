import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { config } from "#app/config.ts";
import { limitNow, type OwnLimit } from "#app/domain/member/care.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { type CareInForce } from "#app/flows/session/memberCare.ts";
import { setOwnLimit, spentToday } from "#app/flows/slip/ownLimits.ts";
import { changeCare } from "#app/stores/care.ts";
import { useSettings } from "#app/stores/settings.ts";
import { sessionText, dateTimeText } from "#app/text/times.ts";
import { LimitSheet } from "./LimitSheet.tsx";
import { RadioSheet } from "./RadioSheet.tsx";
import { ChoiceRow, SettingGroup, SwitchRow } from "./SettingRow.tsx";
import styles from "./SettingScreen.module.css";

const REMINDERS = [0, 15, 30, 60, 120];

const HOURS = [0, 30, 60, 120, 180, 240, 360];

/** Session clock, reality check and the member's own limits, all off until they are switched on (REG-05). */
export function CareSettings({ care }: { readonly care: CareInForce }) {
  const { i18n, t } = useLingui();
  const [open, setOpen] = useState<"remind" | "spend" | "minutes">();
  const [now, setNow] = useState(() => Date.now());
  const timeZone = useSettings((settings) => settings.timeZone);
  const currency = useMember()?.currency ?? "";
  const set = (name: "spend" | "minutes", value: number | undefined) => {
    const at = Date.now();
    setOwnLimit(name, value, at);
    setNow(at);
  };
  const close = () => setOpen(undefined);
  const spend = limitNow(care.spend, now);
  const minutes = limitNow(care.minutes, now);
  const remind = care.remind || config().care.remindMinutes;
  const none = t`None`;
  const remindText = (value: number) => (value === 0 ? t`Never` : t`Every ${value} min`);
  const timeText = (value: number) => (value === 0 ? none : t`${sessionText(value)} h`);
  const moneyText = (value: number | undefined) =>
    value === undefined ? none : `${currency} ${formatMoney(value, 0)}`;
  const later = ({ next }: OwnLimit, text: (value: number | undefined) => string) => {
    if (next === undefined || next.from <= now) return undefined;
    const from = dateTimeText(i18n.locale, new Date(next.from).toISOString(), timeZone);
    return t`${text(next.value)} from ${from}`;
  };
  const spent = formatMoney(spentToday(care, now), 2);
  const waiting = [later(care.spend, moneyText), later(care.minutes, (value) => timeText(value ?? 0))].filter(
    (line) => line !== undefined,
  );
  return (
    <>
      <SettingGroup name={t`Time and spending`}>
        {config().care.clock ? undefined : (
          <SwitchRow
            name={t`Session clock`}
            more={t`Shows beside your name how long you have been here`}
            checked={care.clock}
            onChange={(clock) => changeCare(care.owner, { clock })}
          />
        )}
        <ChoiceRow name={t`Reality check`} value={remindText(remind)} onOpen={() => setOpen("remind")} />
        <ChoiceRow name={t`Daily spending limit`} value={moneyText(spend)} onOpen={() => setOpen("spend")} />
        <ChoiceRow name={t`Daily time limit`} value={timeText(minutes ?? 0)} onOpen={() => setOpen("minutes")} />
      </SettingGroup>
      <p className={styles.foot}>
        {t`Limits hold on this device, from noon to noon (GMT+8). A tighter limit holds at once, a looser one after 24 hours. Bet today: ${currency} ${spent}.`}
        {waiting.map((line) => (
          <span key={line} className={styles.waiting}>
            {line}
          </span>
        ))}
      </p>
      <RadioSheet
        open={open === "remind"}
        onClose={close}
        title={t`Reality check`}
        options={REMINDERS.map((value) => ({ value, name: remindText(value) }))}
        value={remind}
        onChoose={(value) => changeCare(care.owner, { remind: value })}
      />
      <RadioSheet
        open={open === "minutes"}
        onClose={close}
        title={t`Daily time limit`}
        options={HOURS.map((value) => ({ value, name: timeText(value) }))}
        value={minutes ?? 0}
        onChoose={(value) => set("minutes", value === 0 ? undefined : value)}
      />
      <LimitSheet
        open={open === "spend"}
        onClose={close}
        currency={currency}
        value={spend}
        onChoose={(value) => set("spend", value)}
      />
    </>
  );
}
