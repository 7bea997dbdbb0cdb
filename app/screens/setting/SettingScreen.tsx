import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Language, LANGUAGES } from "#app/domain/member/languages.ts";
import { ODDS_STYLE, type OddsStyle } from "#app/domain/odds/odds.ts";
import { useMemberCare } from "#app/flows/session/memberCare.ts";
import {
  chooseOddsStyle,
  useAllowedStyles,
  useArea,
  useOddsStyle,
  useServerNote,
} from "#app/flows/session/preference.ts";
import { useOfferedThemes } from "#app/flows/session/themeCycle.ts";
import { type AutoAccept, changeSettings, useSettings } from "#app/stores/settings.ts";
import { chooseTheme, useTheme } from "#app/stores/theme.ts";
import { LANGUAGE_NAMES } from "#app/text/languages.ts";
import { ODDS_STYLE_CODES, oddsStyleName } from "#app/text/oddsStyles.ts";
import { generalText } from "#app/text/refusals.ts";
import { zoneName, zonePlaces, ZONES } from "#app/text/zones.ts";
import { CareSettings } from "./CareSettings.tsx";
import { exampleOf } from "./example.ts";
import { RadioSheet } from "./RadioSheet.tsx";
import { ChoiceRow, SegmentRow, SettingGroup, SwitchRow } from "./SettingRow.tsx";
import { ThemeSwatches } from "./ThemeSwatches.tsx";
import styles from "./SettingScreen.module.css";

/** The odds styles in the order in which they are listed (design 34). */
const ORDER: readonly OddsStyle[] = [
  ODDS_STYLE.EU,
  ODDS_STYLE.HK,
  ODDS_STYLE.MY,
  ODDS_STYLE.ID,
  ODDS_STYLE.US,
  ODDS_STYLE.BU,
];

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** The settings: each takes effect at once and is saved (spec §2, design 16). */
export function SettingScreen() {
  const { i18n, t } = useLingui();
  const [open, setOpen] = useState<"style" | "language" | "zone">();
  const settings = useSettings();
  const theme = useTheme((state) => state.theme);
  const offered = useOfferedThemes();
  const allowed = useAllowedStyles();
  const style = useOddsStyle();
  const { hasDarkMode } = useArea();
  const care = useMemberCare();
  const note = useServerNote();
  const close = () => setOpen(undefined);
  const styleText = (one: OddsStyle) => `${i18n._(oddsStyleName(one))} (${ODDS_STYLE_CODES[one]})`;
  const placesOf = (hours: number) => {
    const places = zonePlaces(hours);
    return places && i18n._(places);
  };
  const zones = [settings.timeZone, ...ZONES.filter((hours) => hours !== settings.timeZone)];
  return (
    <main className={styles.settings}>
      {note && (
        <p className={styles.note} role="status">
          {note.said === "" ? i18n._(generalText(note.code)) : note.said}
        </p>
      )}
      <SettingGroup name={t`Betting`}>
        <ChoiceRow name={t`Odds style`} value={styleText(style)} onOpen={() => setOpen("style")} />
        <SegmentRow<AutoAccept>
          name={t`Odds changes`}
          options={[
            { value: 1, label: t`Accept better` },
            { value: 2, label: t`Accept any` },
            { value: 0, label: t`Always ask` },
          ]}
          value={settings.autoAccept}
          onChange={(autoAccept) => changeSettings({ autoAccept })}
        />
        <SegmentRow<0 | 1>
          name={t`Sort matches`}
          options={[
            { value: 0, label: t`By league` },
            { value: 1, label: t`By time` },
          ]}
          value={settings.matchSort}
          onChange={(matchSort) => changeSettings({ matchSort })}
        />
      </SettingGroup>
      <SettingGroup name={t`Appearance`}>
        <ThemeSwatches offered={offered} theme={theme} onChoose={(name) => chooseTheme(name, Date.now())} />
        {hasDarkMode && (
          <SwitchRow
            name={t`Auto dark mode`}
            more={t`Dark from 19:00 to 08:00`}
            checked={settings.autoDark}
            onChange={(autoDark) => changeSettings({ autoDark })}
          />
        )}
      </SettingGroup>
      <SettingGroup name={t`General`}>
        <ChoiceRow
          name={t`Language`}
          value={LANGUAGE_NAMES[settings.language]}
          lang={settings.language}
          onOpen={() => setOpen("language")}
        />
        <ChoiceRow name={t`Time zone`} value={zoneName(settings.timeZone)} onOpen={() => setOpen("zone")} />
        <SwitchRow
          name={t`Bet notices`}
          more={t`Show when a bet changes status`}
          checked={settings.notification}
          onChange={(notification) => changeSettings({ notification })}
        />
      </SettingGroup>
      {care && <CareSettings care={care} />}
      <RadioSheet
        open={open === "style"}
        onClose={close}
        title={t`Odds style`}
        options={ORDER.filter((one) => allowed.includes(one)).map((one) => ({
          value: one,
          name: styleText(one),
          example: exampleOf(one),
        }))}
        value={style}
        onChoose={chooseOddsStyle}
      />
      <RadioSheet
        open={open === "language"}
        onClose={close}
        title={t`Language`}
        options={LANGUAGE_CODES.toSorted(
          (a, b) => Number(b === settings.language) - Number(a === settings.language),
        ).map((code) => ({ value: code, name: LANGUAGE_NAMES[code], lang: code }))}
        value={settings.language}
        onChoose={(language) => changeSettings({ language })}
      />
      <RadioSheet
        open={open === "zone"}
        onClose={close}
        title={t`Time zone`}
        options={zones.map((hours) => ({ value: hours, name: zoneName(hours), more: placesOf(hours) }))}
        value={settings.timeZone}
        onChoose={(timeZone) => changeSettings({ timeZone })}
      />
    </main>
  );
}
