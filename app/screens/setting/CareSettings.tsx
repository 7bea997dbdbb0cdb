import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { config } from "#app/config.ts";
import { limitNow, type OwnLimit } from "#app/domain/member/care.ts";
import { formatMoney } from "#app/domain/odds/moneyText.ts";
import { useMember } from "#app/flows/session/balance.ts";
import { type CareInForce } from "#app/flows/session/memberCare.ts";
import { setOwnLimit, spentToday, takeBreak } from "#app/flows/slip/ownLimits.ts";
import { changeCare } from "#app/stores/care.ts";
import { useSettings } from "#app/stores/settings.ts";
import { sessionText, dateTimeText } from "#app/text/time/dateTexts.ts";
import { BreakSheet } from "./BreakSheet.tsx";
import { LimitSheet } from "./LimitSheet.tsx";
import { RadioSheet } from "#app/components/views/RadioSheet.tsx";
import { ChoiceRow, SettingGroup, SwitchRow } from "#app/components/views/SettingRow.tsx";
import styles from "./SettingScreen.module.css";

const REMINDERS = [0, 15, 30, 60, 120];

const HOURS = [0, 30, 60, 120, 180, 240, 360];

type Limit = "remind" | "spend" | "minutes" | "break";

interface LimitSheetsProps {
  readonly open: Limit | undefined;
  readonly onClose: () => void;
  /** The settings in force; minutes are 0 for none. */
  readonly limits: { readonly remind: number; readonly spend: number | undefined; readonly minutes: number };
  /** The end of the current break, epoch ms; 0 = none. */
  readonly breakUntil: number;
  readonly now: number;
  readonly dateOf: (moment: number) => string;
  readonly currency: string;
  readonly remindText: (minutes: number) => string;
  readonly timeText: (minutes: number) => string;
  readonly onRemind: (minutes: number) => void;
  readonly onBreak: (days: number) => void;
  readonly onLimit: (name: "spend" | "minutes", value: number | undefined) => void;
}

/** The sheets for the reminder, the two limits and a break. */
function LimitSheets(props: LimitSheetsProps) {
  const { open, onClose, limits, currency, remindText, timeText, onRemind, onLimit } = props;
  const { breakUntil, now, dateOf, onBreak } = props;
  const { t } = useLingui();
  return (
    <>
      <RadioSheet
        open={open === "remind"}
        onClose={onClose}
        setting="remind"
        title={t`Reality check`}
        options={REMINDERS.map((value) => ({ value, name: remindText(value) }))}
        value={limits.remind}
        onChoose={onRemind}
      />
      <RadioSheet
        open={open === "minutes"}
        onClose={onClose}
        setting="minutes"
        title={t`Daily time limit`}
        options={HOURS.map((value) => ({ value, name: timeText(value) }))}
        value={limits.minutes}
        onChoose={(value) => onLimit("minutes", value === 0 ? undefined : value)}
      />
      <LimitSheet
        open={open === "spend"}
        onClose={onClose}
        currency={currency}
        value={limits.spend}
        onChoose={(value) => onLimit("spend", value)}
      />
      <BreakSheet
        open={open === "break"}
        onClose={onClose}
        until={breakUntil}
        now={now}
        dateOf={dateOf}
        onChoose={onBreak}
      />
    </>
  );
}

/** How the limits are written, and looser ones not yet in force. */
function useLimitTexts() {
  const { i18n, t } = useLingui();
  const timeZone = useSettings((settings) => settings.timeZone);
  const currency = useMember()?.currency ?? "";
  const none = t`None`;
  const remindText = (value: number) => (value === 0 ? t`Never` : t`Every ${value} min`);
  const timeText = (value: number) => (value === 0 ? none : t`${sessionText(value)} h`);
  const moneyText = (value: number | undefined) =>
    value === undefined ? none : `${currency} ${formatMoney(value, 0)}`;
  const dateOf = (moment: number) => dateTimeText(i18n.locale, new Date(moment).toISOString(), timeZone);
  const later = ({ next }: OwnLimit, now: number, text: (value: number | undefined) => string) => {
    if (next === undefined || next.from <= now) return undefined;
    const from = dateOf(next.from);
    return t`${text(next.value)} from ${from}`;
  };
  const waiting = (care: CareInForce, now: number) =>
    [later(care.spend, now, moneyText), later(care.minutes, now, (value) => timeText(value ?? 0))].filter(
      (line) => line !== undefined,
    );
  return { currency, none, remindText, timeText, moneyText, dateOf, waiting };
}

interface FootProps {
  readonly currency: string;
  readonly spent: string;
  /** The looser limits not yet in force. */
  readonly waiting: readonly string[];
}

/** What applies from when, and what was bet today. */
function Foot({ currency, spent, waiting }: FootProps) {
  const { t } = useLingui();
  return (
    <p className={styles.foot}>
      {t`Limits apply on this device only; a day runs from noon to noon (GMT+8). A lower limit applies at once, a higher one after 24 hours. Spent on bets today: ${currency} ${spent}.`}
      {waiting.map((line) => (
        <span key={line} className={styles.waiting}>
          {line}
        </span>
      ))}
    </p>
  );
}

interface LimitRowsProps extends Pick<LimitSheetsProps, "limits" | "breakUntil" | "now"> {
  readonly texts: ReturnType<typeof useLimitTexts>;
  readonly onOpen: (limit: Limit) => void;
}

/** Reminder, limits and break with their current values; each opens its sheet. */
function LimitRows({ limits, breakUntil, now, texts, onOpen }: LimitRowsProps) {
  const { t } = useLingui();
  const { none, remindText, timeText, moneyText, dateOf } = texts;
  const end = dateOf(breakUntil);
  const rows: readonly (readonly [Limit, string, string])[] = [
    ["remind", t`Reality check`, remindText(limits.remind)],
    ["spend", t`Daily stake limit`, moneyText(limits.spend)],
    ["minutes", t`Daily time limit`, timeText(limits.minutes)],
    ["break", t`Break from betting`, breakUntil > now ? t`until ${end}` : none],
  ];
  return rows.map(([limit, name, value]) => (
    <ChoiceRow
      key={limit}
      q={`set:${limit}`}
      chosen={{ ...limits, break: breakUntil }[limit]}
      name={name}
      value={value}
      onOpen={() => onOpen(limit)}
    />
  ));
}

/** Session clock, reality check, the member's own limits and a break, all off until switched on (REG-05). */
export function CareSettings({ care }: { readonly care: CareInForce }) {
  const app = useApp();
  const { t } = useLingui();
  const [open, setOpen] = useState<Limit>();
  const [now, setNow] = useState(() => Date.now());
  const texts = useLimitTexts();
  const { currency, remindText, timeText, dateOf, waiting } = texts;
  const remind = care.remind || config().care.remindMinutes;
  const limits = { remind, spend: limitNow(care.spend, now), minutes: limitNow(care.minutes, now) ?? 0 };
  const set = (name: "spend" | "minutes", value: number | undefined) => {
    const at = Date.now();
    setOwnLimit(app, name, value, at);
    setNow(at);
  };
  return (
    <>
      <SettingGroup name={t`Time and spending`}>
        {config().care.clock ? undefined : (
          <SwitchRow
            q="set:clock"
            name={t`Session clock`}
            more={t`Shows beside your name how long you have been here`}
            checked={care.clock}
            onChange={(clock) => changeCare(app, care.owner, () => ({ clock }))}
          />
        )}
        <LimitRows
          limits={limits}
          breakUntil={care.breakUntil}
          now={now}
          texts={texts}
          onOpen={(limit) => {
            setNow(Date.now());
            setOpen(limit);
          }}
        />
      </SettingGroup>
      <Foot currency={currency} spent={formatMoney(spentToday(care, now), 2)} waiting={waiting(care, now)} />
      <LimitSheets
        open={open}
        onClose={() => setOpen(undefined)}
        limits={limits}
        currency={currency}
        remindText={remindText}
        timeText={timeText}
        breakUntil={care.breakUntil}
        now={now}
        dateOf={dateOf}
        onBreak={(days) => takeBreak(app, days, Date.now())}
        onRemind={(value) => changeCare(app, care.owner, () => ({ remind: value }))}
        onLimit={set}
      />
    </>
  );
}
