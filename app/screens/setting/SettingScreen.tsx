import { useSavePreference } from "#app/api/comm/savePreference.ts";
import { isOffered } from "#app/config.ts";
import { useApp } from "#app/application/useApp.ts";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ODDS_STYLE } from "#app/domain/odds/odds.ts";
import { useMemberCare } from "#app/flows/session/memberCare.ts";
import { useAllowedStyles } from "#app/flows/session/allowedStyles.ts";
import { useOddsStyle } from "#app/flows/session/preference.ts";
import { useServerNote } from "#app/flows/session/serverNote.ts";
import { type AutoAccept, changeSettings, useSettings } from "#app/stores/settings.ts";
import { LANGUAGE_NAMES } from "#app/text/languages.ts";
import { generalText } from "#app/text/refusals.ts";
import { zonePlaces, ZONES } from "#app/text/time/zones.ts";
import { zoneName } from "#app/text/time/zoneTimes.ts";
import { Slot } from "#app/components/views/slots.ts";
import { AppearanceGroup } from "./AppearanceGroup.tsx";
import { CareSettings } from "./CareSettings.tsx";
import { NoticeRows } from "./NoticeRows.tsx";
import { LanguageSheet, offeredLanguages } from "#app/components/views/LanguageSheet.tsx";
import { OddsStyleSheet, useStyleText } from "#app/components/views/OddsStyleSheet.tsx";
import { RadioSheet } from "#app/components/views/RadioSheet.tsx";
import { useSortChoice } from "#app/components/views/listChoices.ts";
import { ChoiceRow, SegmentRow, SettingGroup } from "#app/components/views/SettingRow.tsx";
import styles from "./SettingScreen.module.css";

type Choice = "style" | "language" | "zone";

interface GroupProps {
  /** Opens the sheet of a setting with many values. */
  readonly onOpen: (choice: Choice) => void;
}

function BettingGroup({ onOpen }: GroupProps) {
  const app = useApp();
  const { t } = useLingui();
  const styleText = useStyleText();
  const style = useOddsStyle();
  const several = useAllowedStyles().length > 1;
  const rule = useSettings(({ autoAccept }) => autoAccept);
  return (
    <SettingGroup name={t`Betting`}>
      {several && (
        <ChoiceRow
          q="set:oddsStyle"
          chosen={style}
          name={t`Odds style`}
          value={styleText(style)}
          onOpen={() => onOpen("style")}
        />
      )}
      <SegmentRow {...useSortChoice()} />
      <SegmentRow<AutoAccept>
        setting="autoAccept"
        name={t`Odds changes`}
        options={[
          { value: 1, label: t`Accept better` },
          { value: 2, label: t`Accept any` },
          { value: 0, label: t`Always ask` },
        ]}
        value={rule}
        onChange={(autoAccept) => changeSettings(app, { autoAccept })}
      />
      <Slot name="bettingRow" given={{}} />
    </SettingGroup>
  );
}

/** Which settings are the device's: all others are the member's (SES-04). */
function DeviceNote() {
  const { t } = useLingui();
  const hasBurma = useAllowedStyles().includes(ODDS_STYLE.BU);
  return (
    <p className={styles.foot}>
      {hasBurma
        ? t`Rows, theme and Burmese odds are set for this device: they stay the same whoever logs in.`
        : t`Rows and theme are set for this device: they stay the same whoever logs in.`}
    </p>
  );
}

function GeneralGroup({ onOpen }: GroupProps) {
  const { t } = useLingui();
  const language = useSettings((settings) => settings.language);
  return (
    <SettingGroup name={t`General`}>
      {offeredLanguages().length > 1 && (
        <ChoiceRow
          q="set:language"
          chosen={language}
          name={t`Language`}
          value={LANGUAGE_NAMES[language]}
          lang={language}
          onOpen={() => onOpen("language")}
        />
      )}
      <NoticeRows />
    </SettingGroup>
  );
}

interface SheetsProps {
  readonly open: Choice | undefined;
  readonly onClose: () => void;
}

/** The sheets of the settings that have many values. */
function Sheets({ open, onClose }: SheetsProps) {
  const app = useApp();
  const { i18n, t } = useLingui();
  const zone = useSettings((settings) => settings.timeZone);
  const placesOf = (hours: number) => {
    const places = zonePlaces(hours);
    return places && i18n._(places);
  };
  const zones = [zone, ...ZONES.filter((hours) => hours !== zone)];
  return (
    <>
      <OddsStyleSheet open={open === "style"} onClose={onClose} />
      <LanguageSheet open={open === "language"} onClose={onClose} />
      <RadioSheet
        open={open === "zone"}
        onClose={onClose}
        setting="timeZone"
        title={t`Time zone`}
        options={zones.map((hours) => ({ value: hours, name: zoneName(hours), more: placesOf(hours) }))}
        value={zone}
        onChoose={(timeZone) => changeSettings(app, { timeZone })}
      />
    </>
  );
}

/** The settings in the specification's order: each takes effect at once and is saved (spec §2, design 16). */
export function SettingScreen() {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<Choice>();
  const care = useMemberCare();
  const note = useServerNote();
  const isSaving = useSavePreference().length > 0;
  return (
    <main className={styles.settings} aria-busy={isSaving || undefined}>
      {note && (
        <p className={styles.note} role="status">
          {note.said === "" ? i18n._(generalText(note.code)) : note.said}
        </p>
      )}
      <BettingGroup onOpen={setOpen} />
      <GeneralGroup onOpen={setOpen} />
      <AppearanceGroup onOpenZone={() => setOpen("zone")} />
      <DeviceNote />
      {care && isOffered("care") && <CareSettings care={care} />}
      <Sheets open={open} onClose={() => setOpen(undefined)} />
    </main>
  );
}
