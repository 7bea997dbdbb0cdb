import { useLingui } from "@lingui/react/macro";
import { useApp } from "#app/application/useApp.ts";
import { canVibrate } from "#app/flows/bets/vibration.ts";
import { useArea } from "#app/flows/session/preference.ts";
import { useOfferedThemes } from "#app/flows/session/themeCycle.ts";
import { changeSettings, useSettings } from "#app/stores/settings.ts";
import { chooseTheme, useTheme } from "#app/stores/theme.ts";
import { setVibration, useVibration } from "#app/stores/vibration.ts";
import { zoneName } from "#app/text/time/zoneTimes.ts";
import { useRowsChoice } from "#app/components/views/listChoices.ts";
import { ChoiceRow, SegmentRow, SettingGroup, SwitchRow } from "#app/components/views/SettingRow.tsx";
import { ThemeSwatches } from "./ThemeSwatches.tsx";

/** How the app looks: themes, dark mode by the time of day and in which zone, and after what the specification names, rows and vibration (spec §2, §4). */
export function AppearanceGroup({ onOpenZone }: { readonly onOpenZone: () => void }) {
  const app = useApp();
  const { t } = useLingui();
  const { autoDark: isAuto, timeZone } = useSettings();
  const theme = useTheme((state) => state.theme);
  const offered = useOfferedThemes();
  const { hasDarkMode } = useArea();
  const vibrates = useVibration(({ on }) => on);
  return (
    <SettingGroup name={t`Appearance`}>
      <ThemeSwatches offered={offered} theme={theme} onChoose={(name) => chooseTheme(app, name, Date.now())} />
      {hasDarkMode && (
        <SwitchRow
          q="set:autoDark"
          name={t`Auto dark mode`}
          more={t`Dark from 19:00 to 08:00`}
          checked={isAuto}
          onChange={(autoDark) => changeSettings(app, { autoDark })}
        />
      )}
      <ChoiceRow
        q="set:timeZone"
        chosen={timeZone}
        name={t`Time zone`}
        value={zoneName(timeZone)}
        onOpen={onOpenZone}
      />
      <SegmentRow {...useRowsChoice()} />
      {canVibrate() && (
        <SwitchRow
          q="set:vibration"
          name={t`Vibration`}
          more={t`Keys, placed bets, and goals in matches you bet on`}
          checked={vibrates}
          onChange={(on) => setVibration(app, on)}
        />
      )}
    </SettingGroup>
  );
}
